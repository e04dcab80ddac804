import { expect } from 'vitest';
import signal from '../../../checks/signals/url-form.ts';
import { linkTag } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const { parameters, length } = signal.limits;
const at = (path: string) => ({ page: { url: `https://example.com${path}` } });
const query = (count: number) => `/?${Array.from({ length: count }, (_, index) => `a${index}=1`).join('&')}`;
const tag = (href: string) => linkTag('canonical', href);
const ogUrl = (content: string) => ({ name: '', property: 'og:url', httpEquiv: '', charset: '', content, inHead: true, selector: 'meta' });
const link = (url: string) => ({
  kind: 'a' as const,
  href: url,
  url,
  rel: [],
  target: '',
  text: 'x',
  name: 'x',
  nameFrom: 'text' as const,
  imageOnly: false,
  region: 'main' as const,
  main: true,
  clickHandler: false,
  role: '',
  selector: 'a',
});

testSignal(signal, [
  { when: 'clean', facts: at('/some-page'), status: 'pass', says: ['clean'] },
  { when: 'other scripts', facts: at('/%E8%A3%BD%E5%93%81/%D9%85%D9%82%D8%A7%D9%84'), status: 'pass', says: ['clean'] },
  { when: 'an ordinary fragment', facts: at('/page#part'), status: 'pass', says: ['clean'] },
  { when: 'route in the fragment', facts: at('/#/products/1'), status: 'fail', says: ['fragmentOnly'] },
  { when: 'hashbang', facts: at('/#!products'), status: 'fail', says: ['fragmentOnly'] },
  {
    when: 'session',
    facts: at('/page;jsessionid=1a?PHPSESSID=2'),
    status: 'warn',
    says: ['session'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('jsessionid and PHPSESSID'),
  },
  { when: 'the number of a story', facts: at('/story?sid=23191137'), status: 'pass', says: ['clean'] },
  { when: 'a session as a long random value', facts: at('/?sid=e1852c74950c6b5cca1c90497254a5f2'), status: 'warn', says: ['session'] },
  {
    when: 'sessions in links of the site',
    facts: {
      links: {
        items: [
          link('https://example.com/a?sid=e1852c74950c6b5cca1c90497254a5f2'),
          link('https://example.com/b;jsessionid=1a'),
          link('https://example.com/c?sid=23191137'),
          link('https://other.example/?PHPSESSID=1a'),
        ],
        total: 4,
      },
    },
    status: 'warn',
    says: ['sessionLinks'],
    also: ({ findings }) => expect(findings[0]!.args).toEqual({ count: 2, total: 3, names: ['sid', 'jsessionid'] }),
  },
  { when: 'some parameters', facts: at(query(parameters)), status: 'pass', says: ['clean'] },
  { when: 'too many parameters', facts: at(query(parameters + 1)), status: 'warn', says: ['parameters'] },
  {
    when: 'the tracking of this visit is not the site’s fault',
    facts: at('/?utm_source=a&utm_medium=b&utm_campaign=c&gclid=d&fbclid=e'),
    status: 'pass',
    says: ['clean'],
  },
  {
    when: 'tracking in the canonical, which canonical-tag says',
    facts: { head: { links: [tag('https://example.com/page?utm_source=x')] } },
    status: 'pass',
    says: ['clean'],
  },
  {
    when: 'tracking in og:url',
    facts: { head: { metas: [ogUrl('https://example.com/page?fbclid=x')] } },
    status: 'warn',
    says: ['trackedOgUrl'],
  },
  {
    when: 'tracking in links of the site',
    facts: { links: { items: [link('https://shop.example.com/?utm_source=home')], total: 1 } },
    status: 'warn',
    says: ['trackedLinks'],
  },
  {
    when: 'a link that leaves the source of the visit as it is',
    facts: { links: { items: [link('https://example.com/login?utm_nooverride=1')], total: 1 } },
    status: 'pass',
    says: ['clean'],
  },
  {
    when: 'tracking of this visit in links to parts of the page',
    facts: {
      ...at('/?utm_source=mail'),
      links: { items: ['top', 'faq'].map((part) => link(`https://example.com/?utm_source=mail#${part}`)), total: 2 },
    },
    status: 'pass',
    says: ['clean'],
  },
  {
    when: 'tracking in the links of comments',
    facts: { links: { items: [{ ...link('https://example.com/profile?utm_source=comment'), region: 'comments' as const }], total: 1 } },
    status: 'pass',
    says: ['clean'],
  },
  {
    when: 'tracking of this visit in a link to another page',
    facts: { ...at('/?utm_source=mail'), links: { items: [link('https://example.com/b?utm_source=mail')], total: 1 } },
    status: 'warn',
    says: ['trackedLinks'],
  },
  {
    when: 'tracking in links to others',
    facts: { links: { items: [link('https://other.example/?utm_source=home')], total: 1 } },
    status: 'pass',
    says: ['clean'],
  },
  { when: 'space', facts: at('/some%20page'), status: 'warn', says: ['space'] },
  { when: 'a plus in the path is a plus', facts: at('/c++/guide'), status: 'pass', says: ['clean'] },
  { when: 'double slash', facts: at('/some//page'), status: 'warn', says: ['doubleSlash'] },
  { when: 'at the length limit', facts: at(`/${'a'.repeat(length - 20)}`), status: 'pass', says: ['clean'] },
  { when: 'over the length limit', facts: at(`/${'a'.repeat(length - 19)}`), status: 'warn', says: ['long'] },
  { when: 'underscore', facts: at('/some_page'), status: 'pass', says: ['clean', 'underscore'] },
  { when: 'upper case', facts: at('/Some-page'), status: 'pass', says: ['clean', 'upperCase'] },
  { when: 'several at once', facts: at('/a//b_c?PHPSESSID=1'), status: 'warn', says: ['session', 'doubleSlash', 'underscore'], score: 0.5 },
]);
