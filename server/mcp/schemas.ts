/** Inputs and outputs of each tool. In zod, because the SDK loads it anyway: another schema library would slow down the start. */
import { z } from 'zod';
import { devices } from '../audit/auditor.ts';
import { argumentWords as words, resultWords } from '../../words/en/server/mcp-tools.ts';

const longestUrl = 8_000;
const url = (description: string) =>
  z.string({ error: words.urlMissing }).min(1, words.urlMissing).max(longestUrl, words.urlTooLong).describe(description);

/** An argument that the tool does not have is an error, as in the HTTP API: ignored, a misspelled device would be an audit of another one. */
const only = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? words.unknownArgument({ known: Object.keys(shape) }) : undefined),
  });

export const inputs = {
  auditPage: only({ url: url(words.url), device: z.enum(devices, { error: words.deviceWrong }).optional().describe(words.device) }),
  explainSignal: only({ id: z.string({ error: words.idMissing }).min(1, words.idMissing).max(200, words.idMissing).describe(words.id) }),
  checkLinks: only({ url: url(words.url) }),
  comparePages: only({ first_url: url(words.firstUrl), second_url: url(words.secondUrl) }),
  crawlerAccess: only({ url: url(words.urlOfCrawlers) }),
  startBatch: only({
    urls: z.array(url(words.url)).min(1, words.urlsMissing).max(1_000, words.tooManyUrls).optional().describe(words.urls),
    sitemap: url(words.sitemap).optional(),
    crawl: url(words.crawl).optional(),
    limit: z.number().int().min(1, words.limitWrong).max(100_000, words.limitWrong).optional().describe(words.limit),
    device: z.enum(devices, { error: words.deviceWrong }).optional().describe(words.device),
  }),
  batchStatus: only({
    id: z.string({ error: words.batchIdMissing }).min(1, words.batchIdMissing).max(100, words.batchIdMissing).describe(words.batchId),
  }),
};

const score = z.number().nullable();
const report = z.string().describe(resultWords.report);
const status = z.enum(['fail', 'warn', 'pass', 'unchecked', 'na']);
const batchState = z.enum(['queued', 'running', 'finished', 'cancelled']);
const page = { url: z.string(), finalUrl: z.string(), httpStatus: z.number(), auditScore: score, geoScore: score };
const losses = z.array(z.string()).describe(resultWords.losses);
const link = z.object({
  url: z.string(),
  status: z.number().describe(resultWords.linkStatus),
  finalUrl: z.string(),
  reason: z.string(),
  text: z.string(),
  links: z.number().describe(resultWords.linkPlaces),
});
const changed = z.object({ id: z.string(), title: z.string(), first: status, second: status, finding: z.string() });

export const outputs = {
  auditPage: z
    .object({
      ...page,
      geoBand: z.string().nullable(),
      pageType: z.string(),
      verdict: z.string(),
      counts: z.object({ pass: z.number(), warn: z.number(), fail: z.number(), na: z.number(), unchecked: z.number() }),
      problems: z
        .array(
          z.object({
            id: z.string(),
            status,
            class: z.enum(['blocks', 'harm', 'gain', 'care']),
            who: z.enum(['developer', 'editor']),
            share: z.number(),
            title: z.string(),
            finding: z.string(),
            change: z.string(),
            follows: z.array(z.string()),
          }),
        )
        .describe(resultWords.problems),
      notices: z.array(z.string()),
      report,
    })
    .describe(resultWords.pageData),
  explainSignal: z.object({
    id: z.string(),
    title: z.string(),
    problem: z.string(),
    why: z.string(),
    group: z.string(),
    weight: z.number(),
    blocker: z.boolean().describe(resultWords.blocker),
    geo: z.object({ category: z.string(), points: z.number() }).nullable(),
    sources: z.array(z.object({ title: z.string(), url: z.string() })),
    tools: z.array(z.string()),
  }),
  checkLinks: z
    .object({
      url: z.string(),
      links: z.number(),
      counts: z.object({ ok: z.number(), redirected: z.number(), broken: z.number(), unverified: z.number(), skipped: z.number() }),
      finished: z.boolean().describe(resultWords.finished),
      broken: z.array(link),
      redirected: z.array(link),
      unverified: z.array(link).describe(resultWords.unverified),
      report,
    })
    .describe(resultWords.pageData),
  comparePages: z
    .object({
      first: z.object({ ...page, report }),
      second: z.object({ ...page, report }),
      better: z.array(changed).describe(resultWords.better),
      worse: z.array(changed).describe(resultWords.worse),
      problemsOfBoth: z.array(z.string()),
      notCompared: z.array(z.string()).describe(resultWords.notCompared),
    })
    .describe(resultWords.pageData),
  crawlerAccess: z
    .object({
      url: z.string(),
      robotsTxt: z.object({ url: z.string(), status: z.number() }),
      groups: z.array(
        z.object({
          verdict: z.enum(['allowed', 'blocked', 'unknown']),
          line: z.number().nullable().describe(resultWords.line),
          rule: z.string().nullable(),
          because: z.string(),
          crawlers: z.array(z.object({ purpose: z.string(), tokens: z.array(z.string()) })),
        }),
      ),
    })
    .describe(resultWords.pageData),
  startBatch: z
    .object({ id: z.string(), state: batchState, pages: z.number().describe(resultWords.pagesKnown), losses })
    .describe(resultWords.pageData),
  batchStatus: z
    .object({
      id: z.string(),
      state: batchState,
      total: z.number(),
      done: z.number(),
      failed: z.number(),
      fault: z.string().describe(resultWords.fault),
      losses,
      auditScore: score.describe(resultWords.median),
      geoScore: score.describe(resultWords.median),
      read: z.number().describe(resultWords.read),
      problems: z.array(z.object({ id: z.string(), status, title: z.string(), pages: z.number(), urls: z.array(z.string()) })),
      failedPages: z.array(z.object({ url: z.string(), why: z.string() })),
      report: z.string().nullable().describe(resultWords.batchReport),
    })
    .describe(resultWords.pageData),
};

export type ToolName = keyof typeof inputs;
export type Input<N extends ToolName> = z.infer<(typeof inputs)[N]>;
export type Output<N extends ToolName> = z.infer<(typeof outputs)[N]>;
