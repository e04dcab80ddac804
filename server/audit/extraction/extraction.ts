import { Worker } from 'node:worker_threads';
import { withinTimeLimit } from '../../../checks/time-limits.ts';
import { isExtracted, splitSelectorFromAttribute, type Extracted, type ExtractedByName, type Extraction } from './extracted.ts';
import type { OpenVisitPage } from '../visit/open-page.ts';
import { serverWords } from '../../words.ts';

/** Maximum values per rule and characters per value, and time limits in milliseconds: for all rules in the page together, and per expression. */
export const extractionLimits = { values: 20, characters: 500, pageMs: 3_000, expressionMs: 1_000 };

/**
 * Extracts values from a page that has already been judged, so failures here do not affect its report.
 * @param html as the server sent it; null if it could not be read
 */
export async function runRules(
  page: Pick<OpenVisitPage, 'call'>,
  script: string,
  html: string | null,
  rules: readonly Extraction[],
): Promise<ExtractedByName> {
  const [drawn, raw] = await Promise.all([inPage(page, script, rules), inHtml(html, rules)]);
  return Object.fromEntries(rules.map(({ name }) => [name, drawn.get(name) ?? raw.get(name) ?? nothing(serverWords().extraction.unread)]));
}

const nothing = (error: string): Extracted => ({ values: [], total: 0, error });

/** Runs in the page's isolated world, which page scripts cannot reach. */
async function inPage(page: Pick<OpenVisitPage, 'call'>, script: string, rules: readonly Extraction[]): Promise<Map<string, Extracted>> {
  const wanted = rules.filter(({ kind }) => kind !== 'regex');
  if (wanted.length === 0) return new Map();
  const requests = wanted.map(({ kind, text }) => ({
    kind,
    ...(kind === 'css' ? splitSelectorFromAttribute(text) : { selector: text, attribute: null }),
  }));
  const limits = extractionLimits;
  let answers: unknown[] = [];
  try {
    const text = await withinTimeLimit(
      limits.pageMs,
      page.call(script, 'extract', requests, { values: limits.values, characters: limits.characters }),
    );
    const parsed: unknown = typeof text === 'string' && text.length < 2_000_000 ? JSON.parse(text) : null;
    if (Array.isArray(parsed)) answers = parsed;
  } catch {
    return new Map(wanted.map(({ name }) => [name, nothing(serverWords().extraction.slowPage)]));
  }
  return new Map(
    wanted.map(({ name }, index) => [name, isExtracted(answers[index]) ? cut(answers[index]) : nothing(serverWords().extraction.unread)]),
  );
}

/**
 * Expressions may backtrack forever, so a thread runs them in order, and is terminated if one takes too long. The next thread continues
 * after it.
 */
async function inHtml(html: string | null, rules: readonly Extraction[]): Promise<Map<string, Extracted>> {
  const found = new Map<string, Extracted>();
  const regexRules = rules.filter(({ kind }) => kind === 'regex');
  if (html === null) return new Map(regexRules.map(({ name }) => [name, nothing(serverWords().extraction.noHtml)]));
  while (regexRules.length > 0) {
    const results = await runExpressions(
      html,
      regexRules.map(({ text }) => text),
    );
    for (const result of results) found.set(regexRules.shift()!.name, result);
    const slow = regexRules.shift();
    if (slow) found.set(slow.name, nothing(serverWords().extraction.slowExpression({ ms: extractionLimits.expressionMs })));
  }
  return found;
}

/** @returns the results of the first expressions; fewer if one took too long */
function runExpressions(html: string, expressions: readonly string[]): Promise<Extracted[]> {
  return new Promise((resolve) => {
    const results: Extracted[] = [];
    const worker = new Worker(expressionThread, {
      eval: true,
      env: {},
      workerData: { html, expressions, limits: extractionLimits },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(results);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, extractionLimits.expressionMs);
    };
    worker.on('online', wait);
    worker.on('message', (result: Extracted) => {
      results.push(cut(result));
      if (results.length === expressions.length) end();
      else wait();
    });
    worker.on('error', end);
    worker.on('exit', end);
  });
}

/** Self-contained, because it runs as text, both from source and from the package. */
const expressionThread = `
const { parentPort, workerData: { html, expressions, limits } } = require('node:worker_threads');
for (const expression of expressions) {
  const values = [];
  let total = 0;
  for (const match of html.matchAll(new RegExp(expression, 'gu'))) {
    total += 1;
    if (values.length < limits.values) values.push((match[1] ?? match[0]).slice(0, limits.characters * 2));
  }
  parentPort.postMessage({ values, total, error: null });
}`;

const cut = ({ values, total, error }: Extracted): Extracted => ({
  values: values
    .slice(0, extractionLimits.values)
    .map((value) => value.replace(/\s+/gu, ' ').trim().slice(0, extractionLimits.characters).toWellFormed()),
  total,
  error: error === null ? null : error.slice(0, 300),
});
