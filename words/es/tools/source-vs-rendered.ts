import type { words as en } from '../../en/tools/source-vs-rendered.ts';
import { spanish } from '../spanish.ts';

const { amount, number, percent } = spanish;

const inSource = (share: number) =>
  share > 0
    ? `El ${percent(share)} del texto principal está en el código fuente HTML`
    : 'Nada del texto principal está en el código fuente HTML';
const differing = (count: number) => amount(count, { one: 'campo difiere', other: 'campos difieren' });

export const words: typeof en = {
  same: ({ share }) => `${inSource(share)}, y ningún campo difiere.`,
  noMain: ({ fields }) =>
    fields === 0 ? 'Sin texto principal que comparar, y ningún campo difiere.' : `Sin texto principal que comparar; ${differing(fields)}.`,
  differs: ({ share, fields }) => `${inSource(share)}; ${differing(fields)}.`,
  fields: {
    title: 'Campos',
    note: 'Izquierda: el código fuente HTML del servidor, sin JavaScript. Derecha: el HTML renderizado en este navegador.',
    rows: 'campos',
    none: 'No hay nada que comparar.',
    field: 'Campo',
    compared: 'Comparación',
    source: 'Código fuente',
    rendered: 'Renderizado',
    same: 'igual',
    differs: 'difiere',
    absent: 'ninguno',
    judged: { title: 'Título', description: 'Metadescripción', h1: 'Encabezado principal', canonical: 'URL canónica', robots: 'Robots' },
    hreflang: 'hreflang',
    language: 'Idioma',
    headings: 'Encabezados',
    links: 'Enlaces',
    jsonLd: 'Bloques JSON-LD',
    openGraph: 'Etiquetas Open Graph',
    number: ({ count }) => number(count),
  },
  missing: {
    title: 'Texto principal que falta en el código fuente HTML',
    noMain: 'No se encontró contenido principal en la página.',
    none: 'No falta nada: todo el texto principal está en el código fuente HTML.',
    mark: 'Resaltar en la página el texto que falta',
    part: ({ share }) => `${percent(share)} en el código fuente HTML`,
    whole: 'no está en el código fuente HTML',
  },
  viewAs: {
    title: 'Ver como',
    note: 'Pageloupe solicita la página con el user agent de este navegador: cambiarlo exigiría un permiso para todos los sitios. Un sitio que trata de otra forma a los rastreadores muestra aquí lo que devuelve a los navegadores. La línea de comandos puede enviar el user agent de un rastreador.',
    agents: { desktop: 'Escritorio', mobile: 'Móvil', googlebot: 'Googlebot', gptbot: 'GPTBot' },
    people: 'Las personas reciben la página renderizada. robots.txt y las directivas robots no se les aplican.',
    gets: 'Lee',
    reads: {
      googlebot: 'Primero el código fuente HTML, después la página como la renderiza un móvil.',
      gptbot: 'Solo el código fuente HTML: no ejecuta JavaScript.',
    },
    robotsTxt: 'Contenido y robots.txt',
    directives: 'Directivas robots',
    none: 'ninguna que lo restrinja',
    unknown: 'no se pudo comprobar',
    openWindow: ({ width }) => `Abrir en una ventana de ${number(width)} px`,
    copyCommand: 'Copiar el comando',
  },
  diff: {
    title: 'El texto, línea por línea',
    note: '+ está solo en el HTML renderizado (necesita JavaScript). − está solo en el código fuente HTML.',
    rendered: ({ count }) => `${number(count)} solo en el renderizado`,
    source: ({ count }) => `${number(count)} solo en el código fuente`,
    sides: { both: 'en ambos', rendered: 'solo en el renderizado', source: 'solo en el código fuente' },
    same: ({ count }) => `${amount(count, { one: 'línea', other: 'líneas' })} en ambos`,
    partly: ({ share }) => `(${percent(share)} en el código fuente HTML)`,
    more: ({ count }) => `Mostrar ${number(count)} más`,
    copy: 'Copiar las diferencias',
  },
};
