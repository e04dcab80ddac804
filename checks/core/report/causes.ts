import type { Says, SignalGroup, SignalId } from '../signal.ts';

/** Codes of a signal; all of them if there are none. */
type Codes = { readonly [I in SignalId]?: readonly Extract<keyof Says<I>, string>[] };
/** One cause, and what is gone with it or matters only after it: both are one line. */
interface Cause {
  /** Any of these. */
  from: Codes;
  signals: Codes;
  /** All signals of these groups. */
  groups: readonly SignalGroup[];
}

const content: readonly SignalGroup[] = ['head', 'content', 'links', 'images', 'structured-data', 'sharing', 'language', 'ai'];
const all = [] as const;
const misread: Codes = { title: ['misread'], 'meta-description': ['misread'], 'open-graph': ['misread'], 'placeholder-text': ['misread'] };

/** In order: what follows from a cause is no cause. */
export const causes: readonly Cause[] = [
  // What is there now is not the page.
  {
    from: {
      'http-status': ['error', 'notDelivered', 'softError'],
      'head-markup': ['refreshAway', 'neverClosed'],
      'main-content': ['nothing', 'nothingShown'],
    },
    groups: content,
    signals: {},
  },
  // Only search engines and their AI answers would use it.
  {
    from: { 'http-status': ['endless', 'sentAway'], 'index-directives': ['noindex'], 'robots-txt-access': ['blocked', 'serverError'] },
    groups: [],
    signals: {
      'snippet-controls': all,
      'canonical-tag': all,
      'canonical-target': all,
      'sitemap-entry': all,
      'meta-description': all,
      hreflang: all,
      'hreflang-return': all,
      'schema-properties': all,
      'ai-crawler-access': all,
      'sourced-claims': all,
      'decision-facts': all,
    },
  },
  // A copy on purpose, as far as the page shows: what serves search results and previews belongs on the original, and a print copy may be short.
  {
    from: { 'canonical-tag': ['elsewhere'] },
    groups: [],
    signals: {
      'canonical-target': all,
      'sitemap-entry': all,
      'meta-description': all,
      hreflang: all,
      'hreflang-return': all,
      'open-graph': all,
      'share-image': all,
      'x-card': all,
      'schema-properties': all,
      'main-content': ['hardlyAny', 'few'],
      'date-visible': all,
    },
  },
  {
    from: { 'canonical-tag': ['contradicted', 'root', 'otherLanguage'] },
    groups: [],
    signals: {
      'canonical-target': all,
      'sitemap-entry': ['listedElsewhere'],
      hreflang: ['canonicalElsewhere'],
      'open-graph': ['otherUrl'],
    },
  },
  { from: { 'index-directives': ['sourceSays'] }, groups: [], signals: { 'render-parity': ['sourceNoindex', 'directivesChanged'] } },
  // The same text is in all of them; a wrong encoding of the page is the reason for each.
  { from: { 'head-markup': ['misread'] }, groups: [], signals: misread },
  { from: { title: ['misread'] }, groups: [], signals: misread },
  { from: { 'meta-description': ['misread'] }, groups: [], signals: misread },
  // The same text: it lists every place in which a variable was left.
  { from: { 'placeholder-text': ['unfilled', 'perhapsUnfilled'] }, groups: [], signals: { 'meta-description': ['leftover'] } },
  // Tags after an element that ends the head are in the body.
  {
    from: { 'head-markup': ['endedEarly', 'inBody'] },
    groups: [],
    signals: { title: ['outsideHead'], 'canonical-tag': ['inBody', 'inBodyToo'], hreflang: ['inBody', 'alsoInBody'] },
  },
  { from: { 'canonical-tag': ['insecure'] }, groups: [], signals: { https: ['plainCanonical'] } },
  // X falls back on Open Graph.
  {
    from: { 'open-graph': ['noPreview', 'missing'] },
    groups: [],
    signals: { 'x-card': ['noCard', 'noTitle', 'noImage', 'noSummaryImage'] },
  },
  // Where a network finds no description of its own, it shows the page's.
  { from: { 'meta-description': ['missing', 'empty'] }, groups: [], signals: { 'open-graph': ['noDescription'] } },
  // Tracking parameters make it another URL.
  { from: { 'open-graph': ['otherUrl'] }, groups: [], signals: { 'url-form': ['trackedOgUrl'] } },
  // The markup of an article has its date.
  { from: { 'schema-properties': ['undeclared'] }, groups: [], signals: { 'date-visible': ['visibleOnly'] } },
  // The same name, not on the page.
  { from: { 'author-identity': ['notVisible', 'account', 'role'] }, groups: [], signals: { 'schema-visible': ['secondary'] } },
  // What readers and crawlers without scripts are given is the noscript element.
  {
    from: { 'render-parity': ['onlyNoscript'] },
    groups: [],
    signals: { 'main-heading': ['none'], 'main-content': ['hardlyAny', 'few'], 'date-visible': ['none', 'metadataOnly'] },
  },
  { from: { 'link-rel': ['pageNofollow'] }, groups: [], signals: { 'crawlable-links': ['deadEnd'] } },
];

const codesOf = (codes: Codes, signal: string): readonly string[] | undefined =>
  (codes as Record<string, readonly string[] | undefined>)[signal];

/** A finding, with its signal. */
export interface Said {
  signal: { id: string; group: SignalGroup };
  code: string;
}

/**
 * Puts under each cause what depends on it.
 * @param listed per signal the findings that are worth acting on, most important first; signals and findings that follow from others are taken out
 * @returns by cause, the ids of the signals that follow
 */
export function dropConsequences<T extends Said>(listed: Map<string, T[]>): Map<string, string[]> {
  const follows = new Map<string, string[]>();
  for (const { from, signals, groups } of causes) {
    const cause = [...listed].find(([id, [first]]) => first && codesOf(from, id)?.includes(first.code))?.[0];
    if (cause === undefined) continue;
    for (const [id, findings] of listed) {
      if (id === cause) continue;
      const codes = codesOf(signals, id);
      const left = findings.filter(({ signal, code }) => !(groups.includes(signal.group) || codes?.length === 0 || codes?.includes(code)));
      if (left.length === findings.length) continue;
      if (left.length > 0) {
        listed.set(id, left);
        continue;
      }
      listed.delete(id);
      follows.set(cause, [...(follows.get(cause) ?? []), id, ...(follows.get(id) ?? [])]);
      follows.delete(id);
    }
  }
  return follows;
}
