import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'puppeteer-core';
import type { Report } from '../../checks/core/report/report.ts';
import { tools } from '../../checks/tools.ts';
import { htmlLang as arabic } from '../../words/ar/checks/html-lang.ts';
import { htmlLang as german } from '../../words/de/checks/html-lang.ts';
import { htmlLang as english } from '../../words/en/checks/html-lang.ts';
import { toolNames } from '../../words/en/checks/tools.ts';
import { ensureFirefoxBuild } from '../../scripts/build.ts';
import { findFirefox } from '../../scripts/browsers.ts';
import { readPdf } from '../support/read-pdf.ts';
import { launchFirefox, until, type FirefoxBrowser, type FirefoxPopup } from './firefox-browser.ts';
import { expect, expectSound, page, signalOf, test as sites } from './site-test.ts';

const executable = findFirefox();

// Started by the first test, and kept by the file instead of the worker, because other files can have the same worker then.
let started: Promise<FirefoxBrowser> | null = null;
const test = sites.extend<{ firefox: FirefoxBrowser }>({
  firefox: async ({}, use) => use(await (started ??= launchFirefox(executable!, ensureFirefoxBuild()))),
});

// The shipping build in Firefox: the same pages of the extension, with Firefox's specific behavior.
test.skip(!executable, 'No Firefox found: install one or set FIREFOX_PATH to test in it.');
test.afterEach(async ({ firefox }) => {
  expect(await firefox.takeErrors()).toEqual([]);
});
test.afterAll(async () => {
  await (await started)?.close();
  started = null;
});

interface Extension {
  tabs: { query(what: object): Promise<{ id: number }[]> };
  storage: { session: { get(keys: string[]): Promise<Record<string, never>> }; local: { set(items: object): Promise<void> } };
  runtime: { sendMessage(message: object): Promise<unknown> };
  permissions: { getAll(): Promise<{ origins: string[]; permissions: string[] }> };
}
declare const browser: Extension;

/** The complete report of the popup's tab. */
const reportIn = (popup: FirefoxPopup): Promise<Report> =>
  until(() =>
    popup.evaluate(async () => {
      const obstacle = document.querySelector<HTMLElement>('[data-obstacle]');
      if (obstacle) throw new Error(obstacle.innerText);
      const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
      const names = ['report', 'facts', 'probed'].map((name) => `${name}:${tab!.id}`);
      const stored = await browser.storage.session.get(names);
      const [kept, facts, probed] = names.map((name) => stored[name]) as [
        { report: Report; complete: boolean; later: object } | undefined,
        string?,
        string?,
      ];
      return kept?.complete && facts
        ? { ...kept.report, facts: { ...JSON.parse(facts), ...kept.later, ...JSON.parse(probed ?? '{}') } as NonNullable<Report['facts']> }
        : null;
    }),
  );
const textIn = (popup: FirefoxPopup, selector: string): Promise<string> =>
  popup.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);
/** Clicks a button by its text. */
async function press(popup: FirefoxPopup, name: string): Promise<void> {
  await until(() =>
    popup.evaluate((wanted) => {
      const button = [...document.querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.innerText).trim().startsWith(wanted) && !one.disabled,
      );
      document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      button?.setAttribute('data-pressed', '');
      return button !== undefined;
    }, name),
  );
  await popup.click('[data-pressed]');
}

test('the toolbar button audits the page, shows its verdicts, and points at what it found', async ({ firefox, demo }) => {
  const tab = await firefox.open(`${demo.origin}/faults/outline`);
  const popup = await firefox.pressButton();
  const report = await reportIn(popup);
  expectSound(report);
  expect([report.facts?.served?.ok, report.facts?.robotsTxt?.ok, report.facts?.llmsTxt?.ok]).toEqual([true, true, true]);
  expect(signalOf(report, 'heading-outline').status).toBe('warn');
  for (const id of ['title', 'index-directives', 'main-heading', 'html-lang'])
    expect(signalOf(report, id), id).toMatchObject({ status: 'pass' });
  // Firefox does not record layout shifts, so the report must not say that there were none.
  const vitals = signalOf(report, 'core-web-vitals');
  expect(report.facts?.vitals).toMatchObject({ ok: true, value: { cls: null } });
  // A paint that was slow, on a busy machine, is a finding.
  if (vitals.status === 'unchecked') expect(vitals.reason).toBe('not-supported');
  else expect(vitals).toMatchObject({ status: expect.stringMatching(/warn|fail/), message: expect.not.stringContaining('(CLS) was') });
  expect(await textIn(popup, 'main')).toContain('GEO score');
  // It has the requested width, and no horizontal scrolling.
  expect(
    await popup.evaluate(() => [innerWidth < 700, document.documentElement.scrollWidth <= document.documentElement.clientWidth]),
  ).toEqual([true, true]);

  for (const { id } of tools) {
    await popup.evaluate((tool) => {
      location.hash = `#tool=${tool}`;
    }, id);
    await until(async () => (await textIn(popup, 'main h1')) === toolNames.tools[id].name);
  }
  await popup.evaluate(() => {
    location.hash = '#tool=heading-outline';
  });
  await until(() => popup.evaluate(() => document.querySelector('main button[title="Show on page"]') !== null));
  await popup.click('main button[title="Show on page"]');
  await until(async () => (await textIn(popup, '.notice')).includes('Highlighted on the page.'));
  const drawn = () => tab.evaluate(() => document.documentElement.lastElementChild?.getAttribute('popover'));
  expect(await drawn()).toBe('manual');
  await popup.close();
  await until(async () => (await drawn()) === null);
  await tab.close();
});

test('a page larger than what is parsed in parts is read as it was served; one that forbids connections says that it does', async ({
  firefox,
  serve,
}) => {
  const rows = Array.from({ length: 1_500 }, (_, index) => `<p>Row ${index}: the thread is waxed before it is sewn.</p>`).join('\n');
  const policies = { '/open': "default-src 'self'", '/closed': "default-src 'none'" };
  const site = await serve(
    Object.fromEntries(
      Object.entries(policies).map(([path, policy]) => [
        path,
        ((_, response) => {
          response
            .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
            .end(page('Rows', `<h1>Rows</h1>${rows}`));
        }) satisfies Parameters<typeof serve>[0][string],
      ]),
    ),
  );
  const audit = async (path: string) => {
    const tab = await firefox.open(site.origin + path);
    const popup = await firefox.pressButton();
    const report = await reportIn(popup);
    await popup.close();
    await tab.close();
    expectSound(report);
    return report;
  };
  const open = await audit('/open');
  expect([open.facts?.served?.ok, signalOf(open, 'html-size').status]).toEqual([true, 'pass']);
  const closed = await audit('/closed');
  expect(closed.facts?.robotsTxt).toMatchObject({ ok: false, reason: 'refused', code: 'policy-forbids' });
  expect([signalOf(closed, 'title').status, signalOf(closed, 'html-size').status]).toEqual(['pass', 'unchecked']);
});

test('links are checked after a click and the browser’s question, and the PDF says what was found', async ({ firefox, demo }) => {
  const tab = await firefox.open(`${demo.origin}/faults/broken-links`);
  const popup = await firefox.pressButton();
  await reportIn(popup);
  expect(await popup.evaluate(() => browser.permissions.getAll())).toMatchObject({ origins: [] });
  await press(popup, 'Check links');
  await until(async () => (await popup.evaluate(() => document.querySelector<HTMLElement>('[data-probe]')?.dataset.probe)) === 'finished');
  expect(await popup.evaluate(() => browser.permissions.getAll())).toMatchObject({
    origins: ['*://127.0.0.1/*'],
    permissions: expect.arrayContaining(['webRequest']),
  });
  const report = await until(async () => {
    const now = await reportIn(popup);
    return now.facts?.linkStatus?.ok ? now : null;
  });
  const { linkStatus } = report.facts!;
  const found = Object.fromEntries(
    (linkStatus?.ok ? linkStatus.value.probes : []).map((probe) => [
      new URL(probe.url).pathname,
      `${probe.class} ${probe.status} ${probe.redirects}`,
    ]),
  );
  expect(found).toMatchObject({
    '/about': 'ok 200 0',
    '/letters/2009-03': 'broken 404 0',
    '/letters/2009-04': 'broken 410 0',
    '/letters/2010-01': 'broken 500 0',
    '/letters/2012-07': 'unverified 403 0',
    '/letters/head-only': 'ok 200 0',
    '/old-guide': 'redirected 200 1',
    '/faults/hops': 'redirected 200 3',
  });
  expect(signalOf(report, 'link-status').status).toBe('fail');

  await press(popup, 'Save');
  await press(popup, 'Save as PDF');
  await until(async () => (await textIn(popup, '.notice')).startsWith('Saved '));
  const [file] = readdirSync(firefox.downloads);
  expect(file).toMatch(/^pageloupe-.*\.pdf$/);
  const pdf = await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), new Uint8Array(readFileSync(join(firefox.downloads, file!))));
  expect(pdf.texts.join(' ')).toContain(signalOf(report, 'link-status').message);
  await popup.close();
  await tab.close();
});

/** Clicks the first button whose text starts like this, with the real mouse. */
async function pressOn(own: Page, name: string): Promise<void> {
  const button = await until(async () => {
    const found = await own.evaluateHandle(
      (wanted) =>
        [...document.querySelectorAll('button')].find(
          (one) => one.innerText.trim().startsWith(wanted) && !one.disabled && one.checkVisibility(),
        ) ?? null,
      name,
    );
    return found.asElement();
  });
  await (button as { click(): Promise<void> }).click();
}

test('a bulk audit continues after its background page was stopped, without losing or repeating pages', async ({ firefox, serve }) => {
  const paths = Array.from({ length: 6 }, (_, index) => `/page-${index}`);
  const requested: string[] = [];
  const site = await serve(
    Object.fromEntries(
      paths.map(
        (path) =>
          [
            path,
            (request, response) => {
              if (request.headers['sec-fetch-dest'] === 'document') requested.push(path);
              setTimeout(
                () =>
                  response
                    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
                    .end(page(`Title of ${path}`, `<h1>${path}</h1><p>The thread is waxed before it is sewn.</p>`)),
                400,
              );
            },
          ] as [
            string,
            (
              request: { headers: Record<string, unknown> },
              response: { writeHead(status: number, headers: object): { end(body: string): void } },
            ) => void,
          ],
      ),
    ) as never,
  );
  const own = await firefox.openOwn('bulk.html#new');
  const tabs = await own.evaluate(async () => (await browser.tabs.query({})).length);
  await (await own.waitForSelector('label ::-p-text(URLs)'))!.click();
  await own.type('textarea.addresses', paths.map((path) => site.origin + path).join('\n'));
  await pressOn(own, 'Add 6 URLs');
  await pressOn(own, 'Start audit of 6 pages');
  const state = () => own.$eval('.run-state', (element) => (element as HTMLElement).innerText).catch(() => '');
  await until(async () => /[23] of 6 pages/.test(await state()));
  await firefox.stopBackground();
  // Any request wakes it. Otherwise the alarm every half minute does, which is too long for a test.
  await own.evaluate(() => browser.runtime.sendMessage({ request: 'fileProgress', content: { id: 'none' } }));
  await until(async () => (await state()).includes('Finished'));
  const rows = () =>
    own.$$eval('.results tbody tr', (lines) => lines.map((line) => (line as HTMLElement).innerText.split('\n', 1)[0]).toSorted());
  // The table appears before its contents are read.
  await expect.poll(rows).toEqual(paths.map((path) => `Title of ${path}`));
  // Only what was in progress when it was stopped is requested again.
  expect(new Set(requested)).toEqual(new Set(paths));
  expect(requested.length).toBeLessThanOrEqual(paths.length + 3);
  // All tabs that it opened are closed.
  expect(await own.evaluate(async () => (await browser.tabs.query({})).length)).toBe(tabs);
  await own.close();
});

test('the background page judges in another language, also after it was stopped', async ({ firefox, demo }) => {
  const tab = await firefox.open(`${demo.origin}/about`);
  let popup = await firefox.pressButton();
  await reportIn(popup);
  for (const [language, { says }] of Object.entries({ de: german, ar: arabic, en: english })) {
    await popup.evaluate(
      (chosen) => browser.storage.local.set({ settings: { version: 1, intent: 'index', parallel: 2, language: chosen } }),
      language,
    );
    await until(() => popup.evaluate((chosen) => document.documentElement?.lang === chosen, language));
    await popup.close();
    // It has to load the words again, which Firefox does with `import()`.
    await firefox.stopBackground();
    await tab.reload();
    popup = await firefox.pressButton();
    // The report from before the reload is kept until the page was read again.
    const report = await until(async () => {
      const now = await reportIn(popup);
      return (now.wordsIn ?? 'en') === language ? now : null;
    });
    expectSound(report);
    expect(signalOf(report, 'html-lang').message).toBe(says.declared({ tag: 'en' }).message);
  }
  await popup.close();
  await tab.close();
});

test('the sidebar’s page shows the audit of the tab in front and says what was not audited; settings hold there, too', async ({
  firefox,
  demo,
}) => {
  const second = await firefox.open(`${demo.origin}/about`);
  const first = await firefox.open(`${demo.origin}/faults/outline`);
  const popup = await firefox.pressButton();
  await reportIn(popup);
  await popup.close();
  const panel = await firefox.openOwn('sidepanel.html');
  const shown = (selector: string) => panel.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);
  await first.bringToFront();
  await until(async () => (await shown('[data-glance=title]')).includes('Gluing boards'));
  await second.bringToFront();
  await until(async () => (await shown('h1')) === 'This page has not been audited yet.');

  const settings = await firefox.openOwn('options.html');
  await settings.bringToFront();
  const ground = () => settings.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await settings.waitForSelector('input[value=dark]');
  const light = await ground();
  await settings.evaluate(() => document.querySelector<HTMLInputElement>('input[value=dark]')!.click());
  await until(async () => (await ground()) !== light);
  expect(await panel.evaluate(() => document.documentElement.dataset['appearance'])).toBe('dark');
  await settings.select('[aria-labelledby=looks] select:has([value=terms])', 'terms');
  await until(async () =>
    (await settings.evaluate(() => document.querySelector('[aria-label="Favorite tools"]')?.textContent ?? '')).includes(
      'Words and phrases',
    ),
  );
  const type = (text: string) =>
    settings.evaluate((typed) => {
      const field = document.querySelector<HTMLTextAreaElement>('#lists')!.closest('section')!.querySelector('textarea')!;
      field.value = typed;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  const reported = () =>
    settings.evaluate(() => document.querySelector<HTMLElement>('main > [role=alert], main > [role=status]')?.textContent ?? '');
  await type('Hay Bot/2');
  await until(async () => (await reported()).startsWith('Not saved: “Hay Bot/2”.'));
  await type('HayBot');
  await until(async () => (await reported()) === 'Saved 1 line.');

  const again = await firefox.open(`${demo.origin}/about`);
  const over = await firefox.pressButton();
  const report = await reportIn(over);
  expect(report.ownLists).toEqual({ agents: ['HayBot'], genericTexts: [] });
  expect(JSON.stringify(signalOf(report, 'robots-txt-access'))).toContain('ownCrawlers');
  expect(
    await over.evaluate(() => [document.documentElement.dataset['appearance'], document.querySelector('#tools .group')?.textContent]),
  ).toEqual(['dark', expect.stringContaining('Words and phrases')]);
  await over.close();
  await type('');
  await settings.evaluate(() => document.querySelector<HTMLInputElement>('input[value=system]')!.click());
  await until(async () => (await ground()) === light);
  for (const one of [again, settings, panel, first, second]) await one.close();
});
