import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { CategoryId } from '../../checks/core/report/geo-ids.ts';
import { factFailure } from '../../checks/core/failure.ts';
import { findClaims } from '../../checks/derive/text/claims.ts';
import { factValueOf } from '../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { ResponseFact } from '../../checks/core/facts/site.ts';
import { withJsonLdItems } from '../../checks/derive/structured-data/completed.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { fetchSiteFacts, type Net } from '../../checks/fetch/site.ts';
import { threadScript } from '../../server/audit/made-scripts.ts';
import { chromiumFlags, findChromium } from '../../scripts/browsers.ts';
import { pageHtml, urlOf, siteFiles } from './pages.ts';
import type { EvidenceText } from './texts.ts';

/** Scores of one text. */
export interface TextScores {
  prompt: number;
  version: string;
  pageType: string;
  score: number | null;
  categories: Partial<Record<CategoryId, number | null>>;
  /** Parts of the GEO score by signal, 0…1; null if not applicable or not checked. */
  signals: Record<string, number | null>;
  /** Text units of the main content, numbers in digits, sentences with a quantity, quotations. */
  counts: { words: number; numbers: number; quantities: number; quotations: number };
}

/** Fixed time of all audits, so that scores do not depend on the day. */
const now = Date.UTC(2026, 5, 1);
const pages = 2;

/** A hash of what a score depends on besides the text; rows of another product version are not reused. */
export async function sourceStamp(): Promise<string> {
  const made = await Promise.all([threadScript('in-page'), threadScript('judge-thread')]);
  return createHash('sha256').update(made.join('\n')).digest('hex').slice(0, 12);
}

const keyOf = ({ prompt, version }: Pick<TextScores, 'prompt' | 'version'>): string => `${prompt} ${version}`;
const stampOf = (text: EvidenceText): string => createHash('sha256').update(pageHtml(text)).digest('hex').slice(0, 12);

/**
 * Audits the texts as pages in a browser, a few at a time. Each row is saved to a file immediately, so that an interrupted run resumes
 * where it ended.
 * @param saved file of rows, one per line
 * @param progress called after each text with the number of finished texts
 */
export async function auditTexts(
  texts: readonly EvidenceText[],
  saved: string,
  progress: (done: number, all: number) => void,
): Promise<TextScores[]> {
  const product = await sourceStamp();
  const known = rowsIn(saved, product);
  const open = texts.filter((text) => known.get(keyOf(text))?.page !== stampOf(text));
  let done = texts.length - open.length;
  progress(done, texts.length);
  if (open.length > 0) {
    mkdirSync(dirname(saved), { recursive: true });
    const queue = [...open];
    await withBrowser(texts, pages, async (collect) => {
      for (let text = queue.shift(); text; text = queue.shift()) {
        const row = { ...scoresOf(text, await collect(text)), page: stampOf(text), product };
        known.set(keyOf(row), row);
        appendFileSync(saved, `${JSON.stringify(row)}\n`);
        progress(++done, texts.length);
      }
    });
  }
  return texts.map((text) => known.get(keyOf(text))!);
}

type SavedRow = TextScores & { page: string; product: string };
function rowsIn(file: string, product: string): Map<string, SavedRow> {
  const rows = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line): SavedRow[] => {
          try {
            return line === '' ? [] : [JSON.parse(line) as SavedRow];
          } catch {
            // The line that was being written when a run was interrupted.
            return [];
          }
        })
    : [];
  return new Map(rows.filter((row) => row.product === product).map((row) => [keyOf(row), row]));
}

export type Collect = (text: EvidenceText) => Promise<KnownFacts>;

/** Starts workers, each with a browser page that reads texts as pages with the product's collectors. */
export async function withBrowser(
  texts: readonly EvidenceText[],
  workers: number,
  work: (collect: Collect) => Promise<void>,
): Promise<void> {
  const { chromium } = await import('@playwright/test');
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install one or set CHROMIUM_PATH.');
  const [script, files] = [await threadScript('in-page'), siteFiles(texts)];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const context = await browser.newContext();
    const served = new Map<Page, string>();
    // No network access: each page has its text, everything else is missing.
    await context.route('**/*', (route) => {
      const body = route.request().isNavigationRequest() ? served.get(route.request().frame().page()) : undefined;
      return body === undefined
        ? route.fulfill({ status: 404, body: '' })
        : route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body });
    });
    await Promise.all(Array.from({ length: workers }, async () => work(await collector(context, script, served, files))));
  } finally {
    await browser.close();
  }
}

async function collector(
  context: BrowserContext,
  script: string,
  served: Map<Page, string>,
  files: ReturnType<typeof siteFiles>,
): Promise<Collect> {
  const page = await context.newPage();
  return async (text) => {
    const [url, html] = [urlOf(text), pageHtml(text)];
    served.set(page, html);
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(script);
    const { facts } = await page.evaluate<{ facts: string }>(`globalThis.pageloupe.collect(${now})`);
    const { known } = JSON.parse(facts) as { known: KnownFacts };
    const net: Net = async (input) => {
      const file = input === url ? { type: 'text/html; charset=utf-8', body: html } : files.get(input);
      const response = new Response(file?.body ?? '', {
        status: file ? 200 : 404,
        headers: { 'content-type': file?.type ?? 'text/plain' },
      });
      Object.defineProperty(response, 'url', { value: input });
      return response;
    };
    const { known: site } = await fetchSiteFacts(net, url, { now });
    const response = factValueOf(site, 'response') as ResponseFact;
    const source = (await page.evaluate(`globalThis.pageloupe.served(${JSON.stringify(html)}, ${JSON.stringify(response)})`)) as string;
    return {
      ...withJsonLdItems(known),
      ...site,
      ...(JSON.parse(source) as KnownFacts),
      schemaTerms: factFailure('not-supported', 'structured-data-unread'),
    };
  };
}

/** Judges the facts of a text. */
export function scoresOf(text: EvidenceText, known: KnownFacts): TextScores {
  const report = judgePage(
    known,
    { intent: 'index', pageType: null, aiOptOut: false, now },
    { collect: 0, network: 0, judge: 0, total: 0 },
  );
  const { geo, pageType } = report;
  return {
    prompt: text.prompt,
    version: text.version,
    pageType,
    score: geo.score,
    categories: Object.fromEntries(geo.categories.map(({ id, score }) => [id, score])),
    signals: Object.fromEntries(geo.categories.flatMap(({ parts }) => (parts ?? []).map(({ signal, score }) => [signal, score]))),
    counts: countsOf(report),
  };
}

function countsOf({ facts = {}, language, pageType }: Report): TextScores['counts'] {
  const [page, content, head, provenance] = [
    factValueOf(facts, 'page'),
    factValueOf(facts, 'text'),
    factValueOf(facts, 'head'),
    factValueOf(facts, 'provenance'),
  ];
  if (!page || !content) return { words: 0, numbers: 0, quantities: 0, quotations: 0 };
  const { quantities, claims } = findClaims(
    { page, text: content, ...(head && { head }), ...(provenance && { provenance }) },
    language,
    pageType,
  );
  const main = content.blocks.filter((block) => block.main);
  return {
    words: content.mainUnits,
    numbers: main.reduce((sum, block) => sum + (block.text.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0), 0),
    quantities: quantities.length,
    quotations: claims.filter(({ kind }) => kind === 'quotation').length,
  };
}
