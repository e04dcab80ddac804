/** What is offered to be pasted, pasted: for every check of the demo site that fails and has a fix, the page audited again passes it. */
import type { Page } from '@playwright/test';
import { fixesFor, type FixOffer, type PageFix, type Report, type Values } from '../../checks/index.ts';
import { serveDemo, type DemoOverrides } from '../../scripts/demo/server.ts';
import { pasteInto, toPaste } from '../support/paste.ts';
import { expect, signalOf, test } from './site-test.ts';
import { expectedVerdicts, probedVerdicts } from './expected-verdicts.ts';

const optionsOf = ({ intent, aiOptOut, at }: Report) => ({ intent, aiOptOut, pageType: null, now: Date.parse(at) });

/** What the author of the page would fill in. */
function filledIn({ fix }: FixOffer, origin: string): Values {
  const empty = fix.fields.filter(({ value }) => value === '');
  return Object.fromEntries(empty.map(({ id, kind }, index) => [id, kind === 'image' ? `${origin}/pictures/share.png` : `What this picture of the bindery shows, number ${index + 1}`]));
}

/** The fixes for one signal, with their gaps filled. */
function wholeOffers(report: Report, signal: string, origin: string): FixOffer[] {
  const facts = report.facts!;
  return fixesFor(signal, facts, optionsOf(report)).flatMap((offer) => {
    const values = filledIn(offer, origin);
    return fixesFor(signal, facts, optionsOf(report), { [offer.fix.id]: values }).filter(({ fix, results }) => fix.id === offer.fix.id && results.some((result) => result.signal === signal));
  });
}

interface Served { html: string; headers: Record<string, string> }
async function read(url: string): Promise<Served> {
  const response = await fetch(url, { redirect: 'manual' });
  return { html: await response.text(), headers: Object.fromEntries([...response.headers].filter(([name]) => !['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'cache-control'].includes(name))) };
}
const text = async (url: string) => (await fetch(url)).text();

/** Puts a fix where it says: into the page, its headers, or a file of its site. */
async function paste(fix: PageFix, url: string, scratch: Page, overrides: DemoOverrides): Promise<void> {
  const { origin, pathname } = new URL(url);
  if (fix.place === 'robots.txt') {
    overrides.set('/robots.txt', { body: `${await text(`${origin}/robots.txt`)}\n${fix.text}\n`, headers: { 'content-type': 'text/plain' } });
  } else if (fix.place === 'sitemap') {
    const gone = fix.replacesLines;
    const kept = (await text(`${origin}/sitemap.xml`)).replace(/<url>.*?<\/url>/gs, (entry) => (gone.some((line) => entry.includes(line)) ? '' : entry));
    overrides.set('/sitemap.xml', { body: kept.replace('</urlset>', `${fix.text}\n</urlset>`), headers: { 'content-type': 'application/xml' } });
  } else if (fix.place === 'header') {
    const page = await read(url);
    const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(fix.text) ?? [];
    overrides.set(pathname, { body: page.html, headers: { ...page.headers, [name.toLowerCase()]: value } });
  } else {
    for (const [index, address] of [url, ...fix.alsoOn].entries()) {
      const page = await read(address);
      const body = await scratch.evaluate(pasteInto, { html: page.html, fix: toPaste(fix), own: index === 0 });
      overrides.set(new URL(address).pathname, { body, headers: page.headers });
    }
  }
}

/** Pages of the demo site with what fails there, as the table of expected verdicts says. */
function faultyPages(table: Record<string, { faulty: [path: string, status: string] }>): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const [signal, { faulty: [path] }] of Object.entries(table)) pages.set(path, [...(pages.get(path) ?? []), signal]);
  return pages;
}

/** Checks of that table for which something can be pasted on their page; for the others, what is to be done is no text to paste, or nothing on the page says what it would be. */
const mended = new Set([
  'index-directives', 'robots-txt-access', 'snippet-controls', 'canonical-tag', 'canonical-target', 'sitemap-entry', 'title', 'head-markup', 'link-rel', 'image-alt',
  'open-graph', 'x-card', 'html-lang', 'hreflang', 'hreflang-return', 'viewport', 'ai-crawler-access', 'date-agreement', 'publisher-identity',
]);
for (const [name, table] of [['audit', expectedVerdicts], ['probe', probedVerdicts]] as const) {
  for (const [path, expected] of faultyPages(table)) {
    test(`${path}: with what is offered, its checks pass (${name})`, async ({ audit, probe, auditBrowser }) => {
      test.setTimeout(180_000);
      const overrides: DemoOverrides = new Map();
      const demo = await serveDemo({ overrides });
      const look = name === 'audit' ? audit : probe;
      try {
        const url = `${demo.origin}${path}`;
        const { report } = await look(url);
        const failing = report.signals.filter(({ id, status }) => (status === 'fail' || status === 'warn') && (expected.includes(id) || name === 'audit'));
        const offers = failing.flatMap(({ id }) => wholeOffers(report, id, demo.origin).map((offer) => ({ id, offer })));
        expect(expected.filter((id) => offers.some((one) => one.id === id))).toEqual(expected.filter((id) => mended.has(id)));
        // One fix serves several checks: each is pasted once.
        const fixes = new Map(offers.map(({ offer }) => [offer.fix.id, offer.fix]));
        if (fixes.size === 0) return;
        const scratch = await auditBrowser.context.newPage();
        for (const fix of fixes.values()) await paste(fix, url, scratch, overrides);
        await scratch.close();
        const { report: after } = await look(url);
        for (const { id, offer } of offers) {
          const foretold = offer.results.find(({ signal }) => signal === id)!.after;
          const is = signalOf(after, id);
          const good = foretold === 'pass' || foretold === 'na' ? ['pass', 'na'] : [foretold, 'pass', 'na'];
          expect(good, `${id} with ${offer.fix.id}: ${is.status}, ${is.message}`).toContain(is.status);
        }
      } finally {
        await demo.close();
      }
    });
  }
}

test('the popup offers what to paste, judged again, and copies it', async ({ audit }) => {
  const { popup, report } = await audit('/faults/canonicals');
  expect(signalOf(report, 'canonical-tag').status).toBe('fail');
  await popup.evaluate(() => { location.hash = '#check=canonical-tag'; });
  const fix = popup.locator('.fix-it');
  await expect(fix).toHaveCount(1);
  await expect(fix.locator('summary')).toContainText('With this, the check passes');
  await expect(fix.locator('.fix-code')).toBeHidden();
  await fix.locator('summary').focus();
  await popup.keyboard.press('Enter');
  await expect(fix.locator('.fix-code')).toHaveText(/^Link: <http:\/\/127\.0\.0\.1:\d+\/faults\/canonicals>; rel="canonical"$/);
  await fix.getByRole('button', { name: /^Copy/ }).click();
  await expect(popup.locator('.notice')).toContainText('Copied');
  await popup.evaluate(() => { location.hash = '#tool=canonical'; });
  await expect(popup.locator('.fix-it summary').first()).toContainText('Fix it: Canonical');
});
