import type { MetaTag } from '../../../checks/core/facts/head.ts';
import signal from '../../../checks/signals/https.ts';
import { failure } from '../../support/facts.ts';
import { link, linkTag, meta } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const form = (action: string | null, method = 'post') => ({
  parts: {
    forms: [
      { method, action, password: false, search: false, addToCart: false, region: 'main' as const, main: true, share: 0, selector: 'form' },
    ],
  },
});
const button = (action: string) => ({ parts: { formActions: [{ tag: 'button', action, selector: 'button' }] } });
const mixed = (kind: 'active' | 'passive', url = 'http://cdn.example/x') => ({ resources: { mixed: [{ url, kind, at: null }] } });
const policy = (content: string, httpEquiv = 'content-security-policy', more: Partial<MetaTag> = {}) => ({
  head: { metas: [meta({ httpEquiv, content, ...more })] },
});
const header = (value: string, name = 'content-security-policy', more = {}) => ({ response: { headers: [{ name, value }], ...more } });
const upgrade = 'upgrade-insecure-requests';

testSignal(signal, [
  { when: 'all secure', status: 'pass', says: ['secure'] },
  {
    when: 'an HTTP page, with its own HTTP links',
    facts: { page: { url: 'http://example.com/page' }, links: { items: [link('http://example.com/a')] } },
    status: 'fail',
    says: ['plainPage'],
  },
  { when: 'localhost', facts: { page: { url: 'http://localhost:3000/' } }, status: 'na', says: ['local'] },
  { when: 'a loopback address', facts: { page: { url: 'http://127.0.0.1/' } }, status: 'na', says: ['local'] },
  { when: 'a file', facts: { page: { url: 'file:///tmp/a.html' } }, status: 'na', says: ['local'] },
  { when: 'a script over HTTP', facts: mixed('active'), status: 'fail', says: ['activeMixed'] },
  { when: 'an image over HTTP', facts: mixed('passive'), status: 'warn', says: ['passiveMixed'] },
  { when: 'a form to HTTP', facts: form('http://example.com/send'), status: 'fail', says: ['plainForm'] },
  { when: 'a script from this computer', facts: mixed('active', 'http://localhost:8080/x.js'), status: 'pass', says: ['secure'] },
  { when: 'a script that a meta element upgrades', facts: { ...mixed('active'), ...policy(upgrade) }, status: 'pass', says: ['secure'] },
  {
    when: 'a script that a header upgrades',
    facts: { ...mixed('active'), ...header("default-src 'self' https:; Upgrade-Insecure-Requests ;") },
    status: 'pass',
    says: ['secure'],
  },
  {
    when: 'an image and a form that the second of two policies upgrades',
    facts: { ...mixed('passive'), ...form('http://example.com/send'), ...header(`img-src *, ${upgrade}`) },
    status: 'pass',
    says: ['secure'],
  },
  {
    when: 'a policy without that directive',
    facts: { ...mixed('active'), ...policy("default-src https: 'unsafe-inline'; block-all-mixed-content") },
    status: 'fail',
    says: ['activeMixed'],
  },
  {
    when: 'a directive with another name',
    facts: { ...mixed('active'), ...header(`report-to ${upgrade}; ${upgrade}-not`) },
    status: 'fail',
    says: ['activeMixed'],
  },
  {
    when: 'a policy that only reports',
    facts: { ...mixed('active'), ...header(upgrade, 'content-security-policy-report-only') },
    status: 'fail',
    says: ['activeMixed'],
  },
  {
    when: 'a policy in the body, where browsers do not read it',
    facts: { ...mixed('active'), ...policy(upgrade, undefined, { inHead: false }) },
    status: 'fail',
    says: ['activeMixed'],
  },
  {
    when: 'a policy of an error page',
    facts: { ...mixed('active'), ...header(upgrade, undefined, { status: 403 }) },
    status: 'fail',
    says: ['activeMixed'],
  },
  {
    when: 'links are not upgraded for crawlers',
    facts: { ...policy(upgrade), links: { items: [link('http://www.example.com/a')] } },
    status: 'warn',
    says: ['plainLinks'],
  },
  { when: 'a form to HTTPS', facts: form('https://example.com/send'), status: 'pass', says: ['secure'] },
  { when: 'a button to HTTP', facts: button('http://example.com/send'), status: 'fail', says: ['plainButton'] },
  { when: 'a button to HTTPS', facts: button('https://example.com/send'), status: 'pass', says: ['secure'] },
  {
    when: 'a button to HTTP that a policy upgrades',
    facts: { ...button('http://example.com/send'), ...policy(upgrade) },
    status: 'pass',
    says: ['secure'],
  },
  {
    when: 'a button of an HTTP page',
    facts: { page: { url: 'http://example.com/page' }, ...button('http://example.com/send') },
    status: 'fail',
    says: ['plainPage'],
  },
  { when: 'a form that does not parse', facts: form(null), status: 'pass', says: ['secure'] },
  { when: 'a dialog form', facts: form('http://example.com/send', 'dialog'), status: 'pass', says: ['secure'] },
  {
    when: 'an HTTP canonical',
    facts: { head: { links: [linkTag('canonical', 'http://example.com/page')] } },
    status: 'warn',
    says: ['plainCanonical'],
  },
  {
    when: 'an HTTP og:url',
    facts: { head: { metas: [meta({ property: 'og:url', content: 'http://example.com/page' })] } },
    status: 'warn',
    says: ['plainShareUrl'],
  },
  {
    when: 'HTTP links to this site, also in another script',
    facts: { links: { items: [link('http://www.example.com/a'), link('http://example.com/日本')] } },
    status: 'warn',
    says: ['plainLinks'],
  },
  {
    when: 'HTTP links to other sites and this machine',
    facts: { links: { items: [link('http://other.org/'), link('http://localhost/')] } },
    status: 'pass',
    says: ['secure'],
  },
  {
    when: 'resources are not known, and nothing else is wrong',
    facts: { resources: failure() },
    status: 'unchecked',
    says: ['request-failed'],
  },
  {
    when: 'resources are not known, but a form is wrong',
    facts: { resources: failure(), ...form('http://example.com/send') },
    status: 'fail',
    says: ['plainForm'],
  },
  { when: 'links are still pending', facts: { links: null }, status: 'unchecked', says: ['pending'] },
  { when: 'the page is not known', facts: { page: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
