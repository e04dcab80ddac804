import type { words as en } from '../../en/tools/page-diff.ts';
import { spanish } from '../spanish.ts';

const { amount, number, time } = spanish;

export const words: typeof en = {
  snapshots: {
    title: 'Capturas',
    note: 'Solo en este dispositivo. Cada auditoría de una página deja una captura de ella (Configuración); las guardadas a mano quedan hasta que se eliminan. Las pestañas auditadas en esta sesión se pueden comparar sin guardar.',
    save: 'Guardar una captura de esta página',
    reading: 'Leyendo capturas…',
    none: 'Todavía no hay capturas. Auditar la página de nuevo más tarde, o guardar una ahora, cambiar la página y volver, o auditar otra pestaña y comparar las dos.',
    compare: 'Comparar',
    from: { tab: 'Pestaña abierta:', automatic: 'Auditoría anterior:' },
    delete: 'Eliminar',
    deleteOf: ({ at }) => `Eliminar la captura: ${at}`,
    at: ({ at, timeZone }) => time(at, timeZone),
    unknownDay: 'una fecha desconocida',
  },
  sides: {
    title: 'Lado a lado',
    note: 'Solo lo que difiere: puntuaciones, la página de un vistazo y comprobaciones con otro estado.',
    rows: 'diferencias',
    none: 'Nada difiere.',
    nothing: 'nada',
    unrecorded: 'no se registró entonces',
    what: 'Qué',
    here: 'Esta página',
    there: 'Otra página',
    before: 'Antes',
    now: 'Ahora',
    self: 'esta página',
    length: ({ count, in: unit }) =>
      unit === 'words'
        ? amount(count, { one: 'palabra', other: 'palabras' })
        : `aprox. ${amount(count, { one: 'carácter', other: 'caracteres' })}`,
    links: ({ internal, external }) =>
      `${amount(internal, { one: 'interno', other: 'internos' })}, ${amount(external, { one: 'externo', other: 'externos' })}`,
    images: ({ total, withoutAlt }) =>
      `${amount(total, { one: 'imagen', other: 'imágenes' })}, ${number(withoutAlt)} sin texto alternativo`,
    parts: {
      score: 'Puntuación de auditoría',
      geo: 'Puntuación GEO',
      crawler: 'Contenido principal que llega a ChatGPT',
      status: 'Estado HTTP',
      title: 'Título',
      description: 'Descripción',
      h1: 'h1',
      canonical: 'URL canónica',
      robots: 'Directivas robots (Google)',
      length: 'Texto principal',
      headings: 'Encabezados',
      links: 'Enlaces',
      images: 'Imágenes',
      types: 'Tipos de datos estructurados',
      published: 'Publicado',
      modified: 'Modificado',
    },
  },
  changes: {
    title: 'Cada diferencia',
    note: ({ at }) => `Rojo (−): solo en lo auditado (${at}). Verde (+): solo en esta página.`,
    none: 'Sin diferencias: metadatos, encabezados, enlaces, datos estructurados y texto principal son iguales.',
    onlyThere: 'solo en la otra',
    onlyHere: 'solo en esta página',
    first: ({ count }) => `De cada clase solo se muestran las primeras ${number(count)}.`,
    parts: {
      metas: 'Metadatos',
      linkElements: 'Elementos link',
      headings: 'Encabezados',
      links: 'Enlaces',
      data: 'Datos estructurados',
      text: 'Texto principal',
    },
  },
};
