import type { Page } from '@playwright/test';
import type { Report } from '../../checks/index.ts';
import { schemaErrors } from '../support/report-schema.ts';
import { expect, test } from './audit-test.ts';
import { expectedVerdicts, probedVerdicts } from './expected-verdicts.ts';

const words = { pass: 'Passed', warn: 'Improve', fail: 'Failed' } as const;
type Expected = Record<string, (typeof words)[keyof typeof words]>;

/** What each page of the demo site must show, by signal. */
function byPage(table: Record<string, { passes: string | null; faulty: [path: string, status: 'warn' | 'fail'] }>): Map<string, Expected> {
  const pages = new Map<string, Expected>();
  const expectOn = (path: string, signal: string, status: keyof typeof words) => pages.set(path, { ...pages.get(path), [signal]: words[status] });
  for (const [signal, { passes, faulty: [path, status] }] of Object.entries(table)) {
    if (passes) expectOn(passes, signal, 'pass');
    expectOn(path, signal, status);
  }
  return pages;
}

async function expectShown(popup: Page, report: Report, expected: Expected): Promise<void> {
  await popup.locator('a[href="#checks"]').first().click();
  const shown: Record<string, string> = {};
  for (const signal of Object.keys(expected)) shown[signal] = await popup.locator(`a[href="#check=${signal}"]`).first().locator('.entry-word').innerText({ timeout: 2000 });
  expect(shown).toEqual(expected);
  expect(schemaErrors(report)).toEqual([]);
  expect(report.signals.filter(({ reason }) => reason === 'signal-failed')).toEqual([]);
  expect(Object.entries(report.facts ?? {}).filter(([, fact]) => !fact.ok && fact.reason === 'collector-failed')).toEqual([]);
}

for (const [path, expected] of byPage(expectedVerdicts)) {
  test(`the popup shows the verdicts of ${path}`, async ({ audit }) => {
    const { popup, report } = await audit(path);
    await expectShown(popup, report, expected);
  });
}

for (const [path, expected] of byPage(probedVerdicts)) {
  test(`when its links were checked, the popup shows the verdicts of ${path}`, async ({ probe }) => {
    const { popup, report } = await probe(path);
    await expectShown(popup, report, expected);
  });
}

test('every signal stands in the tables of expected verdicts', async ({ audit }) => {
  const { report } = await audit('/');
  const named = new Set([...Object.keys(expectedVerdicts), ...Object.keys(probedVerdicts), 'https']);
  expect(report.signals.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});
