import { expect, test } from 'vitest';
import type { CanonicalTargetFact, Probe } from '../../../../checks/core/facts/probes.ts';
import { canonicalTargetIssues } from '../../../../checks/derive/head/target-view.ts';

const url = 'https://example.com/t/';
const target = (more: Partial<Omit<CanonicalTargetFact, 'probe'>>, probe: Partial<Probe> = {}): CanonicalTargetFact => ({
  probe: { url, class: 'ok', status: 200, finalUrl: url, redirects: 0, reason: null, ...probe },
  robots: [],
  robotsTxtAllowed: true,
  canonical: url,
  title: '',
  heading: '',
  ...more,
});
test.each<[string, CanonicalTargetFact, boolean | null, string | null]>([
  ['plain', target({}), false, null],
  ['names none', target({ canonical: null }), false, null],
  ['noindex', target({ robots: ['follow, noindex'] }), true, null],
  ['a value that is called none', target({ robots: ['max-image-preview:none'] }), false, null],
  ['noindex for another engine', target({ robots: ['bingbot: noindex'] }), false, null],
  ['a date that has passed', target({ robots: ['unavailable_after: 2020-01-01'] }), true, null],
  ['another address but for the slash', target({ canonical: 'https://example.com/t' }), false, 'https://example.com/t'],
  [
    'the address where it redirects',
    target({ canonical: 'https://example.com/n' }, { class: 'redirected', redirects: 1, finalUrl: 'https://example.com/n' }),
    false,
    null,
  ],
  ['broken', target({ canonical: 'https://example.com/t' }, { class: 'broken', status: 404 }), null, null],
  ['refused', target({ robots: ['noindex'] }, { class: 'unverified', status: 403 }), null, null],
])('%s', (_, fact, noindex, onward) => {
  expect(canonicalTargetIssues(fact, url, Date.UTC(2026, 10, 21))).toEqual({ noindex, onward });
});
