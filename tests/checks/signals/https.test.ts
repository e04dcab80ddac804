import signal from '../../../checks/signals/https.ts';
import { failure } from '../../support/facts.ts';
import { link, linkTag, meta } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const form = (action: string | null, method = 'post') => ({
  parts: { forms: [{ method, action, password: false, search: false, addToCart: false, region: 'main' as const, main: true, share: 0, selector: 'form' }] },
});
const mixed = (kind: 'active' | 'passive') => ({ resources: { mixed: [{ url: 'http://cdn.example/x', kind, at: null }] } });

testSignal(signal, [
  { when: 'all secure', status: 'pass', says: ['secure'] },
  { when: 'an HTTP page, with its own HTTP links', facts: { page: { url: 'http://example.com/page' }, links: { items: [link('http://example.com/a')] } }, status: 'fail', says: ['plainPage'] },
  { when: 'localhost', facts: { page: { url: 'http://localhost:3000/' } }, status: 'na', says: ['local'] },
  { when: 'a loopback address', facts: { page: { url: 'http://127.0.0.1/' } }, status: 'na', says: ['local'] },
  { when: 'a file', facts: { page: { url: 'file:///tmp/a.html' } }, status: 'na', says: ['local'] },
  { when: 'a script over HTTP', facts: mixed('active'), status: 'fail', says: ['activeMixed'] },
  { when: 'an image over HTTP', facts: mixed('passive'), status: 'warn', says: ['passiveMixed'] },
  { when: 'a form to HTTP', facts: form('http://example.com/send'), status: 'fail', says: ['plainForm'] },
  { when: 'a form to HTTPS', facts: form('https://example.com/send'), status: 'pass', says: ['secure'] },
  { when: 'a form that does not parse', facts: form(null), status: 'pass', says: ['secure'] },
  { when: 'a dialog form', facts: form('http://example.com/send', 'dialog'), status: 'pass', says: ['secure'] },
  { when: 'an HTTP canonical', facts: { head: { links: [linkTag('canonical', 'http://example.com/page')] } }, status: 'warn', says: ['plainCanonical'] },
  { when: 'an HTTP og:url', facts: { head: { metas: [meta({ property: 'og:url', content: 'http://example.com/page' })] } }, status: 'warn', says: ['plainShareUrl'] },
  { when: 'HTTP links to this site, also in another script', facts: { links: { items: [link('http://www.example.com/a'), link('http://example.com/日本')] } }, status: 'warn', says: ['plainLinks'] },
  { when: 'HTTP links to other sites and this machine', facts: { links: { items: [link('http://other.org/'), link('http://localhost/')] } }, status: 'pass', says: ['secure'] },
  { when: 'resources are not known, and nothing else is wrong', facts: { resources: failure() }, status: 'unchecked', says: ['refused'] },
  { when: 'resources are not known, but a form is wrong', facts: { resources: failure(), ...form('http://example.com/send') }, status: 'fail', says: ['plainForm'] },
  { when: 'links are still pending', facts: { links: null }, status: 'unchecked', says: ['pending'] },
  { when: 'the page is not known', facts: { page: failure() }, status: 'unchecked', says: ['refused'] },
]);
