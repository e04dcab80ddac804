import type { Page } from '@playwright/test';
import type { AuditBrowser } from '../../scripts/audit-browser.ts';
import { demoPicture } from '../../scripts/demo/picture.ts';
import { answer, expect, page, test } from './site-test.ts';

declare const chrome: { storage: { session: { get(): Promise<Record<string, unknown>> } } };

const text =
  '<h1>Marbled paper</h1><p>Drops of colour float on a bath of carrageen, a comb draws them into a pattern, and a sheet laid on the bath takes it up in one breath.</p>';
/** The smallest document that a PDF viewer opens. */
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Clicks the toolbar button on any URL, even one that does not load, without waiting for a report. */
async function popupOver(browser: AuditBrowser, url: string): Promise<{ tab: Page; popup: Page }> {
  const tab = await browser.context.newPage();
  await tab.goto(url, { waitUntil: 'commit' }).catch(() => {});
  return { tab, popup: await browser.clickToolbar(tab) };
}

interface Obstacle {
  title: string;
  advice: string;
  buttons: string[];
}
/** The popup's message without a report: one sentence, what to do, and a button that helps. */
async function expectObstacle(popup: Page, { title, advice, buttons }: Obstacle): Promise<void> {
  const note = popup.locator('.obstacle');
  // A document may still be loading when the popup opens.
  await expect(note.locator('h1')).toHaveText(title);
  await expect(note.locator('p')).toHaveText(advice);
  await expect(note.locator('button')).toHaveText(buttons);
}

const refused = {
  title: 'The browser doesn’t let Pageloupe read this page.',
  advice:
    'If you have navigated since, click the Pageloupe button again. New tabs, error pages, PDFs, source views and the browser’s own pages can’t be audited.',
  buttons: ['Try again'],
};
const open = 'Open the page you want to audit, then click the Pageloupe button there.';
test('extensions have no access to pages of the browser', async ({ auditBrowser: browser }) => {
  const { tab, popup } = await popupOver(browser, 'chrome://version/');
  await expectObstacle(popup, { title: 'The browser’s own pages can’t be audited.', advice: open, buttons: [] });
  await tab.close();
});

/** Chromium hides these URLs from extensions. */
for (const url of ['about:blank', 'view-source:ORIGIN/about']) {
  test(`${url} is refused by the browser`, async ({ auditBrowser: browser, demo }) => {
    const { tab, popup } = await popupOver(browser, url.replace('ORIGIN', demo.origin));
    await expectObstacle(popup, refused);
    await tab.close();
  });
}

const documents = [
  ['an image', 'image/png', demoPicture(8, 8, [9, 9, 9])],
  ['a JSON file', 'application/json', '{"title":"Not a page"}'],
  ['a text file', 'text/plain', 'Not a page'],
  ['an XML document', 'application/xml', '<notes><note>Not a page</note></notes>'],
  ['an SVG image', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><title>Not a page</title></svg>'],
  ['a PDF document', 'application/pdf', pdf],
] as const;
for (const [name, type, body] of documents) {
  test(`${name} is not a web page`, async ({ auditBrowser: browser, serve }) => {
    const site = await serve({ '/file': answer(type, body) });
    const { tab, popup } = await popupOver(browser, `${site.origin}/file`);
    await expectObstacle(popup, { title: `This is ${name}, not a web page.`, advice: 'Audit the page that links to it.', buttons: [] });
    await tab.close();
  });
}

test('XML whose style sheet fails is reported as XML', async ({ auditBrowser: browser, serve }) => {
  const site = await serve({
    '/file': answer(
      'application/xml',
      '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="/missing.xsl"?><notes><note>Not a page</note></notes>',
    ),
  });
  const { tab, popup } = await popupOver(browser, `${site.origin}/file`);
  await expectObstacle(popup, {
    title: 'This is an XML document, not a web page.',
    advice: 'Audit the page that links to it.',
    buttons: [],
  });
  await tab.close();
});

const notLoaded = {
  title: 'The browser shows an error instead of the page: it did not load.',
  advice: 'Check the URL and the connection, then reload the page.',
  buttons: ['Reload the page'],
};
test('a host that is not there leaves an error of the browser', async ({ auditBrowser: browser }) => {
  const { tab, popup } = await popupOver(browser, 'http://nowhere.invalid/');
  await expectObstacle(popup, notLoaded);
  await tab.close();
});

test('an error of the browser offers to load the page again', async ({ auditBrowser: browser, serve }) => {
  let broken = true;
  const site = await serve({
    '/': (_, response) => {
      // Without a body, the browser shows an error page, and does not retry.
      if (broken) response.writeHead(503).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end(page('Marbled paper', text));
    },
  });
  const { tab, popup } = await popupOver(browser, `${site.origin}/`);
  await expectObstacle(popup, notLoaded);
  broken = false;
  await popup.getByRole('button', { name: 'Reload the page' }).click();
  await expect(tab.locator('h1')).toHaveText('Marbled paper');
  // The click on the toolbar was for the error page; the loaded page needs another click.
  await expectObstacle(popup, refused);
  await tab.close();
});

test('a page that never ends loading is audited on demand', async ({ auditBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', `${text}<script src="/never.js"></script><p>After</p>`), '/never.js': () => {} });
  const { tab, popup } = await popupOver(browser, `${site.origin}/`);
  await expectObstacle(popup, {
    title: 'The page is still loading.',
    advice: 'The audit starts automatically when the page is ready.',
    buttons: ['Audit now'],
  });
  await popup.getByRole('button', { name: 'Audit now' }).click();
  const report = await browser.readReport(popup);
  expect(report.facts?.headings).toMatchObject({ ok: true, value: { total: 1 } });
  await tab.close();
});

test('a page that becomes ready is audited automatically', async ({ auditBrowser: browser, serve }) => {
  let finish = () => {};
  const site = await serve({
    '/': page('Marbled paper', `${text}<script src="/late.js"></script>`),
    '/late.js': (_, response) => {
      finish = () => response.writeHead(200, { 'content-type': 'text/javascript' }).end('');
    },
  });
  const { tab, popup } = await popupOver(browser, `${site.origin}/`);
  await expect(popup.locator('.obstacle h1')).toHaveText('The page is still loading.');
  finish();
  expect((await browser.readReport(popup)).url).toBe(`${site.origin}/`);
  await tab.close();
});

for (const [length, how] of [
  [2_500, 'opened'],
  [20_000, 'pushed'],
] as const) {
  test(`a URL of ${length} characters is ${how}, and the report holds and is kept`, async ({ auditBrowser: browser, serve }) => {
    const path = `/?x=${'y'.repeat(length)}`;
    const site = await serve({ '/': page('Marbled paper', text), [path]: page('Marbled paper', text) });
    const tab = await browser.open(how === 'opened' ? `${site.origin}${path}` : site.origin);
    if (how === 'pushed') await tab.evaluate((next) => history.pushState(null, '', next), path);
    const popup = await browser.clickToolbar(tab);
    await browser.readReport(popup);
    await expect(popup.locator('.stale')).toHaveCount(0);
    const stored = await popup.evaluate(async () =>
      Object.values(await chrome.storage.session.get()).flatMap((entry) => (entry as { report?: { url?: string } }).report?.url ?? []),
    );
    expect(stored).toContain(`${site.origin}${path}`);
    await tab.close();
  });
}

test('another page in the tab makes the report stale', async ({ audit, demo }) => {
  const { tab, popup } = await audit('/about');
  await tab.goto(`${demo.origin}/visit`);
  await expect(popup.locator('.stale p')).toHaveText(
    'This tab has navigated or reloaded since the audit. This audit describes the earlier page.',
  );
  await expect(popup.locator('.verdict')).toBeVisible();
});

test('an application that changes its address is audited again on demand', async ({ audit, auditBrowser: browser, serve }) => {
  const site = await serve({ '/': page('Marbled paper', text), '/combed': page('Combed paper', text) });
  const { tab, popup } = await audit(`${site.origin}/`);
  await tab.evaluate(() => {
    history.pushState({}, '', '/combed');
    document.title = 'Combed paper';
  });
  await expect(popup.locator('.stale p')).toHaveText('The page’s URL has changed since the audit. This audit describes the earlier page.');
  await popup.locator('.stale').getByRole('button', { name: 'Audit again' }).click();
  await expect(popup.locator('.stale')).toHaveCount(0);
  await expect(popup.locator('.top-url')).toHaveText(/\/combed$/);
  const report = await browser.readReport(popup);
  expect([report.url, report.facts?.head]).toMatchObject([
    `${site.origin}/combed`,
    { ok: true, value: { titles: [{ text: 'Combed paper' }] } },
  ]);
});

test('a jump inside the page leaves the report as it is', async ({ audit }) => {
  const { tab, popup } = await audit('/guides/oil-leather-covers');
  await tab.evaluate(() => {
    location.hash = '#oil';
  });
  await tab.evaluate(() => {
    location.hash = '#/route';
  });
  // The second navigation is a soft navigation: by the time it is noticed, the first has passed.
  await expect(popup.locator('.stale p')).toContainText('The page has changed its view since the audit.');
  await tab.evaluate(() => {
    location.hash = '#oil';
  });
  await expect(popup.locator('.stale')).toHaveCount(0);
});

test('a tab that has crashed offers to load the page again', async ({ audit, auditBrowser: browser }) => {
  const { tab, popup } = await audit('/about');
  const crashed = tab.waitForEvent('crash');
  const session = await browser.context.newCDPSession(tab);
  session.send('Page.crash').catch(() => {});
  await crashed;
  await popup.getByRole('button', { name: 'Audit again' }).first().click();
  await expect(popup.locator('.obstacle')).toBeVisible();
  await expectObstacle(popup, {
    title: 'This tab has crashed or isn’t responding.',
    advice: 'Reload the page, then audit it.',
    buttons: ['Reload the page'],
  });
  await popup.getByRole('button', { name: 'Reload the page' }).click();
  await expect(popup.locator('.obstacle h1')).not.toHaveText('This tab has crashed or isn’t responding.');
});
