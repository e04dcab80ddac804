/** Pastes the offered fixes: for every failed check of the demo site that has a fix, the page passes when audited again. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Status } from '../../../checks/core/verdict.ts';
import type { Report } from '../../../checks/core/report/report.ts';
import { fixOffers, type FixOffer } from '../../../checks/fix-page.ts';
import type { PageFix, Values } from '../../../checks/fixes/fix.ts';
import type { DemoOverrides } from '../../../scripts/demo/server.ts';
import { pasteInto, toPaste } from '../../support/paste.ts';

const optionsOf = ({ intent, aiOptOut, at }: Report) => ({ intent, aiOptOut, pageType: null, now: Date.parse(at) });

/** What the author of the page would fill in. */
function filledIn({ fix }: FixOffer, origin: string): Values {
  const empty = fix.fields.filter(({ value }) => value === '');
  return Object.fromEntries(
    empty.map(({ id, kind }, index) => [
      id,
      kind === 'image' ? `${origin}/pictures/share.png` : `What this picture of the bindery shows, number ${index + 1}`,
    ]),
  );
}

/** The fixes for one signal, with their gaps filled in. */
function wholeOffers(report: Report, signal: string, origin: string): FixOffer[] {
  const facts = report.facts!;
  return fixOffers(signal, facts, optionsOf(report)).flatMap((offer) => {
    const values = filledIn(offer, origin);
    return fixOffers(signal, facts, optionsOf(report), { [offer.fix.id]: values }).filter(
      ({ fix, results }) => fix.id === offer.fix.id && results.some((result) => result.signal === signal),
    );
  });
}

interface Served {
  html: string;
  headers: Record<string, string>;
}
async function read(url: string): Promise<Served> {
  const response = await fetch(url, { redirect: 'manual' });
  return {
    html: await response.text(),
    headers: Object.fromEntries(
      [...response.headers].filter(
        ([name]) => !['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'cache-control'].includes(name),
      ),
    ),
  };
}
const text = async (url: string) => (await fetch(url)).text();

/** Applies a fix where it belongs: in the page, its headers, or a file of its site. */
async function paste(fix: PageFix, url: string, scratch: Page, overrides: DemoOverrides): Promise<void> {
  const { origin, pathname } = new URL(url);
  if (fix.place === 'robots.txt') {
    overrides.set('/robots.txt', {
      body: `${await text(`${origin}/robots.txt`)}\n${fix.text}\n`,
      headers: { 'content-type': 'text/plain' },
    });
  } else if (fix.place === 'sitemap') {
    const gone = fix.replacesLines;
    const stored = (await text(`${origin}/sitemap.xml`)).replace(/<url>.*?<\/url>/gs, (entry) =>
      gone.some((line) => entry.includes(line)) ? '' : entry,
    );
    overrides.set('/sitemap.xml', {
      body: stored.replace('</urlset>', `${fix.text}\n</urlset>`),
      headers: { 'content-type': 'application/xml' },
    });
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

/** Checks of that table for which something can be pasted on their page. The others need changes that are not text to paste, or the page does not show the values. */
const mended = new Set([
  'index-directives',
  'robots-txt-access',
  'snippet-controls',
  'canonical-tag',
  'canonical-target',
  'sitemap-entry',
  'title',
  'meta-description',
  'head-markup',
  'link-rel',
  'image-alt',
  'image-delivery',
  'open-graph',
  'x-card',
  'html-lang',
  'hreflang',
  'hreflang-return',
  'schema-properties',
  'viewport',
  'ai-crawler-access',
  'date-agreement',
  'publisher-identity',
]);

/** By foretold status. What else the page shows depends on paints: without an LCP image, a check that would fail because of it only warns. */
const noWorse: Record<Status, readonly Status[]> = {
  fail: ['fail', 'warn', 'pass', 'na'],
  warn: ['warn', 'pass', 'na'],
  pass: ['pass', 'na'],
  na: ['pass', 'na'],
  unchecked: ['unchecked', 'pass', 'na'],
};

/** @param expected signals for which the table names this page; @param others whether other failures on it are fixed too */
export async function expectMended(
  before: Report,
  {
    url,
    expected,
    others,
    overrides,
    scratch,
    look,
  }: {
    url: string;
    expected: readonly string[];
    others: boolean;
    overrides: DemoOverrides;
    /** An empty page, to paste in. */
    scratch: Page;
    look(): Promise<Report>;
  },
): Promise<void> {
  const failing = before.signals.filter(({ id, status }) => (status === 'fail' || status === 'warn') && (expected.includes(id) || others));
  const offers = failing.flatMap(({ id }) => wholeOffers(before, id, new URL(url).origin).map((offer) => ({ id, offer })));
  expect(expected.filter((id) => offers.some((one) => one.id === id))).toEqual(expected.filter((id) => mended.has(id)));
  // A fix may serve several checks; each is pasted once.
  const fixes = new Map(offers.map(({ offer }) => [offer.fix.id, offer.fix]));
  if (fixes.size === 0) return;
  for (const fix of fixes.values()) await paste(fix, url, scratch, overrides);
  const after = await look();
  for (const { id, offer } of offers) {
    const foretold = offer.results.find(({ signal }) => signal === id)!.after;
    const is = after.signals.find((signal) => signal.id === id)!;
    expect(noWorse[foretold], `${id} with ${offer.fix.id}: ${is.status}, ${is.message}`).toContain(is.status);
  }
}
