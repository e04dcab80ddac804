import { leastShare } from '../checks/core/verdict.ts';
import { readableUrl } from '../checks/core/helpers/readable-url.ts';
import { costOf } from '../checks/core/report/costs.ts';
import type { Fix, Report, ReportSignal } from '../checks/core/report/report.ts';
import type { ReportGeo as Geo } from '../checks/core/report/finding-sentences.ts';
import type { Locale } from '../words/locale.ts';
import { joinSentences } from '../words/sentence.ts';
import { signalTitle } from './catalogue.ts';
import type { Shown } from './statuses.ts';

/** The sentence at the top of a report: what is wrong. `detail` says how bad it is, and begins with `level`, one word ('' if there is none). */
export interface VerdictWords {
  tone: Shown;
  sentence: string;
  level: string;
  detail: string;
}

/** @param complete false while facts are still being read */
export function describeVerdict(report: Report, complete: boolean, locale: Locale): VerdictWords {
  const words = verdictWords(report, complete, locale);
  return { ...words, sentence: withPaths(words.sentence, report) };
}

function verdictWords(
  report: Report,
  complete: boolean,
  { entryOf, words: { punctuation, verdict, stopped: stoppedText } }: Locale,
): VerdictWords {
  const {
    gate,
    counts: { fail, warn },
    facts,
    intent,
  } = report;
  const problem = fail > 0 ? 'fail' : 'warn';
  const says = (tone: Shown, sentence: string, detail = '', level = ''): VerdictWords => ({
    tone,
    sentence,
    level,
    detail: level === '' ? detail : `${level}${punctuation.colon}${detail}`,
  });
  if (gate)
    return report.score === null
      ? says('fail', gate.message)
      : intent === 'keep-out'
        ? says('fail', gate.message, verdict.stillShown, verdict.levels.critical)
        : says('fail', gate.message, isDropped(report, gate) ? verdict.dropped : verdict.closed, verdict.levels.unlessIntended);
  const how = complete ? howBad(report, verdict) : { level: '', sentence: '' };
  const lead = report.signals.find(({ leads }) => leads);
  if (lead) {
    // If a check passes, its note comes first.
    const note = lead.status === 'pass' ? lead.more?.find(({ status }) => status === 'note') : undefined;
    return note?.change ? says(problem, note.message, note.change) : says(problem, (note ?? lead).message, how.sentence, how.level);
  }
  if (!complete) return says('pending', verdict.soFar({ fail, warn }));
  const open = report.signals.filter((entry) => entry.status === 'unchecked' && entryOf(entry.id)?.gate).length;
  const stopped = facts?.page?.ok ? stoppedText(facts.page.value) : null;
  // Nothing is said about search for a page that should be excluded, or that may be indexed as another.
  const silent = intent === 'keep-out' || report.fixes.some(isAstray) || report.signals.some(namesAnotherPage);
  const search = stopped ?? (open > 0 ? verdict.open({ count: open }) : silent ? '' : verdict.indexable);
  const detail = joinSentences([how.sentence, search]);
  const [first] = report.fixes;
  if (first) return says(problem, first.message, detail, how.level);
  const sound = open === 0 && !stopped;
  // Warnings that would change little are no alarm above a list that says so.
  const calm = fail === 0 && sound;
  const passed = () => (sound ? verdict.allPass : verdict.noProblems);
  return says(calm ? 'pass' : problem, fail + warn > 0 ? verdict.problems({ fail, warn }) : passed(), detail, how.level);
}

/**
 * How bad it is, from the class of the worst finding in what to fix, and what it costs. A failure about a small share, a missed gain and
 * upkeep are minor; only what failed is serious, so what rests on a heuristic never is.
 */
function howBad({ fixes }: Pick<Report, 'fixes'>, { levels, ...words }: Locale['words']['verdict']): { level: string; sentence: string } {
  const failed = ({ status, share }: Fix) => status === 'fail' && share >= leastShare;
  if (fixes.some(isAstray))
    return { level: fixes.some((fix) => isAstray(fix) && failed(fix)) ? levels.serious : levels.check, sentence: words.astray };
  const costly = fixes.find((fix) => fix.class === 'harm' && failed(fix));
  if (costly) return { level: levels.serious, sentence: words.costs[costOf(costly.signal)] };
  const risky = fixes.find((fix) => fix.class === 'harm' || (fix.class === 'gain' && failed(fix)));
  if (risky) return { level: levels.moderate, sentence: words.costs[costOf(risky.signal)] };
  return fixes[0] ? { level: levels.minor, sentence: words.costs[costOf(fixes[0].signal)] } : { level: '', sentence: '' };
}
const isAstray = (fix: Fix) => fix.class === 'blocks';

/** A page whose canonical is another version of it is right, and found as that version. */
const namesAnotherPage = ({ id, code }: ReportSignal) => id === 'canonical-tag' && code === 'otherVersion';

/** Whether search engines are sure to leave the page out. They may still list a URL that they may not read, and only guess at a soft 404. */
const isDropped = ({ signals }: Pick<Report, 'signals'>, { signal }: { signal: string }) =>
  signal === 'index-directives' || signals.some(({ id, code }) => id === signal && id === 'http-status' && code === 'error');

/** A fix on one line: the first sentence of its problem, and what to change. @param above the verdict above it, which the line must not repeat */
export function fixLine({ message, change }: Pick<Fix, 'message' | 'change'>, page: Pick<Report, 'finalUrl'>, above = '') {
  // A sentence inside quotation marks is the page's.
  const first = /^(?:“[^”]*”|„[^“]*“|«[^»]*»|「[^」]*」|[^“„«「])*?(?:\.(?=\s|$)|。)/u.exec(message)?.[0] ?? message;
  const problem = withPaths(first, page);
  const isAbove = above !== '' && (problem === above || withPaths(message, page) === above);
  return isAbove && change !== '' ? { problem: change, change: '' } : { problem, change };
}

/** The quotation marks with which languages begin a text of the page. */
const opened = /(?:[“„「]|«\s?)$/u;

/** URLs of the page's own site as their paths, except in texts of the page. */
function withPaths(sentence: string, { finalUrl }: Pick<Report, 'finalUrl'>): string {
  const origin = /^https?:\/\/[^/?#]+(?=\/)/i.exec(readableUrl(finalUrl))?.[0];
  return origin ? sentence.replaceAll(`${origin}/`, (found, at: number) => (opened.test(sentence.slice(0, at)) ? found : '/')) : sentence;
}

/** What depends on a fix, by the names of the problems; '' if nothing does. */
export const followsWords = ({ follows }: Pick<Fix, 'follows'>, locale: Locale): string =>
  follows.length === 0 ? '' : locale.words.fixes.follows({ titles: follows.map((id) => signalTitle(locale, id, 'fail')) });

/** Titles of the two categories that cost the GEO score most; none if something else caps it, and none that cost less than a point. */
export function weakestGeo({ score, caps, categories }: Pick<Geo, 'score' | 'caps' | 'categories'>): string[] {
  if (score === null || caps.length > 0) return [];
  return categories
    .map(({ title, points, score: reached }) => ({ title, lost: points * (1 - (reached ?? 100) / 100) }))
    .filter(({ lost }) => lost >= 1)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, 2)
    .map(({ title }) => title);
}
