import { titleOf } from '../../../reports/edition.ts';
import { verdictWords } from '../../../reports/report-words.ts';
import { commandEdition } from '../../command/run/evaluate.ts';
import { mcpWords as words } from '../../../words/en/server/mcp.ts';
import type { McpContext, ToolAnswer } from '../context.ts';
import type { Input, Output } from '../schemas.ts';
import { auditedPage, pageData } from './audited-page.ts';
import { pageText, quotedPageLine } from './page-text.ts';

/** Maximum problems listed with their findings; the text contains only the IDs of the others. */
const mostTold = 12;

/** @throws CommandFailed, AuditRefused */
export async function auditPage(
  { url, device }: Input<'auditPage'>,
  context: McpContext,
  signal: AbortSignal,
): Promise<ToolAnswer<Output<'auditPage'>>> {
  const page = await auditedPage(url, device === undefined ? {} : { device }, context, signal);
  const { report, warnings } = page.visit;
  const edition = commandEdition();
  const { sentence, detail } = verdictWords(report, true, edition);
  const data: Output<'auditPage'> = {
    ...pageData(page),
    geoBand: report.geo.band === null ? null : edition.names.bands[report.geo.band],
    pageType: edition.words.pageTypes[report.pageType],
    verdict: pageText(`${sentence} ${detail}`),
    counts: { ...report.counts },
    problems: report.fixes.map(({ signal: id, status, message, change }) => ({
      id,
      status,
      title: titleOf(edition, id, status),
      finding: pageText(message),
      change: pageText(change),
    })),
    notices: warnings.map(({ message }) => pageText(message)),
    report: page.stored.uri,
  };
  return { text: textOf(data), data, reports: [page.stored] };
}

function textOf(data: Output<'auditPage'>): string {
  const { problems, notices } = data;
  const statusWords = commandEdition().words.status;
  return [
    words.audit.page(data),
    words.audit.scores({ audit: data.auditScore, geo: data.geoScore, band: data.geoBand }),
    words.audit.counts(data.counts),
    words.pageNote,
    '',
    ...(data.finalUrl === data.url ? [] : [quotedPageLine(words.audit.finalUrl(data))]),
    quotedPageLine(words.audit.verdict(data)),
    ...notices.map((notice) => quotedPageLine(words.audit.notice({ notice }))),
    ...(problems.length > 0 ? ['', words.audit.problems] : []),
    ...problems
      .slice(0, mostTold)
      .flatMap(({ id, status, title, finding, change }, index) => [
        `${index + 1}. ${id} (${statusWords[status]}): ${title}`,
        quotedPageLine(finding),
        ...(change === '' ? [] : [quotedPageLine(words.audit.change({ change }))]),
      ]),
    ...(problems.length > mostTold ? [words.audit.more({ ids: problems.slice(mostTold).map(({ id }) => id) })] : []),
    '',
    words.audit.next(data),
  ].join('\n');
}
