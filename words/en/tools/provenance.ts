import { english } from '../../../checks/core/wording.ts';
import type { DateFact, NameFact } from '../../../checks/core/facts/about.ts';

const { amount, date, month } = english;

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

export const words = {
  timeline: {
    title: 'Timeline',
    none: 'No dates to show on a timeline.',
    published: 'published',
    modified: 'modified',
    unknown: 'not compared',
    day: ({ time }: { time: number }) => date(time),
    apart: {
      published: ({ days }: { days: number }) => `publication dates differ by ${amount(days, 'day')}`,
      modified: ({ days }: { days: number }) => `modified dates differ by ${amount(days, 'day')}`,
    },
    reversed: ({ days }: { days: number }) => `modified ${amount(days, 'day')} before publication`,
    one: 'nothing to compare: fewer than two dates',
    agree: {
      both: 'publication dates match; modified dates match',
      published: 'publication dates match',
      modified: 'modified dates match',
      none: 'nothing to compare: no two dates of the same kind',
    },
  },
  dates: {
    title: 'Dates',
    rows: 'dates',
    none: 'No date found on the page, in its markup, its sitemap or its headers.',
    date: 'Date',
    kind: 'Type',
    where: 'Where',
    written: 'As written',
    visible: 'Visible',
    compared: 'Compared',
    unreadable: 'invalid',
    roles: { published: 'published', modified: 'modified', unknown: 'not stated' } satisfies Record<DateFact['role'], string>,
    places: {
      time: '<time> element',
      text: 'visible text',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      meta: 'meta tag',
      url: 'URL',
    } satisfies Record<DateFact['from'], string>,
    labelled: ({ place, label }: { place: string; label: string }) => `${place} (${label})`,
    lastmod: 'sitemap lastmod',
    header: 'Last-Modified header (a hint)',
    when,
    yes: 'yes',
    no: 'no',
    comparedAs: { published: 'yes, as published', modified: 'yes, as modified', unknown: 'yes' } satisfies Record<DateFact['role'], string>,
    notOwn: 'no: not this page’s date',
  },
  names: {
    title: 'Authors and publisher',
    rows: 'names',
    none: 'No author or publisher found.',
    role: 'Role',
    name: 'Name',
    type: 'Type',
    where: 'Where',
    visible: 'Visible',
    leadsTo: 'Linked to',
    nothing: 'nothing',
    roles: { author: 'author', publisher: 'publisher' } satisfies Record<NameFact['role'], string>,
    origins: {
      byline: 'byline',
      'rel-author': 'marked as author',
      meta: 'meta tag',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      'site-name': 'site name',
      'title-suffix': 'end of the title',
      copyright: 'copyright line',
      logo: 'logo link',
      host: 'host name only',
    } satisfies Record<NameFact['from'], string>,
  },
  about: { title: 'About, contact and legal pages', none: 'No link to an about, contact or imprint page was found.' },
};
