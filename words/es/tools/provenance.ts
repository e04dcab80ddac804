import type { words as en } from '../../en/tools/provenance.ts';
import { spanish } from '../spanish.ts';

const { amount, date, month } = spanish;
const daysText = (days: number) => amount(days, { one: 'día', other: 'días' });

/** A date as it was written, in its own time zone: a time elsewhere may be another day. */
function when({ iso }: { iso: string }): string {
  const [, day = iso, time, zone = ''] = /^([\d-]+)(?:T(\d\d:\d\d)[\d:.]*(Z|[+-]\d\d:?\d\d)?)?$/.exec(iso) ?? [];
  const dayText = /^\d{4}$/.test(day) ? day : /^\d{4}-\d\d$/.test(day) ? month(day) : date(day);
  // Date and time are each kept on one line.
  return [dayText, [time, zone === 'Z' ? 'UTC' : zone].filter(Boolean).join(' ')]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' ')
    .trim();
}

export const words: typeof en = {
  timeline: {
    title: 'Cronología',
    none: 'Sin fechas que mostrar en una cronología.',
    published: 'publicado',
    modified: 'modificado',
    unknown: 'no se compara',
    day: ({ time }) => date(time),
    apart: {
      published: ({ days }) => `las fechas de publicación difieren en ${daysText(days)}`,
      modified: ({ days }) => `las fechas de modificación difieren en ${daysText(days)}`,
    },
    reversed: ({ days }) => `modificado ${daysText(days)} antes de la publicación`,
    one: 'nada que comparar: menos de dos fechas',
    agree: {
      both: 'las fechas de publicación coinciden; las de modificación también',
      published: 'las fechas de publicación coinciden',
      modified: 'las fechas de modificación coinciden',
      none: 'nada que comparar: no hay dos fechas de la misma clase',
    },
  },
  dates: {
    title: 'Fechas',
    rows: 'fechas',
    none: 'No se encontró ninguna fecha en la página, su marcado, su sitemap o sus cabeceras.',
    date: 'Fecha',
    kind: 'Tipo',
    where: 'Dónde',
    written: 'Tal como está escrita',
    visible: 'Visible',
    compared: 'Se compara',
    unreadable: 'no válida',
    roles: { published: 'publicación', modified: 'modificación', unknown: 'sin indicar' },
    places: {
      time: 'elemento <time>',
      text: 'texto visible',
      'json-ld': 'JSON-LD',
      microdata: 'microdatos',
      rdfa: 'RDFa',
      meta: 'etiqueta meta',
      url: 'URL',
    },
    labelled: ({ place, label }) => `${place} (${label})`,
    lastmod: 'lastmod del sitemap',
    header: 'cabecera Last-Modified (un indicio)',
    when,
    yes: 'sí',
    no: 'no',
    comparedAs: { published: 'sí, como publicación', modified: 'sí, como modificación', unknown: 'sí' },
    notOwn: 'no: no es la fecha de esta página',
  },
  names: {
    title: 'Autores y editor',
    rows: 'nombres',
    none: 'No se encontró autor ni editor.',
    role: 'Función',
    name: 'Nombre',
    type: 'Tipo',
    where: 'Dónde',
    visible: 'Visible',
    leadsTo: 'Enlaza a',
    nothing: 'nada',
    roles: { author: 'autor', publisher: 'editor' },
    origins: {
      byline: 'firma',
      'rel-author': 'marcado como autor',
      meta: 'etiqueta meta',
      'json-ld': 'JSON-LD',
      microdata: 'microdatos',
      rdfa: 'RDFa',
      'site-name': 'nombre del sitio',
      'title-suffix': 'final del título',
      copyright: 'línea de copyright',
      logo: 'enlace del logotipo',
      host: 'solo nombre de host',
    },
  },
  about: {
    title: 'Páginas «Acerca de», de contacto y de aviso legal',
    none: 'No se encontró ningún enlace a una página «Acerca de», de contacto o de aviso legal.',
  },
};
