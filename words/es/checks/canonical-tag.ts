import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTag as en } from '../../en/checks/canonical-tag.ts';
import { agree, and, number } from './grammar.ts';
import { canonicalDifferences } from './kinds.ts';

/** Named without articles, in parentheses. */
/** Where else the page declares itself as indexable. */
const listings = { hreflang: 'sus propios enlaces hreflang', sitemap: 'el sitemap' };
/** The first sentence to read if the canonical is another page. */
const instead = (url: string) => `La URL canónica apunta a ${clipText(url, 200)}, no a esta página`;

export const canonicalTag: typeof en = {
  title: 'Una URL canónica válida y absoluta',
  problem: 'La URL canónica falta, no es válida o apunta a otra página',
  why: 'La canónica es la URL bajo la que se indexan y citan juntos los duplicados de una página. Los buscadores ignoran las canónicas rotas o contradictorias y eligen una por su cuenta.',
  words: {
    where: 'Dónde',
    written: 'Tal como está escrita',
    linkHeader: 'cabecera Link',
    invalid: 'no válida',
    both: 'URL y canónica',
    attributes: 'Atributos',
  },
  says: {
    self: () => ({ message: 'La canónica es esta URL.', change: '' }),
    variant: ({ url, by }) => ({
      message: `La canónica es una variante de esta URL${by.length > 0 ? ` (${and(by.map((one) => canonicalDifferences[one]))})` : ''}: ${url}`,
      change: '',
    }),
    elsewhere: ({ url }) => ({
      message: `${instead(url)}.`,
      change:
        'Apuntarla a la URL de esta página; si no, los buscadores probablemente indexarán la otra en su lugar. Si esta página es una copia de aquella, dejarla así.',
    }),
    contradicted: ({ url, by }) => ({
      message: `${instead(url)}, pero ${and(by.map((one) => listings[one]))} ${by.length > 1 || by[0] === 'hreflang' ? 'indican' : 'indica'} esta página.`,
      change:
        'Apuntar la canónica a la URL de esta página. Si la página es una copia de la otra, quitarla de los conjuntos hreflang y los sitemaps.',
    }),
    keptOut: ({ url }) => ({ message: `La URL canónica apunta a otra página: ${url}`, change: '' }),
    tracked: ({ url, parameters }) => ({
      message: `La URL canónica lleva ${agree(parameters.length, 'un parámetro de seguimiento o de sesión', 'parámetros de seguimiento o de sesión')} (${and(parameters)}): ${url}`,
      change: 'Quitar los parámetros de la URL canónica.',
    }),
    cleans: () => ({ message: 'La canónica es esta URL sin parámetros de seguimiento o de sesión, como debe ser.', change: '' }),
    notUsed: ({ count, attributes }) => ({
      message: `${agree(count, 'Una etiqueta canonical tiene', `${number(count)} etiquetas canonical tienen`)} ${agree(attributes.length, 'el atributo', 'los atributos')} ${and(attributes)}, así que Google no ${agree(count, 'la', 'las')} usa.`,
      change: 'Declarar la URL que se debe indexar en una etiqueta canonical que solo tenga rel y href.',
    }),
    none: () => ({ message: 'No hay URL canónica, y la URL no tiene cadena de consulta: aquí una canónica es opcional.', change: '' }),
    missingWithQuery: ({ query }) => ({
      message: `No hay URL canónica, aunque la URL tiene una cadena de consulta: ${query}`,
      change: 'Añadir una URL canónica para que la página no se indexe una vez por cada combinación de parámetros.',
    }),
    missingWithVersions: ({ count, url }) => ({
      message: `No hay URL canónica, aunque la página enlaza a ${agree(count, 'otra versión', `otras ${number(count)} versiones`)} de sí misma, como ${clipText(url, 200)}`,
      change: 'Apuntar la canónica de cada versión a la que debe encontrarse, normalmente la más reciente.',
    }),
    otherVersion: ({ url }) => ({
      message: `La canónica es otra versión de esta página, cuya URL indexan los buscadores: ${url}`,
      change: '',
    }),
    several: ({ count }) => ({
      message: `La página declara ${number(count)} URL canónicas distintas: los buscadores las ignoran todas o eligen una.`,
      change: 'Conservar una sola URL canónica.',
    }),
    headerDisagrees: () => ({
      message: 'La cabecera Link y el HTML declaran URL canónicas distintas.',
      change: 'Declarar la misma URL en ambos o conservar uno de los dos.',
    }),
    inBody: () => ({
      message: 'La etiqueta canonical está en el body, donde los buscadores la ignoran.',
      change: 'Moverla al head y asegurarse de que ningún elemento anterior cierre el head.',
    }),
    inBodyToo: ({ count, differs }) => ({
      message: `El body contiene ${agree(count, 'otra etiqueta canonical', `otras ${number(count)} etiquetas canonical`)}, que los buscadores ignoran${differs ? '; la URL difiere de la válida' : ''}.`,
      change: `Quitar ${agree(count, 'la etiqueta canonical', 'las etiquetas canonical')} del body.`,
    }),
    unreadable: ({ href }) => ({
      message: href.trim() === '' ? 'La etiqueta canonical está vacía.' : `La canónica no es una URL http(s) válida: ${href}`,
      change: 'Usar una URL absoluta, como https://example.com/page.',
    }),
    root: ({ url }) => ({
      message: `La URL canónica apunta a la página principal, no a esta página: ${url}`,
      change: 'Apuntar la canónica a la URL de esta página.',
    }),
    otherLanguage: ({ url, code }) => ({
      message: `La URL canónica apunta a la versión para otro idioma u otra región (hreflang ${code}), no a esta página: ${url}`,
      change: 'Apuntar la canónica de cada versión de idioma a su propia URL.',
    }),
    relative: ({ href }) => ({ message: `La canónica es una URL relativa: ${href}`, change: 'Usar la URL completa con esquema y host.' }),
    insecure: ({ url }) => ({ message: `La página se sirve por https, pero su canónica es http: ${url}`, change: 'Usar https.' }),
    fragment: ({ href }) => ({
      message: `La URL canónica contiene un fragmento, que los buscadores ignoran: ${href}`,
      change: 'Quitar el fragmento.',
    }),
    nearly: ({ url, by }) => ({
      message: `La canónica no es exactamente esta URL (única diferencia: ${and(by.map((one) => canonicalDifferences[one]))}): ${url}`,
      change: 'Usar una sola forma en todas partes: en la canónica, los enlaces y las redirecciones.',
    }),
  },
};
