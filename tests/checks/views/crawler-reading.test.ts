import { describe, expect, test } from 'vitest';
import { readingOfCrawlers, blocksMissingForCrawlers } from '../../../checks/views/crawler-reading.ts';
import { aiCrawlers, crawlersOfProducts } from '../../../checks/lists/ai-crawlers.ts';
import { factFailure } from '../../../checks/core/failure.ts';
import { block, filler, heading, pageOf } from '../../support/blocks.ts';
import { blank, failure, known, type Changes } from '../../support/facts.ts';

const texts = [filler(60, 1), filler(60, 2), filler(60, 3), filler(60, 4)];
const blocks = texts.map((text, index) => block(text, { selector: `main > p:nth-child(${index + 1})` }));
/** Four blocks of the same size, and the share of each in the raw HTML. */
const page = (presence: readonly number[], changes: Changes = {}) =>
  known({
    ...pageOf('A title', blocks),
    served: { presence: [...presence], inText: presence.filter((share) => share === 1).length / 4 },
    ...changes,
  });
const robots = (text: string): Changes => ({ robotsTxt: { text } });
const ofToken = (facts: Parameters<typeof readingOfCrawlers>[0], token: string) =>
  readingOfCrawlers(facts)!.crawlers.find((one) => one.token === token)!;

describe('the share of the main content in the raw HTML', () => {
  test.each([
    ['all of it', [1, 1, 1, 1], 1, { all: 4, missing: 0 }],
    ['none of it', [0, 0, 0, 0], 0, { all: 4, missing: 4 }],
    ['half of it', [1, 0, 1, 0], 0.5, { all: 4, missing: 2 }],
    ['what is in JSON only is not read', [1, 1, 0.3, 1], 0.75, { all: 4, missing: 1 }],
  ])('%s', (_, presence, share, counted) =>
    expect(readingOfCrawlers(page(presence))).toMatchObject({ share, unknown: null, blocks: counted, cut: false }),
  );
  test('the blocks that are missing are those of the tool and of the overlay', () =>
    expect(blocksMissingForCrawlers(page([1, 0, 0.3, 1]))?.map(({ selector }) => selector)).toEqual([
      'main > p:nth-child(2)',
      'main > p:nth-child(3)',
    ]));

  test.each<[string, Changes, string, object]>([
    ['before the site was read', { served: null, response: null }, 'pending', {}],
    [
      'of a page that could not be requested',
      { served: failure('timeout'), response: failure('timeout') },
      'unread',
      { why: { code: 'answer-too-slow', args: { seconds: 10 } } },
    ],
    [
      'of a page that returns 403',
      { served: factFailure('refused', 'site-refused', { status: 403 }), response: { status: 403 } },
      'refused',
      { status: 403 },
    ],
    [
      'of a page that needs a login',
      { served: factFailure('refused', 'site-refused', { status: 401 }), response: { status: 401 } },
      'sign-in',
      {},
    ],
    [
      'of a page that leads to a login',
      { response: { redirected: true, finalUrl: 'https://example.com/login?next=/page' } },
      'sign-in',
      {},
    ],
    [
      'of a page that is a login form without cookies',
      { served: { presence: [0, 0, 0, 0], inText: 0, units: 12, password: true } },
      'sign-in',
      {},
    ],
    ['of a page that was read in part', { page: { truncated: true } }, 'partly-read', {}],
    ['of a page with a few words', { ...pageOf('A title', [block('Welcome.')]), served: { presence: [1] } }, 'little-text', {}],
    ['of a page that changed between the two', { served: { presence: [1] } }, 'little-text', {}],
  ])('%s is not known', (_, changes, code, args) => {
    const facts = page([1, 1, 1, 1], changes);
    const reading = readingOfCrawlers(facts)!;
    expect(reading).toMatchObject({ share: null, blocks: null, unknown: { code, args } });
    expect(blocksMissingForCrawlers(facts)).toBeNull();
    expect(reading.crawlers.filter(({ share }) => share !== null)).toEqual([]);
  });
  test('of raw HTML that was cut, the share is the least', () => {
    const facts = page([1, 1, 1, 0], { response: { truncated: true } });
    expect(readingOfCrawlers(facts)).toMatchObject({ share: 0.75, cut: true });
    expect(ofToken(facts, 'GPTBot')).toMatchObject({ share: 0.75, least: true });
  });
  test('without a page there is no result', () => expect(readingOfCrawlers({})).toBeNull());
});

describe('crawlers', () => {
  test('are those of the list, in its order, and each is documented there', () => {
    const tokens = crawlersOfProducts.flatMap(([, list]) => list);
    expect(readingOfCrawlers(page([1, 1, 1, 1]))!.crawlers.map(({ token }) => token)).toEqual(tokens);
    expect(aiCrawlers.map(({ token }) => token)).toEqual(expect.arrayContaining(tokens));
  });
  test.each([
    ['GPTBot', 'User-agent: GPTBot\nDisallow: /', { access: 'blocked', line: 2, rule: 'Disallow: /', share: 0, least: false }],
    ['OAI-SearchBot', 'User-agent: GPTBot\nDisallow: /', { access: 'allowed', line: null, rule: null, share: 0.5, least: false }],
    [
      'ClaudeBot',
      'User-agent: *\nDisallow: /\n\nUser-agent: ClaudeBot\nAllow: /page',
      { access: 'allowed', line: 5, rule: 'Allow: /page', share: 0.5 },
    ],
    // It obeys robots.txt only partly according to its documentation, so the result is unclear.
    ['ChatGPT-User', 'User-agent: *\nDisallow: /', { access: 'unclear', line: 2, share: null, least: false }],
    // It ignores robots.txt according to its operator.
    ['Perplexity-User', 'User-agent: *\nDisallow: /', { access: 'allowed', obeys: false, share: 0.5, least: true }],
    // It renders, so it reads at least what the raw HTML contains.
    ['Googlebot', '', { access: 'allowed', renders: 'yes', share: 0.5, least: true }],
    ['Googlebot', 'User-agent: *\nDisallow: /', { access: 'blocked', share: 0, least: false }],
    ['GPTBot', '', { access: 'allowed', renders: 'no', share: 0.5, least: false }],
  ])('%s under %j', (token, text, expected) => expect(ofToken(page([1, 1, 0, 0], robots(text)), token)).toMatchObject(expected));
  test('that render get no more than everything', () =>
    expect(ofToken(page([1, 1, 1, 1]), 'Googlebot')).toMatchObject({ share: 1, least: false }));
  test.each<[string, Changes]>([
    ['does not respond', { robotsTxt: { status: 0, failure: { code: 'offline', args: {} } } as never }],
    ['returns 503', { robotsTxt: { status: 503 } }],
    ['was not read', { robotsTxt: failure() }],
  ])('are not judged where robots.txt %s', (_, changes) => {
    const facts = page([1, 1, 1, 1], changes);
    expect(ofToken(facts, 'GPTBot')).toMatchObject({ access: 'unknown', share: null });
    expect(ofToken(facts, 'Perplexity-User')).toMatchObject({ access: 'allowed', share: 1 });
  });
  test('are all allowed without robots.txt', () =>
    expect(
      readingOfCrawlers(page([1, 1, 1, 1], { robotsTxt: { status: 404 } }))!.crawlers.every(({ access }) => access === 'allowed'),
    ).toBe(true));
});

describe('quotable passages', () => {
  const passage = (index: number) => [
    { ...heading(2, `Oil for leather number ${index}`), selector: `main > h2:nth-of-type(${index})` },
    block(`Oil ${index} keeps the leather of a cover soft for years, and it is applied twice a year. ${filler(40, index)}`, {
      selector: `main > p:nth-of-type(${index})`,
    }),
  ];
  const all = [1, 2, 3, 4].flatMap(passage);
  const facts = (presence: number[], changes: Changes = {}) =>
    known({ ...pageOf('Oil for leather covers', all), served: { presence, inText: 0.5 }, ...changes });
  test('are three at most', () => {
    const { passages } = readingOfCrawlers(facts(all.map(() => 1)))!;
    expect(passages).toHaveLength(3);
    expect(passages[0]).toMatchObject({ heading: 'Oil for leather number 1', selector: 'main > p:nth-of-type(1)' });
    expect(passages[0]!.text).toContain('Oil 1 keeps the leather');
  });
  test('are those that a crawler can read', () => {
    const { passages } = readingOfCrawlers(facts([1, 0, 1, 1, 1, 0, 1, 0]))!;
    expect(passages.map((chosen) => chosen.heading)).toEqual(['Oil for leather number 2']);
  });
  test('are those of the page where the raw HTML is not known', () =>
    expect(readingOfCrawlers(facts([], { served: failure() }))!.passages).toHaveLength(3));
  test('what is quoted is a sentence, not the price above it', () => {
    const priced = [
      block('$24.00 incl. VAT', { selector: 'main > p.price' }),
      block(
        'Yes. Oil for leather keeps the cover soft for years, because it stays liquid in the fibres of the leather and never turns rancid.',
      ),
    ];
    const { passages } = readingOfCrawlers(known({ ...pageOf('Oil for leather', priced), served: { presence: [1, 1] } }))!;
    expect(passages.map(({ text }) => text)).toEqual([
      'Oil for leather keeps the cover soft for years, because it stays liquid in the fibres of the leather and never turns rancid.',
    ]);
  });
  test('short texts are not passages', () =>
    expect(readingOfCrawlers(known({ ...pageOf('Oil', [block('Oil is good.')]), served: { presence: [1] } }))!.passages).toEqual([]));
});

test('nothing of a page makes it large', () => {
  const long = 'x'.repeat(100_000);
  const hostile = known({
    ...pageOf(long, [block(`${long} ${filler(60)}`, { selector: long })]),
    robotsTxt: { ...blank.robotsTxt, text: `User-agent: *\nDisallow: /${'a'.repeat(5_000)}\nAllow: /${' '.repeat(3_000)}` },
  });
  expect(JSON.stringify(readingOfCrawlers(hostile)!.crawlers).length).toBeLessThan(20_000);
});
