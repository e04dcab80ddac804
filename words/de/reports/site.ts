import { site as english } from '../../en/reports/site.ts';
import { probeText } from '../checks/probes.ts';
import { german } from '../german.ts';

const { amount, number } = german;
const pagesOf = (count: number) => amount(count, { one: 'Seite', other: 'Seiten' });
const clicksOf = (count: number) => amount(count, { one: 'Klick', other: 'Klicks' });
/** Addresses of sources are the same in every language. */
const { issues } = english;

export const site: typeof english = {
  gates: {
    'http-status': 'einen Fehler oder Soft-404-Fehler',
    'index-directives': 'noindex',
    'robots-txt-access': 'robots.txt',
    'canonical-tag': 'ein Canonical auf eine andere Seite',
    'canonical-target': 'ein Canonical auf eine andere Seite',
    'main-content': 'fehlenden Text',
  },
  canonicals: {
    elsewhere: 'Sagt Suchmaschinen, dass sie die Zielseite statt dieser Seite indexieren sollen.',
    loop: 'Das Canonical der Zielseite verweist hierher zurück: eine Schleife.',
    chain: 'Das Canonical der Zielseite verweist auf eine weitere Seite.',
    noindex: 'Die Zielseite hat noindex.',
    failing: 'Die Zielseite antwortet mit einem Fehler.',
    redirect: 'Die Ziel-URL leitet zu einer anderen Seite weiter.',
  },
  alternates: {
    'no-return': 'Der anderen Version fehlt der Rückverweis auf diese Seite.',
    noindex: 'Die andere Version hat noindex.',
    failing: 'Die andere Version antwortet mit einem Fehler.',
    'canonical-elsewhere': 'Das Canonical der anderen Version verweist auf eine andere Seite.',
    'x-default-differs': 'Die andere Version gibt ein anderes x-default an.',
  },
  broken: ({ why }) => probeText(why),
  noResponse: 'keine Antwort',
  alike: ({ count }) => `${pagesOf(count)} mit fast demselben Text`,
  redirects: ({ url, to, hops }) =>
    `${url} → ${to}${hops > 1 ? ` (${amount(hops, { one: 'Weiterleitung', other: 'Weiterleitungen' })})` : ''}`,
  clicksAway: ({ clicks }) => `${clicksOf(clicks)} ab der Start-URL`,
  depth: ({ counts }) =>
    `Seiten nach Klicks ab der Start-URL: ${counts.map((count, clicks) => `${number(clicks)}: ${number(count ?? 0)}`).join(', ')}.`,
  reachedFrom: ({ isDirect, chains, left }) =>
    `${isDirect ? 'Auch erreicht' : 'Erreicht'} über: ${chains.join(', ')}${left > 0 ? ` und ${number(left)} weitere` : ''}`,
  inlinks: ({ count, from, clicks }) =>
    [
      clicks === null ? 'Von der Start-URL aus nicht verlinkt' : clicks === 0 ? 'Start-URL' : `${clicksOf(clicks)} ab der Start-URL`,
      count === 0
        ? 'keine andere Seite verlinkt hierher'
        : `verlinkt von ${pagesOf(count)}${from.length === 0 ? '' : `: ${from.join(', ')}${count > from.length ? ` und ${number(count - from.length)} weiteren` : ''}`}`,
    ].join('; '),
  linksUnprobed: ({ betweenPages }) =>
    betweenPages ? 'Nur Links zu URLs dieses Durchlaufs wurden geprüft.' : 'In diesem Durchlauf wurden keine Links geprüft.',
  heuristic: 'Heuristik',
  categories: 'GEO-Kategorien, Durchschnitt',
  byImpact: 'Probleme nach Wirkung und Zahl der Seiten',
  worst: 'Seiten mit dem größten Handlungsbedarf',
  rule: ({ source }) => `Regel: ${source}`,
  issues: {
    titles: {
      title: 'Doppelte Titel',
      change: 'Jeder Seite einen eigenen, aussagekräftigen Titel geben.',
      source: { ...issues.titles.source, title: 'Google: Titellinks' },
    },
    descriptions: {
      title: 'Doppelte Beschreibungen',
      change: 'Für jede Seite eine eigene Beschreibung schreiben oder sie entfernen und Suchmaschinen eine Passage wählen lassen.',
      source: { ...issues.descriptions.source, title: 'Google: Snippets' },
    },
    headings: { title: 'Doppelte Hauptüberschriften', change: 'Jeder Seite eine eigene Hauptüberschrift geben.', source: null },
    nearDuplicates: {
      title: 'Seiten mit fast demselben Text',
      change: 'Die Seiten zusammenlegen oder eine von ihnen als Canonical der anderen angeben.',
      source: null,
    },
    canonicals: {
      title: 'Canonicals auf andere Seiten',
      change:
        'Jedes Canonical direkt auf eine Seite richten, die mit 200 antwortet, indexierbar und ihr eigenes Canonical ist. Canonicals auf andere Seiten nur für Duplikate verwenden.',
      source: { ...issues.canonicals.source, title: 'Google: Canonical-URLs' },
    },
    alternates: {
      title: 'Fehlerhafte hreflang-Paare',
      change:
        'Auf jeder Version (oder in der Sitemap) alle Versionen aufführen, mit demselben x-default; jede muss mit 200 antworten und indexierbar sein.',
      source: { ...issues.alternates.source, title: 'Google: lokalisierte Versionen' },
    },
    brokenLinks: {
      title: 'Defekte Links',
      change: 'Die Links korrigieren oder entfernen. Einer, der auf vielen Seiten steht, ist meist im Menü oder Fußbereich.',
      source: { ...issues.brokenLinks.source, title: 'Google: HTTP-Statuscodes' },
    },
    redirects: {
      title: 'Interne Links auf Weiterleitungen',
      change: 'Direkt auf die endgültige URL verlinken, die längsten Ketten zuerst.',
      source: null,
    },
    nofollow: {
      title: 'Nur mit nofollow verlinkte Seiten',
      change:
        'rel=nofollow aus Links auf Seiten entfernen, die gefunden werden sollen. Um Crawler von einer Seite fernzuhalten, robots.txt oder noindex verwenden.',
      source: null,
    },
    orphans: {
      title: 'In der Sitemap, aber nicht verlinkt',
      change: 'Jede Seite von mindestens einer anderen verlinken oder aus der Sitemap entfernen.',
      source: { ...issues.orphans.source, title: 'Google: Links' },
    },
    far: {
      title: 'Viele Klicks ab der Start-URL',
      change: 'Wichtige Seiten von der Startseite oder von zentralen Seiten in ihrer Nähe verlinken.',
      source: null,
    },
  },
  onPages({ fail, warn, all }) {
    const of = `von ${pagesOf(all)}`;
    if (fail === 0) return `Warnung auf ${number(warn)} ${of}`;
    return warn === 0
      ? `nicht bestanden auf ${number(fail)} ${of}`
      : `nicht bestanden auf ${number(fail)}, Warnung auf ${number(warn)} ${of}`;
  },
  nothingAudited: 'Es wurde noch keine Seite geprüft.',
  verdict({ pages, blocked, failing, shared }) {
    const out =
      blocked === 0
        ? 'Keine Seite ist von der Suche ausgeschlossen.'
        : blocked < pages
          ? `${amount(blocked, { one: 'Seite ist', other: 'Seiten sind' })} von der Suche ausgeschlossen.`
          : pages === 1
            ? 'Die Seite ist von der Suche ausgeschlossen.'
            : 'Alle Seiten sind von der Suche ausgeschlossen.';
    const failed =
      failing > 0
        ? `${amount(failing, { one: 'Prüfung', other: 'Prüfungen' })} auf mindestens einer Seite nicht bestanden.`
        : 'Keine Seite fällt bei einer Prüfung durch.';
    const texts =
      shared > 0
        ? `${amount(shared, { one: 'Titel, Beschreibung oder Hauptüberschrift steht', other: 'Titel, Beschreibungen oder Hauptüberschriften stehen' })} auf mehr als einer Seite.`
        : '';
    return (blocked > 0 ? [out, failed, texts] : [failed, texts, out]).filter(Boolean).join(' ');
  },
};
