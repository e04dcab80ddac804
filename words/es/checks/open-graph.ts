import { metaPropertyTag } from '../../../checks/core/helpers/meta-property-tag.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { openGraph as en } from '../../en/checks/open-graph.ts';
import { misreadCause, misreadExample } from './misread.ts';
import { agree, and, number } from './grammar.ts';

const lacking = (names: readonly string[]) => `${agree(names.length, 'Falta', 'Faltan')} ${and(names)}, que Open Graph exige.`;
const addText = (names: readonly string[]) => `Añadir ${and(names.map(metaPropertyTag))}.`;

export const openGraph: typeof en = {
  title: 'Las etiquetas Open Graph están completas',
  problem: 'Las etiquetas Open Graph están incompletas',
  why: 'Las redes sociales y los servicios de mensajería crean con estas etiquetas las vistas previas de los enlaces. Sin ellas, adivinan o muestran solo la URL.',
  says: {
    complete: () => ({ message: 'og:title, og:type, og:image y og:url están definidas.', change: '' }),
    noPreview: () => ({
      message: 'Faltan og:title y og:image: un enlace compartido no tiene vista previa.',
      change: 'Añadir og:title y og:image, y después og:type y og:url, como elementos meta con un atributo property.',
    }),
    missing: ({ names }) => ({ message: lacking(names), change: addText(names) }),
    assumed: ({ names }) => ({
      message: `${lacking(names)} Las redes suponen entonces la URL compartida y el tipo website.`,
      change: addText(names),
    }),
    noDescription: () => ({
      message: 'No hay og:description: las vistas previas muestran otro texto o ninguno.',
      change: 'Añadir og:description con una o dos frases.',
    }),
    nameAttribute: ({ names }) => ({
      message: `${and(names)} ${agree(names.length, 'usa', 'usan')} un atributo name; Open Graph se define con property.`,
      change: 'Usar <meta property="og:…">: las redes que siguen la especificación ignoran la otra forma.',
    }),
    otherUrl: () => ({
      message: 'og:url no coincide con la URL canónica, así que los «Me gusta» y los compartidos cuentan para otra página.',
      change: 'Usar la URL canónica en og:url.',
    }),
    urlElsewhere: ({ url }) => ({
      message: `og:url es ${url}, no esta página, así que los «Me gusta» y los compartidos cuentan para aquella. Ninguna URL canónica indica cuál es la correcta.`,
      change: 'Usar la URL de esta página en og:url y declararla como canónica.',
    }),
    severalUrls: ({ count }) => ({
      message: `${number(count)} etiquetas og:url distintas: para qué página cuentan los «Me gusta» y los compartidos depende de la red.`,
      change: 'Conservar una sola og:url, igual a la URL canónica.',
    }),
    badUrl: ({ url }) => ({ message: `og:url no es una URL absoluta: ${url}`, change: 'Usar la URL completa con https://.' }),
    unknownType: ({ type }) => ({
      message: `og:type «${clipText(type, 60)}» no es un tipo de Open Graph: las redes tratan la página como un sitio web.`,
      change: '',
    }),
    misread: ({ names, ...misread }) => ({
      message: `${and(names)} ${agree(names.length, 'muestra', 'muestran')} ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    severalTitles: ({ count }) => ({
      message: `${number(count)} etiquetas og:title distintas: cuál se muestra depende de la red.`,
      change: 'Conservar una sola og:title.',
    }),
  },
};
