import type { Page } from '@playwright/test';
import { signals } from '../../checks/signals/index.ts';
import { expect, page, test } from './site-test.ts';

// Each has its own page, and waits long.
test.describe.configure({ mode: 'parallel' });

const stopButton = (popup: Page) => popup.getByRole('button', { name: 'Stop and show what is ready' });

test('a page whose script never ends: the reader need not wait, and can try again', async ({ auditBrowser, serve }) => {
  const site = await serve({ '/': page('Endless', '<h1>Endless</h1>'), '/never': () => undefined });
  const tab = await auditBrowser.open(`${site.origin}/`);
  const popup = await auditBrowser.clickToolbar(tab);
  await auditBrowser.readReport(popup);
  // From here on, the page no longer responds. An endless loop would do the same, and keep a processor busy.
  await tab.evaluate(() => {
    setTimeout(() => {
      const request = new XMLHttpRequest();
      request.open('GET', '/never', false);
      request.send();
    }, 0);
  });
  await expect.poll(() => site.requested.map(({ path }) => path)).toContain('/never');
  await popup.getByRole('button', { name: 'Audit again' }).first().click();
  await stopButton(popup).click();
  await expect(popup.locator('[data-obstacle=no-answer]')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Try again' })).toBeVisible();
  await popup.close();
  await tab.close();
});

// A page that grows faster than it can be read: tests/checks/collect/limits.browser.test.ts.
test('a page that grows forever is read as it was at some moment', async ({ audit, serve }) => {
  const grow = `<script>const main = document.querySelector('main');
      const grow = () => { const one = document.createElement('p'); one.textContent = 'more '.repeat(50); main.append(one); };
      setInterval(grow, 5);</script>`;
  const site = await serve({
    '/': page('Growing down', `<h1>Growing down</h1><p>${'more '.repeat(30)}</p>`).replace('</body>', `${grow}</body>`),
  });
  const { tab, report } = await audit(`${site.origin}/`);
  expect(report.signals).toHaveLength(signals.length);
  expect(report.facts?.headings?.ok).toBe(true);
  expect(report.signals.find(({ id }) => id === 'title')?.status).not.toBe('unchecked');
  await tab.close();
});

test('elements named as what we leave in the tab switch nothing off', async ({ audit, serve }) => {
  const named = ['pageloupe', 'pageloupeOverlay', 'audit', 'overlay', 'chrome', 'browser']
    .map((name) => `<a id="${name}" name="${name}" href="#x">${name}</a>`)
    .join(' ');
  const site = await serve({
    '/': page(
      'Named',
      `<h1>Named</h1><img name="createElement" alt=""><img name="documentElement" alt=""><img name="addEventListener" alt=""><p>${named}</p>`,
    ),
  });
  const { tab, popup, report } = await audit(`${site.origin}/`);
  expect(report.facts?.response?.ok).toBe(true);
  await popup.evaluate(() => {
    location.hash = '#tool=heading-outline';
  });
  await popup.getByRole('button', { name: 'Show heading levels on the page' }).click();
  await expect(popup.locator('.notice')).toContainText('on the page');
  expect(await tab.evaluate(() => Document.prototype.querySelectorAll.call(document, '[popover]').length)).toBe(1);
});

test('served HTML of unclosed tags is not parsed, and nothing is called missing for it', async ({ audit, serve }) => {
  const site = await serve({
    '/': (request, response) => {
      // Visitors get the page; requests without its cookies, or repeated ones, get the trap.
      const again = request.headers['sec-fetch-dest'] !== 'document';
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(again ? '<table><tr><td>'.repeat(130_000) : page('Trap', '<h1>Trap</h1><p>Text of the page.</p>'));
    },
  });
  const { report } = await audit(`${site.origin}/`);
  expect(report.facts?.served).toMatchObject({ ok: false, reason: 'too-large' });
  expect(report.signals.find(({ id }) => id === 'render-parity')?.status).not.toMatch(/warn|fail/);
});
