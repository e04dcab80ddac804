/** Values that a page has and a paste must not lose or make worse: each row was offered once on a real page. */
import { expect, test } from 'vitest';
import { fixOffers } from '../../../checks/fix-page.ts';
import type { FixId } from '../../../checks/fixes/fix.ts';
import type { PageType } from '../../../checks/core/facts/about.ts';
import { block, heading } from '../../support/blocks.ts';
import type { Changes } from '../../support/facts.ts';
import { image } from '../../support/links.ts';
import { pageIn, tag, wordsIn } from '../../support/page-in.ts';

const { headline, lead } = wordsIn.en;
const title = (text: string) => ({ text, inHead: true, selector: 'title' });
const headOf = (titles: string[], ...metas: [string, string][]): Changes => ({
  head: { titles: titles.map(title), metas: metas.map(([name, content]) => tag.meta(name, content)), links: [] },
});
/** All texts that are offered of a kind. */
const pasteOf = (id: FixId, facts: Changes, pageType: PageType = 'article', byline?: string): string =>
  ['title', 'open-graph', 'meta-description', 'schema-properties', 'schema-visible', 'date-visible', 'head-markup', 'https', 'share-image']
    .flatMap((signal) =>
      fixOffers(signal, pageIn('en', facts, byline), { intent: 'index', pageType, aiOptOut: false, now: Date.UTC(2026, 10, 21) }),
    )
    .filter(({ fix }) => fix.id === id)
    .map(({ fix }) => fix.text)
    .join('\n');
const picture = (url: string, size = 1600) =>
  image({ src: url, url, main: true, visible: true, alt: 'A cover', width: 800, height: 500, naturalWidth: size, naturalHeight: size / 2 });

const long = `${headline} and other covers – Crusher ANC 2 headphones and their cases – Larkspur Bindery`;
test.each<[string, string, RegExp | null, RegExp]>([
  [
    'the last change is no publication',
    pasteOf('article', { semantics: { authors: [], times: [] } }, 'article', 'Last updated March 4, 2026'),
    null,
    /"datePublished"/,
  ],
  ['of two titles, the one that names the page stays', pasteOf('title', headOf(['Home', headline])), /oil a leather cover/, /Home/],
  [
    'of two equal titles, the title stays',
    pasteOf('title', headOf([headline, headline])),
    /<title>How to oil a leather cover without stains/,
    /^$/,
  ],
  [
    'a title that is cut at a bar keeps the words that the headline confirms',
    pasteOf('title', headOf([long])),
    /^$|leather cover/,
    /<title>(?:Crusher|Larkspur)/,
  ],
  [
    'of two descriptions, the one that says what the page is about stays',
    pasteOf(
      'description',
      headOf(
        [headline],
        ['description', 'The best shop for you.'],
        ['description', `How to ${lead.slice(3, 140)}.`],
        ['og:description', `How to ${lead.slice(3, 140)}.`],
      ),
    ),
    /oil a leather cover/,
    /best shop/,
  ],
  [
    'an image of 200 pixels is not shared',
    pasteOf('sharing', { ...headOf([headline]), images: { items: [picture('https://example.com/cover.jpg?width=200')], total: 1 } }),
    /og:title/,
    /cover\.jpg/,
  ],
  [
    'an image with a secure address is shared by that',
    pasteOf('sharing', headOf([headline], ['og:image', 'http://example.com/a.png'], ['og:image:secure_url', 'https://example.com/a.png'])),
    /og:title/,
    /"http:\/\/example\.com\/a\.png/,
  ],
  [
    'a product whose price is shown has it',
    pasteOf(
      'product',
      {
        text: { blocks: [heading(1, headline), block(lead), block('€96.00')], mainUnits: 60 },
        images: { items: [picture('https://example.com/cover.jpg')], total: 1 },
      },
      'product',
    ),
    /"price": "96\.00"/,
    /"price": ""/,
  ],
])('%s', (_, text, has, hasNot) => {
  if (has) expect(text).toMatch(has);
  expect(text).not.toMatch(hasNot);
});
