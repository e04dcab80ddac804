import type { FactName } from '../../../../checks/core/facts.ts';
import type { parts as en } from '../../../en/app/tools/parts.ts';
import { probeText } from '../../checks/probes.ts';
import { reasonText } from '../../checks/reasons.ts';
import { spanish } from '../../spanish.ts';

const { amount, number, percent, and } = spanish;

/** The name of each fact in a sentence, and whether it is plural. */
const subjects: Record<FactName, readonly [subject: string, plural?: true]> = {
  page: ['el documento'],
  head: ['el head'],
  headings: ['los encabezados', true],
  links: ['los enlaces', true],
  images: ['las imágenes', true],
  text: ['el texto de la página'],
  main: ['el contenido principal'],
  language: ['el idioma'],
  pageType: ['el tipo de página'],
  semantics: ['el significado de los elementos'],
  structuredData: ['los datos estructurados', true],
  parts: ['las partes de la página', true],
  controls: ['los botones y campos', true],
  provenance: ['las fechas y los nombres', true],
  about: ['el tema de la página'],
  offer: ['la oferta'],
  resources: ['la lista de recursos cargados'],
  vitals: ['las Core Web Vitals', true],
  device: ['la adaptación a móviles'],
  response: ['la respuesta del servidor'],
  served: ['el código fuente HTML'],
  robotsTxt: ['robots.txt'],
  sitemap: ['el sitemap'],
  llmsTxt: ['llms.txt'],
  schemaTerms: ['los términos de schema.org', true],
  linkStatus: ['los enlaces', true],
  canonicalTarget: ['el destino de la URL canónica'],
  alternates: ['las versiones de idioma', true],
  shareImage: ['la imagen para compartir'],
  icons: ['los archivos de iconos', true],
  redirects: ['la cadena de redirecciones'],
};
const imagesOf = (count: number) => amount(count, { one: 'imagen', other: 'imágenes' });
/** The first names, and the number of others. */
const first = (names: readonly string[]) =>
  names.length > 3 ? and([...names.slice(0, 3), `${number(names.length - 3)} más`]) : and(names);

export const parts: typeof en = {
  pending: ({ fact }) => `Leyendo todavía ${subjects[fact][0]}…`,
  unprobed: ({ fact }) =>
    `Solo se ${subjects[fact][1] ? 'comprueban' : 'comprueba'} ${subjects[fact][0]} al iniciar la comprobación de enlaces.`,
  unread: ({ fact, why }) => `No se ${subjects[fact][1] ? 'pudieron' : 'pudo'} leer ${subjects[fact][0]}. ${reasonText(why)}`,
  firstLinks: ({ read, total }) =>
    `La página tiene ${amount(total, { one: 'enlace', other: 'enlaces' })}; aquí se leen y se muestran los primeros ${number(read)}.`,
  scaled: ({ share }) => `Reducido al ${percent(share)} para que quepa.`,
  marks: { keep: 'Fijar el resaltado', remove: 'Quitar el resaltado (Esc)' },
  pictures: {
    unavailable: 'Aquí no se cargan imágenes.',
    loading: 'Cargando…',
    loadingPictures: 'Cargando imágenes.',
    again: 'Reintentar',
    load: ({ count }) => `Cargar ${imagesOf(count)}`,
    unloaded: ({ hosts }) =>
      `Las imágenes solo se solicitan al hacer clic: el botón las solicita a ${first(hosts)}, sin cookies ni referrer.`,
    toAllow: ({ hosts }) =>
      `El navegador pedirá permitir ${first(hosts)}: sin permiso, los navegadores no dejan que las extensiones carguen imágenes de otros sitios.`,
    failed: ({ count, reasons }) =>
      `No se ${count === 1 ? 'pudo' : 'pudieron'} cargar ${imagesOf(count)}: ${[...new Set(reasons.map(probeText))].slice(0, 3).join('; ')}.`,
    inside: ({ count }) =>
      count === 1 ? 'Nunca se solicita 1 imagen con una URL privada.' : `Nunca se solicitan ${imagesOf(count)} con URL privadas.`,
  },
};
