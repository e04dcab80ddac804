import {
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
  type CallToolResult,
  type ToolAnnotations,
} from '@modelcontextprotocol/server';
import { version } from '../cli/version.ts';
import { instructions, resourceWords, toolWords } from '../../words/en/server/mcp-tools.ts';
import type { McpContext, ToolAnswer } from './context.ts';
import { reportTemplate } from './report-cache.ts';
import { inputs, outputs } from './schemas.ts';
import type { Tools } from './tools/index.ts';

const markdown = 'text/markdown';
/** All tools except one are read-only. */
const reading = (openWorldHint: boolean): ToolAnnotations => ({ readOnlyHint: true, openWorldHint });
/** Adds a batch; nothing that exists is changed. */
const starting: ToolAnnotations = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true };

/** Tools and resources of one connection. The code of the tools, and with it all checks, is loaded on the first call. */
export function createServer(context: McpContext): McpServer {
  const server = new McpServer({ name: 'pageloupe', title: 'Pageloupe', version }, { instructions });
  const answer = async (work: (tools: Tools) => Promise<ToolAnswer<object>>): Promise<CallToolResult> => {
    const { tools, logAndDescribeFailure } = await import('./tools/index.ts');
    try {
      const { text, data, reports } = await work(tools);
      return {
        content: [
          { type: 'text', text },
          ...reports.map(({ uri, url }) => ({
            type: 'resource_link' as const,
            uri,
            name: url,
            title: resourceWords.title,
            mimeType: markdown,
          })),
        ],
        structuredContent: { ...data },
      };
    } catch (error) {
      return { content: [{ type: 'text', text: logAndDescribeFailure(error, context) }], isError: true };
    }
  };

  server.registerTool(
    'audit_page',
    { ...toolWords.auditPage, inputSchema: inputs.auditPage, outputSchema: outputs.auditPage, annotations: reading(true) },
    (args, { mcpReq: { signal } }) => answer(({ auditPage }) => auditPage(args, context, signal)),
  );
  server.registerTool(
    'explain_signal',
    { ...toolWords.explainSignal, inputSchema: inputs.explainSignal, outputSchema: outputs.explainSignal, annotations: reading(false) },
    (args) => answer(({ explainSignal }) => explainSignal(args)),
  );
  server.registerTool(
    'check_links',
    { ...toolWords.checkLinks, inputSchema: inputs.checkLinks, outputSchema: outputs.checkLinks, annotations: reading(true) },
    (args, { mcpReq: { signal } }) => answer(({ checkLinks }) => checkLinks(args, context, signal)),
  );
  server.registerTool(
    'compare_pages',
    { ...toolWords.comparePages, inputSchema: inputs.comparePages, outputSchema: outputs.comparePages, annotations: reading(true) },
    (args, { mcpReq: { signal } }) => answer(({ comparePages }) => comparePages(args, context, signal)),
  );
  server.registerTool(
    'crawler_access',
    { ...toolWords.crawlerAccess, inputSchema: inputs.crawlerAccess, outputSchema: outputs.crawlerAccess, annotations: reading(true) },
    (args, { mcpReq: { signal } }) => answer(({ crawlerAccess }) => crawlerAccess(args, context, signal)),
  );
  server.registerTool(
    'start_batch',
    { ...toolWords.startBatch, inputSchema: inputs.startBatch, outputSchema: outputs.startBatch, annotations: starting },
    (args) => answer(({ startBatch }) => startBatch(args, context)),
  );
  server.registerTool(
    'batch_status',
    { ...toolWords.batchStatus, inputSchema: inputs.batchStatus, outputSchema: outputs.batchStatus, annotations: reading(true) },
    (args) => answer(({ batchStatus }) => batchStatus(args, context)),
  );

  const { reportCache } = context;
  server.registerResource(
    'report',
    new ResourceTemplate(reportTemplate, {
      list: () => ({
        resources: reportCache.list().map(({ uri, url }) => ({ uri, name: url, title: resourceWords.title, mimeType: markdown })),
      }),
    }),
    { ...resourceWords, mimeType: markdown },
    ({ href }) => {
      const report = reportCache.get(href);
      if (!report) throw new ResourceNotFoundError(href, resourceWords.gone);
      return { contents: [{ uri: href, mimeType: markdown, text: report.text }] };
    },
  );
  return server;
}
