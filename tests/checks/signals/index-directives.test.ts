import { expect, test } from 'vitest';
import signal from '../../../checks/signals/index-directives.ts';
import { languages } from '../../../words/languages.ts';
import { blank, failure } from '../../support/facts.ts';
import { linkTag, meta } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const directives = (content: string, name = 'robots') => meta({ name, content, selector: `meta[name=${name}]` });
const metas = (content: string, name?: string) => ({ metas: [directives(content, name)] });
const header = (value: string) => ({ headers: [{ name: 'x-robots-tag', value }] });
const canonical = linkTag('canonical', 'https://example.com/other');
const keepOut = { intent: 'keep-out' } as const;
const capped =
  (...caps: string[]) =>
  (verdict: { caps?: string[] }) =>
    expect(verdict.caps ?? []).toEqual(caps);

testSignal(signal, [
  { when: 'nothing', status: 'pass', says: ['open'] },
  { when: 'index, follow', facts: { head: metas('index, follow') }, status: 'pass', says: ['open'] },
  { when: 'noindex for all', facts: { head: metas('NoIndex, follow') }, status: 'fail', says: ['noindex'], also: capped('noindex-both') },
  { when: 'none for all', facts: { head: metas('none') }, status: 'fail', says: ['noindex'], also: capped('noindex-both') },
  {
    when: 'noindex for Googlebot',
    facts: { head: metas('noindex', 'googlebot') },
    status: 'fail',
    says: ['noindex'],
    also: capped('one-ecosystem'),
  },
  {
    when: 'noindex in the header',
    facts: { response: header('noindex') },
    status: 'fail',
    says: ['noindex'],
    also: (verdict) => {
      capped('noindex-both')(verdict);
      expect(verdict.findings[0]?.message).toBe('Google is not allowed to index this page: noindex (X-Robots-Tag)');
    },
  },
  {
    when: 'noindex beats index',
    facts: { head: metas('index'), response: header('googlebot: noindex') },
    status: 'fail',
    says: ['noindex'],
  },
  { when: 'noindex known, headers not', facts: { head: metas('noindex'), response: failure() }, status: 'fail', says: ['noindex'] },
  {
    when: 'headers of an error page do not count',
    facts: { response: { status: 403, ...header('noindex') } },
    status: 'unchecked',
    says: ['no-own-headers'],
  },
  { when: 'no headers', facts: { response: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
  {
    when: 'noindex in the body',
    facts: { head: { metas: [{ ...directives('noindex'), inHead: false }] } },
    status: 'fail',
    says: ['noindex', 'inBody'],
    also: capped('noindex-both'),
  },
  {
    when: 'noindex in head and body',
    facts: { head: { metas: [directives('noindex'), { ...directives('noindex'), inHead: false }] } },
    status: 'fail',
    says: ['noindex'],
  },
  {
    when: 'noindex in the body and in a header',
    facts: { head: { metas: [{ ...directives('noindex'), inHead: false }] }, response: header('noindex') },
    status: 'fail',
    says: ['noindex'],
  },
  {
    when: 'kept out by a noindex in the body',
    facts: { head: { metas: [{ ...directives('noindex'), inHead: false }] } },
    options: keepOut,
    status: 'warn',
    says: ['keptOutInBody'],
  },
  { when: 'expired', facts: { head: metas('unavailable_after: 2026-11-20') }, status: 'fail', says: ['noindex'] },
  {
    when: 'expires at the very moment',
    facts: { head: metas('unavailable_after: 2026-11-21') },
    status: 'pass',
    says: ['open', 'expires'],
  },
  { when: 'date unreadable', facts: { head: metas('unavailable_after: soon') }, status: 'warn', says: ['unreadableDate'] },
  {
    when: 'noindex and robots.txt',
    facts: { head: metas('noindex'), robotsTxt: { text: 'User-agent: *\nDisallow: /page' } },
    status: 'fail',
    says: ['noindex', 'hidden'],
  },
  {
    when: 'noindex and canonical',
    facts: { head: { metas: [directives('noindex')], links: [canonical] } },
    status: 'fail',
    says: ['noindex', 'alsoCanonical'],
  },
  { when: 'only Bing', facts: { head: metas('noindex', 'msnbot') }, status: 'warn', says: ['otherEngines'], also: capped('one-ecosystem') },
  { when: 'only another engine', facts: { response: header('yandex: none') }, status: 'warn', says: ['otherEngines'], also: capped() },
  ...['archive.org_bot', 'ccbot', 'gptbot', 'googlebot-news', 'twitterbot'].map((crawler) => ({
    when: `only ${crawler}, which is no search engine`,
    facts: { head: metas('noindex', crawler) },
    status: 'pass' as const,
    says: ['open' as const],
  })),
  { when: 'a training crawler in the header', facts: { response: header('GPTBot: noindex') }, status: 'pass', says: ['open'] },
  {
    when: 'a crawler with its version, and no directive for all',
    facts: { response: header('BadBot/1.0: noindex') },
    status: 'pass',
    says: ['open'],
  },
  { when: 'only a scraper, which is no search engine', facts: { response: header('BadBot: noindex') }, status: 'pass', says: ['open'] },
  // Two headers, one for all, or one that is for another crawler: a browser cannot tell them apart.
  {
    when: 'joined headers of which one may be for all',
    facts: { response: header('otherbot: nofollow, noindex') },
    status: 'warn',
    says: ['joined'],
  },
  {
    when: 'joined headers of a page to keep out',
    facts: { response: header('otherbot: nofollow, noindex') },
    options: keepOut,
    status: 'warn',
    says: ['joined'],
  },
  {
    when: 'headers for several crawlers',
    facts: { response: header('googlebot: noindex, otherbot: nofollow') },
    status: 'fail',
    says: ['noindex'],
  },
  {
    when: 'headers for other crawlers',
    facts: { response: header('otherbot: noindex, nofollow, unavailable_after: Saturday, 25-Jun-30 15:00:00 PST, googlebot: nofollow') },
    status: 'pass',
    says: ['open'],
  },
  { when: 'a misspelled limit before noindex', facts: { response: header('max-snipet: 20, noindex') }, status: 'fail', says: ['noindex'] },
  { when: 'joined headers', facts: { response: header('bingbot: nofollow, noindex') }, status: 'warn', says: ['otherEngines', 'joined'] },
  {
    when: 'contradiction that blocks nobody',
    facts: { head: metas('follow'), response: header('nofollow') },
    status: 'warn',
    says: ['disagree'],
  },
  { when: 'misspelt', facts: { head: metas('no-index') }, status: 'warn', says: ['misspelt'] },
  { when: 'snippet directives are judged elsewhere', facts: { head: metas('no-snippet, nosuchthing') }, status: 'pass', says: ['open'] },
  {
    when: 'the source says noindex',
    facts: { served: { head: { ...blank.head, ...metas('noindex') } } },
    status: 'warn',
    says: ['sourceSays'],
  },
  {
    when: 'a Japanese page',
    facts: { language: { page: 'ja', detected: 'ja', confidence: 1, script: 'Jpan' }, head: metas('noindex') },
    status: 'fail',
    says: ['noindex'],
  },
  {
    when: 'kept out',
    facts: { head: metas('noindex') },
    options: keepOut,
    status: 'pass',
    says: ['keptOut'],
    also: (verdict) => {
      capped('noindex-both')(verdict);
      expect(verdict.geoScore).toBe(0);
    },
  },
  {
    when: 'kept out, but hidden by robots.txt',
    facts: { head: metas('noindex'), robotsTxt: { text: 'User-agent: Googlebot\nDisallow: /' } },
    options: keepOut,
    status: 'warn',
    says: ['keptOut', 'hidden'],
  },
  {
    when: 'kept out of Google only',
    facts: { head: metas('noindex', 'googlebot') },
    options: keepOut,
    status: 'warn',
    says: ['keptOutPartly'],
  },
  { when: 'kept out by status', facts: { response: { status: 401 } }, options: keepOut, status: 'pass', says: ['statusKeepsOut'] },
  { when: 'not kept out', options: keepOut, status: 'fail', says: ['notKeptOut'] },
  { when: 'kept out, headers unknown', facts: { response: failure() }, options: keepOut, status: 'unchecked', says: ['request-failed'] },
]);

test.each(Object.keys(languages))(
  '%s: who means noindex reads what to choose in the extension, and what to set elsewhere',
  async (code) => {
    const { indexDirectives } = (await import(`../../../words/${code}/checks/index-directives.ts`)) as {
      indexDirectives: { says: { noindex(args: { directives: [] }): { change: string } } };
    };
    const { overview } = (await import(`../../../words/${code}/app/overview.ts`)) as { overview: { keepOut: string } };
    const { change } = indexDirectives.says.noindex({ directives: [] });
    for (const text of [overview.keepOut, 'intent', 'keep-out']) expect(change).toContain(text);
  },
);
