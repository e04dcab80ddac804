import type { Page } from '@playwright/test';
import { signals } from '../../checks/doors/catalogue.ts';
import { expect, page, test } from './site-test.ts';

// Each has its own page, and waits long.
test.describe.configure({ mode: 'parallel' });

const stopButton = (popup: Page) => popup.getByRole('button', { name: 'Stop and show what is ready' });

test('a page whose script never ends: the reader need not wait, and can try again', async ({ auditBrowser, serve }) => {
  const site = await serve({ '/': page('Endless', '<h1>Endless</h1>') });
  const tab = await auditBrowser.open(`${site.origin}/`);
  const popup = await auditBrowser.clickToolbar(tab);
  await auditBrowser.readReport(popup);
  // From here on, the page no longer responds.
  await tab.evaluate(() => {
    setTimeout(() => {
      for (;;);
    }, 0);
  });
  await popup.getByRole('button', { name: 'Audit again' }).first().click();
  await stopButton(popup).click();
  await expect(popup.locator('[data-obstacle=no-answer]')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Try again' })).toBeVisible();
  await popup.close();
  await tab.close();
});

for (const [title, lang, word, growing] of [
  [
    'Growing down',
    'en',
    'more ',
    '() => { const one = document.createElement("p"); one.textContent = word.repeat(50); main.append(one); }',
  ],
  [
    'ينمو بلا نهاية',
    'ar',
    'المزيد ',
    '() => { let at = main.appendChild(document.createElement("section")); for (let times = 0; times < 100; times++) at = at.appendChild(document.createElement("div")); at.append(word); }',
  ],
]) {
  test(`a page that grows forever is read as it was at some moment: ${title}`, async ({ audit, serve }) => {
    const grow = `<script>const main = document.querySelector('main'); const word = ${JSON.stringify(word)}; const grow = ${growing};
      new MutationObserver(() => {}).observe(document, { childList: true, subtree: true });
      const { port1, port2 } = new MessageChannel(); let added = 0;
      port1.onmessage = () => { for (const end = performance.now() + 4; performance.now() < end;) grow(); added++; port2.postMessage(0); };
      port2.postMessage(0);</script>`;
    const site = await serve({
      '/': page(title!, `<h1>${title}</h1><p>${word!.repeat(30)}</p>`)
        .replace('lang="en"', `lang="${lang}"`)
        .replace('</body>', `${grow}</body>`),
    });
    const { tab, report } = await audit(`${site.origin}/`);
    expect(report.signals).toHaveLength(signals.length);
    expect(report.facts?.headings?.ok).toBe(true);
    expect(report.signals.find(({ id }) => id === 'title')?.status).not.toBe('unchecked');
    await tab.close();
  });
}

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
