import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FieldData, FieldDataMissing } from '../../../checks/fetch/field-data.ts';
import type { ToolActions } from '../../../components/tool/props.ts';
import { english } from '../../../components/use-locale.ts';
import { loadToolWords } from '../../../components/tool/use-view.ts';
import { FieldDataPart } from '../../../components/tools/web-vitals/field-data.tsx';

await loadToolWords(english, 'web-vitals');
afterEach(() => render(null, document.body));
let loads: number;
function open(hasKey: boolean, answer: FieldData | FieldDataMissing = { code: 'no-visits' }): void {
  loads = 0;
  const fieldData = {
    hasKey: async () => hasKey,
    load: async () => {
      loads += 1;
      return answer;
    },
  };
  render(<FieldDataPart act={{ fieldData } as unknown as ToolActions} />, document.body);
}
const button = () => page.getByRole('button', { name: 'Load field data' });

test('without a key it says where to add one, and requests nothing', async () => {
  open(false);
  await expect.element(page.getByRole('link', { name: 'Settings: field data' })).toHaveAttribute('href', '/options.html#field-data');
  expect(loads).toBe(0);
});
test('shows the 75th percentile of real visitors after a click', async () => {
  open(true, {
    of: 'origin',
    until: '2026-11-26',
    metrics: { lcp: { p75: 4_200, good: 0.4, poor: 0.3 }, cls: { p75: 0.05, good: 0.9, poor: 0.02 } },
  });
  await expect.element(button()).toBeInTheDocument();
  expect(loads).toBe(0);
  await button().click();
  const text = page.elementLocator(document.body);
  await expect.element(text).toHaveTextContent(/all pages of this origin, 28 days until/);
  await expect.element(text).toHaveTextContent(/LCP.*4\.20.s.*40% of visits good, 30% poor/);
  await expect.element(text).toHaveTextContent(/INP\s*too few visits/);
  expect(loads).toBe(1);
});
test.each([
  [{ code: 'no-visits' }, 'Google has too few visits'],
  [{ code: 'not-public' }, 'Nothing was sent.'],
  [
    { code: 'refused', status: 400, message: 'API key not valid.' },
    'Google refused the request (400): “API key not valid.” Check the key in Settings.',
  ],
  [{ code: 'refused', status: 429, message: '' }, 'Your key has reached its limit'],
] as const)('%j is explained', async (missing, sentence) => {
  open(true, missing);
  await button().click();
  await expect.element(page.elementLocator(document.body)).toHaveTextContent(sentence);
  await button().click();
  await expect.poll(() => loads).toBe(2);
});
