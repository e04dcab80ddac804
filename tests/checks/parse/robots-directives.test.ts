import { describe, expect, test } from 'vitest';
import type { MetaTag } from '../../../checks/core/facts/head.ts';
import { effectiveRules, findConflicts, findDirectives, asWritten } from '../../../checks/parse/robots-directives.ts';

const now = Date.UTC(2026, 10, 21, 12);
const meta = (name: string, content: string, inHead = true): MetaTag => ({
  name,
  property: '',
  httpEquiv: '',
  charset: '',
  content,
  inHead,
  selector: `meta[name=${name}]`,
});
const fromMeta = (content: string, name = 'robots') => findDirectives({ metas: [meta(name, content)] }, null);
const fromHeader = (...values: string[]) =>
  findDirectives(
    { metas: [] },
    values.map((value) => ({ name: 'X-Robots-Tag', value })),
  );
const short = (list: ReturnType<typeof fromMeta>) =>
  list.map(({ crawler, name, value, status }) => [crawler, name, value, status].join('|'));

describe('robotsDirectives', () => {
  test.each([
    ['noindex, NoFollow', ['robots|noindex||google', 'robots|nofollow||google']],
    ['INDEX,follow,', ['robots|index||default', 'robots|follow||default']],
    [
      'max-snippet:20, max-image-preview: Large ,max-video-preview:-1',
      ['robots|max-snippet|20|google', 'robots|max-image-preview|Large|google', 'robots|max-video-preview|-1|google'],
    ],
    ['max-snippet', ['robots|max-snippet||invalid']],
    ['max-snippet:many', ['robots|max-snippet|many|invalid']],
    ['max-image-preview:huge', ['robots|max-image-preview|huge|invalid']],
    ['noarchive,nocache', ['robots|noarchive||bing', 'robots|nocache||bing']],
    ['noodp', ['robots|noodp||idle']],
    ['no-index', ['robots|no-index||misspelt']],
    ['no index', ['robots|no index||misspelt']],
    ['noindex nofollow', ['robots|noindex nofollow||misspelt']],
    ['noidnex', ['robots|noidnex||misspelt']],
    ['nosnipet', ['robots|nosnipet||misspelt']],
    ['sichtbar', ['robots|sichtbar||unknown']],
    [
      'unavailable_after: Fri, 20 Nov 2026 10:00:00 GMT, noarchive',
      ['robots|unavailable_after|Fri, 20 Nov 2026 10:00:00 GMT|google', 'robots|noarchive||bing'],
    ],
    ['unavailable_after: Saturday, 21-Nov-26 10:00:00 UTC', ['robots|unavailable_after|Saturday, 21-Nov-26 10:00:00 UTC|google']],
    ['unavailable_after:2026-11-20T10:00:00+01:00', ['robots|unavailable_after|2026-11-20T10:00:00+01:00|google']],
    ['unavailable_after: soon, noindex', ['robots|unavailable_after|soon|invalid', 'robots|noindex||google']],
    ['', []],
  ])('meta %s', (content, expected) => {
    expect(short(fromMeta(content))).toEqual(expected);
  });
  test.each([
    [['noindex'], ['robots|noindex||google']],
    [
      ['googlebot: nofollow, max-snippet:3', 'noindex'],
      ['googlebot|nofollow||google', 'googlebot|max-snippet|3|google', 'robots|noindex||google'],
    ],
    [['otherbot: noindex, googlebot: nosnippet'], ['otherbot|noindex||google', 'googlebot|nosnippet||google']],
    [['max-snippet: 3'], ['robots|max-snippet|3|google']],
    [['max_snippet: 3'], ['robots|max_snippet|3|misspelt']],
    [['googlebot: unavailable_after: 2020-01-01'], ['googlebot|unavailable_after|2020-01-01|google']],
    [['googlebot:'], []],
  ])('header %j', (values, expected) => {
    expect(short(fromHeader(...values))).toEqual(expected);
  });
  test('which directives of a joined header may belong to all', () => {
    expect(fromHeader('bingbot: nofollow, noindex').map(({ name, ambiguous }) => [name, ambiguous])).toEqual([
      ['nofollow', false],
      ['noindex', true],
    ]);
  });
  test('only robots metas count, with their place and origin', () => {
    const metas = [meta('description', 'noindex'), meta('bingbot', 'noindex', false)];
    const found = findDirectives({ metas }, [
      { name: 'x-robots-tag', value: 'googlebot: none' },
      { name: 'x-other', value: 'noindex' },
    ]);
    expect(found.map(asWritten)).toEqual([
      { written: 'noindex', place: 'meta bingbot', inBody: true },
      { written: 'none', place: 'X-Robots-Tag, googlebot', inBody: false },
    ]);
  });
  test('hostile lists are capped', () => {
    expect(fromHeader('noindex,'.repeat(100_000)).length).toBe(200);
  });
});

describe('effectiveRobots', () => {
  const all = [
    ...fromMeta('max-snippet:50, max-image-preview:large, noarchive'),
    ...fromMeta('max-snippet:-1, nofollow', 'googlebot'),
    ...fromMeta('noindex', 'msnbot'),
    ...fromHeader('max-image-preview:standard, no-snippet'),
  ];
  test('adds what is for all and for the crawler, and takes the strictest', () => {
    expect(effectiveRules(all, 'googlebot', now)).toMatchObject({
      noindex: [],
      nofollow: [{ crawler: 'googlebot' }],
      maxSnippet: 50,
      maxImagePreview: 'standard',
      nosnippet: [],
      noarchive: [{ name: 'noarchive' }],
    });
    expect(effectiveRules(all, 'bingbot', now)).toMatchObject({ noindex: [{ crawler: 'msnbot' }], maxSnippet: 50 });
    expect(effectiveRules(all, 'duckduckbot', now).noindex).toEqual([]);
  });
  test.each([
    ['none', 1, 1],
    ['noindex', 1, 0],
    ['nofollow', 0, 1],
    ['no-index', 0, 0],
    ['all', 0, 0],
    ['unavailable_after: 2026-11-21T11:59:59Z', 1, 0],
    ['unavailable_after: 2026-11-21T12:00:01Z', 0, 0],
    ['unavailable_after: never', 0, 0],
    ['unavailable_after: 20-Nov-2026 15:00:00 PST', 1, 0],
    ['unavailable_after: 2026-11-21 11:00', 1, 0],
  ])('%s', (content, noindex, nofollow) => {
    const effective = effectiveRules(fromMeta(content), 'googlebot', now);
    expect([effective.noindex.length, effective.nofollow.length]).toEqual([noindex, nofollow]);
  });
  test.each([
    ['max-snippet:-1', -1],
    ['max-snippet:0', 0],
    ['max-snippet:-1, max-snippet:160', 160],
    ['index', null],
  ])('maxSnippet of %s', (content, limit) => {
    expect(effectiveRules(fromMeta(content), 'googlebot', now).maxSnippet).toBe(limit);
  });
});

test('robotsConflicts finds contradictions for one crawler', () => {
  const pairs = (list: ReturnType<typeof fromMeta>) =>
    findConflicts(list).map(({ first, second }) => `${first.name}:${first.value}/${second.name}:${second.value}`);
  expect(pairs([...fromMeta('index, max-snippet:-1'), ...fromHeader('noindex, max-snippet:-1')])).toEqual(['index:/noindex:']);
  expect(pairs([...fromMeta('max-snippet:10'), ...fromHeader('max-snippet:20')])).toEqual(['max-snippet:10/max-snippet:20']);
  expect(pairs([...fromMeta('index'), ...fromHeader('bingbot: noindex')])).toEqual([]);
  expect(pairs(fromMeta('follow, none'))).toEqual(['follow:/none:']);
});
