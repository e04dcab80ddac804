import { describe, expect, test } from 'vitest';
import type { CrawlerRead, CrawlerReading } from '../../checks/core/report/crawler-reading.ts';
import { describeCrawler } from '../../reports/crawler-words.ts';
import { locale } from '../support/locale.ts';

const read: CrawlerRead = {
  token: 'OAI-SearchBot',
  product: 'ChatGPT',
  purpose: 'search',
  access: 'allowed',
  line: null,
  rule: null,
  obeys: true,
  renders: 'no',
  share: 0.45,
  least: false,
};
const reading: CrawlerReading = { share: 0.45, unknown: null, cut: false, blocks: { all: 4, missing: 2 }, crawlers: [], passages: [] };
const words = (one: Partial<CrawlerRead>, of: Partial<CrawlerReading> = {}) =>
  describeCrawler({ ...read, ...one }, { ...reading, ...of }, locale);

describe('what a crawler gets, in words', () => {
  test.each<[Partial<CrawlerRead>, string, string]>([
    [{}, '45%', 'fail'],
    [{ share: 1 }, '100%', 'pass'],
    [{ share: 0.999 }, '>99%', 'pass'],
    [{ share: 0 }, '0%', 'fail'],
    [{ share: 0.7 }, '70%', 'warn'],
    // A crawler that renders may get the rest: not red.
    [{ least: true, renders: 'yes' }, '≥ 45%', 'warn'],
    [{ share: null }, '?', 'unchecked'],
  ])('%j: %s, %s', (one, number, tone) => expect(words(one)).toMatchObject({ number, tone }));

  test('only a crawler of search says what its product sees', () => {
    expect(words({}).title).toBe('What ChatGPT sees of this page');
    expect(words({ token: 'GPTBot', purpose: 'training' }).title).toBe('What GPTBot gets of this page');
    expect(words({ token: 'ChatGPT-User', purpose: 'user' }).title).toBe('What ChatGPT-User gets of this page');
  });
  test.each<[Partial<CrawlerRead>, Partial<CrawlerReading>, string, string]>([
    [
      { access: 'blocked', share: 0, line: 3, rule: 'Disallow: /' },
      {},
      'robots.txt blocks OAI-SearchBot on this URL.',
      'robots.txt, line 3: Disallow: /',
    ],
    [{ line: 3, rule: 'Allow: /' }, {}, '2 of 4 blocks of the main content are not in the raw HTML.', ''],
    [
      { access: 'unclear', share: null, line: 3, rule: 'Disallow: /' },
      {},
      'Could not check: robots.txt disallows this URL for OAI-SearchBot, and its operator doesn’t say that it always obeys.',
      'robots.txt, line 3: Disallow: /',
    ],
    [
      { least: true, renders: 'yes', obeys: false },
      {},
      '2 of 4 blocks of the main content are not in the raw HTML. It also runs JavaScript, so it can get more. It doesn’t obey robots.txt.',
      '',
    ],
    [
      { share: null },
      { share: null, blocks: null, unknown: { code: 'refused', args: { status: 403 } } },
      'Could not check: a request without cookies got 403.',
      '',
    ],
  ])('%j', (one, of, sentence, rule) => expect(words(one, of)).toMatchObject({ sentence, rule }));
});
