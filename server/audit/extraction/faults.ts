import type { Browser } from 'playwright-core';
import { splitSelectorFromAttribute, type Extraction } from './extracted.ts';
import { onBlankPage } from '../visit/blank-page.ts';

/** Validates selectors and expressions in the browser, on a blank page: only the browser knows which ones it accepts. @param script in-page.ts */
export async function findInvalidRules(
  browser: Browser,
  script: string,
  rules: readonly Extraction[],
): Promise<readonly { name: string; why: string }[]> {
  return onBlankPage(browser, script, async (page) => {
    const faults: { name: string; why: string }[] = [];
    for (const { name, kind, text } of rules) {
      if (kind === 'regex') continue;
      const rule = { kind, ...(kind === 'css' ? splitSelectorFromAttribute(text) : { selector: text, attribute: null }) };
      const why = await page.evaluate(
        (one) => (globalThis as unknown as { pageloupe: { ruleFault(rule: unknown): string } }).pageloupe.ruleFault(one),
        rule,
      );
      if (why !== '') faults.push({ name, why });
    }
    return faults;
  });
}
