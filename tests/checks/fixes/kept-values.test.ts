/** Values that a page has and a paste must not lose or make worse: each row was offered once on a real page. */
import { expect, test } from 'vitest';
import { fixOffers } from '../../../checks/fix-page.ts';
import type { FixId } from '../../../checks/fixes/fix.ts';
import type { PageType } from '../../../checks/core/facts/about.ts';
import { block, heading } from '../../support/blocks.ts';
import type { Changes } from '../../support/facts.ts';
import { jsonLd } from '../../support/json-ld.ts';
import { image } from '../../support/links.ts';
import { linkTo, pageIn, pageUrl, tag, wordsIn } from '../../support/page-in.ts';

const { author, headline, lead } = wordsIn.en;
const title = (text: string) => ({ text, inHead: true, selector: 'title' });
const headOf = (titles: string[], ...metas: [string, string][]): Changes => ({
  head: { titles: titles.map(title), metas: metas.map(([name, content]) => tag.meta(name, content)), links: [] },
});
/** All texts that are offered of a kind. */
const pasteOf = (id: FixId, facts: Changes, pageType: PageType = 'article', byline?: string): string =>
  [
    'title',
    'hreflang',
    'open-graph',
    'meta-description',
    'schema-properties',
    'schema-visible',
    'date-visible',
    'head-markup',
    'https',
    'share-image',
    'snippet-controls',
  ]
    .flatMap((signal) =>
      fixOffers(signal, pageIn('en', facts, byline), { intent: 'index', pageType, aiOptOut: false, now: Date.UTC(2026, 10, 21) }),
    )
    .filter(({ fix }) => fix.id === id)
    .map(({ fix }) => fix.text)
    .join('\n');
const picture = (url: string, size = 1600) =>
  image({ src: url, url, main: true, visible: true, alt: 'A cover', width: 800, height: 500, naturalWidth: size, naturalHeight: size / 2 });

const alternatesOf = (...entries: [code: string, href: string][]): Changes => ({
  head: {
    titles: [title(headline)],
    metas: [],
    links: entries.map(([code, href]) => tag.link('alternate', new URL(href, pageUrl).href, code)),
  },
});
/** A newsletter of one person: only the copyright line and the head name her, and the link beside the date. */
const profile = 'https://example.com/@ines';
const letter = [
  heading(1, headline),
  block(author, { selector: 'main > p.who', linkChars: author.length, hrefs: [profile] }),
  block('Mar 4, 2026'),
  block(lead),
  block(`© 2026 ${author}`, { region: 'footer', main: false, selector: 'footer > p' }),
];
const letterLinks = { items: [linkTo(profile, author, { selector: 'main > p.who > a' })], total: 1 };

const long = `${headline} and other covers – Crusher ANC 2 headphones and their cases – Larkspur Bindery`;
test.each<[string, string, RegExp | null, RegExp]>([
  [
    'the last change is no publication',
    pasteOf('article', { semantics: { authors: [], times: [] } }, 'article', 'Last updated March 4, 2026'),
    null,
    /"datePublished"/,
  ],
  [
    'a day that the head calls that of the last change is no publication either',
    pasteOf(
      'article',
      {
        ...headOf([headline], ['article:published_time', '2024-02-01'], ['article:modified_time', '2025-04-19']),
        semantics: { authors: [], times: [] },
      },
      'article',
      `${author} · April 19, 2025`,
    ),
    /"dateModified": "2025-04-19"/,
    /"datePublished": "2025/,
  ],
  ['of two titles, the one that names the page stays', pasteOf('title', headOf(['Home', headline])), /oil a leather cover/, /Home/],
  [
    'a line of a front page that goes on from the one above is no title',
    pasteOf(
      'title',
      {
        ...headOf(['Home - Larkspur Bindery'], ['og:site_name', 'Larkspur Bindery']),
        page: { url: 'https://example.com/' },
        text: { blocks: [heading(1, 'who wants to help'), block(lead)], mainUnits: 60 },
      },
      'home',
    ),
    /^$|<title>Larkspur/,
    /who wants/,
  ],
  [
    'of two equal titles, the title stays',
    pasteOf('title', headOf([headline, headline])),
    /<title>How to oil a leather cover without stains/,
    /^$/,
  ],
  [
    'the name of the site alone is no title of a page about it',
    pasteOf(
      'title',
      {
        ...headOf(['About – Larkspur Bindery'], ['og:site_name', 'Larkspur Bindery']),
        text: { blocks: [heading(1, 'Larkspur Bindery'), block(lead), block('© 2026 Larkspur Bindery')], mainUnits: 60 },
      },
      'about',
    ),
    null,
    /<title>Larkspur Bindery/,
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
    'a section that the title has after an underscore is not shared',
    pasteOf('sharing', headOf([`${headline}_Leather_Reading room`])),
    /og:title" content="How to oil a leather cover without stains"/,
    /og:title" content="[^"]*Reading/,
  ],
  [
    'an image of 200 pixels is not shared',
    pasteOf('sharing', { ...headOf([headline]), images: { items: [picture('https://example.com/cover.jpg?width=200')], total: 1 } }),
    /og:title/,
    /cover\.jpg/,
  ],
  [
    'a small copy that only the card for X names is not shared elsewhere',
    pasteOf('sharing', headOf([headline], ['twitter:image', 'https://example.com/styles/x_small_square_1_1/cover.jpg'])),
    /og:title/,
    /x_small/,
  ],
  [
    'the picture of the card for X is shared elsewhere, whatever its file is called',
    pasteOf('sharing', headOf([headline], ['twitter:image', 'https://example.com/a/small_cover.jpg'])),
    /og:image" content="https:\/\/example\.com\/a\/small_cover\.jpg"/,
    /x_small/,
  ],
  [
    'a heading that introduces its text is no title with a colon',
    pasteOf('sharing', { ...headOf(['Covers']), text: { blocks: [heading(1, `${headline}:`), block(lead)], mainUnits: 60 } }),
    /og:title" content="How to oil a leather cover without stains"/,
    /stains:/,
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
  [
    'who alone holds the rights and signs the text is a person, not an organization',
    pasteOf('article', { ...headOf([headline], ['author', author]), text: { blocks: letter, mainUnits: 60 }, links: letterLinks }),
    /"author": \{\s*"@type": "Person",\s*"name": "Ines Aldrich"[^]*"publisher": \{\s*"@type": "Person",\s*"name": "Ines Aldrich"/,
    /Organization/,
  ],
  ['text may be about services: without their folder, a page is none', pasteOf('service', headOf([headline]), 'service'), null, /Service/],
  [
    'a page about a company is no service',
    pasteOf('service', { ...headOf([headline]), page: { url: 'https://example.com/pages/about' } }, 'service'),
    null,
    /Service/,
  ],
  [
    'a heading with a phone number is no name of a service',
    pasteOf(
      'service',
      {
        ...headOf(['(800) 555-0100 Larkspur, Capitol St.']),
        text: { blocks: [heading(1, '(800) 555-0100 Larkspur, Capitol St.'), block(lead)] },
      },
      'service',
    ),
    null,
    /Service/,
  ],
  [
    'an image that its URL calls small is not shown in a large card',
    pasteOf('sharing', { ...headOf([headline], ['og:image', 'https://example.com/i/150x150/cover.jpg']), shareImage: null }),
    /"twitter:card" content="summary"/,
    /summary_large_image/,
  ],
  [
    'what the owner asks of others than search engines stays, and a limit that no check objects to',
    pasteOf('robots-meta', headOf([headline], ['robots', 'nosnippet, noai, max-video-preview:30, index'])),
    /content="max-snippet:-1, max-image-preview:large, max-video-preview:30, noai"/,
    /nosnippet/,
  ],
  [
    'a page that looks like an error page gets nothing',
    pasteOf('sharing', { ...headOf(['Error | Larkspur Bindery']), main: { words: 10 }, text: { blocks: [block('Try again.')] } }),
    null,
    /og:/,
  ],
  [
    'a small picture of a thread, by its name, is not shown in a large card',
    pasteOf('sharing', { ...headOf([headline], ['og:image', 'https://example.com/post-150x150.jpg']), shareImage: null }, 'forum'),
    /"twitter:card" content="summary"/,
    /summary_large_image/,
  ],
  [
    'the title of a shared thread is not followed by its board',
    pasteOf('sharing', headOf([`${headline} - Leather board`]), 'forum'),
    /og:title" content="How to oil a leather cover without stains"/,
    /board/,
  ],
  [
    'nor by its board in parentheses',
    pasteOf('sharing', headOf([`${headline} (leather forum at Larkspur)`]), 'forum'),
    /og:title" content="How to oil a leather cover without stains"/,
    /Larkspur\)/,
  ],
  [
    'a page that is served over https is shared as https, whatever its canonical says',
    pasteOf('sharing', {
      head: {
        titles: [{ text: headline, inHead: true, selector: 'title' }],
        links: [tag.link('canonical', pageUrl.replace('https:', 'http:'))],
      },
    }),
    /og:url" content="https:/,
    /http:/,
  ],
  [
    'a logo is not shared as the picture of a page',
    pasteOf('sharing', {
      ...headOf([headline]),
      images: { items: [{ ...picture('https://example.com/picture2.png'), alt: 'Logo: approved partner' }], total: 1 },
    }),
    /og:title/,
    /picture2/,
  ],
  [
    'the slogan behind the name of the site is no part of a title for shared links',
    pasteOf(
      'sharing',
      {
        ...headOf(['Leather covers - Larkspur Bindery - Online since 1990'], ['og:site_name', 'Larkspur Bindery']),
        text: { blocks: [heading(1, 'Leather covers'), block(lead), block('© 2026 Larkspur Bindery')], mainUnits: 60 },
      },
      'listing',
    ),
    /og:title" content="[^"]+"/,
    /og:title" content="[^"]*(?:Larkspur|Online)/,
  ],
  [
    'an organization is called as readers see it, not by its domain',
    pasteOf(
      'article',
      {
        ...headOf([`${headline} | Example`], ['og:site_name', 'Example.com']),
        text: { blocks: [heading(1, headline), block(author), block('Mar 4, 2026'), block(lead), block('© 2026 Example')], mainUnits: 60 },
      },
      'article',
    ),
    /"name": "Example"/,
    /"name": "Example\.com"/,
  ],
  [
    'a day that the markup writes as people do is written as Google reads it',
    pasteOf('article', {
      structuredData: jsonLd({
        '@type': 'Article',
        headline,
        dateModified: '13/03/2026 09:21:40',
        author: { '@type': 'Person', name: author },
      }),
    }),
    /"dateModified": "2026-03-13T09:21:40"/,
    /13\/03/,
  ],
  [
    'a site whose team signs as a person is an organization',
    pasteOf(
      'article',
      {
        ...headOf([headline], ['og:site_name', 'Larkspur']),
        structuredData: jsonLd({ '@type': 'WebPage', author: { '@type': 'Person', name: 'Larkspur Team' } }),
      },
      'article',
    ),
    /"publisher": \{\s*"@type": "Organization"/,
    /"publisher": \{\s*"@type": "Person"/,
  ],
  [
    'a page is not listed a second time under another ending of its address',
    pasteOf('hreflang', {
      page: { url: 'https://example.com/oil.htm', baseUrl: 'https://example.com/oil.htm', lang: 'en' },
      head: {
        titles: [title(headline)],
        metas: [],
        links: [
          tag.link('alternate', 'https://example.com/oil.html', 'en-us'),
          tag.link('alternate', 'https://example.com/de/oil.html', 'de'),
        ],
      },
    }),
    null,
    /hreflang="en"/,
  ],
  [
    'a code that is right keeps its URL when a wrong code would become the same',
    pasteOf('hreflang', alternatesOf(['en', pageUrl], ['es-419', '/es-la/oil'], ['es', '/es/oil'])),
    /hreflang="es" href="https:\/\/example\.com\/es\/oil"/,
    /es-la/,
  ],
  [
    'of two wrong codes for the same language one is written',
    pasteOf('hreflang', alternatesOf(['en', pageUrl], ['es-419', '/es-la/oil'], ['es-005', '/es-x/oil'])),
    /hreflang="es" href="https:\/\/example\.com\/es-la\/oil"/,
    /es-x/,
  ],
  [
    'a page whose own wrong code would become that of another page gets nothing',
    pasteOf('hreflang', alternatesOf(['en-029', pageUrl], ['de', '/de/oil'], ['en', '/oil'])),
    null,
    /hreflang/,
  ],
  [
    'one word of a headline makes a sentence further down no description',
    pasteOf('description', {
      ...headOf(['Volunteer']),
      text: {
        blocks: [
          heading(1, 'Volunteer'),
          block('Each year hundreds of people help in our kitchens, our shops and our houses!'),
          block('Once you complete the volunteer form, look for an email that tells you the next steps of the way.'),
        ],
        mainUnits: 60,
      },
    }),
    null,
    /volunteer form/,
  ],
  [
    'what a customer says in one of many cards is no description of a front page',
    pasteOf(
      'description',
      {
        ...headOf(['Larkspur: covers for old books']),
        page: { url: 'https://example.com/' },
        text: {
          blocks: [
            heading(1, 'Larkspur: covers for old books'),
            ...[1, 2, 3].map((card) =>
              block(
                `Covers for old books by Larkspur are the best that ${card * 7} years of searching have brought to the shelves of readers.`,
                { selector: `main > div:nth-child(${card}) > p:nth-child(1)` },
              ),
            ),
          ],
          mainUnits: 60,
        },
      },
      'home',
    ),
    null,
    /searching/,
  ],
  [
    'a description for shared links that is cut off keeps its whole sentences',
    pasteOf('description', headOf([headline], ['og:description', `How to oil a leather cover ${lead.slice(32, 140)}. Then let it…`])),
    /content="How to oil a leather cover [^"]*\."/,
    /…|Then/,
  ],
  [
    'the beginning of a thread in the first person is no description of it',
    pasteOf(
      'description',
      headOf([headline], ['og:description', `Hi, I want to know how to oil a leather cover ${lead.slice(32, 140)}. Then I…`]),
    ),
    null,
    /Hi, I/,
  ],
  [
    'a company whose short name signs its texts is no person',
    pasteOf('article', {
      ...headOf([headline], ['author', 'LRB']),
      text: {
        blocks: letter.map((one) => ({
          ...one,
          text: one.text.replace(`© 2026 ${author}`, '© 2026 LRB Collective LLC').replace(author, 'LRB'),
        })),
        mainUnits: 60,
      },
      links: { items: [linkTo(profile, 'LRB', { selector: 'main > p.who > a' })], total: 1 },
    }),
    /LRB Collective LLC/,
    /"Person"/,
  ],
  [
    'the title of a front page keeps the name of its site if nothing else says it',
    pasteOf(
      'sharing',
      {
        ...headOf(['Example | Covers for old books'], ['og:site_name', 'Rook'], ['og:site_name', 'Pawn']),
        page: { url: 'https://example.com/' },
      },
      'home',
    ),
    /og:title" content="Example \| Covers/,
    /og:site_name/,
  ],
])('%s', (_, text, has, hasNot) => {
  if (has) expect(text).toMatch(has);
  expect(text).not.toMatch(hasNot);
});
