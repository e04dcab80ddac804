import { expect } from 'vitest';
import signal from '../../../checks/signals/crawlable-links.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import { failure } from '../../support/facts.ts';
import { link, linksTo, meta } from '../../support/links.ts';
import { testSignal } from '../../support/signal-table.ts';

const of = (...items: LinkFact[]) => ({ links: { items, total: items.length } });
const control = (changes: Partial<LinkFact> = {}) => link('javascript:void(0)', { text: '続きを読む', ...changes });
/** A link to a page that only a script opens. */
const lost = (to: string, changes: Partial<LinkFact> = {}) =>
  link(null, {
    text: to,
    clickHandler: true,
    scriptUrl: `https://example.com/${to}`,
    selector: `ul > li:nth-child(${to.length}) > a`,
    ...changes,
  });
const menu = { region: 'nav', siteMenu: true, main: false } as const;

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
    when: 'controls hide no page, however many there are',
    facts: of(
      ...linksTo(3),
      control(),
      control({ ...menu }),
      link(''),
      link('file:///a'),
      link('https://'),
      link(null, { clickHandler: true }),
    ),
    status: 'pass',
    says: ['crawlable', 'controls'],
    also: ({ findings, value }) => {
      expect(value).toBe(6);
      expect(findings[1]?.evidence).toMatchObject({
        rows: [{ cells: ['続きを読む', 'javascript:void(0)', 'javascript: URL'] }, {}, {}, {}, {}, {}],
      });
    },
  },
  {
    when: 'a control of which nothing is known says so',
    facts: of(...linksTo(10), link('', { text: ' ', name: ' ' })),
    status: 'pass',
    says: ['crawlable', 'controls'],
    also: ({ findings }) => expect(findings[1]?.evidence).toMatchObject({ rows: [{ cells: ['no text', '', 'empty href'] }] }),
  },
  {
    when: 'a page that only a script opens',
    facts: of(...linksTo(60), lost('quinces'), lost('figs', { href: '#', url: 'https://example.com/page#' })),
    status: 'warn',
    says: ['uncrawlable'],
    also: ({ findings }) => {
      expect(findings[0]!.args).toEqual({ count: 2, total: 62 });
      expect(findings[0]!.evidence).toMatchObject({
        rows: [{ cells: ['quinces', '–', 'https://example.com/quinces'] }, { cells: ['figs', '#', 'https://example.com/figs'] }],
      });
    },
  },
  {
    when: 'pages in the footer, the header, a dialog or comments, without a name, elsewhere, or not meant for search',
    facts: of(
      ...linksTo(3),
      ...(['footer', 'header', 'dialog', 'comments'] as const).map((region) => lost('quinces', { region, main: false })),
      lost('quinces', { text: '›', name: '›' }),
      lost('quinces', { scriptUrl: 'https://other.org/' }),
      lost('quinces', { scriptUrl: 'https://example.com/page#part' }),
      lost('quinces', { scriptUrl: 'https://example.com/cart' }),
    ),
    status: 'pass',
    says: ['crawlable', 'controls'],
  },
  {
    when: 'a list of which no entry has a URL',
    facts: of(...linksTo(60), lost('figs'), lost('pears'), lost('quince')),
    status: 'fail',
    says: ['uncrawlableList'],
  },
  {
    when: 'a list of which an entry has a URL',
    facts: of(...linksTo(60), lost('figs'), lost('pears'), lost('quince'), link('/plums', { selector: 'ul > li:nth-child(9) > a' })),
    status: 'warn',
    says: ['uncrawlable'],
  },
  {
    when: 'a menu of which no entry has a URL',
    facts: of(...linksTo(30), ...['Trees', 'Tools', 'About'].map((text) => control({ text, ...menu }))),
    status: 'fail',
    says: ['uncrawlableMenu'],
  },
  {
    when: 'a menu that opens submenus',
    facts: of(...linksTo(30), ...['Trees', 'Tools', 'About'].map((text) => control({ text, ...menu })), link('/quinces', { ...menu })),
    status: 'pass',
    says: ['crawlable', 'controls'],
  },
  {
    when: 'two controls in a menu',
    facts: of(...linksTo(30), ...['Menu', 'Search'].map((text) => control({ text, ...menu }))),
    status: 'pass',
    says: ['crawlable', 'controls'],
  },
  {
    when: 'page numbers of a list that only a script opens',
    facts: of(...linksTo(30), ...['2', '3', '4'].map((text) => link(`javascript:__doPostBack('list','Page$${text}')`, { text }))),
    options: { pageType: 'listing' },
    status: 'fail',
    says: ['uncrawlablePages'],
  },
  {
    when: 'page numbers in Arabic digits, bound in markup',
    facts: of(...linksTo(30), ...['٢', '٣'].map((text) => link(null, { text, clickHandler: true }))),
    options: { pageType: 'forum' },
    status: 'fail',
    says: ['uncrawlablePages'],
  },
  {
    when: 'the dots of a carousel',
    facts: of(...linksTo(30), ...['1', '2', '3'].map((text) => control({ text }))),
    options: { pageType: 'listing' },
    status: 'pass',
    says: ['crawlable', 'controls'],
  },
  {
    when: 'numbers on a page that is no list',
    facts: of(...linksTo(30), ...['1', '2', '3'].map((text) => link('javascript:slide(1)', { text }))),
    options: { pageType: 'article' },
    status: 'pass',
    says: ['crawlable', 'controls'],
  },
  {
    when: 'page numbers of which one has a URL',
    facts: of(...linksTo(30), link("javascript:go('2')", { text: '2' }), link('/list?page=3', { text: '3' })),
    options: { pageType: 'listing' },
    status: 'pass',
    says: ['crawlable', 'controls'],
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
    facts: { links: { items: [link('/a'), lost('quinces')], total: 5 } },
    status: 'warn',
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
