import { schemaErrors } from '../support/report-schema.ts';
import { expect, test } from './audit-test.ts';
import { expectedVerdicts, withoutProbe } from './expected-verdicts.ts';

const words = { pass: 'Passed', warn: 'Improve', fail: 'Failed', na: 'Does not apply', unchecked: 'Unchecked' } as const;
type Expected = Record<string, (typeof words)[keyof typeof words]>;

/** What each page of the demo site must show, by signal. */
const pages = new Map<string, Expected>();
const expectOn = (path: string, signal: string, status: keyof typeof words) => pages.set(path, { ...pages.get(path), [signal]: words[status] });
for (const [signal, { passes, faulty: [path, status] }] of Object.entries(expectedVerdicts)) {
  expectOn(passes, signal, 'pass');
  expectOn(path, signal, status);
}
for (const [signal, list] of Object.entries(withoutProbe)) for (const [path, status] of list) expectOn(path, signal, status);

for (const [path, expected] of pages) {
  test(`the popup shows the verdicts of ${path}`, async ({ audit }) => {
    const { popup, report } = await audit(path);
    await popup.locator('a[href="#checks"]').first().click();
    const shown: Record<string, string> = {};
    for (const signal of Object.keys(expected)) shown[signal] = await popup.locator(`a[href="#check=${signal}"]`).first().locator('.entry-word').innerText({ timeout: 2000 });
    expect(shown).toEqual(expected);
    expect(schemaErrors(report)).toEqual([]);
    expect(report.signals.filter(({ reason }) => reason === 'signal-failed')).toEqual([]);
    expect(Object.entries(report.facts ?? {}).filter(([, fact]) => !fact.ok && fact.reason === 'collector-failed')).toEqual([]);
  });
}

test('every signal stands in the table of expected verdicts', async ({ audit }) => {
  const { report } = await audit('/');
  const named = new Set([...Object.keys(expectedVerdicts), ...Object.keys(withoutProbe)]);
  expect(report.signals.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});
