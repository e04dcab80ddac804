import { probeFailureReason } from '../../../checks/core/failure.ts';
import { expect } from 'vitest';
import signal from '../../../checks/signals/link-status.ts';
import type { LinkClass, Probe } from '../../../checks/core/facts/probes.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import type { Verdict } from '../../../checks/core/verdict.ts';
import { failure } from '../../support/facts.ts';
import { link } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const of = (...items: LinkFact[]) => ({ links: { items, total: items.length } });
const probe = (url: string, kind: LinkClass, status = kind === 'broken' ? 404 : 200): Probe => ({
  url,
  class: kind,
  status,
  finalUrl: url,
  redirects: 0,
  reason: status ? null : probeFailureReason('no-host'),
});
const own = (kind: LinkClass, path: string = kind) => probe(`https://www.example.com/${path}`, kind);
const other = (kind: LinkClass, path: string = kind) => probe(`https://other.org/${path}`, kind);
const probed = (...probes: Probe[]) => ({ ...of(link('/a'), link('https://www.example.com/broken')), linkStatus: { probes } });
const many = (count: number, kind: LinkClass) => Array.from({ length: count }, (_, index) => own(kind, `${kind}-${index}`));
const geo = (score: Verdict['geoScore']) => (verdict: Verdict) => expect(verdict.geoScore).toEqual(score);
const notProbed = { linkStatus: failure('not-probed') };

testSignal(signal, [
  { when: 'all answer', facts: probed(own('ok'), other('ok')), status: 'pass', says: ['answering'], also: geo(1) },
  {
    when: 'a target that redirects into a private network',
    status: 'warn',
    says: ['inward', 'unverified'],
    facts: probed(own('ok'), { ...other('unverified'), finalUrl: 'http://192.168.1.1/', redirects: 1 }, other('unverified', 'refused')),
  },
  {
    when: 'a name that leads into one here may be public elsewhere',
    facts: probed(own('ok'), other('unverified')),
    status: 'pass',
    says: ['answering', 'unverified'],
  },
  { when: 'no external targets', facts: probed(own('ok')), status: 'pass', says: ['answering'], also: geo('na') },
  { when: 'no links', facts: { linkStatus: { probes: [] } }, status: 'na', says: ['noLinks'] },
  {
    when: 'links of another kind only, probed',
    facts: { ...of(link('mailto:a@b.c')), linkStatus: { probes: [probe('mailto:a@b.c', 'skipped', 0)] } },
    status: 'na',
    says: ['noLinks'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('no links to web pages'),
  },
  { when: 'no links to probe', facts: { ...of(link('mailto:a@b.c')), ...notProbed }, status: 'na', says: ['noLinks'] },
  { when: 'only skipped ones', facts: probed(other('skipped')), status: 'na', says: ['noLinks'] },
  { when: 'not probed', facts: { ...of(link('/a')), ...notProbed }, status: 'unchecked', says: ['links-not-checked'] },
  {
    when: 'not probed, a fragment leads nowhere',
    facts: { ...of(link('#章', { fragmentMissing: true }), link('/a')), ...notProbed },
    status: 'unchecked',
    says: ['links-not-checked', 'fragmentMissing'],
  },
  {
    when: 'all answer, but a fragment leads nowhere, and another is there twice',
    facts: {
      ...of(link('#章', { fragmentMissing: true }), link('/a')),
      page: {
        sharedIds: [
          { id: 'part', elements: 2, by: 'link' },
          { id: 'mail', elements: 2, by: 'label' },
        ],
      },
      linkStatus: { probes: [own('ok')] },
    },
    status: 'pass',
    says: ['answering', 'fragmentMissing', 'fragmentTwice'],
    also: ({ findings }) => expect(findings.at(-1)!.args).toEqual({ count: 1 }),
  },
  {
    when: 'a base element leads in-page links away',
    facts: { ...of(link('#part', { url: 'https://example.com/docs/#part', fragmentMoved: true })), ...notProbed },
    status: 'warn',
    says: ['fragmentMoved'],
  },
  ...[
    'http://localhost:3000/a',
    'http://127.0.0.1:82/',
    'https://192.168.1.20/wp/',
    'http://[::1]/',
    'https://intranet/',
    'file:///C:/site/a.html',
  ].map((href) => ({
    when: `${href} is nowhere but here`,
    facts: { ...of(link(href)), page: { url: 'http://127.0.0.1:8080/page' }, ...notProbed },
    status: 'warn' as const,
    says: ['local'],
  })),
  { when: 'a file on a public page', facts: { ...of(link('file:///C:/site/a.html')), ...notProbed }, status: 'warn', says: ['local'] },
  {
    when: 'on a public page, the check of leftovers says it',
    facts: { ...of(link('http://localhost:3000/a')), ...notProbed },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'own addresses in instructions, in comments, of a router, and of the page itself',
    facts: {
      ...of(
        link('http://localhost:5555/', { text: 'http://localhost:5555' }),
        link('http://127.0.0.1:82/', { region: 'comments' }),
        link('http://fritz.box/'),
        link('http://127.0.0.1:8080/a'),
      ),
      page: { url: 'http://127.0.0.1:8080/page' },
      ...notProbed,
    },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'in a thread, visitors write any address',
    facts: { ...of(link('http://127.0.0.1:82/')), page: { url: 'http://127.0.0.1:8080/page' }, ...notProbed },
    options: { pageType: 'forum' },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  ...[
    'mailto:',
    'mailto:info',
    'mailto:info@',
    'mailto:info(at)example.com',
    'mailto:info@example',
    'mailto:,',
    'tel:',
    'tel:call%20us',
    'sms:',
  ].map((href) => ({
    when: `${href} reaches nobody`,
    facts: { ...of(link(href)), ...notProbed },
    status: 'warn' as const,
    says: ['brokenContact'],
  })),
  {
    when: 'mail and phone links that work, and those for sharing',
    facts: {
      ...of(
        ...[
          'mailto:info@example.com',
          'MAILTO:info@example.com?subject=a',
          'mailto:%22brass%20corner%22@example.com',
          'mailto:%22brass,%20corner%22@example.com,b@example.com',
          'tel:*21%23',
          'mailto:Jane%20Doe%20%3Cjane@example.com%3E',
          'mailto:a@b.example, c@d.example',
          'mailto:邮箱@例子.中国',
          'mailto:?body=a',
          'tel:+49 (0) 30 / 12 34-5',
          'tel://+18002224701',
          'tel:112',
          'tel:1-800-FLOWERS',
          'sms:?&body=a',
          'sms:&body=Look%20at%20this',
          'sms:;body=a',
          'mailto:a@b.example,',
          'mailto',
        ].map((href) => link(href)),
        link('mailto:info', { clickHandler: true }),
      ),
      ...notProbed,
    },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'a fragment in the header may be a handle for a script',
    facts: { ...of(link('#menu', { fragmentMissing: true, main: false }), link('/a')), ...notProbed },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'a fragment that nobody is to follow is a handle for a script',
    facts: { ...of(link('#print', { fragmentMissing: true, rel: ['nofollow', 'noopener'] }), link('/a')), ...notProbed },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'not probed, an address is no URL',
    facts: { ...of(link('http://exa mple/', { url: null }), link('/a')), ...notProbed },
    status: 'warn',
    says: ['invalid'],
    also: geo('unchecked'),
  },
  {
    when: 'an empty address and none at all are no invalid URLs',
    facts: { ...of(link(' ', { url: null }), link('/a'), link('', { href: null, url: null })), ...notProbed },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'fragments that exist',
    facts: { ...of(link('#a', { fragmentMissing: false }), link('/a')), linkStatus: { probes: [own('ok')] } },
    status: 'pass',
    says: ['answering'],
  },
  {
    when: 'a broken internal target',
    facts: probed(own('broken'), other('ok')),
    status: 'fail',
    says: ['brokenInternal'],
    also: (verdict) => {
      geo(1)(verdict);
      expect(verdict.findings[0]?.evidence).toMatchObject({
        rows: [{ cells: ['https://www.example.com/broken', '404', ''], at: 'a[href="https://www.example.com/broken"]' }],
      });
    },
  },
  {
    when: 'a broken target on a subdomain',
    facts: probed(probe('https://shop.example.com/', 'broken', 0)),
    status: 'fail',
    says: ['brokenInternal'],
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({ rows: [{ cells: ['https://shop.example.com/', 'no such host', ''] }] }),
  },
  {
    when: 'one of four external targets broken',
    facts: probed(other('broken'), other('ok', '1'), other('redirected', '2'), other('ok', '3'), other('unverified', '4')),
    status: 'warn',
    says: ['brokenExternal', 'unverified'],
    also: geo(0.75),
  },
  {
    when: 'a tenth of internal targets redirected: at the limit',
    facts: probed(...many(1, 'redirected'), ...many(9, 'ok')),
    status: 'pass',
    says: ['answering'],
  },
  {
    when: 'more than a tenth redirected',
    facts: probed(...many(1, 'redirected'), ...many(8, 'ok'), own('unverified')),
    status: 'warn',
    says: ['redirectedInternal', 'unverified'],
  },
  { when: 'external redirects do not count', facts: probed(other('redirected')), status: 'pass', says: ['answering'] },
  {
    when: 'some refuse probes',
    facts: probed(own('ok'), other('unverified')),
    status: 'pass',
    says: ['answering', 'unverified'],
    also: geo('unchecked'),
  },
  {
    when: 'not verified for other reasons',
    facts: probed(
      own('ok'),
      { ...other('unverified'), status: 0, reason: probeFailureReason('endless-redirects') },
      { ...other('unverified', 'b'), status: 400, reason: probeFailureReason('status', { status: 400 }) },
    ),
    status: 'pass',
    says: ['answering', 'unverified'],
    also: ({ findings }) => {
      expect(findings[1]?.message).not.toContain('refuse');
      expect(findings[1]?.evidence).toMatchObject({
        rows: [
          { cells: ['https://other.org/unverified', 'endless redirects, at least without cookies', ''] },
          { cells: ['https://other.org/b', '400, returns 400 to checks', ''] },
        ],
      });
    },
  },
  {
    when: 'all refuse probes',
    facts: probed(own('unverified'), other('unverified')),
    status: 'unchecked',
    says: ['noneVerified', 'unverified'],
  },
  {
    when: 'still probing',
    facts: { ...of(link('/a')), linkStatus: { probes: [own('ok')], finished: false } },
    status: 'unchecked',
    says: ['stillChecking', 'stillProbing'],
  },
  {
    when: 'still probing, one broken already',
    facts: { ...of(link('/a')), linkStatus: { probes: [own('broken')], finished: false } },
    status: 'fail',
    says: ['brokenInternal', 'stillProbing'],
    also: geo('unchecked'),
  },
  { when: 'links are not known', facts: { links: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
