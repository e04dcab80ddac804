import {
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
  type CallToolResult,
  type StandardSchemaWithJSON,
  type ToolAnnotations,
} from '@modelcontextprotocol/server';
import { version } from '../cli/version.ts';
import { instructions, resourceWords, toolWords } from '../../words/en/server/mcp-tools.ts';
import type { McpContext, ToolAnswer } from './context.ts';
import { reportTemplate } from './report-cache.ts';
import { inputs, outputs, type ToolName } from './schemas.ts';
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

  const register = (name: string, tool: ToolName, annotations: ToolAnnotations) =>
    server.registerTool<StandardSchemaWithJSON, StandardSchemaWithJSON>(
      name,
      { ...toolWords[tool], inputSchema: inputs[tool], outputSchema: outputs[tool], annotations },
      // The SDK has checked the arguments by the schema of this tool.
      (args, { mcpReq: { signal } }) => answer((tools) => tools[tool](args as never, context, signal)),
    );
  register('audit_page', 'auditPage', reading(true));
  register('explain_signal', 'explainSignal', reading(false));
  register('check_links', 'checkLinks', reading(true));
  register('compare_pages', 'comparePages', reading(true));
  register('crawler_access', 'crawlerAccess', reading(true));
  register('start_batch', 'startBatch', starting);
  register('batch_status', 'batchStatus', reading(true));

  const { reportCache } = context;
  const { gone, ...described } = resourceWords;
  server.registerResource(
    'report',
    new ResourceTemplate(reportTemplate, {
      list: () => ({
        resources: reportCache.list().map(({ uri, url }) => ({ uri, name: url, title: resourceWords.title, mimeType: markdown })),
      }),
    }),
    { ...described, mimeType: markdown },
    ({ href }) => {
      const report = reportCache.get(href);
      if (!report) throw new ResourceNotFoundError(href, gone);
      return { contents: [{ uri: href, mimeType: markdown, text: report.text }] };
    },
  );
  return server;
}
