import type { words as en } from '../../en/tools/provenance.ts';
import { french } from '../french.ts';

const { amount, date, month } = french;
const daysText = (days: number) => amount(days, { one: 'jour', other: 'jours' });

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
    title: 'Chronologie',
    none: 'Aucune date à placer sur une chronologie.',
    published: 'publié',
    modified: 'modifié',
    unknown: 'non comparé',
    day: ({ time }) => date(time),
    apart: {
      published: ({ days }) => `dates de publication distantes de ${daysText(days)}`,
      modified: ({ days }) => `dates de modification distantes de ${daysText(days)}`,
    },
    reversed: ({ days }) => `modifié ${daysText(days)} avant la publication`,
    one: 'rien à comparer : moins de deux dates',
    agree: {
      both: 'les dates de publication concordent ; les dates de modification concordent',
      published: 'les dates de publication concordent',
      modified: 'les dates de modification concordent',
      none: 'rien à comparer : pas deux dates du même type',
    },
  },
  dates: {
    title: 'Dates',
    rows: 'dates',
    none: 'Aucune date trouvée sur la page, dans son balisage, son sitemap ou ses en-têtes.',
    date: 'Date',
    kind: 'Type',
    where: 'Emplacement',
    written: 'Texte d’origine',
    visible: 'Visible',
    compared: 'Comparée',
    unreadable: 'non valide',
    roles: { published: 'publié', modified: 'modifié', unknown: 'non précisé' },
    places: {
      time: 'élément <time>',
      text: 'texte visible',
      'json-ld': 'JSON-LD',
      microdata: 'microdonnées',
      rdfa: 'RDFa',
      meta: 'balise meta',
      url: 'URL',
    },
    labelled: ({ place, label }) => `${place} (${label})`,
    lastmod: 'lastmod du sitemap',
    header: 'en-tête Last-Modified (un indice)',
    when,
    yes: 'oui',
    no: 'non',
    comparedAs: { published: 'oui, comme publication', modified: 'oui, comme modification', unknown: 'oui' },
    notOwn: 'non : pas la date de cette page',
  },
  names: {
    title: 'Auteurs et éditeur',
    rows: 'noms',
    none: 'Aucun auteur ni éditeur trouvé.',
    role: 'Rôle',
    name: 'Nom',
    type: 'Type',
    where: 'Emplacement',
    visible: 'Visible',
    leadsTo: 'Lien vers',
    nothing: 'rien',
    roles: { author: 'auteur', publisher: 'éditeur' },
    origins: {
      byline: 'signature',
      'rel-author': 'balisé comme auteur',
      meta: 'balise meta',
      'json-ld': 'JSON-LD',
      microdata: 'microdonnées',
      rdfa: 'RDFa',
      'site-name': 'nom de site',
      'title-suffix': 'fin du title',
      copyright: 'ligne de copyright',
      logo: 'lien du logo',
      host: 'nom d’hôte seulement',
    },
  },
  about: {
    title: 'Pages À propos, contact et mentions légales',
    none: 'Aucun lien vers une page À propos, de contact ou de mentions légales n’a été trouvé.',
  },
};
