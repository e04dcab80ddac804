import type { Report } from '../checks/core/report/report.ts';
import type { ReportGeo as Geo } from '../checks/core/report/finding-sentences.ts';
import type { GeoCategory } from '../checks/core/report/geo.ts';
import type { FileLocale, Locale } from '../words/locale.ts';
import { joinSentences } from '../words/sentence.ts';
import { signalTitle } from './catalogue.ts';
import type { PageToExport } from './run.ts';

/** "Article, Japanese, audited in 430 ms" */
export function aboutWords({ pageType, language, durationMs }: Report, { words: { about, pageTypes, punctuation } }: Locale): string {
  return [
    pageTypes[pageType],
    language !== 'und' && about.language({ code: language }),
    durationMs.total > 0 && about.duration({ milliseconds: durationMs.total }),
  ]
    .filter(Boolean)
    .join(punctuation.comma);
}

/** "33 of 47 checks apply: 2 failed, 5 warnings, 24 passed, 2 could not run" */
export function checkCountWords({ counts, signals: entries }: Report, { words: { about, punctuation } }: Locale): string {
  const pending = entries.filter((entry) => entry.status === 'unchecked' && entry.reason === 'pending').length;
  const unchecked = counts.unchecked - pending;
  const found = [
    counts.fail > 0 && about.failed({ count: counts.fail }),
    counts.warn > 0 && about.warned({ count: counts.warn }),
    counts.pass > 0 && about.passed({ count: counts.pass }),
    pending > 0 && about.pending({ count: pending }),
    unchecked > 0 && about.unchecked({ count: unchecked }),
  ].filter(Boolean);
  return [about.applying({ applying: entries.length - counts.na, all: entries.length }), found.join(punctuation.comma)]
    .filter(Boolean)
    .join(punctuation.colon);
}

/** Why a page of a run has no report. */
export const whyNoReport = ({ digest, state, error }: PageToExport, { words: { html } }: FileLocale): string =>
  digest ? html.gone : (error?.message ?? (state === 'cancelled' ? html.cancelled : html.notYet));

/** Which checks count in a category, which points were lost, and what could not be measured. '' for reports of older versions, which lack this. */
export function categoryWords({ parts, littleProse }: GeoCategory, locale: Locale): string {
  if (!parts || parts.length === 0) return '';
  const { geo } = locale.words;
  const counted = parts.filter(({ score }) => score !== null);
  const lost = counted.flatMap(({ signal, points, score }) =>
    score! < full ? [geo.lostIn({ title: signalTitle(locale, signal, 'warn'), lost: rounded(points * (1 - score!)), points })] : [],
  );
  const left = parts
    .filter(({ score }) => score === null)
    .map(({ signal, status }) => geo[status === 'na' ? 'naIn' : 'uncheckedIn']({ title: signalTitle(locale, signal, 'na') }));
  return joinSentences([
    geo.counted({ counted: counted.length, all: parts.length }),
    lost.length > 0 && geo.lost({ checks: lost }),
    littleProse !== undefined && geo.littleProse({ count: littleProse }),
    left.length > 0 && geo.left({ checks: left }),
  ]);
}
const rounded = (points: number) => Math.round(10 * points) / 10;
/** Minimum share of points that counts as a loss. */
const full = 0.995;

/** The evidence behind the lost points, in a sentence. */
export function evidenceMixWords(
  { evidenceMix: { strong, medium, weak, speculative }, categories }: Geo,
  { words: { geo } }: Locale,
): string {
  // Losses that round to nothing in every category do not count.
  const lost = categories.length === 0 || categories.some(({ score }) => score !== null && Math.round(score) < 100);
  return strong + medium + weak + speculative > 0 && lost
    ? geo.evidence({ documented: strong, weak: weak + speculative })
    : geo.nothingLost;
}

/** Why the score of a page to which few points apply is less extreme; '' for others. */
export const geoScopeWords = ({ applies, score }: Geo, { words: { geo } }: Locale): string =>
  applies === undefined || score === null ? '' : geo.applies({ points: Math.round(100 * applies) });
