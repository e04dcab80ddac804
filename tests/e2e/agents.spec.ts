import { firstPage } from '../../scripts/demo/first-page.ts';
import { expect, page, test } from './site-test.ts';

test('what agents find: nothing is requested before the click, then the page as Markdown and the ARD file, of the page’s own site', async ({
  auditBrowser: browser,
  serve,
}) => {
  const html = page(
    'Marbled paper',
    '<h1>Marbled paper</h1><p>Drops of color float on a bath.</p><form toolname="search" tooldescription="Finds papers."><input name="q" aria-label="Search"><button></button></form>',
  );
  const cookies: (string | undefined)[] = [];
  const accepted: string[] = [];
  const site = await serve({
    '/': (request, response) => {
      const accept = request.headers.accept ?? '';
      accepted.push(accept);
      if (accept !== 'text/markdown') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'visit=1' }).end(html);
        return;
      }
      cookies.push(request.headers.cookie);
      response.writeHead(200, { 'content-type': 'text/markdown', vary: 'Accept' }).end('# Marbled paper');
    },
    '/.well-known/ard.json': (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ specVersion: '1.0', entries: [{ identifier: 'urn:air:a', type: 'text/markdown', url: '/a' }] }));
    },
  });
  const tab = await browser.open(`${site.origin}/`);
  const popup = await browser.clickToolbar(tab);
  await browser.readReport(popup);
  await popup.evaluate(() => {
    location.hash = '#tool=ai-view';
  });
  const view = popup.locator('.picture');
  await expect(view).toContainText('1 of 2 controls without an accessible name');
  await expect(view).toContainText('1 of 1 form with a toolname');
  await expect(view).toContainText('No search or answer engine requires any of this');
  expect(accepted).not.toContain('text/markdown');
  expect(site.requested.map(({ path }) => path)).not.toContain('/.well-known/ard.json');
  await view.getByRole('button', { name: 'Request the page as Markdown' }).click();
  await expect(view).toContainText('Markdown is returned');
  await expect(view).toContainText('with Vary: Accept');
  await expect(view).toContainText('/.well-known/ard.json with 1 entry');
  expect(cookies).toEqual([undefined]);
  await tab.close();
});

test('a site without any of it is reported as fine', async ({ audit }) => {
  const { popup } = await audit(firstPage.path);
  await popup.evaluate(() => {
    location.hash = '#tool=ai-view';
  });
  const view = popup.locator('.picture');
  await view.getByRole('button', { name: 'Request the page as Markdown' }).click();
  await expect(view).toContainText('no Markdown: the same response as for browsers');
  await expect(view).toContainText('no /.well-known/ard.json (status 404), which is fine');
});
