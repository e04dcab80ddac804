import { escapeXml } from '../escape.ts';
import { lossLine } from '../../audit/run-losses.ts';
import { crawlRunLines } from '../../crawl/summary.ts';
import { serverWords } from '../../words.ts';
import type { PageBreaches } from '../run/tally.ts';
import type { FinishedRun, PageResult } from './reporter.ts';

const words = () => serverWords().commands;
const attribute = (name: string, value: string | number) => ` ${name}="${escapeXml(String(value))}"`;
const seconds = (ms: number) => (ms / 1000).toFixed(3);

/** Maximum characters of the file: readers load it into memory, and GitLab accepts at most 30 MB of all reports. */
const budget = 20_000_000;
/** With more pages than this, only failures get a case. */
const mostInFull = 200;

/** Test results for GitLab, Jenkins and others: one suite per page, one case per check. */
export async function* junitReporter({ pages, row, breachesOf, knownOf, locale, totals, crawl }: FinishedRun): AsyncGenerator<string> {
  const suites: string[] = [];
  let [tests, failures, errors, skipped, length, cut] = [0, 0, 0, 0, 0, 0];
  const brief = pages.length > mostInFull;
  for (const page of pages) {
    const whole = await row(page.index);
    const failed = { breaches: whole ? await breachesOf(page.index) : [], known: totals.known > 0 ? await knownOf(page.index) : [] };
    const suite = suiteOf(page, whole, failed, { brief, tolerated: totals.tolerated > 0 }, locale);
    length += suite.text.length;
    // Numbers cover all pages, including those without a case.
    tests += suite.tests;
    failures += suite.failures;
    errors += suite.errors;
    skipped += suite.skipped;
    if (length > budget) cut += 1;
    else suites.push(suite.text);
  }
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  const failed = totals.notes.length + (totals.allowIncomplete ? 0 : totals.losses.length);
  const notes = [
    ...(crawl ? [passing(words().crawl.title, classOf(crawl.start), crawlRunLines(crawl, totals.failed).join('\n'))] : []),
    ...totals.notes.map((note) => failing(words().report.title, 'pageloupe', note, note)),
    ...totals.losses.map((loss) => {
      const [title, place, line] = [words().losses.title, classOf(loss.url), lossLine(loss)];
      return totals.allowIncomplete ? passing(title, place, line) : failing(title, place, line, line, 'incomplete');
    }),
    ...(cut > 0 ? [passing(words().report.title, 'pageloupe', words().report.cut({ left: cut }))] : []),
  ];
  if (notes.length > 0)
    suites.push(
      `<testsuite${attribute('name', words().report.title)} tests="${notes.length}" failures="${failed}" errors="0" skipped="0" time="0.000">\n${notes.join('')}</testsuite>\n`,
    );
  yield `<testsuites name="pageloupe" tests="${tests + notes.length}" failures="${failures + failed}" errors="${errors}" skipped="${skipped}" time="${seconds(totals.ms ?? pages.reduce((sum, { ms }) => sum + ms, 0))}">\n`;
  yield* suites;
  yield '</testsuites>\n';
}

/** Jenkins splits class names at dots into packages. */
const classOf = (url: string): string => url.replaceAll('.', '_');

function suiteOf(
  page: PageResult,
  row: Awaited<ReturnType<FinishedRun['row']>>,
  { breaches, known }: Pick<PageBreaches, 'breaches' | 'known'>,
  { brief, tolerated }: { brief: boolean; tolerated: boolean },
  locale: FinishedRun['locale'],
): { text: string; tests: number; failures: number; errors: number; skipped: number } {
  const { url, error, ms, at } = page;
  const place = classOf(url);
  const cases: string[] = [];
  let [skipped, others] = [0, 0];
  const isKnown = new Set(known.map(({ rule }) => rule));
  /** Why a check that failed or warns is no failure here. */
  const excuseOf = (id: string) => (isKnown.has(id) ? words().report.knownIssue : words().report.unasserted);
  const excused = new Map<string, number>();
  const skip = (title: string, reason: string) => {
    skipped += 1;
    cases.push(skipping(title, place, reason));
  };
  if (error && tolerated)
    cases.push(passing(words().assert.ruleTitles.audit, place, [words().report.level.warn, error.message].join('\n')));
  else if (error) {
    cases.push(
      `<testcase${attribute('name', words().assert.ruleTitles.audit)}${attribute('classname', place)} time="${seconds(ms)}"><error${attribute('message', error.message)}${attribute('type', error.code)}>${escapeXml(error.message)}</error></testcase>\n`,
    );
  }
  for (const { id, status, message } of row?.report?.signals ?? []) {
    const title = locale.entryOf(id)?.title ?? id;
    const breach = breaches.find(({ rule }) => rule === id);
    if (breach?.level === 'error')
      cases.push(failing(title, place, breach.message, [breach.message, breach.where, breach.change].filter(Boolean).join('\n'), id));
    else if (brief && !breach) {
      if (isBad(status)) excused.set(excuseOf(id), (excused.get(excuseOf(id)) ?? 0) + 1);
      else others += 1;
    } else if (status === 'na' || status === 'unchecked') skip(title, message);
    else if (isBad(status) && !breach) skip(title, `${excuseOf(id)}${serverWords().punctuation.colon}${message}`);
    else
      cases.push(
        passing(
          title,
          place,
          breach ? [words().report.level.warn, breach.message, breach.where, breach.change].filter(Boolean).join('\n') : '',
        ),
      );
  }
  for (const [excuse, count] of excused) skip(words().report.otherFindings({ count }), excuse);
  if (others > 0) cases.push(passing(words().report.otherChecks({ count: others }), place, ''));
  const judged = new Set(row?.report?.signals.map(({ id }) => id));
  for (const { title, message } of known.filter((one) => !judged.has(one.rule)))
    skip(title, `${words().report.knownIssue}${serverWords().punctuation.colon}${message}`);
  for (const { rule, level, title, message, where } of breaches.filter((one) => !judged.has(one.rule))) {
    cases.push(
      level === 'error'
        ? failing(title, place, message, [message, where].filter(Boolean).join('\n'), rule)
        : passing(title, place, message),
    );
  }
  const failures = breaches.filter(({ level }) => level === 'error').length;
  const errors = error && !tolerated ? 1 : 0;
  return {
    text: `<testsuite${attribute('name', url)} tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${seconds(ms)}"${at ? attribute('timestamp', at.slice(0, 19)) : ''}>\n${cases.join('')}</testsuite>\n`,
    tests: cases.length,
    failures,
    errors,
    skipped,
  };
}

const isBad = (status: string) => status === 'fail' || status === 'warn';

const skipping = (title: string, url: string, reason: string) =>
  `<testcase${attribute('name', title)}${attribute('classname', url)} time="0.000"><skipped${attribute('message', reason)}/></testcase>\n`;
const failing = (title: string, url: string, message: string, text: string, type = 'pageloupe') =>
  `<testcase${attribute('name', title)}${attribute('classname', url)} time="0.000"><failure${attribute('message', message)}${attribute('type', type)}>${escapeXml(text)}</failure></testcase>\n`;
const passing = (title: string, url: string, outcome: string) =>
  `<testcase${attribute('name', title)}${attribute('classname', url)} time="0.000"${outcome === '' ? '/>' : `><system-out>${escapeXml(outcome)}</system-out></testcase>`}\n`;
