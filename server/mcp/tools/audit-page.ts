import { describeVerdict } from '../../../reports/verdict-words.ts';
import { mcpWords as words } from '../../../words/en/server/mcp.ts';
import type { McpContext, ToolAnswer } from '../context.ts';
import type { Input, Output } from '../schemas.ts';
import { auditOrReuse, pageData } from './audited-page.ts';
import { escapePageText, quotedLine } from './page-text.ts';
import { signalTitle } from '../../../reports/catalogue.ts';
import { currentLocale } from '../../locale.ts';

/** Maximum problems listed with their findings; the text contains only the IDs of the others. */
const mostListed = 12;

/** @throws CommandFailed, AuditRefused */
export async function auditPageTool(
  { url, device }: Input<'auditPage'>,
  context: McpContext,
  signal: AbortSignal,
): Promise<ToolAnswer<Output<'auditPage'>>> {
  const page = await auditOrReuse(url, device === undefined ? {} : { device }, context, signal);
  const { report, warnings } = page.visit;
  const locale = currentLocale();
  const { sentence, detail } = describeVerdict(report, true, locale);
  const data: Output<'auditPage'> = {
    ...pageData(page),
    geoBand: report.geo.band === null ? null : locale.names.bands[report.geo.band],
    pageType: locale.words.pageTypes[report.pageType],
    verdict: escapePageText(`${sentence} ${detail}`),
    counts: { ...report.counts },
    problems: report.fixes.map(({ signal: id, status, message, change, class: costs, who, share, follows }) => ({
      id,
      status,
      class: costs,
      who,
      share,
      title: signalTitle(locale, id, status),
      finding: escapePageText(message),
      change: escapePageText(change),
      follows,
    })),
    notices: warnings.map(({ message }) => escapePageText(message)),
    report: page.stored.uri,
  };
  return { text: textOf(data), data, reports: [page.stored] };
}

function textOf(data: Output<'auditPage'>): string {
  const { problems, notices } = data;
  const { status: statusWords, fixes } = currentLocale().words;
  return [
    words.audit.page(data),
    words.audit.scores({ audit: data.auditScore, geo: data.geoScore, band: data.geoBand }),
    words.audit.counts(data.counts),
    words.pageNote,
    '',
    ...(data.finalUrl === data.url ? [] : [quotedLine(words.audit.finalUrl(data))]),
    quotedLine(words.audit.verdict(data)),
    ...notices.map((notice) => quotedLine(words.audit.notice({ notice }))),
    '',
    problems.length > 0 ? words.audit.problems : fixes.none({ warnings: data.counts.warn }),
    ...problems
      .slice(0, mostListed)
      .flatMap(({ id, status, title, finding, change, who, follows }, index) => [
        `${index + 1}. ${id} (${statusWords[status]}): ${title}. ${fixes.who[who].where}.`,
        quotedLine(finding),
        ...(change === '' ? [] : [quotedLine(words.audit.change({ change }))]),
        ...(follows.length === 0 ? [] : [words.audit.follows({ ids: follows })]),
      ]),
    ...(problems.length > mostListed ? [words.audit.more({ ids: problems.slice(mostListed).map(({ id }) => id) })] : []),
    '',
    words.audit.next(data),
  ].join('\n');
}
