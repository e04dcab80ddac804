import type { BrokenLink, SiteFindings } from '../checks/site/findings.ts';
import { signalTitle } from './catalogue.ts';
import type { FileLocale } from '../words/locale.ts';

/** What keeps a page out of search, by the signal of the gate. */
export const gateWords = (signal: string, locale: FileLocale): string =>
  locale.words.site.gates[signal] ?? signalTitle(locale, signal, 'fail');

/** The problems of all pages, in up to three sentences. */
export function siteVerdict({ pages, summary, totals, signals }: SiteFindings, { words: { site } }: FileLocale): string {
  if (pages === 0) return site.nothingAudited;
  return site.verdict({
    pages,
    // Of several gates that fail on a page the first is named, so that no page counts twice.
    blocked: summary.gates.reduce((sum, gate) => sum + gate.pages, 0),
    failing: signals.filter((signal) => signal.failCount > 0).length,
    shared: totals.titles + totals.descriptions + totals.headings,
  });
}

/** What a broken link returned: "404", "no response", or why there is none. */
export const brokenLinkAnswer = (
  { status, reason }: Pick<BrokenLink, 'status' | 'reason'>,
  { words: { site, punctuation } }: FileLocale,
): string =>
  [status > 0 && String(status), reason && site.broken({ why: reason })].filter(Boolean).join(punctuation.comma) || site.noResponse;
