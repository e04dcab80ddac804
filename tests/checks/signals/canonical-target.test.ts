import { probeFailureReason } from '../../../checks/core/failure.ts';
import { expect } from 'vitest';
import type { CanonicalTargetFact } from '../../../checks/core/facts/probes.ts';
import signal from '../../../checks/signals/canonical-target.ts';
import { blank, failure } from '../../support/facts.ts';
import { linkTag } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const target = 'https://example.com/other';
const at = (url: string) => ({ page: { url, baseUrl: url } });
const titles = (text: string) => [{ text, inHead: true, selector: 'title' }];
const head = (href: string, title = '') => ({ head: { links: [linkTag('canonical', href)], titles: title ? titles(title) : [] } });
const shell = { ...blank.served.head, titles: titles('Acme App') };
const h1 = (text: string) => ({
  items: [{ level: 1, text, visible: true, fontSize: 32, firstScreen: true, region: 'main' as const, main: true, selector: 'h1' }],
  total: 1,
});
const probed = (change: Partial<CanonicalTargetFact> = {}, probe: Partial<CanonicalTargetFact['probe']> = {}) => ({
  canonicalTarget: {
    ...blank.canonicalTarget,
    probe: { ...blank.canonicalTarget.probe, url: target, finalUrl: target, ...probe },
    canonical: target,
    ...change,
  },
});

testSignal(signal, [
  { when: 'fine', facts: { ...head(target), ...probed() }, status: 'pass', says: ['fine'] },
  {
    when: 'fine without a canonical of its own',
    facts: { ...head(target), ...probed({ canonical: null }) },
    status: 'pass',
    says: ['fineUnnamed'],
  },
  {
    when: 'the title there is that of the shell, as in the source of this page',
    facts: { ...head(target, 'Brass kettle'), ...probed({ title: 'Acme App' }), served: { head: shell } },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'another title there, and this page has its own in the source',
    facts: {
      ...head(target, 'Brass kettle'),
      ...probed({ title: 'Garden chair' }),
      served: { head: { ...shell, titles: titles('Brass kettle') } },
    },
    status: 'fail',
    says: ['unlike'],
  },
  { when: 'none', status: 'na', says: ['self'] },
  {
    when: 'one that Google does not use, because it has media',
    facts: { head: { links: [{ ...linkTag('canonical', target), media: 'all' }] }, ...probed({ title: 'Other' }) },
    status: 'na',
    says: ['self'],
  },
  { when: 'itself', facts: head('https://example.com/page'), status: 'na', says: ['self'] },
  {
    when: 'several',
    facts: { head: { links: [linkTag('canonical', target), linkTag('canonical', 'https://example.com/third')] } },
    status: 'na',
    says: ['disagree'],
  },
  {
    when: 'only in the body',
    facts: { head: { links: [{ ...linkTag('canonical', target), inHead: false }] } },
    status: 'na',
    says: ['unusable'],
  },
  { when: 'none in the page, headers unknown', facts: { response: failure() }, status: 'unchecked', says: ['request-failed'] },
  {
    when: 'not probed',
    facts: { ...head(target), canonicalTarget: failure('not-probed') },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'not probed, other host',
    facts: { ...head('https://other.example/a'), canonicalTarget: failure('not-probed') },
    status: 'warn',
    says: ['otherHost'],
  },
  {
    when: 'www is no other host',
    facts: { ...head('https://www.example.com/page'), canonicalTarget: failure('not-probed') },
    status: 'unchecked',
    says: ['links-not-checked'],
  },
  {
    when: 'the main version of a page for phones',
    facts: {
      ...at('https://m.example.com/page'),
      ...head('https://www.example.com/page'),
      ...probed(
        { canonical: 'https://www.example.com/page' },
        { url: 'https://www.example.com/page', finalUrl: 'https://www.example.com/page' },
      ),
    },
    status: 'pass',
    says: ['fine', 'otherHostOfSite'],
    also: (verdict) => expect(verdict.findings[1]?.message).toContain(' www.example.com.'),
  },
  {
    when: 'not probed, from an amp host',
    facts: { ...at('https://amp.example.co.uk/page'), ...head('https://www.example.co.uk/page'), canonicalTarget: failure('not-probed') },
    status: 'unchecked',
    says: ['links-not-checked', 'otherHostOfSite'],
  },
  {
    when: 'another site of one hosting service',
    facts: { ...at('https://a.github.io/page'), ...head('https://b.github.io/page'), canonicalTarget: failure('not-probed') },
    status: 'warn',
    says: ['otherHost'],
  },
  {
    when: 'another site, with www',
    facts: { ...head('https://www.other.example/a'), canonicalTarget: failure('not-probed') },
    status: 'warn',
    says: ['otherHost'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain(' www.other.example,'),
  },
  {
    when: 'the main version is broken',
    facts: {
      ...at('https://m.example.com/page'),
      ...head('https://www.example.com/page'),
      ...probed({}, { class: 'broken', status: 404 }),
    },
    status: 'fail',
    says: ['broken', 'otherHostOfSite'],
  },
  { when: '404', facts: { ...head(target), ...probed({}, { class: 'broken', status: 404 }) }, status: 'fail', says: ['broken'] },
  { when: 'dead', facts: { ...head(target), ...probed({}, { class: 'broken', status: 0 }) }, status: 'fail', says: ['broken'] },
  {
    when: 'refuses to say',
    facts: { ...head(target), ...probed({}, { class: 'unverified', status: 403, reason: probeFailureReason('refuses-checks') }) },
    status: 'unchecked',
    says: ['unverified'],
  },
  {
    when: 'refuses to say, other host',
    facts: { ...head('https://other.example/a'), ...probed({}, { class: 'unverified', status: 403 }) },
    status: 'warn',
    says: ['otherHost'],
  },
  { when: 'noindex', facts: { ...head(target), ...probed({ robots: ['noindex, follow'] }) }, status: 'fail', says: ['noindex'] },
  {
    when: 'noindex for Googlebot in a header',
    facts: { ...head(target), ...probed({ robots: ['index', 'googlebot: none'] }) },
    status: 'fail',
    says: ['noindex'],
  },
  {
    when: 'no noindex, though it says none',
    facts: { ...head(target), ...probed({ robots: ['max-image-preview:none', 'otherbot: noindex'] }) },
    status: 'pass',
    says: ['fine'],
  },
  { when: 'blocked', facts: { ...head(target), ...probed({ robotsTxtAllowed: false }) }, status: 'fail', says: ['blocked'] },
  { when: 'robots.txt unknown', facts: { ...head(target), ...probed({ robotsTxtAllowed: null }) }, status: 'pass', says: ['fine'] },
  { when: 'chain', facts: { ...head(target), ...probed({ canonical: 'https://example.com/third' }) }, status: 'fail', says: ['chain'] },
  { when: 'circle', facts: { ...head(target), ...probed({ canonical: 'https://example.com/page' }) }, status: 'fail', says: ['circle'] },
  {
    when: 'circle, but for tracking parameters of the visit',
    facts: { ...at('https://example.com/page?utm_source=mail'), ...head(target), ...probed({ canonical: 'https://example.com/page' }) },
    status: 'fail',
    says: ['circle'],
  },
  {
    when: 'redirects once',
    facts: {
      ...head(target),
      ...probed({ canonical: 'https://example.com/end' }, { class: 'redirected', redirects: 1, finalUrl: 'https://example.com/end' }),
    },
    status: 'warn',
    says: ['redirects'],
  },
  {
    when: '3 of 10 words',
    facts: {
      ...head(target, 'alpha bravo charlie'),
      ...probed({ title: 'alpha bravo charlie delta echoo foxtr golfs hotel india julie' }),
    },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'the first words of a longer title',
    facts: { ...head(target, 'alpha bravo'), ...probed({ title: 'alpha bravo charlie delta echoo foxtr golfs hotel india julie' }) },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'the same in Japanese',
    facts: { ...head(target, '赤い自転車の選び方'), ...probed({ title: '赤い自転車の選び方', heading: '自転車' }) },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'another subject in Arabic',
    facts: { ...head(target, 'دليل الدراجات الحمراء'), ...probed({ title: 'وصفات الحساء' }) },
    status: 'fail',
    says: ['unlike'],
    also: ({ leads }) => expect(leads).toBe(true),
  },
  {
    when: 'a slug variant with the same title',
    facts: {
      ...head('https://example.com/Oil-a-cover/dp/48213', 'Oil a leather cover'),
      page: { url: 'https://example.com/dp/48213', baseUrl: 'https://example.com/dp/48213' },
      ...probed(
        { title: 'Oil a leather cover', canonical: 'https://example.com/Oil-a-cover/dp/48213' },
        { url: 'https://example.com/Oil-a-cover/dp/48213', finalUrl: 'https://example.com/Oil-a-cover/dp/48213' },
      ),
    },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'a slug variant with another title',
    facts: {
      ...head('https://example.com/Oil-a-cover/dp/48213', 'Oil a leather cover'),
      page: { url: 'https://example.com/dp/48213', baseUrl: 'https://example.com/dp/48213' },
      ...probed(
        { title: 'A needle and its thread', canonical: 'https://example.com/Oil-a-cover/dp/48213' },
        { url: 'https://example.com/Oil-a-cover/dp/48213', finalUrl: 'https://example.com/Oil-a-cover/dp/48213' },
      ),
    },
    status: 'fail',
    says: ['unlike'],
  },
  {
    when: 'two products of one shop',
    facts: {
      ...head(target, 'Travel journal, handmade leather notebook A5, buy online | Larkspur Bindery'),
      headings: h1('Travel journal in waxed leather'),
      ...probed({ title: 'Field journal in oiled leather, A5 | Larkspur Bindery', heading: 'Field journal in oiled leather' }),
    },
    status: 'fail',
    says: ['unlike'],
    also: ({ leads, findings }) => {
      expect(leads).toBe(true);
      expect(findings[0]?.message).toContain('a different page: “Field journal in oiled leather, A5');
    },
  },
  {
    when: 'two products on pages whose h1 is the name of the shop',
    facts: {
      ...head(target, 'Gold ring | Larkspur'),
      headings: h1('Larkspur'),
      ...probed({ title: 'Leather belt | Larkspur', heading: 'Larkspur' }),
    },
    status: 'fail',
    says: ['unlike'],
  },
  {
    when: 'a product in another color',
    facts: {
      ...head(target, 'Cotton shirt, red | Larkspur'),
      headings: h1('Cotton shirt, red'),
      ...probed({ title: 'Cotton shirt, blue | Larkspur', heading: 'Cotton shirt, blue' }),
    },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'the second page of a list',
    facts: {
      ...head(target, 'Journals, page 2 | Larkspur'),
      headings: h1('Journals, page 2'),
      ...probed({ title: 'Journals | Larkspur', heading: 'Journals' }),
    },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'a copy with another title under the same heading',
    facts: {
      ...head(target, 'Print view'),
      headings: h1('How to oil leather'),
      ...probed({ title: 'Leather care', heading: 'How to oil leather' }),
    },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'another subject on another site, which may word it otherwise',
    facts: {
      ...head('https://other.example/a', 'Ten ways to sew'),
      ...probed(
        { title: 'A needle and its thread', canonical: 'https://other.example/a' },
        { url: 'https://other.example/a', finalUrl: 'https://other.example/a' },
      ),
    },
    status: 'warn',
    says: ['otherHost', 'unlike'],
  },
  {
    when: 'another subject, of a page kept out of search',
    facts: { ...head(target, 'Ten ways to sew'), ...probed({ title: 'A needle and its thread' }) },
    options: { intent: 'keep-out' },
    status: 'fail',
    says: ['unlike'],
    also: ({ leads }) => expect(leads).toBeUndefined(),
  },
  {
    when: 'a variant of this URL is compared with nothing',
    facts: {
      ...head('https://example.com/page/', 'Ten ways to sew'),
      ...probed(
        { title: 'A needle', canonical: 'https://example.com/page/' },
        { url: 'https://example.com/page/', finalUrl: 'https://example.com/page/' },
      ),
    },
    status: 'pass',
    says: ['fine'],
  },
]);
