import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tabOfPopup } from '../../scripts/audit-browser.ts';
import { addresses, controlled, ended, plainOptions } from './profile-browser.ts';
import { answer, expect, expectSound, page, test, type Answer } from './site-test.ts';

test.describe.configure({ mode: 'parallel' });

const corpus = (name: string) => fileURLToPath(new URL(`../../../shared/corpus/hostile/${name}`, import.meta.url));
const here = existsSync(corpus('blns.json'));
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Texts that break code that trusts its input. */
const naughty = [
  '</script><script>document.title="broken"</script>',
  '<img src=x onerror="document.title=\'broken\'">',
  '"><svg onload=alert(1)>',
  "'; DROP TABLE pages; --",
  '=HYPERLINK("http://x.invalid")',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '__proto__',
  'constructor',
  'toString',
  '\u202Ereversed\u202C',
  '\u0000\u0001\u0008',
  '\uFFFE\uFFFF',
  'a\u0300\u0301\u0302\u0303\u0304',
  '👩‍👩‍👧‍👦🏴‍☠️',
  'ﷺ',
  'İıſK',
  '1e309',
  'NaN',
  '%00%ff%',
  '\u2028\u2029',
  '()',
  '',
];
const everywhere = (text: string) => {
  const e = escape(text);
  return `<title>${e}</title><meta name="description" content="${e}"><meta name="robots" content="${e}"><link rel="canonical" href="${e}"><link rel="alternate" hreflang="${e}" href="${e}">
<meta property="og:title" content="${e}"><meta property="og:image" content="${e}"><meta name="viewport" content="${e}"><meta name="author" content="${e}">
<script type="application/ld+json">${JSON.stringify({ '@type': text, name: text, datePublished: text, author: { name: text }, [text]: text }).replaceAll('<', '\\u003c')}</script>
<h2 id="${e}" class="${e}">${e}</h2><p>${e}</p><a href="${e}" title="${e}" rel="${e}">${e}</a><img src="${e}" alt="${e}"><time datetime="${e}">${e}</time><div itemscope itemtype="${e}"><span itemprop="${e}">${e}</span></div>`;
};
const html = (body: string, head = '') => page('Paste and paper', body, head);

const pages: Record<string, string> = {
  'naughty texts in every place': `<!doctype html><html lang="${escape(naughty[1]!)}">${naughty.map(everywhere).join('\n')}`,
  'elements nested 10,000 deep': html(`${'<div>'.repeat(10_000)}The bottom${'</div>'.repeat(10_000)}`),
  '5,000 links': html(Array.from({ length: 5_000 }, (_, index) => `<a href="/leaf/${index}">Leaf ${index}</a> `).join('')),
  'a title of a megabyte': page('T'.repeat(1_000_000), '<h1>Long</h1>'),
  'forms that hide properties':
    html(`<form name="attributes"><input name="tagName"><input name="getAttribute"><input name="children"><input name="parentNode"></form>
<form name="querySelector"><input name="textContent"><input name="nodeType"><input name="childNodes"><input name="matches"><input name="closest"></form>
<form name="body"></form><form name="title"></form><img name="documentElement" alt=""><form name="head"></form><img name="querySelectorAll" alt=""><form name="defaultView"></form><form id="location"></form><form name="cookie"></form><form name="createTreeWalker"></form>`),
  'no body': '<!doctype html><title>No body</title><script>document.body.remove()</script>',
  'no head': '<!doctype html><script>document.head.remove()</script><p>No head',
  'a frameset':
    '<html><head><title>Frames</title></head><frameset cols="50%,50%"><frame src="/robots.txt"><frame src="about:blank"></frameset></html>',
  'quirks mode': '<title>Quirks</title><table><p>Left out</table><b><p>Misnested</b> text',
  'nothing at all': '',
  'a base of javascript:': html(
    '<a href="next">Next</a><img src="x.png">',
    '<base href="javascript:alert(1)"><link rel="canonical" href="page">',
  ),
  '500 blocks of JSON-LD': html(
    '<h1>Data</h1>',
    Array.from(
      { length: 500 },
      (_, index) => `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"${index}"}</script>`,
    ).join(''),
  ),
  'data with the keys of prototypes': html(
    '<h1>Data</h1>',
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":["Article","__proto__","constructor"],"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"hasOwnProperty":"no","author":{"__proto__":null,"@id":"#a"},"@graph":[{"@id":"#a","author":{"@id":"#a"}}]}</script><script type="application/ld+json">${'['.repeat(5_000)}</script>`,
  ),
  'halves of characters': html(
    '<h1 id="t">Half</h1>',
    '<script>addEventListener("load", () => { document.title = "a\\ud800b"; document.getElementById("t").textContent = "\\udc00 half \\ud83d"; document.body.setAttribute("title", "\\ud800"); const l = document.createElement("a"); l.href = "/\\ud800"; l.textContent = "\\udfff"; document.body.append(l); })</script>',
  ),
  'own versions of what the audit calls': html(
    '<h1>Mine</h1>',
    '<script>Array.prototype.map = JSON.stringify = Object.keys = String.prototype.slice = Element.prototype.getAttribute = () => { throw 1 }; Object.prototype.polluted = 1;</script>',
  ),
};

const xhtml =
  '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Strict</title></head><body><h1>Well formed</h1><svg xmlns="http://www.w3.org/2000/svg"><title>Not the title</title><a href="#x"/></svg></body></html>';

// Documents that a frame can also show are audited in tests/checks/collect/hostile-lists.browser.test.ts. These must be pages.
test('each of these pages has a whole report in a bulk audit', async ({ grantedBrowser, serve }) => {
  const answers: Record<string, Answer> = { '/strict': answer('application/xhtml+xml', xhtml) };
  const names = new Map([['/strict', 'XHTML']]);
  const add = (name: string, source: string) => {
    const path = `/${names.size}`;
    names.set(path, name);
    answers[path] = source;
  };
  for (const [name, source] of Object.entries(pages)) add(name, source);
  if (!here) console.warn('The corpus of hostile pages is not beside this repository: only the pages written here are audited.');
  else {
    const strings = (JSON.parse(readFileSync(corpus('blns.json'), 'utf8')) as string[]).map((text) => text.toWellFormed());
    add('all of the big list of naughty strings', `<!doctype html><html lang="en">${strings.map(everywhere).join('\n')}`);
    const cases = (
      JSON.parse(readFileSync(corpus('html5lib-tree-construction.json'), 'utf8')) as { file: string; fragment: boolean; data: string }[]
    )
      .filter(({ fragment, data }) => !fragment && /<script|<meta|<frameset|<plaintext/i.test(data))
      .filter((_, index) => index % 20 === 0);
    expect(cases.length).toBeGreaterThan(15);
    for (const { file, data } of cases) add(`html5lib, ${file}: ${data.slice(0, 60)}`, data);
  }
  const site = await serve(answers);
  const browser = controlled(grantedBrowser.context, grantedBrowser.extensionId);
  try {
    const jobs = addresses([...names.keys()].map((path) => site.origin + path));
    const runId = await browser.request('createRun', { name: 'Hostile', jobs, options: { ...plainOptions, parallel: 4 } });
    await browser.request('commandRun', { runId, command: 'start' });
    let run = await browser.until(runId, ended);
    // On a busy machine, a large page may take longer than a page may. One that hangs does so twice.
    if (run.jobs.some(({ error }) => error?.code === 'timeout')) {
      await browser.request('commandRun', { runId, command: 'retry-failed' });
      run = await browser.until(runId, ended);
    }
    const reports = new Map((await browser.pages(runId)).map(({ jobId, report }) => [jobId, report]));
    for (const { id, url, error } of run.jobs) {
      const name = names.get(new URL(url).pathname)!;
      await test.step(name, () => {
        expect(error, name).toBeNull();
        expectSound(reports.get(id)!);
      });
    }
    expect(reports.get(run.jobs[0]!.id)!.facts?.head).toMatchObject({ ok: true, value: { titles: [{ text: 'Strict' }] } });
  } finally {
    await browser.close();
  }
});

for (const name of ['data with the keys of prototypes', 'own versions of what the audit calls', 'a title of a megabyte', '5,000 links'])
  test(`${name}: the popup has a whole report, and stays as it is`, async ({ audit, serve }) => {
    const site = await serve({ '/': pages[name]! });
    const { report, popup } = await audit(`${site.origin}/`);
    expectSound(report);
    expect(await popup.evaluate(() => ({ polluted: 'polluted' in {}, title: document.title }))).toEqual({
      polluted: false,
      title: 'Audit this page with Pageloupe',
    });
  });

test('the popup shows markup of a page as text', async ({ audit, serve }) => {
  const site = await serve({ '/': pages['naughty texts in every place']! });
  const { popup } = await audit(`${site.origin}/`);
  for (const tool of [
    'head-tags',
    'heading-outline',
    'link-inventory',
    'image-inventory',
    'structured-data',
    'serp-preview',
    'social-preview',
    'languages',
    'provenance',
  ]) {
    await popup.evaluate((hash) => {
      location.hash = hash;
    }, `#tool=${tool}`);
    await expect(popup.locator('.picture')).toBeVisible();
    await expect(popup.locator('.picture [role=alert]')).toHaveCount(0);
    expect(
      await popup.evaluate(() => document.querySelectorAll('[onerror], [onload], main script, main iframe, main [itemscope]').length),
      tool,
    ).toBe(0);
  }
  await popup.evaluate(() => {
    location.hash = '#tool=heading-outline';
  });
  await expect(popup.locator('.picture')).toContainText('<img src=x onerror=');
});

test('scripts in a page have no access to storage', async ({ grantedBrowser, serve }) => {
  const site = await serve({ '/': '<!doctype html><title>Lamps</title>' });
  const tab = await grantedBrowser.open(`${site.origin}/`);
  const popup = await grantedBrowser.clickToolbar(tab);
  await grantedBrowser.readReport(popup);
  const texts = await popup.evaluate(
    async (tabId) => {
      interface Api {
        storage: Record<'local' | 'session', { get(): Promise<object> }>;
        scripting: { executeScript(what: object): Promise<{ result: string[] }[]> };
      }
      const { chrome } = globalThis as unknown as { chrome: Api };
      const func = async () => {
        const { storage } = (globalThis as unknown as { chrome: Api }).chrome;
        return Promise.all(
          [storage.local, storage.session].map((area) =>
            area.get().then(
              () => 'open',
              () => 'closed',
            ),
          ),
        );
      };
      const [frame] = await chrome.scripting.executeScript({ target: { tabId }, func });
      return [frame?.result, await chrome.storage.local.get().then(() => 'open')];
    },
    await tabOfPopup(popup),
  );
  expect(texts).toEqual([['closed', 'closed'], 'open']);
  await tab.close();
});
