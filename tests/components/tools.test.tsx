/** Every tool drawn without a browser, before anything is clicked. What needs layout is in the browser tests next to this file. */
import { describe, expect, test } from 'vitest';
import { tools } from '../../checks/tools.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { drawTool } from '../support/draw-tool.tsx';
import { known } from '../support/facts.ts';
import { richFacts } from '../support/rich-facts.ts';

const pages: [page: string, facts: KnownFacts][] = [
  ['a page with everything', richFacts()],
  ['an empty page', known()],
  ['a page of which nothing is known yet', {}],
];

describe.each(tools.map(({ id }) => id))('%s', (id) => {
  test.each(pages)('%s', async (_, facts) => {
    const html = await drawTool(id, facts);
    const text = html.replace(/<[^>]*>/g, ' ');
    // Terms are counted in steps: when the machine is busy, the next one comes only in a browser.
    const isCounting = id === 'terms' && html.includes('aria-busy="true"');
    expect(isCounting || /\p{L}{3}/u.test(text), text).toBe(true);
    // The tool for leftovers contains these words itself.
    if (id !== 'leftovers') expect(text).not.toMatch(/\bNaN\b|\[object/);
  });
});
