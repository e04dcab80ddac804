import { afterAll, expect, test } from 'vitest';
import { judgePage } from '../../../checks/audit-page.ts';
import { english } from '../../../components/use-locale.ts';
import { watchPrinting } from '../../../entrypoints/report/printed.tsx';
import { plainBranding, type Branding } from '../../../extension/runs/runs.ts';
import { eventually } from '../../support/eventually.ts';
import browser from '../../support/extension-api.ts';
import { known } from '../../support/facts.ts';

let branding: Branding = { ...plainBranding, agency: 'First Agency', language: 'de' };
const listeners: ((changes: object, area: string) => void)[] = [];
browser['storage'] = {
  local: { get: async (key: string) => (key === 'branding' ? { branding: { version: 1, ...branding } } : {}) },
  onChanged: { addListener: (listener: (typeof listeners)[number]) => void listeners.push(listener) },
};
afterAll(() => delete browser['storage']);

function printed(): string {
  dispatchEvent(new Event('beforeprint'));
  const text = document.querySelector('.printed')!.shadowRoot!.textContent.slice(0, 100);
  dispatchEvent(new Event('afterprint'));
  return text;
}

test('a report is printed as the settings are at that moment', async () => {
  const report = judgePage(
    known(),
    { intent: 'index', pageType: null, aiOptOut: false, now: 0 },
    { collect: 0, judge: 0, network: 0, total: 0 },
  );
  watchPrinting(() => report, await english.load('reportPage', 'files', 'grounds'));
  await eventually(() => expect(printed()).toMatch(/First Agency.*Audit von/s));
  branding = { ...plainBranding, agency: 'Second Agency' };
  for (const changed of listeners) changed({ branding: {} }, 'local');
  await eventually(() => expect(printed()).toMatch(/Second Agency.*Audit of/s));
});
