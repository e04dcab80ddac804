import { AuditRefused, type RefusalCode, type Visit } from '../../audit/auditor.ts';
import { withAdvice } from '../../audit/refusals.ts';
import type { AuditFlags } from '../../options/table.ts';
import { runSettings } from '../../cli/config/settings.ts';
import { auditableUrl } from '../../cli/targets/url.ts';
import { reportAsMarkdown } from '../../../reports/markdown.ts';
import { mcpWords as words } from '../../../words/en/server/mcp.ts';
import type { McpContext } from '../context.ts';
import type { StoredReport } from '../report-cache.ts';
import { escapePageText, visibleText } from './page-text.ts';
import { currentLocale } from '../../locale.ts';
import { joinSentences } from '../../../words/sentence.ts';

/** An audited page whose complete report is in the cache. */
export interface AuditedPage {
  visit: Visit;
  /** As requested, in WHATWG form. */
  url: string;
  stored: StoredReport;
}

/**
 * Audits a page as `pageloupe audit` does without options. Ignores the configuration in the project's folder, because it could run code.
 * @param signal signal of the call: fires when the client no longer waits
 * @throws CommandFailed if it is not a URL, AuditRefused
 */
export async function auditOrReuse(
  typed: string,
  flags: Pick<AuditFlags, 'device'>,
  { auditor, reportCache, world }: McpContext,
  signal: AbortSignal,
): Promise<AuditedPage> {
  const url = auditableUrl(typed.trim(), '');
  const order = { ...runSettings([url], flags, {}, world.cores, {}).orderFor(url), url, headers: {} };
  const visit = await auditor
    .use((opened) => opened.audit(order, signal))
    .catch((error: unknown) => {
      throw withAdvice(withOtherSettings(error), () => howToAllow(url));
    });
  const markdown = `${words.pageNote}\n\n${visibleText(reportAsMarkdown(visit.report, currentLocale()))}`;
  return { visit, url, stored: reportCache.add(url, markdown) };
}

/** Refusals that advise a longer timeout or no JavaScript, unless their reason has advice of its own. */
const bySettings: ReadonlySet<string> = new Set<RefusalCode>(['target-timeout', 'target-crashed-renderer']);

/** Explains where settings are that the message advises and no tool has. */
const withOtherSettings = (error: unknown): unknown =>
  error instanceof AuditRefused && bySettings.has(error.code) && error.reason !== 'leaves'
    ? new AuditRefused(error.code, joinSentences([error.message, words.otherSettings]))
    : error;

/** Advice for a private page that was refused. */
export const howToAllow = (url: string): string => words.allowTarget({ origin: new URL(url).origin });

/** Data that every result about an audited page contains. */
export const pageData = ({ visit: { report, http }, url }: AuditedPage) => ({
  url,
  finalUrl: escapePageText(report.finalUrl, 2_000),
  httpStatus: http.status,
  auditScore: report.score,
  geoScore: report.geo.score,
});
