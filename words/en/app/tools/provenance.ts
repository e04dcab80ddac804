import { english, type DateFact, type NameFact } from '../../../../checks/index.ts';

const { amount, date, month } = english;

/** A date as it was written, in its own time zone: a time elsewhere may be another day. */
function when({ iso }: { iso: string }): string {
  const [, day = iso, time, zone = ''] = /^([\d-]+)(?:T(\d\d:\d\d)[\d:.]*(Z|[+-]\d\d:?\d\d)?)?$/.exec(iso) ?? [];
  const said = /^\d{4}$/.test(day) ? day : /^\d{4}-\d\d$/.test(day) ? month(day) : date(day);
  return [said, time, zone === 'Z' ? 'UTC' : zone].filter(Boolean).join(' ');
}

export const provenance = {
  timeline: {
    title: 'Timeline',
    none: 'There is no date that could be placed on a line.',
    published: 'published',
    modified: 'modified',
    unknown: 'not compared',
    day: ({ time }: { time: number }) => date(time),
    apart: {
      published: ({ days }: { days: number }) => `dates of publication are ${amount(days, 'day')} apart`,
      modified: ({ days }: { days: number }) => `dates of revision are ${amount(days, 'day')} apart`,
    },
    one: 'nothing to compare: fewer than two sources give a date',
    agree: 'dates of one kind agree',
  },
  dates: {
    title: 'Dates',
    rows: 'dates',
    none: 'The page shows no date, and there is none in its markup, its sitemap or its headers.',
    date: 'Date',
    kind: 'Kind',
    where: 'Where',
    written: 'As written',
    visible: 'Visible',
    compared: 'Compared',
    unreadable: 'cannot be read',
    roles: { published: 'published', modified: 'modified', unknown: 'not said' } satisfies Record<DateFact['role'], string>,
    places: {
      time: 'time element',
      text: 'visible text',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      meta: 'meta element',
      url: 'URL',
    } satisfies Record<DateFact['from'], string>,
    labelled: ({ place, label }: { place: string; label: string }) => `${place} (${label})`,
    lastmod: 'sitemap lastmod',
    header: 'Last-Modified header (a hint)',
    when,
    yes: 'yes',
    no: 'no',
    notOwn: 'no: not taken for the page’s own',
  },
  names: {
    title: 'Authors and publisher',
    rows: 'names',
    none: 'The page names neither an author nor a publisher.',
    role: 'Role',
    name: 'Name',
    type: 'Type',
    where: 'Where',
    visible: 'Visible',
    leadsTo: 'Leads to',
    nothing: 'nothing',
    roles: { author: 'author', publisher: 'publisher' } satisfies Record<NameFact['role'], string>,
    origins: {
      byline: 'byline',
      'rel-author': 'marked as author',
      meta: 'meta element',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      'site-name': 'site name',
      'title-suffix': 'end of the title',
      copyright: 'copyright line',
      logo: 'link to the front page',
      host: 'host name only',
    } satisfies Record<NameFact['from'], string>,
  },
  about: { title: 'Pages about who is behind it', none: 'No link to an about, contact or imprint page was found.' },
};
