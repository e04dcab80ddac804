import { expect } from 'vitest';
import signal from '../../../checks/signals/hreflang-return.ts';
import type { AlternatesFact, LinkClass } from '../../../checks/core/facts/probes.ts';
import { blank, failure } from '../../support/facts.ts';
import { linkTag } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const self = 'https://example.com/page';
const at = (path: string) => `https://example.com/${path}`;
const links = (...paths: string[]) => ({
  links: [linkTag('alternate', self, { hreflang: 'en' }), ...paths.map((path) => linkTag('alternate', at(path), { hreflang: 'ja' }))],
});
const item = (path: string, kind: LinkClass, changes: Partial<AlternatesFact['items'][number]> = {}): AlternatesFact['items'][number] => ({
  url: at(path),
  probe: { url: at(path), class: kind, status: kind === 'broken' ? 404 : 200, finalUrl: at(path), redirects: 0, reason: null },
  robots: [],
  hreflang: [{ code: 'en', url: self }],
  ...changes,
});
const served = { ...blank.served.head, ...links('de', '日本') };
const probed = (...items: AlternatesFact['items']) => ({ head: links('de', '日本'), served: { head: served }, alternates: { items } });
const good = [item('de', 'ok'), item('日本', 'ok')];
const paths = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);

testSignal(signal, [
  { when: 'all link back', facts: probed(...good), status: 'pass', says: ['mutual'] },
  {
    when: 'all link back to the canonical of an address with a query',
    facts: {
      ...probed(...good),
      head: { links: [...links('de', '日本').links, linkTag('canonical', self)] },
      page: { url: `${self}?ref=nav` },
    },
    status: 'pass',
    says: ['mutual'],
  },
  { when: 'no hreflang', facts: { alternates: failure('not-probed') }, status: 'na', says: ['none'] },
  { when: 'only itself', facts: { head: links() }, status: 'na', says: ['none'] },
  { when: 'none in the head, headers of a refusal', facts: { response: { status: 403 } }, status: 'unchecked', says: ['no-own-headers'] },
  { when: 'none in the head, headers not known', facts: { response: failure() }, status: 'unchecked', says: ['request-failed'] },
  { when: 'kept out', facts: { head: links('de') }, options: { intent: 'keep-out' }, status: 'na', says: ['kept-out'] },
  { when: 'not probed', facts: { head: links('de'), alternates: failure('not-probed') }, status: 'unchecked', says: ['links-not-checked'] },
  {
    when: 'one is broken',
    facts: probed(good[0]!, item('日本', 'broken')),
    status: 'fail',
    says: ['broken'],
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({ rows: [{ cells: ['ja', 'https://example.com/%E6%97%A5%E6%9C%AC', '404', '–'] }] }),
  },
  {
    when: 'none links back in its source, nor does this page',
    facts: { ...probed(item('de', 'ok', { hreflang: [] }), item('日本', 'ok', { hreflang: [] })), served: { head: blank.served.head } },
    status: 'unchecked',
    says: ['notAllVerified', 'unverified'],
  },
  {
    when: 'none links back in its source, unlike this page',
    facts: { ...probed(item('de', 'ok', { hreflang: [] }), item('日本', 'ok', { hreflang: [] })), served: { head: served } },
    status: 'fail',
    says: ['noReturn'],
  },
  {
    when: 'one is noindex, and a script makes the set',
    facts: { ...probed(good[0]!, item('日本', 'ok', { robots: ['none'], hreflang: [] })), served: { head: blank.served.head } },
    status: 'fail',
    says: ['noindex', 'unverified'],
  },
  { when: 'one is noindex', facts: probed(good[0]!, item('日本', 'ok', { robots: ['none'] })), status: 'fail', says: ['noindex'] },
  {
    when: 'one is blocked by robots.txt',
    facts: probed(good[0]!, item('日本', 'ok', { robotsTxtAllowed: false })),
    status: 'fail',
    says: ['blocked'],
  },
  {
    when: 'one is blocked and could not be verified',
    facts: probed(good[0]!, item('日本', 'unverified', { robotsTxtAllowed: false })),
    status: 'fail',
    says: ['blocked', 'unverified'],
  },
  {
    when: 'one is broken and blocked',
    facts: probed(good[0]!, item('日本', 'broken', { robotsTxtAllowed: false })),
    status: 'fail',
    says: ['broken'],
  },
  {
    when: 'robots.txt allows all, or is not known',
    facts: probed(item('de', 'ok', { robotsTxtAllowed: true }), item('日本', 'ok', { robotsTxtAllowed: null })),
    status: 'pass',
    says: ['mutual'],
  },
  {
    when: 'one does not name this page',
    facts: probed(good[0]!, item('日本', 'ok', { hreflang: [{ code: 'en', url: at('other') }] })),
    status: 'fail',
    says: ['noReturn'],
  },
  { when: 'one redirects', facts: probed(good[0]!, item('日本', 'redirected')), status: 'warn', says: ['redirected'] },
  {
    when: 'one refuses probes',
    facts: probed(good[0]!, item('日本', 'unverified')),
    status: 'unchecked',
    says: ['notAllVerified', 'unverified'],
  },
  {
    when: 'one refuses probes, one is broken',
    facts: probed(item('de', 'broken'), item('日本', 'unverified')),
    status: 'fail',
    says: ['broken', 'unverified'],
  },
  { when: 'one was not fetched', facts: probed(good[0]!), status: 'unchecked', says: ['notAllChecked', 'capped'] },
  {
    when: 'more than fifty: fifty were fetched',
    facts: { head: links(...paths(51)), alternates: { items: paths(50).map((path) => item(path, 'ok')) } },
    status: 'pass',
    says: ['mutual', 'capped'],
  },
  {
    when: 'more than fifty: 49 were fetched',
    facts: { head: links(...paths(51)), alternates: { items: paths(49).map((path) => item(path, 'ok')) } },
    status: 'unchecked',
    says: ['notAllChecked', 'capped'],
  },
]);
