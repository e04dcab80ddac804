import { basename, resolve } from 'node:path';
import { comparableDigest, type ComparableDigest } from '../../../checks/site/changes.ts';
import { comparePages, type ComparedPage, type RunSide } from '../../../checks/site/compare.ts';
import { onePagePerFinalUrl } from '../../../checks/site/final-urls.ts';
import { serverWords } from '../../words.ts';
import { comparisonOf, failuresOfAdded, type Comparison } from '../../audit/comparison.ts';
import { comparisonReports, lossLinesOf, type Outcome } from '../comparison-reports.ts';
import { lossesOf, mostLosses, type RunLoss } from '../../audit/run-losses.ts';
import { linesForTerminal } from '../escape.ts';
import type { ComparisonFormat, FailOn } from '../../options/choices.ts';
import { exitCodes, usageError, type ExitCode } from '../failure.ts';
import { refuseTakenFiles, writeOutputFile } from '../output-file.ts';
import { openJournalRows } from '../run/journal.ts';
import type { World } from '../world.ts';
import { currentLocale } from '../../locale.ts';

const words = () => serverWords().commands.compare;

export interface CompareOrder {
  /** Files of rows; several files of one run are its shards. */
  before: readonly string[];
  after: readonly string[];
  /** If the pages of `after` are on another host: both origins, to match them page by page. */
  origins: { before: string; after: string } | null;
  failOn: FailOn;
  /** Whether a later run that is not complete can pass: what it lacks may have failed. */
  allowIncomplete: boolean;
  /** In the order in which they were given. */
  formats: readonly { name: ComparisonFormat; file: string | null }[];
}

/** @throws CommandFailed if a file has no rows, or cannot be read or written */
export async function compareCommand(order: CompareOrder, world: World): Promise<ExitCode> {
  const { failed, incomplete } = await compareRuns(order, world);
  if (incomplete) return exitCodes.unreachable;
  return failed ? exitCodes.assertions : exitCodes.ok;
}

/** Writes the reports too. @throws CommandFailed if a file has no rows, or cannot be read or written */
export async function compareRuns(
  order: CompareOrder,
  world: World,
): Promise<{ comparison: Comparison } & Pick<Outcome, 'failed' | 'incomplete'>> {
  refuseTakenFiles(
    order.formats.flatMap(({ file }) => file ?? []),
    [...order.before, ...order.after],
    world.cwd,
  );
  const stdout = order.formats.filter(({ file }) => file === null);
  if (stdout.length > 1) throw usageError(serverWords().commands.usage.twiceStdout({ names: stdout.map(({ name }) => name) }));
  const before = await readSide(order.before, world.cwd, null);
  const after = await readSide(order.after, world.cwd, order.origins);
  const pages = comparePages(before, after);
  refuseOtherSite(order, pages, before, after);
  const comparison = comparisonOf(pages, currentLocale());
  const cases = casesOf(comparison, order.failOn);
  const failed = cases.some(({ urls }) => urls.length > 0);
  const incomplete = after.losses.length > 0 && !order.allowIncomplete;
  const outcome: Outcome = {
    failed,
    incomplete,
    cases,
    failuresOfAdded: failuresOfAdded(pages, currentLocale()),
    before: { files: order.before, losses: before.losses },
    after: { files: order.after, losses: after.losses },
  };
  for (const { name, file } of order.formats) {
    const text = name === 'html' ? await sheetOf(outcome, before, after, pages) : comparisonReports[name](comparison, outcome);
    if (file === null) await world.stdout.write(text);
    else await writeOutputFile(resolve(world.cwd, file), file, text);
  }
  // The report for people begins with it.
  if (stdout[0]?.name !== 'pretty')
    await world.stderr.write(
      linesForTerminal([words().summary(comparison), ...lossLinesOf(outcome).flatMap(({ title, lines }) => [title, ...lines])]),
    );
  return { comparison, failed, incomplete };
}

/** Runs of two sites have no page in common: that nothing is worse would be true of any two. @throws CommandFailed */
function refuseOtherSite(order: CompareOrder, pages: readonly ComparedPage<ComparableDigest>[], before: Side, after: Side): void {
  const isOfOneRun = ({ change, because }: ComparedPage<ComparableDigest>) =>
    change === 'new' || change === 'gone' || because === 'ended-early-before' || because === 'ended-early-now';
  const originsOf = ({ pages: all }: Side) => [...new Set(all.map(({ url }) => new URL(url).origin))];
  const [earlier, later] = [originsOf(before), originsOf(after)];
  if (!pages.every(isOfOneRun) || earlier.some((origin) => later.includes(origin))) return;
  const { origins } = order;
  // Pages of the later run have the origin that was named for the earlier one.
  const named = origins && later[0] === new URL(origins.before).origin ? new URL(origins.after).origin : later[0]!;
  throw usageError(words().otherSite({ file: order.before[0]!, before: earlier[0]!, after: named }));
}

function casesOf({ checks, unaudited, missing }: Comparison, failOn: FailOn): Outcome['cases'] {
  const failing = (urls: readonly string[]) => (failOn === 'never' ? [] : urls);
  return [
    ...checks.map(({ id, title, newFailures, newWarnings }) => ({
      id,
      title,
      urls: failing(failOn === 'worse' ? [...newFailures, ...newWarnings] : newFailures),
    })),
    ...(unaudited.length > 0 ? [{ id: 'audit', title: words().unaudited, urls: failing(unaudited) }] : []),
    ...(missing.length > 0 && failOn === 'missing-pages' ? [{ id: 'missing', title: words().missing, urls: missing }] : []),
  ];
}

/** The same sheet that the extension saves. */
async function sheetOf(outcome: Outcome, before: Side, after: Side, pages: readonly ComparedPage<ComparableDigest>[]): Promise<string> {
  const { comparisonHtml } = await import('../../../reports/html/comparison.tsx');
  const run = (files: readonly string[], side: Side) => ({
    name: files.map((file) => basename(file)).join(', '),
    at: side.at,
    pages: side.pages.filter(({ digest }) => digest !== null).length,
  });
  return comparisonHtml(
    { before: run(outcome.before.files, before), now: run(outcome.after.files, after), pages, missing: lossLinesOf(outcome) },
    currentLocale(),
  );
}

interface Side extends RunSide<ComparableDigest> {
  /** When its first page was audited, RFC 3339; null if none was. */
  at: string | null;
  losses: RunLoss[];
}

async function readSide(files: readonly string[], cwd: string, origins: CompareOrder['origins']): Promise<Side> {
  const digests = new Map<string, ComparableDigest | null>();
  const lossesOfPages = new Map<string, RunLoss[]>();
  const saved = await openJournalRows(files, cwd, (row) => {
    const { url, state, digest } = row;
    digests.set(url, state === 'done' && digest ? comparableDigest(digest) : null);
    lossesOfPages.set(url, lossesOf(row, null));
  });
  await saved.close();
  if (saved.rows.length === 0) throw usageError(serverWords().commands.assert.noRows({ file: files[0]! }));
  return {
    pages: onePagePerFinalUrl(saved.rows).map(({ url }) => ({
      url: origins ? withOrigin(url, origins) : url,
      digest: digests.get(url) ?? null,
    })),
    whole: saved.losses.length === 0 && saved.rows.every(({ state }) => state !== 'cancelled'),
    losses: [...saved.losses, ...[...lossesOfPages.values()].flat()].slice(0, mostLosses),
    at: saved.rows.flatMap((row) => (row.at === '' ? [] : [row.at])).toSorted()[0] ?? null,
  };
}

const withOrigin = (url: string, { before, after }: { before: string; after: string }): string =>
  url === after || url.startsWith(`${after}/`) || url.startsWith(`${after}?`) ? before + url.slice(after.length) : url;
