import { expect, test } from './audit-test.ts';

// Each has its own pages.
test.describe.configure({ mode: 'parallel' });

const words = { pass: 'Passed', warn: 'Warning', fail: 'Failed' } as const;

// All pages of the demo site: tests/server/audit/demo-verdicts.test.ts.
for (const [path, checked] of [
  ['/guides/oil-leather-covers', false],
  ['/faults/titles', false],
  ['/private/members', false],
  ['/faults/broken-links', true],
] as const)
  test(`${path}: the popup shows the verdicts of the report`, async ({ audit, probe }) => {
    const { popup, report } = await (checked ? probe : audit)(path);
    await popup.locator('a[href="#checks"]').first().click();
    const judged = report.signals.filter(({ status }) => status === 'pass' || status === 'warn' || status === 'fail');
    expect(judged.length).toBeGreaterThan(20);
    expect(new Set(judged.map(({ status }) => status)).size).toBeGreaterThan(1);
    const shown = judged.map(({ id }) => popup.locator(`a[href="#check=${id}"]`).first().locator('.entry-word'));
    expect(await Promise.all(shown.map((word) => word.innerText()))).toEqual(
      judged.map(({ status }) => words[status as keyof typeof words]),
    );
  });

test('/faults/shifts: layout shifts are counted while the page is open', async ({ audit }) => {
  const { report } = await audit('/faults/shifts');
  expect(report.signals.find(({ id }) => id === 'core-web-vitals')?.status).toBe('warn');
});
