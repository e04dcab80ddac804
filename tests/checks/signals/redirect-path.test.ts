import { expect } from 'vitest';
import type { RedirectsFact } from '../../../checks/core/facts/probes.ts';
import signal from '../../../checks/signals/redirect-path.ts';
import { blank, failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const { several, many, google } = signal.limits;
const visit = (redirects: number) => ({ page: { navigation: { ...blank.page.navigation!, redirects } }, redirects: failure('not-probed') });
const hops = (...statuses: number[]) => ({
  redirects: { hops: statuses.map((status, index) => ({ url: `https://example.com/${index}`, status })), loop: false },
});
const trace = (...list: RedirectsFact['hops']) => ({ redirects: { hops: list, loop: false } });
const repeated = (count: number) => hops(...Array.from({ length: count }, () => 301), 200);

testSignal(signal, [
  { when: 'direct', facts: visit(0), status: 'na', says: ['direct', 'sameOriginOnly'] },
  { when: 'one, its kind unknown', facts: visit(1), status: 'unchecked', says: ['links-not-checked'] },
  { when: 'several in this visit', facts: visit(several), status: 'warn', says: ['several', 'sameOriginOnly'] },
  { when: 'fewer than many in this visit', facts: visit(many - 1), status: 'warn', says: ['several', 'sameOriginOnly'] },
  { when: 'many in this visit', facts: visit(many), status: 'warn', says: ['many', 'sameOriginOnly'] },
  { when: 'as many as Google follows', facts: visit(google), status: 'warn', says: ['many', 'sameOriginOnly'] },
  { when: 'more than Google follows', facts: visit(google + 1), status: 'fail', says: ['stops', 'sameOriginOnly'] },
  {
    when: 'an anonymous request is sent on',
    facts: { ...visit(0), response: { redirected: true, finalUrl: 'https://example.com/b' } },
    status: 'unchecked',
    says: ['links-not-checked', 'anonymousMoves'],
  },
  {
    when: 'nothing recorded, request direct',
    facts: { page: { navigation: null }, redirects: failure('not-probed') },
    status: 'na',
    says: ['direct', 'sameOriginOnly'],
  },
  {
    when: 'one, over before anybody looked',
    facts: { ...visit(1), redirects: { hops: [], loop: false } },
    status: 'unchecked',
    says: ['redirectUnseen'],
  },
  {
    when: 'nothing recorded at all',
    facts: { page: { navigation: null }, response: failure(), redirects: failure('not-probed') },
    status: 'unchecked',
    says: ['request-failed'],
  },
  {
    when: 'traced: direct',
    facts: hops(200),
    status: 'na',
    says: ['direct'],
    also: ({ findings }) => expect(findings[0]?.message).toMatch(/No HTTP redirects before this page.*script can’t be detected/),
  },
  { when: 'traced: one permanent', facts: hops(301, 200), status: 'pass', says: ['permanent'] },
  { when: 'traced: one permanent (308)', facts: hops(308, 200), status: 'pass', says: ['permanent'] },
  { when: 'traced: one temporary', facts: hops(302, 200), status: 'warn', says: ['temporary'] },
  {
    when: 'traced: to itself, until a cookie is back',
    facts: trace({ url: 'https://example.com/page', status: 302 }, { url: 'https://example.com/page#x', status: 200 }),
    status: 'na',
    says: ['needsCookie'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('https://example.com/page redirects'),
  },
  {
    when: 'traced: to a page that sets a cookie and back',
    facts: trace(
      { url: 'https://example.com/page', status: 302 },
      { url: 'https://example.com/set', status: 302 },
      { url: 'https://example.com/page', status: 200 },
    ),
    status: 'na',
    says: ['needsCookie'],
  },
  {
    when: 'a loop without cookies that this visit left',
    facts: { redirects: { hops: [], loop: true }, response: failure() },
    status: 'na',
    says: ['needsCookie'],
  },
  { when: 'traced: two', facts: repeated(several), status: 'warn', says: ['several'] },
  { when: 'traced: four', facts: repeated(many - 1), status: 'warn', says: ['several'] },
  { when: 'traced: five', facts: repeated(many), status: 'warn', says: ['many'] },
  { when: 'traced: ten', facts: repeated(google), status: 'warn', says: ['many'] },
  { when: 'traced: eleven', facts: repeated(google + 1), status: 'fail', says: ['stops'] },
  { when: 'traced: loop', facts: { redirects: { hops: hops(301, 301).redirects.hops, loop: true } }, status: 'fail', says: ['loop'] },
  {
    when: 'traced: through a private address',
    facts: trace(
      { url: 'https://example.com/a', status: 301 },
      { url: 'https://10.0.0.1/b', status: 301 },
      { url: 'https://example.com/c', status: 200 },
    ),
    status: 'fail',
    says: ['inward', 'several'],
  },
  {
    when: 'traced: begun in the reader’s own network',
    facts: trace({ url: 'https://go.internal/a', status: 301 }, { url: 'https://example.com/c', status: 200 }),
    status: 'pass',
    says: ['permanent'],
  },
  {
    when: 'traced: on a private page',
    facts: {
      page: { url: 'http://10.0.0.1/c' },
      ...trace({ url: 'http://10.0.0.1/a', status: 301 }, { url: 'http://10.0.0.1/c', status: 200 }),
    },
    status: 'pass',
    says: ['permanent'],
  },
  {
    when: 'traced: to http',
    facts: trace({ url: 'https://example.com/a', status: 301 }, { url: 'http://example.com/b', status: 200 }),
    status: 'fail',
    says: ['downgrade'],
  },
]);
