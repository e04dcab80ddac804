import { stoppedSentence, type Geo, type GeoCategory, type Grade, type PageType, type Report, type SourceMark } from '../checks/index.ts';
import { titleOf, type Edition } from './edition.ts';
import type { Shown } from './statuses.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The one sentence at the top, and what it rests on. */
export interface VerdictWords { tone: Shown; sentence: string; detail: string }

/** @param complete false while facts are still being read */
export function verdictWords(report: Report, complete: boolean, { entryOf }: Edition): VerdictWords {
  const { gate, counts, facts } = report;
  const stopped = facts?.page?.ok ? stoppedSentence(facts.page.value) : null;
  if (gate) return { tone: 'fail', sentence: gate.message, detail: 'This blocks the page: until it is fixed, the score stays at 30 or below.' };
  const openGates = report.signals.filter((entry) => entry.status === 'unchecked' && entryOf(entry.id)?.gate).length;
  const free = !complete
    ? 'No blocker found so far.'
    : openGates > 0 ? `No blocker found, but ${plural(openGates, 'check for blockers', 'checks for blockers')} could not be made.` : 'Nothing blocks this page.';
  const problems = [
    counts.fail > 0 && plural(counts.fail, 'check fails', 'checks fail'),
    counts.warn > 0 && (counts.warn === 1 ? '1 can be improved' : `${counts.warn} can be improved`),
  ].filter(Boolean).join(', ');
  const tone: Shown = !complete ? 'pending' : problems || openGates > 0 || stopped ? 'warn' : 'pass';
  return { tone, sentence: problems ? `${free} ${problems}.` : free, detail: stopped ?? (problems ? '' : counts.pass > 0 ? 'Everything that applies and could be checked passes.' : 'Nothing could be checked.') };
}

/** "Article, Japanese, audited in 0.4 s" */
export function aboutWords(report: Report): string {
  const { language, durationMs } = report;
  return [
    pageTypeWords[report.pageType],
    language !== 'und' && languageName(language),
    durationMs.total > 0 && `audited in ${(durationMs.total / 1000).toFixed(1)} s`,
  ].filter(Boolean).join(', ');
}

/** Only for the eye: names of languages differ between versions of ICU. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** "41 of 47 checked, 4 do not apply, 2 unchecked" */
export function countWords(report: Report): string {
  const { counts, signals: entries } = report;
  const pending = entries.filter((entry) => entry.status === 'unchecked' && entry.reason === 'pending').length;
  const checked = counts.pass + counts.warn + counts.fail;
  return [
    `${checked} of ${entries.length} checked`,
    pending > 0 && `${pending} being read`,
    plural(counts.na, 'does not apply', 'do not apply'),
    `${counts.unchecked - pending} unchecked`,
  ].filter(Boolean).join(', ');
}

/** What counted in a category, what was lost, and what could not count. '' for reports of older versions, which do not tell. */
export function categoryWords({ parts, littleProse }: GeoCategory, edition: Edition): string {
  if (!parts || parts.length === 0) return '';
  const title = (id: string) => titleOf(edition, id);
  const counted = parts.filter(({ score }) => score !== null);
  const lost = counted.flatMap(({ signal, points, score }) => (score! < 0.995 ? [`${title(signal)} (${rounded(points * (1 - score!))} of ${points})`] : []));
  const left = parts.filter(({ score }) => score === null).map(({ signal, status }) => `${title(signal)} (${status === 'na' ? 'does not apply' : 'not checked'})`);
  return [
    `${counted.length} of ${plural(parts.length, 'check', 'checks')} counted.`,
    lost.length > 0 && `Points lost: ${lost.join(', ')}.`,
    littleProse !== undefined && `Little to quote: ${plural(littleProse, 'word', 'words')} of running text.`,
    left.length > 0 && `Not counted: ${left.join(', ')}.`,
  ].filter(Boolean).join(' ');
}
const rounded = (points: number) => Math.round(10 * points) / 10;

const grades: readonly Grade[] = ['strong', 'medium', 'weak', 'speculative'];

/** How well founded the lost points are, in a sentence. */
export function evidenceWords(geo: Geo): string {
  const parts = grades
    .filter((grade) => geo.evidenceMix[grade] > 0)
    .map((grade, index) => `${Math.round(100 * geo.evidenceMix[grade])} % ${index === 0 ? 'rest ' : ''}on ${grade}`);
  if (parts.length === 0) return 'No points are lost among what was measured.';
  const last = parts.pop()!;
  return `Of the points lost, ${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last} evidence.`;
}

/** Why the score of a page that can hardly be judged is no higher; '' for all others. */
export const appliesWords = ({ applies, score }: Geo): string => (applies === undefined || score === null ? ''
  : `Only ${Math.round(100 * applies)} of 100 points apply to this kind of page, so its score is held nearer to the middle.`);

/** Readiness, said beside every GEO score. */
export const readinessWords = 'Readiness to be cited, never a probability: whether an engine cites the page also depends on the question, the ranking and what others say, which no page shows.';

export const pageTypeWords: Record<PageType, string> = {
  article: 'Article',
  product: 'Product',
  docs: 'Documentation',
  faq: 'Questions and answers',
  local: 'Business or organisation',
  media: 'Video or audio',
  listing: 'Listing',
  home: 'Home page',
  tool: 'Tool or application',
  utility: 'Login, cart, checkout, account or search',
  other: 'Other',
};

/** How well a source bears out a criterion. */
export const sourceMarkWords: Record<SourceMark, string> = {
  primary: 'the document itself, read by us',
  abstract: 'read by us in its abstract only',
  secondary: 'known to us from other people’s accounts',
  general: 'general practice, without a single document',
  heuristic: 'our own heuristic',
};
