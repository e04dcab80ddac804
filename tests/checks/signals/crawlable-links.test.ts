import { expect } from 'vitest';
import signal from '../../../checks/signals/crawlable-links.ts';
import type { LinkFact } from '../../../checks/core/facts.ts';
import { failure } from '../../support/facts.ts';
import { link, linksTo, meta } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const of = (...items: LinkFact[]) => ({ links: { items, total: items.length } });
const dead = () => link('javascript:void(0)', { text: '続きを読む' });

testSignal(signal, [
  { when: 'crawlable and onward', facts: of(link('/a'), link('https://other.org/')), status: 'pass', says: ['crawlable'] },
  { when: 'no links', status: 'na', says: ['noLinks'] },
  {
    when: 'only mail, phone, buttons and placeholders',
    facts: of(link('mailto:a@b.c'), link('tel:1'), link('#', { role: 'button' }), link(null)),
    status: 'na',
    says: ['noLinks'],
  },
  {
    when: 'one of eleven is a script',
    facts: of(...linksTo(10), dead()),
    status: 'warn',
    says: ['uncrawlable'],
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({ rows: [{ cells: ['続きを読む', 'javascript:void(0)', 'javascript: URL'] }] }),
  },
  {
    when: 'a link of which nothing is known says so',
    facts: of(...linksTo(10), link('', { text: ' ', name: ' ' })),
    status: 'warn',
    says: ['uncrawlable'],
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ rows: [{ cells: ['no text', '', 'empty href'] }] }),
  },
  {
    when: 'one of ten is a script: at the limit',
    facts: of(...linksTo(9), link('javascript:go(2)')),
    status: 'fail',
    says: ['uncrawlable'],
  },
  {
    when: 'a script that names nothing to go to hides no page that is known',
    facts: of(
      ...linksTo(3),
      ...['javascript:', 'javascript:;', 'javascript:void(0);', 'JavaScript: void 0', ' '].map((href) => link(href)),
    ),
    status: 'warn',
    score: 0.8,
    says: ['uncrawlable'],
  },
  {
    when: 'all other obstacles',
    facts: of(...linksTo(26), link(''), link('file:///a'), link('https://'), link(null, { clickHandler: true })),
    status: 'fail',
    says: ['uncrawlable'],
    also: ({ value }) => expect(value).toBe(4),
  },
  {
    when: 'half of the navigation',
    facts: of(...linksTo(30), link('/n', { region: 'nav' }), link('javascript:x()', { region: 'nav' })),
    status: 'fail',
    says: ['uncrawlable', 'uncrawlableNav'],
  },
  {
    when: 'less than half of the navigation',
    facts: of(...linksTo(30), ...linksTo(2, { region: 'nav' }), link('javascript:x()', { region: 'nav' })),
    status: 'warn',
    says: ['uncrawlable'],
  },
  {
    when: 'a reload and a print outside the content',
    facts: of(...linksTo(60), link('', { region: 'header', main: false }), link('javascript:print()', { region: 'footer', main: false })),
    status: 'pass',
    says: ['uncrawlableFew'],
  },
  {
    when: 'one in the content',
    facts: of(...linksTo(60), link('javascript:next()', { main: true })),
    status: 'warn',
    score: 0.9,
    says: ['uncrawlable'],
  },
  {
    when: 'no link onward among those that were read',
    facts: { links: { items: [link('#part')], total: 2 } },
    status: 'pass',
    says: ['crawlableOnly', 'capped'],
  },
  {
    when: 'links in header and footer only among those that were read',
    facts: { links: { items: [link('/a', { region: 'header' })], total: 2 } },
    status: 'pass',
    says: ['crawlable', 'capped'],
  },
  {
    when: 'some that cannot be crawled among those that were read',
    facts: { links: { items: [link('/a'), link('javascript:go(2)')], total: 5 } },
    status: 'fail',
    says: ['uncrawlable', 'capped'],
  },
  {
    when: 'none among those that were read',
    facts: { links: { items: [link('mailto:a@b.c')], total: 2 } },
    status: 'unchecked',
    says: ['capped'],
  },
  {
    when: 'a dead end',
    facts: of(link('https://other.org/'), link('#part'), link('/page?'), link('/a', { rel: ['nofollow'] })),
    status: 'warn',
    says: ['deadEnd'],
  },
  {
    when: 'a dead end that is noindex',
    facts: { ...of(link('#part')), head: { metas: [meta({ name: 'robots', content: 'noindex' })] } },
    status: 'pass',
    says: ['crawlableOnly'],
  },
  {
    when: 'a dead end that is noindex by header',
    facts: { ...of(link('#part')), response: { headers: [{ name: 'x-robots-tag', value: 'none' }] } },
    status: 'pass',
    says: ['crawlableOnly'],
  },
  {
    when: 'a dead end that is kept out',
    facts: of(link('#part')),
    options: { intent: 'keep-out' },
    status: 'pass',
    says: ['crawlableOnly'],
  },
  {
    when: 'a dead end that is a login page',
    facts: of(link('#part')),
    options: { pageType: 'utility' },
    status: 'pass',
    says: ['crawlableOnly'],
  },
  {
    when: 'a dead end, head and headers not known',
    facts: { ...of(link('#part')), head: failure(), response: failure() },
    status: 'warn',
    says: ['deadEnd'],
  },
  { when: 'a subdomain leads onward', facts: of(link('https://shop.example.com/')), status: 'pass', says: ['crawlable'] },
  {
    when: 'links in header and footer only',
    facts: of(link('/a', { region: 'header' }), link('/b', { region: 'footer' })),
    status: 'warn',
    says: ['onlyFrame'],
  },
  {
    when: 'links in the menu of the header and in the footer only',
    facts: of(link('/a', { region: 'nav', siteMenu: true, main: false }), link('/b', { region: 'footer', main: false })),
    status: 'warn',
    says: ['onlyFrame'],
  },
  {
    when: 'one link, in a menu',
    facts: of(link('/a', { region: 'nav', siteMenu: true, main: false })),
    status: 'warn',
    says: ['onlyFrame'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('The only followable internal link is in'),
  },
  {
    when: 'links in a menu within the content',
    facts: of(link('/a', { region: 'nav', siteMenu: true, main: false }), link('/b', { region: 'nav', main: false })),
    status: 'pass',
    says: ['crawlableOnly'],
  },
  {
    when: 'links beside the content',
    facts: of(link('/a', { region: 'header', main: false }), link('/b', { region: 'aside', main: false })),
    status: 'pass',
    says: ['crawlableOnly'],
  },
  {
    when: 'one link in the text is enough',
    facts: of(link('/a', { region: 'header', main: false }), link('/b')),
    status: 'pass',
    says: ['crawlable'],
  },
  { when: 'links are not known', facts: { links: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
