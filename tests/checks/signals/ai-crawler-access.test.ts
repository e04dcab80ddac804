import { expect } from 'vitest';
import { aiCrawlers } from '../../../checks/lists/ai-crawlers.ts';
import signal from '../../../checks/signals/ai-crawler-access.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const { tierA, tierAUser, tierB } = signal.limits;
const file = (...lines: string[]) => ({ robotsTxt: { text: lines.join('\n') } });
const of = (tier: string) => aiCrawlers.filter((crawler) => crawler.tier === tier).map(({ token }) => token);
const block = (...tokens: string[]) => file(...tokens.map((token) => `User-agent: ${token}`), 'Disallow: /');
const total = of('A').length * tierA + of('A-user').length * tierAUser + of('B').length * tierB;

testSignal(signal, [
  { when: 'empty file', status: 'pass', says: ['allAllowed'], score: 1 },
  {
    when: 'no file',
    facts: { robotsTxt: { status: 404, text: 'User-agent: *\nDisallow: /' } },
    status: 'pass',
    says: ['allAllowed'],
    score: 1,
  },
  ...[500, 503, 429].map((status) => ({
    when: `status ${status}`,
    facts: { robotsTxt: { status } },
    status: 'unchecked' as const,
    says: ['failing'],
  })),
  { when: 'no answer', facts: { robotsTxt: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
  { when: 'no answer, recorded in the fact', facts: { robotsTxt: { status: 0 } }, status: 'unchecked', says: ['silent'] },
  { when: 'a file', facts: { page: { url: 'file:///a.html' }, robotsTxt: failure() }, status: 'na', says: ['notWeb'] },
  {
    when: 'everything blocked',
    facts: block('*'),
    status: 'fail',
    says: ['allBlocked', 'alsoBlocked'],
    score: 0,
    also: (verdict) => expect(verdict.caps).toEqual(['all-answer-crawlers']),
  },
  {
    when: 'all leading blocked',
    facts: block(...of('A')),
    status: 'fail',
    says: ['allBlocked'],
    score: (total - (of('A').length + 0) * tierA - tierB) / total,
    also: (verdict) => {
      // Applebot follows the Googlebot group.
      expect(verdict.findings[0]?.evidence).toMatchObject({
        type: 'table',
        rows: expect.arrayContaining([expect.objectContaining({ cells: ['Applebot', 'Apple', 'answers', 'blocked', '6'] })]),
      });
    },
  },
  {
    when: 'one leading blocked',
    facts: block('oai-searchbot'),
    status: 'warn',
    says: ['someBlocked'],
    score: (total - tierA) / total,
    also: (verdict) => expect(verdict.caps).toBeUndefined(),
  },
  {
    when: 'one of tier B blocked',
    facts: block('DuckAssistBot'),
    status: 'pass',
    says: ['leadingAllowed'],
    score: (total - tierB) / total,
  },
  {
    when: 'Claude-User blocked',
    facts: block('Claude-User'),
    status: 'pass',
    says: ['leadingAllowed'],
    score: (total - tierAUser) / total,
  },
  { when: 'training blocked only', facts: block('GPTBot', 'CCBot'), status: 'pass', says: ['allAllowed', 'trainingOnly'], score: 1 },
  {
    when: 'a token that is more than training',
    facts: block('GPTBot', 'Google-Extended', 'CCBot'),
    status: 'pass',
    says: ['allAllowed', 'trainingOnly', 'grounding'],
    score: 1,
  },
  {
    when: "everything blocked but Google's crawler",
    facts: file('User-agent: Googlebot', 'Allow: /', 'User-agent: *', 'Disallow: /'),
    status: 'warn',
    says: ['someBlocked', 'alsoBlocked', 'grounding'],
  },
  {
    when: "Google-Extended beside Google's own crawler",
    facts: block('Googlebot', 'Google-Extended'),
    status: 'warn',
    says: ['someBlocked', 'alsoBlocked'],
  },
  {
    when: 'user-triggered blocked',
    facts: block('ChatGPT-User'),
    status: 'pass',
    says: ['allAllowed', 'alsoBlocked'],
    score: 1,
    also: ({ findings }) => expect(findings[1]?.evidence).toMatchObject({ items: ['ChatGPT-User (OpenAI, user-triggered)'] }),
  },
  { when: 'a token of old', facts: block('anthropic-ai'), status: 'pass', says: ['allAllowed', 'legacy'], score: 1 },
  {
    when: 'blocked elsewhere on the site',
    facts: file('User-agent: PerplexityBot', 'Disallow: /other'),
    status: 'pass',
    says: ['allAllowed'],
    score: 1,
  },
  {
    when: 'path and query of this URL, in Arabic',
    facts: { page: { url: 'https://example.com/%D8%A8%D8%AD%D8%AB?q=1' }, ...file('User-agent: PerplexityBot', 'Disallow: /بحث?q') },
    status: 'warn',
    says: ['someBlocked'],
  },
]);
