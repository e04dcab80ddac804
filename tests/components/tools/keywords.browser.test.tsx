import { render } from 'preact';
import { act as settled } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { judgePage } from '../../../checks/audit-page.ts';
import { KeywordsPart } from '../../../components/tools/terms/keywords.tsx';
import type { ToolActions } from '../../../components/tool/props.ts';
import { loadToolWords } from '../../../components/tool/use-view.ts';
import { english } from '../../../components/use-locale.ts';
import { block, heading, pageOf } from '../../support/blocks.ts';
import { eventually } from '../../support/eventually.ts';
import { known } from '../../support/facts.ts';

await loadToolWords(english, 'terms');
const host = document.body.appendChild(document.createElement('main'));
afterEach(() => render(null, host));

const facts = known({
  ...pageOf('Leather oil', [heading(1, 'Leather oil'), block('A cover is oiled twice a year.')]),
  page: { url: 'https://example.com/leather-oil' },
});
const report = judgePage(
  facts,
  { intent: 'index', pageType: null, aiOptOut: false, now: 0 },
  { collect: 0, judge: 0, network: 0, total: 0 },
);
async function draw(stored: string[]) {
  const kept: [string, readonly string[]][] = [];
  const act = {
    keywords: { read: async () => stored, keep: async (url: string, keywords: readonly string[]) => void kept.push([url, keywords]) },
  } as unknown as ToolActions;
  await settled(() => render(<KeywordsPart facts={facts} report={report} act={act} />, host));
  return kept;
}
const cells = () =>
  [...host.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));

test('keywords of the site are there, with where the page has them', async () => {
  await draw(['leather oil', 'covers', 'thread']);
  await eventually(() =>
    expect(cells()).toEqual([
      ['leather oil', 'yes', 'no', 'yes', 'no', 'no', 'yes', 'yes'],
      ['covers', 'no', 'no', 'no', 'no', 'no', 'no', 'other form'],
      ['thread', 'no', 'no', 'no', 'no', 'no', 'no', 'no'],
    ]),
  );
});
test('what is typed is looked for at once, and remembered for the site', async () => {
  const kept = await draw([]);
  const field = host.querySelector('input')!;
  field.value = 'leather, 革';
  await settled(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  await eventually(() => expect(cells().map(([keyword]) => keyword)).toEqual(['leather', '革']));
  expect(kept).toEqual([['https://example.com/page', ['leather', '革']]]);
});
