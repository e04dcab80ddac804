/** The code of the tools, and with it all checks; loaded on the first call. */
import { AuditRefused } from '../../audit/auditor.ts';
import { CommandFailed, describeSystemError } from '../../cli/failure.ts';
import { mcpWords as words } from '../../../words/en/server/mcp.ts';
import type { McpContext } from '../context.ts';
import { auditPageTool } from './audit-page.ts';
import { batchStatusTool } from './batch-status.ts';
import { checkLinksTool } from './check-links.ts';
import { comparePagesTool } from './compare-pages.ts';
import { crawlerAccessTool } from './crawler-access.ts';
import { explainSignalTool } from './explain-signal.ts';
import { escapePageText } from './page-text.ts';
import { startBatchTool } from './start-batch.ts';

export const tools = {
  auditPage: auditPageTool,
  checkLinks: checkLinksTool,
  comparePages: comparePagesTool,
  crawlerAccess: crawlerAccessTool,
  explainSignal: explainSignalTool,
  startBatch: startBatchTool,
  batchStatus: batchStatusTool,
};
export type Tools = typeof tools;

/** Maximum UTF-16 code units of an error message; the longest contains all check ids. */
const longest = 2_000;

/** The error message of a tool; bugs of ours are also logged. */
export function logAndDescribeFailure(error: unknown, { log }: Pick<McpContext, 'log'>): string {
  if (error instanceof AuditRefused || error instanceof CommandFailed) return escapePageText(error.message, longest);
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return escapePageText(words.internal({ why: describeSystemError(error) }), longest);
}
