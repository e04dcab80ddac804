import { randomBytes } from 'node:crypto';
import { runSettings } from '../../cli/config/settings.ts';
import { usageError } from '../../cli/failure.ts';
import type { BatchSource } from '../../batches/source.ts';
import { auditableUrl } from '../../cli/targets/url.ts';
import { mcpWords } from '../../../words/en/server/mcp.ts';
import type { McpContext, ToolAnswer } from '../context.ts';
import type { Input, Output } from '../schemas.ts';
import { lossTexts, quotedLine } from './page-text.ts';

const words = mcpWords.batch;
/** Default maximum pages of a crawl. */
const usualPages = 100;

/** Starts a batch without waiting for it. @throws CommandFailed if there is not exactly one source, or a limit without a crawl */
export async function startBatchTool(
  { urls, sitemap, crawl, limit, device }: Input<'startBatch'>,
  { batches, server, world }: McpContext,
): Promise<ToolAnswer<Output<'startBatch'>>> {
  if ([urls, sitemap, crawl].filter((source) => source !== undefined).length !== 1) throw usageError(words.oneSource);
  if (limit !== undefined && crawl === undefined) throw usageError(words.limitNeedsCrawl);
  const source = sourceOf({ urls, sitemap, crawl, limit });
  const { orderFor } = runSettings([], device === undefined ? {} : { device }, {}, world.cores, {});
  const { id, state, progress, losses, notes } = await (await batches.get()).begin(source, orderFor(''), randomBytes(16).toString('hex'));
  const data = { id, state, pages: progress.total, losses: lossTexts(losses, notes) };
  return {
    text: [
      'crawl' in source ? words.crawlStarted({ id, limit: source.crawl.limit }) : words.started(data),
      server === null ? words.endsWithSession : words.atServer({ server }),
      ...(data.losses.length > 0 ? [words.losses, mcpWords.pageNote, ...data.losses.map(quotedLine)] : []),
    ].join('\n'),
    data,
    reports: [],
  };
}

function sourceOf({ urls = [], sitemap, crawl, limit = usualPages }: Input<'startBatch'>): BatchSource {
  const typed = (url: string) => auditableUrl(url.trim(), '');
  if (sitemap !== undefined) return { sitemap: typed(sitemap) };
  if (crawl === undefined) return { urls: [...new Set(urls.map(typed))] };
  const start = new URL(typed(crawl));
  start.hash = '';
  return { crawl: { start: start.href, limit, depth: null, include: [], exclude: [] } };
}
