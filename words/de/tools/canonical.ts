import type { words as en } from '../../en/tools/canonical.ts';
import { german } from '../german.ts';
import { probeText } from '../checks/probes.ts';
import { canonicalDifferences } from '../checks/kinds.ts';

const { amount, and } = german;

export const words: typeof en = {
  diagram: 'Diese URL und jede Stelle, die ein Canonical für die Seite angibt',
  thisUrl: 'Diese URL',
  named: {
    none: 'Die Seite gibt kein Canonical an. Es ist optional; ohne wählen Suchmaschinen selbst.',
    unusable: 'Suchmaschinen ignorieren das Canonical: Seine URL ist ungültig oder es steht im Body.',
    itself: 'Die Seite gibt ein Canonical an: diese URL.',
    variant: 'Die Seite gibt ein Canonical an: eine Variante dieser URL.',
    other: 'Die Seite gibt ein Canonical an: eine andere URL.',
    several: ({ count }) =>
      `Die Seite gibt ${amount(count, { one: 'Canonical', other: 'verschiedene Canonicals' })} an; Suchmaschinen wählen selbst.`,
    many: ({ count }) =>
      `Alle Stellen zusammen nennen ${amount(count, { one: 'URL', other: 'verschiedene URLs' })}. Weiterleitungen und Canonicals sind starke Hinweise, Sitemaps schwache.`,
  },
  copy: 'Canonical-Tag für diese URL kopieren',
  places: {
    html: 'HTML',
    htmlHelp: 'link rel=canonical',
    header: 'Header',
    headerHelp: 'Link: rel=canonical',
    ogUrl: 'og:url',
    ogUrlHelp: 'für Linkvorschauen',
    hreflang: 'hreflang',
    hreflangHelp: 'Eintrag für die Seite selbst',
    noHreflang: 'kein hreflang angegeben',
    sitemap: 'Sitemap',
    sitemapHelp: 'loc',
  },
  relations: { same: 'diese URL', variant: 'eine Variante', other: 'eine andere URL', none: 'keine', unknown: 'unbekannt' },
  variantBy: ({ by }) => `eine Variante, Unterschied: ${and(by.map((one) => canonicalDifferences[one]))}`,
  target: {
    title: 'Das Ziel',
    self: 'Das Canonical ist diese URL, also gibt es kein anderes Ziel zu prüfen.',
    several: 'Die Canonicals sind verschieden, also gibt es kein einzelnes Ziel zu prüfen.',
    none: 'Es gibt kein Canonical-Ziel zu prüfen.',
    url: 'URL',
    answer: 'Antwort',
    indexing: 'Indexierung',
    robotsTxt: 'robots.txt',
    canonical: 'Sein Canonical',
    pageTitle: 'Titel',
    heading: 'Hauptüberschrift',
    noAnswer: 'keine Antwort',
    noAnswerFor: ({ why }) => `keine Antwort: ${probeText(why)}`,
    status: ({ status }) => `Status ${status}`,
    statusAfter: ({ status, redirects }) =>
      `Status ${status} nach ${amount(redirects, { one: 'Weiterleitung', other: 'Weiterleitungen' })}`,
    unverified: ({ status }) => `Status ${status}: konnte nicht überprüft werden`,
    unknown: 'unbekannt',
    missing: 'keins',
    indexable: 'erlaubt',
    noindex: 'noindex',
    crawlable: 'Crawling erlaubt',
    uncrawlable: 'Crawling blockiert',
    itself: 'es selbst',
    onward: 'eine andere URL',
    namesNone: 'keins',
  },
};
