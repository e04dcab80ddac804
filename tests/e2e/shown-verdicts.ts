import { expect, type Page } from '@playwright/test';
import type { Report } from '../../checks/core/report/report.ts';

const words = { pass: 'Passed', warn: 'Warning', fail: 'Failed' } as const;

/** The list of checks in the popup shows the verdicts of the report. */
export async function expectShownVerdicts(popup: Page, { signals, finalUrl }: Report): Promise<void> {
  await popup.locator('a[href="#checks"]').first().click();
  const judged = signals.filter(({ status }) => status === 'pass' || status === 'warn' || status === 'fail');
  expect(judged.length, finalUrl).toBeGreaterThan(10);
  expect(new Set(judged.map(({ status }) => status)).size, finalUrl).toBeGreaterThan(1);
  const shown = judged.map(({ id }) => popup.locator(`a[href="#check=${id}"]`).first().locator('.entry-word'));
  expect(await Promise.all(shown.map((word) => word.innerText())), finalUrl).toEqual(
    judged.map(({ status }) => words[status as keyof typeof words]),
  );
}
