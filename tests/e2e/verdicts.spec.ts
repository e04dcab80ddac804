import { expect, test } from './audit-test.ts';
import { expectShownVerdicts } from './shown-verdicts.ts';

// Each has its own pages.
test.describe.configure({ mode: 'parallel' });

// All pages of the demo site: tests/server/audit/demo-verdicts.test.ts. The popup over pages whose links are not checked: service-parity.spec.ts.
test('/faults/broken-links: the popup shows the verdicts of the report after a link check', async ({ probe }) => {
  const { popup, report } = await probe('/faults/broken-links');
  await expectShownVerdicts(popup, report);
});

test('/faults/shifts: layout shifts are counted while the page is open', async ({ audit }) => {
  const { report } = await audit('/faults/shifts');
  expect(report.signals.find(({ id }) => id === 'core-web-vitals')?.status).toBe('warn');
});
