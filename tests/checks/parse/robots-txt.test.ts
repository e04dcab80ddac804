import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseRobotsTxt, robotsVerdicts } from '../../../checks/parse/robots-txt.ts';
import { robotsTxtLimit } from '../../../checks/parse/robots-lines.ts';

function robotsVerdict(text: string, agent: string, url: string) {
  const { allowed, line } = robotsVerdicts(parseRobotsTxt(text), url)(agent);
  return { allowed, line };
}
const verdict = (text: string, agent: string, path: string) => robotsVerdict(text, agent, `https://example.com${path}`);
const lines = (...text: string[]) => text.join('\n');

describe('groups', () => {
  const two = lines('User-agent: *', 'Disallow: /', '', 'User-agent: AlphaBot', 'User-agent: betabot', 'Disallow: /private');
  test.each([
    ['AlphaBot', '/x', true, null],
    ['alphabot', '/private/x', false, 6],
    ['BETABOT', '/private', false, 6],
    ['GammaBot', '/x', false, 2],
    ['AlphaBot/2.1', '/x', true, null],
    ['Mozilla/5.0 (compatible; AlphaBot/2.1; +https://example.org/bot)', '/private', false, 6],
    ['Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', '/x', false, 2],
    ['GammaBot, AlphaBot', '/x', true, null],
    ['*', '/x', false, 2],
    ['', '/x', false, 2],
    ['AlphaBotNews', '/x', false, 2],
  ])('%s %s', (agent, path, allowed, line) => {
    expect(verdict(two, agent, path)).toEqual({ allowed, line });
  });
  test('all groups of one crawler are merged', () => {
    const text = lines('User-agent: a', 'Disallow: /one', 'User-agent: b', 'Disallow: /two', 'User-agent: A', 'Disallow: /three');
    expect([verdict(text, 'a', '/one').line, verdict(text, 'a', '/two').line, verdict(text, 'a', '/three').line]).toEqual([2, null, 6]);
  });
  test('other lines do not end a group, rules do', () => {
    const text = lines(
      'User-agent: a',
      'Sitemap: https://example.com/s.xml',
      'Crawl-delay: 3',
      'User-agent: b',
      'Disallow: /',
      'User-agent: c',
      'Allow: /',
    );
    expect(['a', 'b', 'c'].map((agent) => verdict(text, agent, '/').allowed)).toEqual([false, false, true]);
  });
  test.each([
    'User-agent: Bot/1.0',
    'User-agent: Bot 1.0',
    'User-agent: Bot*',
    'USER-AGENT : bot',
    'User-agent bot',
    'useragent: bot',
    'user agent: bot',
  ])('%s names bot', (line) => {
    expect(verdict(lines(line, 'Disallow: /'), 'Bot', '/').allowed).toBe(false);
  });
  test('names of object properties are plain names', () => {
    expect(verdict('User-agent: x\nDisallow: /', '__proto__', '/')).toEqual({ allowed: true, line: null });
    expect(verdict('constructor: x\n__proto__: y\nUser-agent: constructor\nDisallow: /', 'constructor', '/')).toEqual({
      allowed: false,
      line: 4,
    });
  });
  test('a fallback token counts before the star, after an own group', () => {
    const text = lines('User-agent: *', 'Disallow: /', 'User-agent: Googlebot', 'Disallow: /g');
    expect(robotsVerdicts(parseRobotsTxt(text), 'https://example.com/')('Applebot', 'Googlebot')).toEqual({
      allowed: true,
      line: null,
      group: 'googlebot',
    });
    expect(robotsVerdicts(parseRobotsTxt(text), 'https://example.com/')('Applebot')).toEqual({ allowed: false, line: 2, group: '*' });
    const own = `${text}\nUser-agent: Applebot\nDisallow: /a`;
    expect(robotsVerdicts(parseRobotsTxt(own), 'https://example.com/a')('Applebot', 'Googlebot')).toEqual({
      allowed: false,
      line: 6,
      group: 'applebot',
    });
  });
});

describe('rules', () => {
  const bot = (...rules: string[]) => lines('User-agent: *', ...rules);
  test.each([
    ['longest wins', bot('Disallow: /a', 'Allow: /a/b'), '/a/b/c', true, 3],
    ['longest wins in any order', bot('Allow: /a', 'Disallow: /a/b'), '/a/b/c', false, 3],
    ['allow wins ties', bot('Disallow: /a', 'Allow: /a'), '/a', true, 3],
    ['wildcards count as octets', bot('Allow: /page', 'Disallow: /*.html'), '/page.html', false, 3],
    ['empty pattern', bot('Disallow:'), '/a', true, null],
    ['case matters', bot('Disallow: /A'), '/a', true, null],
    ['anchor', bot('Disallow: /a$'), '/a', false, 2],
    ['anchor needs the end', bot('Disallow: /a$'), '/a?b', true, null],
    ['anchor after a wildcard', bot('Disallow: /*.gif$'), '/x.gif.gif', false, 2],
    ['anchored part may not overlap', bot('Disallow: /ab*ba$'), '/aba', true, null],
    ['wildcard alone', bot('Disallow: *'), '/', false, 2],
    ['wildcard then anchor', bot('Disallow: /*$'), '/anything', false, 2],
    ['dollar inside is literal', bot('Disallow: /a$b'), '/a$b', false, 2],
    ['encoded star is literal', bot('Disallow: /f-%2A'), '/f-*', false, 2],
    ['encoded star is no wildcard', bot('Disallow: /f-%2A'), '/f-x', true, null],
    ['encoded dollar is literal', bot('Disallow: /f%24$'), '/f$', false, 2],
    ['query is matched', bot('Disallow: /*?'), '/a?b=1', false, 2],
    ['empty query is matched', bot('Disallow: /*?'), '/a?', false, 2],
    ['fragment is not', bot('Disallow: /*b'), '/a#b', true, null],
    ['unreserved codes are decoded', bot('Disallow: /%62%61r'), '/bar', false, 2],
    ['reserved codes are not', bot('Disallow: /a%2Fb'), '/a/b', true, null],
    ['hexadecimal case', bot('Disallow: /a%2fb'), '/a%2Fb', false, 2],
    ['other scripts', bot('Disallow: /カタログ'), '/%E3%82%AB%E3%82%BF%E3%83%AD%E3%82%B0/1', false, 2],
    ['other scripts, encoded pattern', bot('Disallow: /%D9%85'), '/مرحبا', false, 2],
    ['beyond the basic plane', bot('Disallow: /💩$'), '/%F0%9F%92%A9', false, 2],
    ['lone surrogate matches nothing', bot('Disallow: /\uD800'), '/\uFFFD', true, null],
    ['pattern without slash', bot('Disallow: a'), '/a', true, null],
    ['comment', bot('Disallow: /a # b', '# Disallow: /'), '/a', false, 2],
    ['robots.txt itself', bot('Disallow: /'), '/robots.txt', true, null],
    ['a no-break space is part of the rule', bot('Disallow: /p\u00A0'), '/p', true, null],
    ['… and matches itself', bot('Disallow: /p\u00A0'), '/p%C2%A0x', false, 2],
    ['a name that goes on', bot('Disallowed: /a', 'Allowed: /a/b'), '/a', false, 2],
    ['… of a group', ['User-agents: *', 'Disallow: /'].join('\n'), '/a', false, 2],
    ['a raw space matches no encoded one', bot('Disallow: /a b'), '/a%20b', true, null],
    ['an encoded one does', bot('Disallow: /a%20b'), '/a b', false, 2],
    ['a raw brace', bot('Disallow: /{x}'), '/%7Bx%7D', true, null],
    ['a NUL ends the line', ['User-agent: *\0x', 'Disallow: /a\0b'].join('\n'), '/ax', false, 2],
    ['misspelt', bot('Disalow: /'), '/a', false, 2],
    ['index page allows its directory', bot('Disallow: /', 'Allow: /d/index.html'), '/d/', true, 3],
    ['… but nothing beside it', bot('Disallow: /', 'Allow: /d/index.html'), '/d/x', false, 2],
  ])('%s', (_, text, path, allowed, line) => {
    expect(verdict(text, 'AnyBot', path)).toEqual({ allowed, line });
  });
  test.each(['\r', '\n', '\r\n'])('line ends %j and a byte order mark', (end) => {
    expect(verdict(`\uFEFF${['User-agent: a', '', 'Disallow: /'].join(end)}`, 'a', '/')).toEqual({ allowed: false, line: 3 });
  });
  test.each([
    ['', false],
    ['/x', false],
    ['//', false],
    ['not a url', false],
    ['https://example.com', false],
    ['about:blank', false],
  ])('URL %j is judged by its path', (url, allowed) => {
    expect(robotsVerdict('User-agent: *\nDisallow: /', 'a', url).allowed).toBe(allowed);
  });
});

describe('hostile files stay cheap', () => {
  test.each([
    ['stars', `/${'*'.repeat(10_000)}x`],
    ['stars between letters', `/${'*a'.repeat(8_000)}b$`],
    ['long literals', `/*${'a'.repeat(8_000)}b`],
  ])('%s', (_, pattern) => {
    const text = `User-agent: *\n${`Disallow: ${pattern}\n`.repeat(20)}`;
    expect(robotsVerdict(text, 'a', `https://example.com/${'a'.repeat(100_000)}`).allowed).toBe(true);
  });
  test('many rules, many crawlers', () => {
    const robots = parseRobotsTxt(`User-agent: *\n${'Disallow: /*x*y\n'.repeat(30_000)}`);
    const decide = robotsVerdicts(robots, `https://example.com/${'x'.repeat(500)}`);
    expect(Array.from({ length: 100 }, (_, index) => decide(`bot${index}`).allowed)).not.toContain(false);
  });
  test('many groups, many links', () => {
    const robots = parseRobotsTxt('User-agent: a1\nDisallow: /x\n'.repeat(20_000));
    const allowed = Array.from(
      { length: 5_000 },
      (_, index) => robotsVerdicts(robots, `https://example.com/${index}`)('Pageloupe').allowed,
    );
    expect(allowed).not.toContain(false);
  });
  test('many crawlers, many statements', () => {
    const { preferences } = parseRobotsTxt(`${'User-agent:a\n'.repeat(18_000)}${'license:\n'.repeat(28_000)}`);
    expect([preferences.length, preferences[0]!.agents.length]).toEqual([200, 20]);
  });
  test('text after 500 KiB is not read', () => {
    const padding = '#'.repeat(robotsTxtLimit - 'User-agent: *\n'.length - '\nDisallow: /a\n'.length);
    const text = `User-agent: *\n${padding}\nDisallow: /a\nDisallow: /b`;
    expect([verdict(text, 'a', '/a').allowed, verdict(text, 'a', '/b').allowed]).toEqual([false, true]);
    expect(parseRobotsTxt(text).truncated).toBe(true);
    expect(parseRobotsTxt(text.slice(0, robotsTxtLimit)).truncated).toBe(false);
  });
  test('over-long lines are cut, not dropped', () => {
    const text = `User-agent: *\nDisallow: /${'ツ'.repeat(6_000)}x`;
    expect(parseRobotsTxt(text).issues).toMatchObject([{ line: 2, kind: 'long-line' }]);
    expect(verdict(text, 'a', `/${'ツ'.repeat(6_000)}`).allowed).toBe(false);
  });
  test('issues are counted beyond the cap', () => {
    const { issues, issuesTotal } = parseRobotsTxt('alow: y\n'.repeat(1_000));
    expect([issues.length, issuesTotal]).toEqual([200, 1_000]);
  });
});

describe('parseRobotsTxt', () => {
  test('issues by line', () => {
    const text = lines(
      'Disallow: /early',
      'User-agent:',
      'useragent: a',
      'Disallow: early',
      'Disallow: /a$b$',
      'Sitemap: /sitemap.xml',
      'Colour: red',
      'Noindex: /x',
      'no separator here',
      'Disallow /two-words',
      'Disallow: /caf\uFFFD',
    );
    expect(parseRobotsTxt(text).issues).toEqual([
      { line: 1, kind: 'rule-before-agent', text: 'Disallow: /early' },
      { line: 2, kind: 'empty-agent', text: 'User-agent:' },
      { line: 3, kind: 'typo', text: 'useragent: a' },
      { line: 4, kind: 'pattern-start', text: 'Disallow: early' },
      { line: 5, kind: 'dollar-inside', text: 'Disallow: /a$b$' },
      { line: 6, kind: 'relative-sitemap', text: 'Sitemap: /sitemap.xml' },
      { line: 8, kind: 'unsupported-directive', text: 'Noindex: /x' },
      { line: 9, kind: 'no-separator', text: 'no separator here' },
      { line: 10, kind: 'no-separator', text: 'Disallow /two-words' },
      { line: 11, kind: 'not-utf8', text: 'Disallow: /caf\uFFFD' },
    ]);
  });
  test('a good file has none', () => {
    const text = lines(
      '# hello',
      'User-agent: *',
      'Content-Signal: search=yes, ai-train=no',
      'Allow: /',
      'Disallow: /*.pdf$',
      'Disallow: *.gif',
      'Crawl-delay: 1',
      'Host: example.com',
      'Clean-param: a /x',
      '',
      'Content-Usage: train-ai=n',
      'License: https://example.com/license.xml',
      'Sitemap: https://example.com/a.xml',
      'sitemap: https://example.com/b.xml',
    );
    expect(parseRobotsTxt(text)).toMatchObject({
      issues: [],
      issuesTotal: 0,
      lines: 14,
      truncated: false,
      sitemaps: [
        { line: 13, url: 'https://example.com/a.xml' },
        { line: 14, url: 'https://example.com/b.xml' },
      ],
      preferences: [
        { line: 3, name: 'Content-Signal', value: 'search=yes, ai-train=no', agents: ['*'] },
        { line: 11, name: 'Content-Usage', value: 'train-ai=n', agents: ['*'] },
        { line: 12, name: 'License', value: 'https://example.com/license.xml', agents: ['*'] },
      ],
      groups: [
        {
          agents: [{ token: '*', line: 2 }],
          rules: [
            { line: 4, allow: true, pattern: '/' },
            { line: 5, allow: false, pattern: '/*.pdf$' },
            { line: 6, pattern: '*.gif' },
          ],
        },
      ],
    });
  });
});

interface Case {
  source: string;
  test: string;
  robots_b64: string;
  agent: string | null;
  url: string;
  allow: boolean | null;
}
const corpus = fileURLToPath(new URL('../../../../shared/corpus/robots-cases.json', import.meta.url));
/**
 * Google's tests expect URLs to be compared as they are, with only the pattern normalized, because its crawler encodes them first.
 * RFC 9309, 2.2.2 compares both sides in one form: non-ASCII characters encoded, unreserved characters decoded.
 */
const explained = new Set(['ID_Encoding http://foo.bar/foo/bar/ツ', 'ID_Encoding http://foo.bar/foo/bar/baz']);
describe.skipIf(!existsSync(corpus))('corpus of other parsers (skipped where ../shared is absent)', () => {
  const rows = existsSync(corpus) ? (JSON.parse(readFileSync(corpus, 'utf8')) as Case[]).filter(({ allow }) => allow !== null) : [];
  const judge = (row: Case) =>
    robotsVerdict(new TextDecoder().decode(Buffer.from(row.robots_b64, 'base64')), row.agent ?? '*', row.url).allowed;
  const differs = rows.filter((row) => judge(row) !== row.allow).map((row) => `${row.test} ${row.url}`);
  test('every row agrees, but for the explained ones', () => {
    expect(rows.length).toBeGreaterThan(250);
    expect(differs.filter((name) => !explained.has(name))).toEqual([]);
  });
  test.each([...explained])('%s still differs', (name) => {
    expect(differs).toContain(name);
  });
});

test('a group whose name continues with a digit is Google’s only', () => {
  const text = lines('User-agent: Googlebot2', 'Disallow: /', '', 'User-agent: AI2Bot', 'Disallow: /x');
  expect(['Googlebot', 'AI', 'AI2Bot', 'bingbot'].map((agent) => verdict(text, agent, '/x').allowed)).toEqual([false, true, false, true]);
});
test('lines with several issues are counted once', () => {
  const { issuesTotal, issueLines } = parseRobotsTxt(lines('User-agent: *', 'Disalow: a$b$', 'alow: y'));
  expect([issuesTotal, issueLines]).toEqual([4, 2]);
});
