import { expect } from 'vitest';
import type { NameFact } from '../../../checks/core/facts/about.ts';
import signal from '../../../checks/signals/author-identity.ts';
import { block } from '../../support/blocks.ts';
import { failure } from '../../support/facts.ts';
import { frame } from '../../support/frames.ts';
import { testSignal } from '../../support/signal-table.ts';

const { visible, markup, linked } = signal.limits;
const url = 'https://example.com/authors/jane';
const byline = (name: string, more: Partial<NameFact> = {}): NameFact => ({
  role: 'author',
  from: 'byline',
  name,
  type: '',
  url: null,
  sameAs: [],
  visible: true,
  selector: 'p',
  ...more,
});
const marked = (name: string, more: Partial<NameFact> = {}) =>
  byline(name, { from: 'json-ld', type: 'Person', visible: false, selector: 'script', ...more });
const site = (name: string) => marked(name, { role: 'publisher', from: 'site-name', type: 'og:site_name' });
const names = (...list: NameFact[]) => ({ provenance: { names: list } });
const docs = { options: { pageType: 'docs' as const } };

/** A post that is signed with the name of its site, which links to the page of its author. */
const ownSite = (name: string, text: string) => {
  const address = `https://example.com/author/${name.toLowerCase().replace(' ', '-')}/`;
  return { ...names(byline(name, { url: address }), marked(name, { url: address }), site(name)), text: { blocks: [block(text)] } };
};

testSignal(signal, [
  {
    when: 'shown, marked up and linked',
    facts: names(byline('Jane Doe', { url }), marked('Jane Doe')),
    status: 'pass',
    says: ['named'],
    score: 1,
  },
  ...[names(), names(marked('Jane Doe'))].map((found) => ({
    when: 'an article in a frame, where its author may be',
    facts: { ...found, parts: { frames: [frame(0.8)] }, main: { words: 8 } },
    status: 'unchecked' as const,
    says: ['framed'],
  })),
  {
    when: 'an article in a frame, signed beside it',
    facts: { ...names(byline('Jane Doe', { url }), marked('Jane Doe')), parts: { frames: [frame(0.8)] }, main: { words: 8 } },
    status: 'pass',
    says: ['named'],
  },
  {
    when: 'two authors',
    facts: names(byline('Jane Doe', { url }), byline('John Smith'), marked('Jane Doe'), marked('John Smith'), marked('Somebody unseen')),
    status: 'pass',
    says: ['named'],
    also: ({ findings }) => expect(findings[0]!.message).toBe('The author is visible: Jane Doe and John Smith.'),
  },
  {
    when: 'six authors',
    facts: names(...['Ann Ash', 'Ben Birk', 'Cleo Colt', 'Dan Dunn', 'Eve East', 'Finn Ford'].map((one) => byline(one, { url }))),
    status: 'pass',
    says: ['named', 'notInMarkup'],
    also: ({ findings }) => expect(findings[0]!.message).toBe('The author is visible: Ann Ash, Ben Birk, Cleo Colt, Dan Dunn and 2 more.'),
  },
  { when: 'Japanese', facts: names(byline('山田太郎'), marked('山田太郎', { url })), status: 'pass', says: ['named'], score: 1 },
  {
    when: 'Arabic, the name of the markup standing in the text',
    facts: names(marked('محمد علي', { visible: true, sameAs: ['https://social.example/m'] })),
    status: 'pass',
    says: ['named'],
    score: 1,
  },
  {
    when: 'an organisation as author',
    facts: names(byline('Example News', { url }), marked('Example News', { type: 'Organization' }), site('Example News')),
    status: 'pass',
    says: ['named'],
    score: 1,
  },
  {
    when: 'shown and marked up',
    facts: names(byline('Jane Doe'), marked('Jane Doe')),
    status: 'pass',
    says: ['named', 'notLinked'],
    score: visible + markup,
  },
  {
    when: 'shown and linked',
    facts: names(byline('Jane Doe', { url })),
    status: 'pass',
    says: ['named', 'notInMarkup'],
    score: visible + linked,
  },
  {
    when: 'an author without a type',
    facts: names(byline('Jane Doe', { url }), marked('Jane Doe', { type: '' })),
    status: 'pass',
    says: ['named', 'notInMarkup'],
  },
  {
    when: 'marked up and linked, not shown',
    facts: names(marked('Jane Doe', { url })),
    status: 'warn',
    says: ['notVisible'],
    score: linked,
  },
  { when: 'shown alone', facts: names(byline('Jane Doe')), status: 'pass', says: ['named', 'notInMarkup', 'notLinked'], score: visible },
  {
    when: 'a link that is no address',
    facts: names(byline('Jane Doe', { url: 'mailto:jane@example.com' })),
    status: 'pass',
    says: ['named', 'notInMarkup', 'notLinked'],
    score: visible,
  },
  {
    when: 'meta alone',
    facts: names(marked('Jane Doe', { from: 'meta', type: '' })),
    status: 'warn',
    says: ['notVisible', 'notLinked'],
    score: 0,
  },
  {
    when: 'the site’s name in the markup, which readers see as that of the site',
    facts: names(marked('藍天的家', { from: 'meta', type: '' }), { ...site('藍天的家'), visible: true }),
    status: 'pass',
    says: ['named', 'notLinked'],
    score: 0,
  },
  {
    when: 'the site’s name in the markup, which readers do not see',
    facts: names(marked('Blue Sky', { from: 'meta', type: '' }), site('Blue Sky')),
    status: 'warn',
    says: ['notVisible', 'notLinked'],
    score: 0,
  },
  {
    when: 'a person whom readers see only as who holds the rights',
    facts: names(marked('Dana Whitlock', { from: 'meta', type: '' }), { ...site('Dana Whitlock'), from: 'copyright', visible: true }),
    status: 'warn',
    says: ['notVisible', 'notLinked'],
    score: 0,
  },
  {
    when: 'a company that readers see there',
    facts: names(marked('Bridgeworks Ltd', { from: 'meta', type: '' }), { ...site('Bridgeworks Ltd'), from: 'copyright', visible: true }),
    status: 'pass',
    says: ['named', 'notLinked'],
  },
  {
    when: 'two different names',
    facts: names(byline('Jane Doe'), marked('Max Muster')),
    status: 'pass',
    says: ['named', 'differs', 'notLinked'],
    score: visible,
  },
  ...['Staff Writer', 'Chief Editor', 'Redakteurin'].map((role) => ({
    when: `a role: ${role}`,
    facts: names(byline(role, { url }), marked(role)),
    status: 'warn' as const,
    says: ['role'],
    score: 1,
  })),
  ...['aawoods', 'brandon-peaktwo'].map((name) => ({
    when: `a login name that readers do not see, and should not: ${name}`,
    facts: names(marked(name)),
    status: 'warn' as const,
    says: ['account', 'notLinked'],
  })),
  { when: 'a role that readers do not see', facts: names(marked('Staff Writer', { url })), status: 'warn', says: ['role'] },
  {
    when: 'the publisher itself, as an organization',
    facts: names(marked('Kneib Dentistry', { type: 'Organization', url }), site('Kneib Dentistry')),
    status: 'pass',
    says: ['named'],
  },
  {
    when: 'another organization that readers do not see',
    facts: names(marked('Lake Agency', { type: 'Organization', url }), site('Kneib Dentistry')),
    status: 'warn',
    says: ['notVisible'],
  },
  {
    when: 'a member of a forum, who signs with an account',
    facts: names(byline('user3080392', { url }), marked('user3080392')),
    options: { pageType: 'forum' as const },
    status: 'pass',
    says: ['named'],
  },
  { when: 'an account', facts: names(byline('admin', { url }), marked('admin')), status: 'warn', says: ['account'], score: 1 },
  {
    when: 'the site as a person',
    facts: names(byline('Example News', { url }), marked('Example News'), site('Example News')),
    status: 'warn',
    says: ['siteName'],
    score: 1,
  },
  {
    when: 'a person whose own site has their name',
    facts: { ...ownSite('Sylvie Marchand', 'I tried eleven services for a year.') },
    status: 'pass',
    says: ['named'],
    score: 1,
  },
  {
    when: 'a site whose name is made of words of its text',
    facts: { ...ownSite('Zero Waste', 'How to begin with zero waste at home, from waste to compost.') },
    status: 'warn',
    says: ['siteName'],
  },
  {
    when: 'a person who publishes their own site',
    facts: names(byline('Sylvie', { url }), marked('Sylvie'), marked('Sylvie', { role: 'publisher' }), site('Sylvie')),
    status: 'pass',
    says: ['named'],
    score: 1,
  },
  {
    when: 'the same in Japanese',
    facts: names(byline('山田太郎', { url }), marked('山田太郎'), marked('山田太郎', { role: 'publisher' }), site('山田太郎')),
    status: 'pass',
    says: ['named'],
    score: 1,
  },
  {
    when: 'who holds the rights of a site with a name of its own',
    facts: names(byline('Dana Whitlock', { url }), marked('Dana Whitlock'), site('Slow Cities'), {
      ...site('Dana Whitlock'),
      from: 'copyright',
    }),
    status: 'pass',
    says: ['named'],
    score: 1,
  },
  {
    when: 'several people in one name',
    facts: names(byline('Jane Doe', { url }), marked('Jane Doe and Max Muster')),
    status: 'warn',
    says: ['several'],
  },
  {
    when: 'several people in one Chinese name',
    facts: { ...names(byline('张三丰', { url }), marked('张三丰、李四光')), language: { page: 'zh' } },
    status: 'warn',
    says: ['several'],
  },
  {
    when: 'a degree is no second person',
    facts: names(byline('Jane Doe', { url }), marked('Jane Doe, PhD')),
    status: 'pass',
    says: ['named'],
  },
  {
    when: 'English "and" in a page of another language',
    facts: { ...names(byline('Jane Doe', { url }), marked('Jane Doe and Max Muster')), language: { page: 'cs' } },
    status: 'pass',
    says: ['named'],
  },
  {
    when: 'an account in the markup behind a name that is shown',
    facts: names(byline('آسيا العتروس'), marked('admin')),
    status: 'pass',
    says: ['named', 'differs', 'notLinked'],
  },
  { when: 'no author', facts: names(site('Example')), status: 'warn', says: ['none'], score: 0 },
  {
    when: 'documentation with a byline',
    facts: names(byline('Jane Doe')),
    ...docs,
    status: 'pass',
    says: ['named', 'notInMarkup', 'notLinked'],
  },
  { when: 'documentation without', facts: names(marked('Jane Doe')), ...docs, status: 'na', says: ['noByline'] },
  { when: 'product', facts: names(byline('Jane Doe')), options: { pageType: 'product' }, status: 'na', says: ['not-for-type'] },
  { when: 'the names could not be collected', facts: { provenance: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
