import { failureReason } from '../../../checks/core/failure.ts';
import { expect } from 'vitest';
import signal from '../../../checks/signals/robots-txt-access.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const { maxBytes } = signal.limits;
const file = (...lines: string[]) => ({ robotsTxt: { text: lines.join('\n') } });
const own = (...agents: string[]) => ({ ownLists: { agents, genericTexts: [] } });
const keepOut = { intent: 'keep-out' } as const;

testSignal(signal, [
  { when: 'empty file', status: 'pass', says: ['allowed'] },
  {
    when: 'allowed by a longer rule',
    facts: file('User-agent: *', 'Disallow: /', 'Allow: /page'),
    status: 'pass',
    says: ['allowed'],
    also: (verdict) =>
      expect(verdict.findings[0]?.evidence).toEqual({ type: 'source', line: 3, column: 1, excerpt: 'Allow: /page', mark: [0, 12] }),
  },
  ...[404, 403, 401, 410].map((status) => ({
    when: `status ${status}`,
    facts: { robotsTxt: { status } },
    status: 'pass' as const,
    says: ['noFile'],
  })),
  ...[500, 503, 429].map((status) => ({
    when: `status ${status}`,
    facts: { robotsTxt: { status } },
    status: 'fail' as const,
    says: ['serverError'],
  })),
  { when: 'no answer', facts: { robotsTxt: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
  {
    when: 'no answer, recorded in the fact',
    facts: { robotsTxt: { status: 0, failure: failureReason('request-failed') } },
    status: 'unchecked',
    says: ['silent'],
  },
  { when: 'not asked yet', facts: { robotsTxt: null }, status: 'unchecked', says: ['pending'] },
  { when: 'a file', facts: { page: { url: 'file:///a.html' }, robotsTxt: failure() }, status: 'na', says: ['notWeb'] },
  {
    when: 'blocked for all',
    facts: file('User-agent: *', 'Disallow: /p'),
    status: 'fail',
    says: ['blocked'],
    also: (verdict) => expect(verdict.findings[0]?.message).toBe('robots.txt blocks this URL for Googlebot, line 2: Disallow: /p'),
  },
  {
    when: 'blocked for Googlebot, in a Japanese path',
    facts: { page: { url: 'https://example.com/%E8%A3%BD%E5%93%81/1' }, ...file('User-agent: googlebot', 'Disallow: /製品') },
    status: 'fail',
    says: ['blocked', 'unencoded'],
  },
  {
    when: 'only an AI crawler blocked',
    facts: file('User-agent: GPTBot', 'Disallow: /'),
    status: 'pass',
    says: ['allowed'],
    also: (verdict) =>
      expect(verdict.findings[0]?.message).toBe('No robots.txt rule blocks this URL for Googlebot, Bingbot or other crawlers (*).'),
  },
  { when: 'only Bing blocked', facts: file('User-agent: bingbot', 'Disallow: /'), status: 'warn', says: ['othersBlocked'] },
  {
    when: 'all but Googlebot blocked',
    facts: file('User-agent: *', 'Disallow: /', 'User-agent: Googlebot', 'Disallow:'),
    status: 'warn',
    says: ['othersBlocked'],
  },
  {
    when: 'a word that no crawler we know reads',
    facts: file('Foo: bar\nHints: /a'),
    status: 'pass',
    says: ['allowed', 'unknownLines'],
    also: (verdict) => expect(verdict.findings[1]?.message).toContain('2 lines of robots.txt have directives that no known crawler'),
  },
  {
    when: 'words of programs, and no mistake',
    facts: file(
      'Agentmap: https://example.com/ard.json\nSchemamap: https://example.com/s.xml\nLicense: https://example.com/l\nDisallowAITraining: /\nAllowAITraining: /\nLLMs: https://example.com/llms.txt\nLLMs-full: https://example.com/llms-full.txt\nContent-Signal: search=yes\nContent-Usage: train-ai=n',
    ),
    status: 'pass',
    says: ['allowed'],
  },
  { when: 'a path beyond ASCII', facts: file('User-agent: *\nDisallow: /日本/'), status: 'pass', says: ['allowed', 'unencoded'] },
  {
    when: 'one bad line',
    facts: file('Alow: /'),
    status: 'warn',
    says: ['syntax'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('1 line of robots.txt has'),
  },
  {
    when: 'two bad lines',
    facts: file('Disallow: /', 'User-agent: *', 'Disallow: page'),
    status: 'warn',
    says: ['syntax'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('2 lines of robots.txt have'),
  },
  { when: 'an HTML page', facts: file('<!doctype html>', '<title>Home</title>'), status: 'warn', says: ['html'] },
  { when: 'at the size limit', facts: { robotsTxt: { bytes: maxBytes } }, status: 'pass', says: ['allowed'] },
  { when: 'over the size limit', facts: { robotsTxt: { bytes: maxBytes + 1 } }, status: 'warn', says: ['tooLarge'] },
  { when: 'cut at the limit', facts: { robotsTxt: { bytes: maxBytes, truncated: true } }, status: 'warn', says: ['tooLarge'] },
  {
    when: 'after a redirect',
    facts: { robotsTxt: { redirects: 1, finalUrl: 'https://example.com/r.txt' } },
    status: 'pass',
    says: ['allowed', 'redirected'],
  },
  {
    when: 'kept out by robots.txt alone',
    facts: file('User-agent: *', 'Disallow: /'),
    options: keepOut,
    status: 'warn',
    says: ['notKeptOut'],
  },
  {
    when: 'crawlers of the reader’s own list',
    facts: file('User-agent: SpringBot', 'Disallow: /', 'User-agent: *', 'Allow: /'),
    options: own('springbot', 'HayBot'),
    status: 'pass',
    says: ['allowed', 'ownCrawlers'],
    also: ({ findings }) => {
      expect(findings[1]?.message).toBe('Your own list: robots.txt blocks this URL for 1 of 2 crawlers: springbot, line 2.');
      expect(findings[1]?.evidence).toMatchObject({
        rows: [{ cells: ['springbot', 'blocked', '2'] }, { cells: ['HayBot', 'allowed', '4'] }],
      });
    },
  },
  {
    when: 'own crawlers, all allowed',
    options: own('springbot'),
    status: 'pass',
    says: ['allowed', 'ownCrawlers'],
    also: ({ findings }) => expect(findings[1]?.message).toBe('Your own list: its only crawler may fetch this URL.'),
  },
  { when: 'kept out, readable', options: keepOut, status: 'pass', says: ['visible'] },
]);
