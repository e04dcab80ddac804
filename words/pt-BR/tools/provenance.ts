import type { words as en } from '../../en/tools/provenance.ts';
import { portuguese } from '../portuguese.ts';

const { amount, date, month } = portuguese;
const daysText = (days: number) => amount(days, { one: 'dia', other: 'dias' });

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
    title: 'Linha do tempo',
    none: 'Nenhuma data para mostrar em uma linha do tempo.',
    published: 'publicado',
    modified: 'modificado',
    unknown: 'não comparado',
    day: ({ time }) => date(time),
    apart: {
      published: ({ days }) => `as datas de publicação diferem em ${daysText(days)}`,
      modified: ({ days }) => `as datas de modificação diferem em ${daysText(days)}`,
    },
    reversed: ({ days }) => `modificado ${daysText(days)} antes da publicação`,
    one: 'nada a comparar: menos de duas datas',
    agree: {
      both: 'as datas de publicação coincidem; as de modificação também',
      published: 'as datas de publicação coincidem',
      modified: 'as datas de modificação coincidem',
      none: 'nada a comparar: não há duas datas do mesmo tipo',
    },
  },
  dates: {
    title: 'Datas',
    rows: 'datas',
    none: 'Nenhuma data encontrada na página, na marcação, no sitemap ou nos cabeçalhos HTTP.',
    date: 'Data',
    kind: 'Tipo',
    where: 'Onde',
    written: 'Como está escrita',
    visible: 'Visível',
    compared: 'Comparada',
    unreadable: 'inválida',
    roles: { published: 'publicação', modified: 'modificação', unknown: 'não indicado' },
    places: {
      time: 'elemento <time>',
      text: 'texto visível',
      'json-ld': 'JSON-LD',
      microdata: 'microdados',
      rdfa: 'RDFa',
      meta: 'tag meta',
      url: 'URL',
    },
    labelled: ({ place, label }) => `${place} (${label})`,
    lastmod: 'lastmod do sitemap',
    header: 'cabeçalho HTTP Last-Modified (um indício)',
    when,
    yes: 'sim',
    no: 'não',
    comparedAs: { published: 'sim, como publicação', modified: 'sim, como modificação', unknown: 'sim' },
    notOwn: 'não: não é a data desta página',
  },
  names: {
    title: 'Autores e editor',
    rows: 'nomes',
    none: 'Nenhum autor ou editor encontrado.',
    role: 'Função',
    name: 'Nome',
    type: 'Tipo',
    where: 'Onde',
    visible: 'Visível',
    leadsTo: 'Link para',
    nothing: 'nada',
    roles: { author: 'autor', publisher: 'editor' },
    origins: {
      byline: 'assinatura',
      'rel-author': 'marcado como autor',
      meta: 'tag meta',
      'json-ld': 'JSON-LD',
      microdata: 'microdados',
      rdfa: 'RDFa',
      'site-name': 'nome do site',
      'title-suffix': 'fim do título',
      copyright: 'linha de copyright',
      logo: 'link do logotipo',
      host: 'só o nome do host',
    },
  },
  about: {
    title: 'Páginas “Sobre”, de contato e de informações legais',
    none: 'Nenhum link para uma página “Sobre”, de contato ou de informações legais foi encontrado.',
  },
};
