import type { Page } from '@playwright/test';
import type { Report } from '../../checks/core/report/report.ts';
import { serveDemo, type DemoOverrides } from '../../scripts/demo/server.ts';
import { schemaErrors } from '../support/report-schema.ts';
import { expect, test } from './audit-test.ts';
import { expectedVerdicts, probedVerdicts } from './expected-verdicts.ts';
import { expectMended } from './pasting.ts';

// Each has its own pages.
test.describe.configure({ mode: 'parallel' });

const words = { pass: 'Passed', warn: 'Warning', fail: 'Failed' } as const;
type Table = Record<string, { passes: string | null; faulty: [path: string, status: 'warn' | 'fail'] | null }>;
type Expected = Record<string, (typeof words)[keyof typeof words]>;

/** What each page of the demo site must show, by signal, and which signals fail there. */
function byPage(table: Table): Map<string, { shown: Expected; faulty: string[] }> {
  const pages = new Map<string, { shown: Expected; faulty: string[] }>();
  const expectOn = (path: string, signal: string, status: keyof typeof words) => {
    const { shown, faulty } = pages.get(path) ?? { shown: {}, faulty: [] };
    pages.set(path, { shown: { ...shown, [signal]: words[status] }, faulty: status === 'pass' ? faulty : [...faulty, signal] });
  };
  for (const [signal, { passes, faulty }] of Object.entries(table)) {
    if (passes) expectOn(passes, signal, 'pass');
    if (faulty) expectOn(faulty[0], signal, faulty[1]);
  }
  return pages;
}

async function expectShown(popup: Page, report: Report, expected: Expected): Promise<void> {
  await popup.locator('a[href="#checks"]').first().click();
  const shown: Record<string, string> = {};
  for (const signal of Object.keys(expected))
    shown[signal] = await popup.locator(`a[href="#check=${signal}"]`).first().locator('.entry-word').innerText();
  expect(shown).toEqual(expected);
  expect(schemaErrors(report)).toEqual([]);
  expect(report.signals.filter(({ reason }) => reason === 'signal-failed')).toEqual([]);
  expect(Object.entries(report.facts ?? {}).filter(([, fact]) => !fact.ok && fact.reason === 'collector-failed')).toEqual([]);
}

/** A page paints its images after it has loaded, a lazy one any time later. Until then the browser names another element as the largest. */
const painted = (tab: Page) =>
  tab.evaluate(async () => {
    const first = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(first.map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });

for (const [name, table] of [
  ['audited', expectedVerdicts],
  ['its links checked', probedVerdicts],
] as const) {
  for (const [path, { shown, faulty }] of byPage(table)) {
    test(`${path}, ${name}: the popup shows its verdicts, and its checks pass with what is offered`, async ({
      audit,
      probe,
      auditBrowser,
    }) => {
      const overrides: DemoOverrides = new Map();
      const demo = await serveDemo({ overrides });
      try {
        const look = (url: string) => (table === expectedVerdicts ? audit : probe)(url, painted);
        const { popup, report } = await look(demo.origin + path);
        await expectShown(popup, report, shown);
        if (faulty.length > 0)
          await expectMended(report, {
            url: demo.origin + path,
            expected: faulty,
            others: table === expectedVerdicts,
            overrides,
            newPage: () => auditBrowser.context.newPage(),
            look,
          });
      } finally {
        await demo.close();
      }
    });
  }
}

test('every signal is in the tables of expected verdicts', async ({ audit }) => {
  const { report } = await audit('/');
  const named = new Set([...Object.keys(expectedVerdicts), ...Object.keys(probedVerdicts), 'https']);
  expect(report.signals.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});
