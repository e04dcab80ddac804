import type { hreflang as en } from '../../en/checks/hreflang.ts';
import { tagFaultText } from './language-tags.ts';
import { agree, amount, and, language as languageName, number } from './grammar.ts';

const entries = (count: number) => amount(count, { one: 'entrada hreflang', other: 'entradas hreflang' });
const inBody = (count: number) =>
  `${amount(count, { one: 'enlace', other: 'enlaces' })} a versiones de idioma (hreflang) ${agree(count, 'está', 'están')} en el body, donde los buscadores ${agree(count, 'lo', 'los')} ignoran.`;

export const hreflang: typeof en = {
  title: 'El conjunto hreflang es válido',
  problem: 'El conjunto hreflang no es válido',
  why: 'hreflang indica a los buscadores qué versión de una página es para qué idioma y país. Las entradas no válidas se ignoran.',
  words: { code: 'Código', url: 'URL', from: 'De', head: 'elemento <link>', header: 'cabecera Link' },
  says: {
    valid: ({ count }) => ({ message: `${entries(count)}: todos los códigos y URL son válidos, y esta página está incluida.`, change: '' }),
    linkedOnly: ({ languages }) => ({
      message: `La página se enlaza a sí misma en ${agree(languages.length, 'otro idioma', `otros ${number(languages.length)} idiomas`)} (${and(languages.map(languageName))}), pero ni su head ni sus cabeceras incluyen esas versiones (hreflang).`,
      change: 'Incluir esta página y sus traducciones con hreflang en el head, en la cabecera Link o en el sitemap.',
    }),
    inSitemap: ({ count }) => ({
      message: `El sitemap incluye ${amount(count, { one: 'versión de idioma', other: 'versiones de idioma' })} de esta página (hreflang); esta comprobación solo lee las del head y las cabeceras.`,
      change: '',
    }),
    perhapsInSitemap: ({ languages }) => ({
      message: `La página se enlaza a sí misma en ${agree(languages.length, 'otro idioma', `otros ${number(languages.length)} idiomas`)} (${and(languages.map(languageName))}), y ni su head ni sus cabeceras incluyen esas versiones (hreflang). Puede que el sitemap las incluya, pero no se leyó entero.`,
      change: '',
    }),
    swapped: ({ count, total }) => ({
      message: `${number(count)} de ${amount(total, { one: 'versión de idioma', other: 'versiones de idioma' })} (hreflang) ${agree(count, 'apunta', 'apuntan')} a la URL de otro idioma: los códigos están intercambiados.`,
      change: 'Dar a cada código la URL de su propio idioma.',
    }),
    notItsLanguage: ({ code, language }) => ({
      message: `La página se incluye a sí misma como «${code}», pero su idioma es otro: ${languageName(language)}.`,
      change: `Usar el código del idioma de la página: ${language}, seguido de un país si la página se dirige a uno.`,
    }),
    none: () => ({ message: 'La página no declara versiones de idioma.', change: '' }),
    invalidCode: ({ code, fault }) => ({
      message: `El código de idioma «${code}» (hreflang) no es válido: ${tagFaultText(fault)}.`,
      change: 'Usar un idioma ISO 639-1, opcionalmente con una escritura y un país ISO 3166-1: en, en-GB, zh-Hant.',
    }),
    otherLanguage: ({ code, likely }) => ({
      message: `El código de idioma «${code}» (hreflang) es válido, pero corresponde a otro idioma. ¿Se quería decir «${likely}»?`,
      change: `Usar ${likely}, seguido de un país si la página se dirige a uno.`,
    }),
    relative: ({ count }) => ({
      message: `${amount(count, { one: 'URL', other: 'URL' })} de versiones de idioma (hreflang) ${agree(count, 'no es absoluta', 'no son absolutas')}.`,
      change: 'Usar la URL completa con https:// y host.',
    }),
    unreadable: ({ count }) => ({
      message: `${amount(count, { one: 'versión de idioma', other: 'versiones de idioma' })} (hreflang) no ${agree(count, 'tiene', 'tienen')} una URL válida.`,
      change: 'Usar la URL completa con https:// y host; un host no lleva espacios ni signos de porcentaje.',
    }),
    alsoInBody: ({ count }) => ({
      message: `${inBody(count)} El conjunto del head está completo sin ${agree(count, 'él', 'ellos')}.`,
      change: `Quitar ${agree(count, 'el enlace', 'los enlaces')} del body.`,
    }),
    noSelf: () => ({
      message:
        'La lista de versiones de idioma (hreflang) de esta página no incluye la propia página, así que puede que los buscadores ignoren la lista.',
      change: 'Añadir una entrada hreflang para esta página: cada versión de idioma debe incluirse a sí misma y a todas las demás.',
    }),
    ofCanonical: ({ url }) => ({
      message: `Las entradas hreflang son de la URL canónica (${url}), no de esta página. Es correcto.`,
      change: '',
    }),
    inBody: ({ count }) => ({ message: inBody(count), change: `Mover ${agree(count, 'el enlace', 'los enlaces')} al head.` }),
    conflicting: ({ code, count }) => ({
      message: `El código de idioma «${code}» (hreflang) tiene ${amount(count, { one: 'URL', other: 'URL distintas' })}.`,
      change: 'Usar una URL por código.',
    }),
    shared: ({ count, codes }) => ({
      message: `${amount(count, { one: 'URL figura', other: 'URL figuran' })} para más de un idioma${count > 1 ? ', como' : ':'} ${and(codes)}.`,
      change: 'Incluir cada URL solo para el idioma de su texto. Para los visitantes de los demás idiomas, añadir x-default.',
    }),
    noCatchAll: ({ language }) => ({
      message: `No hay una entrada general «${language}»: el idioma (${languageName(language)}) solo tiene versiones de país.`,
      change: `Añadir una entrada con el código «${language}»; puede usar la URL de una versión de país.`,
    }),
    methodsDiffer: () => ({
      message: 'El head y la cabecera Link declaran versiones de idioma (hreflang) distintas.',
      change: 'Usar un solo método.',
    }),
    canonicalElsewhere: ({ url }) => ({
      message: `La lista de versiones de idioma (hreflang) incluye esta página, pero su canónica es ${url}: los buscadores usan la lista de la canónica.`,
      change: 'Apuntar la URL canónica de cada versión de idioma a su propia URL.',
    }),
  },
};
