import { leastShare } from '../checks/core/least-share.ts';
import { readableUrl } from '../checks/core/helpers/readable-url.ts';
import { costOf } from '../checks/core/report/costs.ts';
import { allFindings, type Fix, type Report, type ReportSignal } from '../checks/core/report/report.ts';
import type { ReportGeo as Geo } from '../checks/core/report/finding-sentences.ts';
import type { Locale } from '../words/locale.ts';
import { joinSentences } from '../words/sentence.ts';
import { signalTitle } from './catalogue.ts';
import type { Shown } from './statuses.ts';

/**
 * The sentence at the top of a report: what is wrong. `detail` says how bad it is, and begins with `level`, one word ('' if there is none).
 * `status` is that of the problem that the sentence names, `tone` its urgency.
 */
export interface VerdictWords {
  status: Shown;
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

function verdictWords(report: Report, complete: boolean, { entryOf, words: { punctuation, verdict } }: Locale): VerdictWords {
  const {
    gate,
    counts: { fail, warn },
    intent,
  } = report;
  const says = (tone: Shown, sentence: string, detail = '', level = '', status = tone): VerdictWords => ({
    status,
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
        : says(
            'fail',
            gate.message,
            isDropped(report) ? verdict.dropped : verdict.closed,
            mayBeIntended(report) ? verdict.levels.unlessIntended : verdict.levels.critical,
          );
  const known = howBad(report, verdict);
  const how = complete ? known : { ...known, tone: 'warn' as const, level: '', sentence: '' };
  const lead = report.signals.find(({ leads }) => leads);
  if (lead) {
    // If a check passes, its note comes first.
    const note = lead.status === 'pass' ? lead.more?.find(({ status }) => status === 'note') : undefined;
    return note?.change
      ? says('warn', note.message, note.change)
      : says(how.tone, (note ?? lead).message, how.sentence, how.level, how.named?.status);
  }
  if (!complete) return says('pending', verdict.soFar({ fail, warn }));
  const open = report.signals.filter((entry) => entry.status === 'unchecked' && entryOf(entry.id)?.gate).length;
  // A page that was not read to its end: each check says so.
  const findings = report.signals.flatMap(allFindings);
  const partly = findings.find(({ code }) => code === 'partly-read') ?? findings.find(({ code }) => code === 'partly-judged');
  const stopped = partly?.message ?? null;
  // Nothing is said about search for a page that should be excluded, or that may be indexed as another.
  const silent = intent === 'keep-out' || report.fixes.some(isAstray) || report.signals.some(namesAnotherPage);
  const search = stopped ?? (open > 0 ? verdict.open({ count: open }) : silent ? '' : verdict.indexable);
  const detail = joinSentences([how.sentence, search]);
  if (how.named) return says(how.tone, firstSentence(how.named.message), detail, how.level, how.named.status);
  const sound = open === 0 && !stopped;
  // Warnings that would change little are no alarm above a list that says so.
  const calm = fail === 0 && sound;
  const passed = () => (sound ? verdict.allPass : verdict.noProblems);
  return says(calm ? 'pass' : fail > 0 ? 'fail' : 'warn', fail + warn > 0 ? verdict.problems({ fail, warn }) : passed(), detail, how.level);
}

const hasFailed = ({ status, share }: Fix) => status === 'fail' && share >= leastShare;

/**
 * The color of a fix where people look for what is urgent, and of the verdict above them. Only what failed is red, so what rests on a heuristic
 * never is; a failure about a small share, a missed gain and upkeep are not urgent.
 */
export const urgencyOf = (fix: Fix): 'fail' | 'warn' => ((isAstray(fix) || fix.class === 'harm') && hasFailed(fix) ? 'fail' : 'warn');

interface HowBad {
  /** The fix that the verdict names. */
  named: Fix | undefined;
  tone: 'fail' | 'warn';
  level: string;
  sentence: string;
}

/** How bad it is, from the class of the worst finding in what to fix, and what it costs. */
function howBad({ fixes, pageType }: Pick<Report, 'fixes' | 'pageType'>, { levels, ...words }: Locale['words']['verdict']): HowBad {
  const [first] = fixes;
  if (!first) return { named: undefined, tone: 'warn', level: '', sentence: '' };
  const astray = fixes.filter(isAstray);
  if (astray.length > 0) {
    const failed = astray.find(hasFailed);
    return {
      named: failed ?? astray[0],
      tone: failed ? 'fail' : 'warn',
      level: failed ? levels.serious : levels.check,
      sentence: words.astray,
    };
  }
  const costs = (fix: Fix) => words.costs[costOf(fix, pageType)];
  // What the page must have only if its type is guessed right is listed last, also if nothing else is urgent.
  const urgent = fixes.find((fix) => urgencyOf(fix) === 'fail');
  if (urgent) return { named: urgent, tone: 'fail', level: levels.serious, sentence: costs(urgent) };
  const risky = fixes.find((fix) => fix.class === 'harm' || (fix.class === 'gain' && hasFailed(fix)));
  return { named: first, tone: 'warn', level: risky ? levels.moderate : levels.minor, sentence: costs(risky ?? first) };
}
const isAstray = (fix: Fix) => fix.class === 'blocks';

/** A page whose canonical is another version of it is right, and found as that version. */
const namesAnotherPage = ({ id, code }: ReportSignal) => id === 'canonical-tag' && code === 'otherVersion';

/** Whether search engines are sure to leave the page out. They may still list a URL that they may not read, and only guess at a soft 404. */
const isDropped = (report: Pick<Report, 'signals' | 'gate'>) => report.gate?.signal === 'index-directives' || isErrorPage(report);

/** Whether people also close pages in this way on purpose: then the page is right once they say that search engines should exclude it. */
export const mayBeIntended = (report: Pick<Report, 'signals' | 'gate' | 'intent'>): boolean =>
  report.intent === 'index' && (isDropped(report) || report.gate?.signal === 'robots-txt-access');

const isErrorPage = ({ signals, gate }: Pick<Report, 'signals' | 'gate'>) =>
  gate?.signal === 'http-status' && signals.some(({ id, code }) => id === 'http-status' && code === 'error');

/** A sentence inside quotation marks is the page's. */
const firstSentence = (message: string): string =>
  /^(?:“[^”]*”|„[^“]*“|«[^»]*»|「[^」]*」|[^“„«「])*?(?:\.(?=\s|$)|。)/u.exec(message)?.[0] ?? message;

/** A fix on one line: the first sentence of its problem, and what to change. @param above the verdict above it, which the line must not repeat */
export function fixLine({ message, change }: Pick<Fix, 'message' | 'change'>, page: Pick<Report, 'finalUrl'>, above = '') {
  const problem = withPaths(firstSentence(message), page);
  const isAbove = problem === above || withPaths(message, page) === above;
  return isAbove && change !== '' ? { problem: change, change: '' } : { problem, change };
}

/** The quotation marks with which languages begin a text of the page. */
const opened = /(?:[“„「]|«\s?)$/u;

/** URLs of the page's own site as their paths, except in texts of the page. */
function withPaths(sentence: string, { finalUrl }: Pick<Report, 'finalUrl'>): string {
  const origin = /^https?:\/\/[^/?#]+(?=\/)/i.exec(readableUrl(finalUrl))?.[0];
  return origin ? sentence.replaceAll(`${origin}/`, (found, at: number) => (opened.test(sentence.slice(0, at)) ? found : '/')) : sentence;
}

/** What a fix is about, where its sentence does not say so: the first of its objects, and how many more there are. */
export const moreObjects = ({ object }: Pick<Fix, 'object'>, { words }: Locale): string =>
  object && object.more > 0 ? ` ${words.evidence.more({ count: object.more })}` : '';

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
