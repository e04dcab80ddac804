import type { Status } from '../../../checks/core/verdict.ts';
import { comparePages } from '../../../checks/site/compare.ts';
import { CommandFailed, exitCodes, describeSystemError } from '../../cli/failure.ts';
import { mcpWords as words } from '../../../words/en/server/mcp.ts';
import type { McpContext, ToolAnswer } from '../context.ts';
import type { Input, Output } from '../schemas.ts';
import { auditOrReuse, pageData, type AuditedPage } from './audited-page.ts';
import { escapePageText, quotedLine } from './page-text.ts';
import { signalTitle } from '../../../reports/catalogue.ts';
import { currentLocale } from '../../locale.ts';

type Compared = Output<'comparePages'>;
/** Maximum changed checks listed per side; both reports contain all. */
const mostListed = 20;

/** @throws CommandFailed with the URL that could not be audited */
export async function comparePagesTool(
  { first_url: firstUrl, second_url: secondUrl }: Input<'comparePages'>,
  context: McpContext,
  signal: AbortSignal,
): Promise<ToolAnswer<Compared>> {
  // If one fails, the other is aborted.
  const failed = new AbortController();
  const audit = (url: string) =>
    auditOrReuse(url, {}, context, AbortSignal.any([signal, failed.signal])).catch((error: unknown) => {
      failed.abort();
      throw new CommandFailed(
        exitCodes.unreachable,
        words.compare.failed({ url: escapePageText(url, 300), why: describeSystemError(error) }),
      );
    });
  const [first, second] = await Promise.all([audit(firstUrl), audit(secondUrl)]);
  const data = comparedData(first, second);
  return { text: textOf(data), data, reports: [first.stored, second.stored] };
}

/** Compares the two pages as one page of two runs, by the rules of `pageloupe compare`. */
function comparedData(first: AuditedPage, second: AuditedPage): Compared {
  const locale = currentLocale();
  const [statusesBefore, statusesNow] = [statusesOf(first), statusesOf(second)];
  const side = (statuses: Record<string, Status>) => ({ pages: [{ url: second.url, digest: { statuses } }], whole: true });
  const { better, worse } = comparePages<{ statuses: Record<string, Status> }>(side(statusesBefore), side(statusesNow))[0]!;
  const changed = (ids: readonly string[], from: AuditedPage): Compared['better'] =>
    ids.map((id) => ({
      id,
      title: signalTitle(locale, id, 'fail'),
      first: statusesBefore[id]!,
      second: statusesNow[id]!,
      finding: escapePageText(from.visit.report.signals.find((signal) => signal.id === id)?.message ?? ''),
    }));
  const ids = Object.keys(statusesNow);
  return {
    first: { ...pageData(first), report: first.stored.uri },
    second: { ...pageData(second), report: second.stored.uri },
    // Shows the finding of the worse page.
    better: changed(better, first),
    worse: changed(worse, second),
    problemsOfBoth: ids.filter((id) => isProblem(statusesBefore[id]) && isProblem(statusesNow[id])),
    notCompared: ids.filter((id) => statusesBefore[id] === 'unchecked' || statusesNow[id] === 'unchecked'),
  };
}

const statusesOf = ({ visit: { report } }: AuditedPage): Record<string, Status> =>
  Object.fromEntries(report.signals.map(({ id, status }) => [id, status]));
const isProblem = (status: Status | undefined): boolean => status === 'fail' || status === 'warn';

function textOf(data: Compared): string {
  const statusWords = currentLocale().words.status;
  const section = (title: string, rows: Compared['better']) =>
    rows.length === 0
      ? []
      : [
          '',
          title,
          ...rows
            .slice(0, mostListed)
            .flatMap(({ id, title: problem, first, second, finding }) => [
              `- ${id} (${statusWords[first]} → ${statusWords[second]}): ${problem}`,
              quotedLine(finding),
            ]),
          ...(rows.length > mostListed ? [words.audit.more({ ids: rows.slice(mostListed).map(({ id }) => id) })] : []),
        ];
  return [
    words.compare.page({ place: 'first', ...data.first, auditBefore: null, geoBefore: null }),
    words.compare.page({ place: 'second', ...data.second, auditBefore: data.first.auditScore, geoBefore: data.first.geoScore }),
    words.pageNote,
    ...section(words.compare.worse(data.worse.length), data.worse),
    ...section(words.compare.better(data.better.length), data.better),
    '',
    ...(data.better.length + data.worse.length === 0 ? [words.compare.same] : []),
    ...(data.problemsOfBoth.length > 0 ? [words.compare.both({ ids: data.problemsOfBoth })] : []),
    ...(data.notCompared.length > 0 ? [words.compare.unchecked({ ids: data.notCompared })] : []),
    words.compare.next,
  ].join('\n');
}
