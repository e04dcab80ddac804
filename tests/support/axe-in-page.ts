import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds wrong with a page: rule and element. @param rules only these */
export async function axeIn(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Half a megabyte of code: once a document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (runOnly) =>
      (
        await (globalThis as unknown as { axe: Axe }).axe.run({
          resultTypes: ['violations'],
          // Neither is used, and together they take a quarter of the time: our pages have no media whose data would be loaded first.
          selectors: false,
          preload: false,
          ...(runOnly && { runOnly }),
        })
      ).violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`)),
    rules,
  );
}
