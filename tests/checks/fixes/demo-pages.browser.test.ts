/** Every fix of every page of the demo site: true when pasted, and no check gets worse. */
import { describe, expect, it } from 'vitest';
import { judgeSignal } from '../../../checks/core/judge.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { Status } from '../../../checks/core/verdict.ts';
import { withDerivedFacts } from '../../../checks/derive/derived-facts.ts';
import { findMarkedValues } from '../../../checks/derive/structured-data/markup-visible.ts';
import { fixOffers, type FixOffer } from '../../../checks/fix-page.ts';
import { applyFix } from '../../../checks/fixes/with-fix.ts';
import { signals } from '../../../checks/signals/index.ts';
import { faultyPages } from '../../../scripts/demo/faulty-pages.ts';
import { firstPage } from '../../../scripts/demo/first-page.ts';
import type { DemoPage } from '../../../scripts/demo/page.ts';
import { soundPages } from '../../../scripts/demo/sound-pages.ts';
import { blank, known } from '../../support/facts.ts';
import { collect, valueIn } from '../../support/live-document.ts';

const now = Date.UTC(2026, 10, 21);
const options = { intent: 'index', pageType: null, aiOptOut: false, now } as const;
const origin = 'https://example.com';
const rank: Record<Status, number> = { fail: 0, warn: 1, unchecked: 1, na: 2, pass: 3 };

/** The facts of a demo page as if it were on the web, with its headers. */
const placed = (text: string) => text.replaceAll('%ORIGIN%', origin);

async function factsOf({ path, html, headers = {}, status = 200 }: DemoPage): Promise<KnownFacts> {
  const {
    language: _l,
    offer: _o,
    provenance: _p,
    about: _a,
    pageType: _t,
    ...read
  } = await collect(placed(html).replace('<head>', `<head><base href="${origin}/">`));
  const page = valueIn(read, 'page');
  const served = {
    ...blank.served,
    head: valueIn(read, 'head'),
    jsonLd: valueIn(read, 'structuredData').blocks.map(({ data }) => JSON.stringify(data)),
  };
  const { response } = known({
    response: {
      status,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value: placed(value) })),
      charsetEarly: /<meta charset/.test(html) ? 'meta' : 'none',
    },
  });
  return withDerivedFacts({
    ...read,
    page: { ok: true, value: { ...page, url: `${origin}${path}`, baseUrl: `${origin}${path}`, at: now } },
    served: { ok: true, value: served },
    response: response!,
    schemaTerms: { ok: true, value: { release: 'x', issues: [] } },
  });
}

function offersOf(facts: KnownFacts): FixOffer[] {
  const offers = signals.flatMap(({ id }) => fixOffers(id, facts, options));
  return offers.filter(({ fix }, index) => offers.findIndex((other) => other.fix.id === fix.id && other.fix.text === fix.text) === index);
}

const pages = [firstPage, ...faultyPages, ...soundPages].filter(({ html }) => html.length < 500_000);
const kinds = new Set<string>();

describe('every fix of the demo site', () => {
  it.each(pages.map((page) => [page.path, page] as const))('%s', async (path, page) => {
    const facts = await factsOf(page);
    for (const { fix, unfilled } of offersOf(facts)) {
      kinds.add(fix.id);
      const then = applyFix(facts, fix);
      const worse = signals.flatMap((signal) => {
        const [before, after] = [judgeSignal(signal, facts, options), judgeSignal(signal, then, options)];
        // A gap is reported, and so is any check that only applies after the page is no longer excluded.
        const isWorse = after.status === 'fail' ? before.status !== 'fail' : after.status === 'warn' && before.status === 'pass';
        return isWorse && rank[after.status] < rank[before.status] && !unfilled && !fix.left.some((code) => code.startsWith('opens-'))
          ? [`${fix.id} for ${path}: ${signal.id} ${before.status} to ${after.status}`]
          : [];
      });
      expect(worse).toEqual([]);
      if (fix.language === 'json-ld') {
        const data = valueIn(then, 'structuredData');
        const [text, headings, images, parts, provenance, language] = [
          valueIn(then, 'text'),
          valueIn(then, 'headings'),
          valueIn(then, 'images'),
          valueIn(then, 'parts'),
          valueIn(then, 'provenance'),
          valueIn(then, 'language'),
        ];
        const unshownIn = (structuredData: typeof data) =>
          findMarkedValues({ structuredData, text, headings, images, parts, provenance, language }, language.page)
            .filter(({ state }) => state !== 'found')
            .map(({ property, marked }) => `${property} ${marked}`);
        // What the page's own markup says may be true.
        const before = unshownIn(valueIn(facts, 'structuredData'));
        expect(unshownIn(data).filter((one) => !before.includes(one))).toEqual([]);
      }
      // URLs that the text declares as the page's; a publisher's URL is that of the home page. Shares of a copy count for its original.
      const original = /<link rel="canonical" href="([^"]+)"/.exec(placed(page.html))?.[1];
      const named = [...fix.text.matchAll(/og:url" content="([^"]+)"|"(?:url|mainEntityOfPage)": "([^"]+)"/g)].map(
        (match) => match[1] ?? match[2]!,
      );
      expect(
        named.filter(
          (url) =>
            !/#/.test(url) && url !== original && url !== `${origin}${path}` && url !== `${origin}/` && !url.startsWith(`${origin}/about`),
        ),
        `${fix.id} names other pages`,
      ).toEqual([]);
    }
  });
  it('are of most kinds', () => expect(kinds.size).toBeGreaterThan(11));
});

describe('the first page of npm start', () => {
  it('gets only true fixes', async () => {
    const offers = offersOf(await factsOf(firstPage));
    const textOf = (id: string) => offers.find(({ fix }) => fix.id === id)?.fix.text ?? '';
    expect(textOf('product')).toContain('"price": "96.00"');
    expect(textOf('product')).not.toMatch(/79|aggregateRating/);
    expect(textOf('sharing')).toContain(`og:url" content="${origin}${firstPage.path}"`);
    expect(textOf('description')).toContain('The travel journal is an A5 notebook of 160 pages with a waxed leather cover');
    expect(textOf('hreflang')).toContain('hreflang="en-GB"');
  });
});
