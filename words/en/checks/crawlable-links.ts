import type { LinkObstacle } from '../../../checks/derive/links/kinds.ts';
import { agree, partReadText, amount, number } from './grammar.ts';

const obstacles: Record<LinkObstacle, string> = {
  'no-href': 'click handler without href',
  empty: 'empty href',
  script: 'javascript: URL',
  file: 'file: URL',
  unparsable: 'not a valid URL',
};

export const crawlableLinks = {
  title: 'Links are crawlable',
  problem: 'Links are missing or not crawlable',
  why: 'Search engines discover pages through links: <a> elements with a URL in href. Pages that only a script can open are not found. Only <a> elements are checked; click handlers on other elements cannot be detected.',
  heuristic: 'Our heuristic: which links without a URL name a page, and the dead end',
  words: {
    link: 'Link',
    noText: 'no text',
    opens: 'Opened by a script',
    obstacle: 'Problem',
    obstacleOf: ({ obstacle }: { obstacle: LinkObstacle }) => obstacles[obstacle],
  },
  says: {
    crawlable: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The only link has', `All ${number(count)} links have`)} a crawlable URL, and the content links to other pages of the site.`,
      change: '',
    }),
    crawlableOnly: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The only link has', `All ${number(count)} links have`)} a crawlable URL.`,
      change: '',
    }),
    capped: (args: { read: number; total: number }) => partReadText('links', args),
    noLinks: () => ({ message: 'The page has no links.', change: '' }),
    uncrawlable: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} to pages of this site cannot be crawled: only a script opens ${agree(count, 'it', 'them')}.`,
      change: 'Give each link its URL: <a href="/page">. A script may still handle the click.',
    }),
    uncrawlableMenu: ({ count }: { count: number }) => ({
      message: `None of the ${amount(count, 'link')} in the menu can be crawled.`,
      change: 'Give each menu link its URL: <a href="/page">. A script may still handle the click.',
    }),
    uncrawlablePages: () => ({
      message: 'The page numbers of this list cannot be crawled, so crawlers see only this page of it.',
      change: 'Give each page of the list a URL, such as /list?page=2, and link to it in href.',
    }),
    uncrawlableList: ({ count }: { count: number }) => ({
      message: `None of the ${amount(count, 'link')} of a list can be crawled: only a script opens them.`,
      change: 'Give each link its URL: <a href="/page">. A script may still handle the click.',
    }),
    controls: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} ${agree(count, 'has', 'have')} no URL. Most such links open or close something on the page; a button would be the right element.`,
      change: '',
    }),
    deadEnd: () => ({
      message: 'No followable link points to another page of this site.',
      change: 'Link to related pages or to the parent section.',
    }),
    onlyFrame: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The only followable internal link is', `All ${number(count)} followable internal links are`)} in the header, menu or footer: the main content has no internal links.`,
      change: 'Link from the main text to related pages of the site.',
    }),
  },
};
