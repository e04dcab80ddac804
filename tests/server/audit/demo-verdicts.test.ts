/**
 * Every page of the demo site in a real Chromium: its verdicts, and what is offered for them, pasted and audited again. The service audits
 * in half the time of the extension, whose reports are the same, and shown by its popup (tests/e2e/service-parity.spec.ts).
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '../../../checks/core/report/report.ts';
import { serveDemo, type DemoOverrides, type DemoSite } from '../../../scripts/demo/server.ts';
import type { Auditor } from '../../../server/audit/auditor.ts';
import { expectedVerdicts, probedVerdicts, type ExpectedVerdicts } from '../../support/expected-verdicts.ts';
import { schemaErrors } from '../../support/report-schema.ts';
import { hasChromium, launchChromium } from '../../support/shared-chromium.ts';
import { audited, openAuditor } from './orders.ts';
import { expectMended } from './pasting.ts';

const overrides: DemoOverrides = new Map();
let demo: DemoSite;
let auditor: Auditor;
let browser: Browser;
/** Only parses documents and writes them: one page serves all tests. */
let scratch: Page;
beforeAll(async () => {
  demo = await serveDemo({ overrides });
  auditor = await openAuditor([demo.origin]);
  browser = await launchChromium();
  scratch = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  await auditor.close();
  await demo.close();
});
beforeEach(() => overrides.clear());

/** A visit ends before the layout shifts: the extension sees them (tests/e2e/verdicts.spec.ts). */
const later = 'core-web-vitals';

/** What each page must show, by signal, and which signals fail there. */
function byPage(table: ExpectedVerdicts): [path: string, shown: Record<string, string>, faulty: string[]][] {
  const pages = new Map<string, [Record<string, string>, string[]]>();
  const expectOn = (path: string, signal: string, status: string) => {
    const [shown, faulty] = pages.get(path) ?? [{}, []];
    pages.set(path, [{ ...shown, [signal]: status }, status === 'pass' ? faulty : [...faulty, signal]]);
  };
  for (const [signal, { passes, faulty }] of Object.entries(table)) {
    if (signal === later) continue;
    if (passes) expectOn(passes, signal, 'pass');
    if (faulty) expectOn(faulty[0], signal, faulty[1]);
  }
  return [...pages].map(([path, [shown, faulty]]) => [path, shown, faulty]);
}

function expectShown(report: Report, shown: Record<string, string>): void {
  const statuses = report.signals.filter(({ id }) => id in shown).map(({ id, status }) => [id, status]);
  expect(
    Object.fromEntries(statuses),
    'If a check does not apply here (na), name another page in tests/support/expected-verdicts.ts, or add what it looks at to this one.',
  ).toEqual(shown);
  expect(schemaErrors(report)).toEqual([]);
  expect(report.signals.filter(({ reason }) => reason === 'signal-failed')).toEqual([]);
  expect(Object.entries(report.facts ?? {}).filter(([, fact]) => !fact.ok && fact.reason === 'collector-failed')).toEqual([]);
}

describe.skipIf(!hasChromium).each([
  ['audited', expectedVerdicts, false],
  ['its links checked', probedVerdicts, true],
] as const)('%s', (_, table, probe) => {
  test.each(byPage(table))('%s has its verdicts, and its checks pass with what is offered', async (path, shown, faulty) => {
    const url = demo.origin + path;
    const look = async () => (await audited(auditor, url, { probe })).report;
    const report = await look();
    expectShown(report, shown);
    if (faulty.length > 0) await expectMended(report, { url, expected: faulty, others: !probe, overrides, scratch, look });
  });
});
