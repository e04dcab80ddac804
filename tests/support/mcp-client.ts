import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { onTestFinished } from 'vitest';
import type { Auditor } from '../../server/audit/auditor.ts';
import { openLocalAuditor } from '../../server/cli/open-auditor.ts';
import type { McpContext } from '../../server/mcp/context.ts';
import { createServer } from '../../server/mcp/create-server.ts';
import { RemoteBatchServer } from '../../server/cli/run/batch-server.ts';
import { LazyAuditor } from '../../server/mcp/lazy-auditor.ts';
import { LazyBatches } from '../../server/mcp/lazy-batches.ts';
import { LocalBatches } from '../../server/mcp/local-batches.ts';
import { ReportCache } from '../../server/mcp/report-cache.ts';
import { commandWorld } from './command-world.ts';

/** What a tool answered: its text, the same as data, and the URIs of its reports. */
export interface Told {
  text: string;
  data: Record<string, unknown>;
  reports: string[];
  failed: boolean;
}

/** One call by the official client; what it says in more than one text is one text here. */
export async function told(client: Client, name: string, args: Record<string, unknown>): Promise<Told> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
  return {
    text: content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    data: (structuredContent ?? {}) as Record<string, unknown>,
    reports: content.flatMap((part) => (part.type === 'resource_link' ? [part.uri] : [])),
    failed: isError === true,
  };
}

/** The official client, connected to a server of this process that has no browser. */
export async function mcpClient(options: Parameters<typeof commandWorld>[0] & { allowOrigins?: string[]; server?: string } = {}) {
  const world = commandWorld(options);
  const log: string[] = [];
  const allowOrigins = options.allowOrigins ?? [];
  const auditor = new LazyAuditor(() => openLocalAuditor({ concurrency: 2, sandbox: true }, allowOrigins, world));
  const audit: Auditor['audit'] = (order, signal) => auditor.use((opened) => opened.audit(order, signal));
  const batches = new LazyBatches(async () =>
    options.server === undefined
      ? LocalBatches.open({
          auditor: { audit },
          concurrency: 2,
          allowOrigins,
          authorities: null,
          now: () => Date.now(),
          log: (text) => log.push(text),
        })
      : new RemoteBatchServer(options.server, null),
  );
  const context: McpContext = {
    world,
    auditor,
    batches,
    server: options.server ?? null,
    reportCache: new ReportCache(),
    allowOrigins,
    authorities: null,
    log: (text) => log.push(text),
  };
  const client = new Client({ name: 'test', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const server = createServer(context);
  await server.connect(ours);
  await client.connect(theirs);
  onTestFinished(async () => {
    await client.close();
    await batches.close();
    await auditor.close();
  });
  return { client, world, log, call: (name: string, args: Record<string, unknown>) => told(client, name, args) };
}

/** Lines of an answer that are not marked as data of the page. */
export const unquoted = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('> '))
    .join('\n');
