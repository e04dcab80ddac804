import { describe, expect, test } from 'vitest';
import { runToCompletion } from '../../../checks/core/helpers/run-to-completion.ts';
import { reasonFaultText } from '../../../words/en/checks/reasons.ts';
import { parseLastmod, urlMatcher, parseSitemapInSteps, type SitemapEntry } from '../../../checks/parse/sitemap.ts';

/** Also in parts of each length: what is between two parts is read like the rest. */
function read(text: string) {
  const whole = readParts([text]);
  for (const length of text.length < 2_000 ? [1, 2, 3, 7, 64] : [65_536]) {
    const parts = Array.from({ length: Math.ceil(text.length / length) }, (_, index) => text.slice(index * length, (index + 1) * length));
    expect(readParts([...parts, ''])).toEqual(whole);
  }
  return whole;
}
function readParts(parts: readonly string[]) {
  const entries: SitemapEntry[] = [];
  const content = runToCompletion(parseSitemapInSteps(parts, (entry) => entries.push(entry)));
  return { ...content, entries: entries.map(({ loc, lastmod }) => (lastmod === null ? loc : `${loc} ${lastmod}`)) };
}
const parseSitemap = (text: string, each: Parameters<typeof parseSitemapInSteps>[1]) => runToCompletion(parseSitemapInSteps([text], each));
const urlset = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;

describe('parseSitemap', () => {
  test.each([
    [
      'urlset',
      urlset('<url><loc> https://e.x/a </loc><lastmod>2026-01-02</lastmod></url>\n<url><loc>https://e.x/b</loc></url>'),
      { kind: 'urlset', urls: 2, entries: ['https://e.x/a 2026-01-02', 'https://e.x/b'] },
    ],
    [
      'index',
      '<sitemapindex><sitemap><lastmod>2026</lastmod><loc>https://e.x/s.xml.gz</loc></sitemap></sitemapindex>',
      { kind: 'index', urls: 1, entries: ['https://e.x/s.xml.gz 2026'] },
    ],
    [
      'other namespaces are not the page',
      urlset(
        '<url><image:image><image:loc>https://e.x/i.png</image:loc></image:image><loc>https://e.x/a</loc><video:video><video:loc>v</video:loc></video:video></url>',
      ),
      { kind: 'urlset', urls: 1, entries: ['https://e.x/a'] },
    ],
    [
      'prefixed',
      '<sm:urlset xmlns:sm="x"><sm:url><sm:loc>https://e.x/a</sm:loc><loc>no</loc></sm:url></sm:urlset>',
      { kind: 'urlset', urls: 1, entries: ['https://e.x/a'] },
    ],
    [
      'entities and CDATA',
      urlset('<url><loc>https://e.x/?a=1&amp;b=&#50;&#x33;&unknown;</loc></url><url><loc><![CDATA[https://e.x/?c&d]]></loc></url>'),
      { kind: 'urlset', urls: 2, entries: ['https://e.x/?a=1&b=23&unknown;', 'https://e.x/?c&d'], fault: { kind: 'ampersand', line: 2 } },
    ],
    [
      'comments',
      urlset('<!-- <url><loc>https://e.x/no</loc></url> --><url><loc>https://e.x/<!-- x -->a</loc></url>'),
      { kind: 'urlset', urls: 1, entries: ['https://e.x/a'] },
    ],
    ['other scripts', urlset('<url><loc>https://e.x/カタログ</loc></url>'), { kind: 'urlset', urls: 1, entries: ['https://e.x/カタログ'] }],
    [
      'attributes with >',
      '<urlset a="x > y"><url b=\'>\'><loc>https://e.x/a</loc></url></urlset>',
      { kind: 'urlset', urls: 1, entries: ['https://e.x/a'] },
    ],
    [
      'cut in the middle',
      '<urlset><url><loc>https://e.x/a</loc></url><url><loc>https://e.x/b',
      { kind: 'urlset', urls: 1, entries: ['https://e.x/a'], fault: { kind: 'cut', line: 1 } },
    ],
    [
      'entries without address',
      urlset('<url><lastmod>2026</lastmod></url><url><loc> </loc></url><url/>'),
      { kind: 'urlset', urls: 0, entries: [] },
    ],
    [
      'RSS',
      '<rss><channel><link>https://e.x/</link><item><link>https://e.x/a</link><pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate></item></channel></rss>',
      { kind: 'feed', urls: 1, entries: ['https://e.x/a Sat, 21 Nov 2026 00:00:00 GMT'] },
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://e.x/"/><entry><link rel="enclosure" href="https://e.x/m"/><link href="https://e.x/a?x&amp;y"/><updated>2026-01-01T00:00:00Z</updated></entry></feed>',
      { kind: 'feed', urls: 1, entries: ['https://e.x/a?x&y 2026-01-01T00:00:00Z'] },
    ],
    [
      'RDF',
      '<rdf:RDF><item><link>https://e.x/a</link><dc:date>2026-01-01</dc:date></item></rdf:RDF>',
      { kind: 'feed', urls: 1, entries: ['https://e.x/a 2026-01-01'] },
    ],
    ['text', '\uFEFFhttps://e.x/a\r\n\r\nhttps://e.x/b\n', { kind: 'text', urls: 2, entries: ['https://e.x/a', 'https://e.x/b'] }],
    [
      'text below a title',
      'Our pages\nhttps://e.x/a\nhttps://e.x/b\n',
      { kind: 'text', urls: 2, entries: ['https://e.x/a', 'https://e.x/b'] },
    ],
    [
      'RSS with a permalink alone',
      '<rss><channel><item><guid>https://e.x/a</guid></item><item><guid isPermaLink="false">https://e.x/no</guid></item><item><guid>tag:e.x,1</guid></item><item><guid>https://e.x/g</guid><link>https://e.x/b</link></item></channel></rss>',
      { kind: 'feed', urls: 2, entries: ['https://e.x/a', 'https://e.x/b'] },
    ],
    ['HTML', '<!DOCTYPE html><title>Not found</title>', { kind: 'html', urls: 0, entries: [] }],
    ['HTML without doctype', '<html><a href="https://e.x/a">a</a></html>', { kind: 'html', urls: 0, entries: [] }],
    ['other XML', '<svg></svg>', { kind: 'unreadable', urls: 0, entries: [] }],
    [
      'names of object properties',
      '<constructor><url><loc>https://e.x/a</loc></url></constructor>',
      { kind: 'unreadable', urls: 0, entries: [] },
    ],
    ['prose', 'Here is no sitemap.', { kind: 'unreadable', urls: 0, entries: [] }],
    ['nothing', '', { kind: 'unreadable', urls: 0, entries: [] }],
    [
      'declared entities are not expanded',
      '<!DOCTYPE urlset [<!ENTITY a "https://e.x/"><!ENTITY b "&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>',
      { kind: 'urlset', urls: 1, entries: ['&b;'] },
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
  test.each([
    ['sound', urlset('<url><loc>https://e.x/?a&amp;b&#38;c</loc></url>'), undefined],
    ['an ampersand in CDATA and in a comment', urlset('<!-- a & b --><url><loc><![CDATA[https://e.x/?a&b]]></loc></url>'), undefined],
    ['a bare ampersand', urlset('\n<url>\n<loc>https://e.x/?a=1&b=2</loc></url>'), 'line 4 has a bare & (write &amp;)'],
    [
      'a bare ampersand in an attribute',
      '<feed><entry><link href="https://e.x/?a=1&b=2"/></entry></feed>',
      'line 1 has a bare & (write &amp;)',
    ],
    ['a name of HTML', urlset('<url><loc>https://e.x/カタログ&nbsp;</loc></url>'), 'line 2 has a bare & (write &amp;)'],
    [
      'a name that the document declares',
      '<!DOCTYPE urlset [<!ENTITY a "x">]><urlset><url><loc>https://e.x/&a;</loc></url></urlset>',
      undefined,
    ],
    [
      'cut in an address',
      '<urlset>\n<url><loc>https://e.x/a</loc></url>\n<url><loc>https://e.x/b',
      'it ends on line 3 without closing its root element',
    ],
    [
      'cut after an entry',
      '<sm:urlset><sm:url><sm:loc>https://e.x/a</sm:loc></sm:url>',
      'it ends on line 1 without closing its root element',
    ],
    [
      'cut behind a document type',
      '<!DOCTYPE urlset SYSTEM "s.dtd"><urlset><url></url>',
      'it ends on line 1 without closing its root element',
    ],
    ['an empty root', '<urlset/>', undefined],
    ['an end tag of another element', urlset('\n<url>\n<loc>https://e.x/a</lok>\n</url>'), 'line 4 closes </lok>, but <loc> is open'],
    ['an end tag left out', urlset('<url>\n<loc>https://e.x/a\n</url>'), 'line 4 closes </url>, but <loc> is open'],
    ['upper case beside lower case', urlset('<URL><loc>https://e.x/a</loc></url>'), 'line 2 closes </url>, but <URL> is open'],
    ['an end tag too many', urlset('<url><loc>https://e.x/a</loc></url></url>'), 'line 2 closes </url>, but <urlset> is open'],
    ['an end tag after the root', `${urlset('<url><loc>https://e.x/a</loc></url>')}</x>`, 'line 2 closes </x>, but no element is open'],
    ['an ampersand before an end tag', urlset('<url><loc>https://e.x/?a&b</lok></url>'), 'line 2 has a bare & (write &amp;)'],
    [
      'elements that are empty, nested, and of other vocabularies',
      urlset('<url><loc>https://e.x/a</loc><x:link rel="a>b" href="c"/><i:image ><i:loc>x</i:loc\n></i:image><br /></url>'),
      undefined,
    ],
    ['a list as text, with ampersands', 'https://e.x/?a&b\n', undefined],
    ['no sitemap', '<svg>', undefined],
  ])('well-formed: %s', (_, text, expected) => {
    const { fault } = parseSitemap(text, () => {});
    expect(fault && reasonFaultText(fault)).toBe(expected);
  });
  test.each([
    ['open comments', `<urlset>${'<!--'.repeat(300_000)}`],
    ['open tags', `<urlset>${'<url'.repeat(300_000)}`],
    ['open quotes', `<urlset>${'<url a="'.repeat(150_000)}`],
    ['open CDATA', `<urlset><url><loc>${'<![CDATA['.repeat(150_000)}`],
    ['many pieces of one address', `<urlset><url><loc>${'<![CDATA[a]]>'.repeat(20_000)}`],
    ['ampersands', `<urlset><url><loc>${'&#'.repeat(500_000)}`],
    ['white space', ' '.repeat(2_000_000)],
  ])('hostile: %s', (_, text) => {
    expect(read(text).urls).toBeLessThan(2);
  });
  test.each([
    ['a comment', `<urlset><!--${'- '.repeat(1_000_000)}--><url><loc>https://e.x/a</loc></url></urlset>`],
    ['CDATA', `<urlset><url><loc>https://e.x/a</loc></url><![CDATA[${']] '.repeat(500_000)}]]></urlset>`],
    ['an instruction', `<?${'? '.repeat(1_000_000)}?><urlset><url><loc>https://e.x/a</loc></url></urlset>`],
    ['a text', `<urlset>${'&amp;'.repeat(400_000)}<url><loc>https://e.x/a</loc></url></urlset>`],
    ['white space', `${' '.repeat(2_000_000)}<urlset><url><loc>https://e.x/a</loc></url></urlset>`],
  ])('%s of two million characters pauses inside, and hides nothing behind it', (_, text) => {
    const urls: string[] = [];
    const steps = parseSitemapInSteps([text], ({ loc }) => urls.push(loc));
    let pauses = 0;
    let last = steps.next();
    for (; !last.done; last = steps.next()) pauses += 1;
    expect([urls, last.value]).toEqual([['https://e.x/a'], { kind: 'urlset', urls: 1 }]);
    expect(pauses).toBeGreaterThan(10);
  });
  test('an ampersand far inside a text is found, and a reference across two windows is none', () => {
    const fault = (inside: string) => parseSitemap(`<urlset>${inside}<url></url></urlset>`, () => {}).fault;
    for (let shift = 0; shift < 12; shift++) expect(fault(`${'a'.repeat(99_990 + shift)}&#1234567;${'\n'.repeat(5)}`)).toBeUndefined();
    expect(fault(`\n${'a'.repeat(300_000)}& `)).toEqual({ kind: 'ampersand', line: 2 });
  });
  test('more entries than a file may have', () => {
    let count = 0;
    const content = parseSitemap(urlset('<url><loc>https://e.x/p</loc></url>'.repeat(60_000)), () => {
      count += 1;
    });
    expect([content.urls, count]).toEqual([60_000, 60_000]);
  });
});

describe('sitemapUrlMatcher', () => {
  test.each([
    ['https://example.com/Some/page', 'https://example.com/Some/page', 'exact'],
    ['https://example.com/Some/page#part', 'https://EXAMPLE.com:443/Some/page', 'exact'],
    ['https://example.com/%7Ea', 'https://example.com/~a', 'exact'],
    ['https://example.com/カタログ', 'https://example.com/%e3%82%ab%e3%82%bf%e3%83%ad%e3%82%b0', 'exact'],
    ['https://example.com/%D9%85%D8%B1', 'https://example.com/مر', 'exact'],
    ['https://example.com/page', 'https://example.com/page/', 'variant'],
    ['https://example.com/page', 'http://www.example.com/Page', 'variant'],
    ['https://example.com/page?utm_source=x', 'https://example.com/page', 'variant'],
    ['https://example.com/', 'https://example.com', 'exact'],
    ['https://example.com/', 'http://example.com', 'variant'],
    ['https://example.com/', 'https://example.com/page', null],
    ['https://example.com/page', 'https://example.com/page/2', null],
    ['https://example.com/page', 'https://other.example/page', null],
    ['https://example.com/page', 'page', null],
  ])('%s and %s', (page, loc, match) => {
    expect(urlMatcher(page)(loc)).toBe(match);
  });
});

test.each([
  ['2026', Date.UTC(2026, 0)],
  ['2026-11', Date.UTC(2026, 10)],
  ['2026-11-21', Date.UTC(2026, 10, 21)],
  ['2026-11-21T10:00Z', Date.UTC(2026, 10, 21, 10)],
  ['2026-11-21T10:00:30.5+02:30', Date.UTC(2026, 10, 21, 7, 30, 30)],
  [' 2024-02-29 ', Date.UTC(2024, 1, 29)],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-11-21T10:00', null],
  ['2026-11-21 10:00:00', null],
  ['21.11.2026', null],
  ['Sat, 21 Nov 2026', null],
  ['', null],
  ['2026-11-21T25:00Z', null],
  ['2026-00-01', null],
])('parseLastmod %j', (text, at) => {
  expect(parseLastmod(text)).toBe(at);
});

test.each([
  ['XML', urlset('<url><loc>https://e.x/p</loc></url>'.repeat(26_400))],
  ['text', 'https://e.x/p\n'.repeat(26_400)],
  ['lines without an entry', `https://e.x/p\n${'\n'.repeat(26_400)}`],
  ['comments', urlset('<!---->'.repeat(26_400))],
])('a sitemap is read in small steps: %s', (_, text) => {
  let [entries, most, steps] = [0, 0, 0];
  const reading = parseSitemapInSteps([text], () => {
    entries += 1;
  });
  for (let before = 0; !reading.next().done; before = entries) {
    steps += 1;
    most = Math.max(most, entries - before);
  }
  expect(most).toBeLessThanOrEqual(200);
  expect(steps).toBeGreaterThanOrEqual(132);
});

test('lines before a fault are counted in steps', () => {
  const text = `<urlset>${'\n'.repeat(1_000_000)}<url><loc>https://e.x/?a&b</loc></url></urlset>`;
  expect(parseSitemap(text, () => {}).fault).toEqual({ kind: 'ampersand', line: 1_000_001 });
  expect([...parseSitemapInSteps([text], () => {})].length).toBeGreaterThan(40);
});
