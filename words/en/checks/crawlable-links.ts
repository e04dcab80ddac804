import type { LinkObstacle } from '../../../checks/derive/links/link-kinds.ts';
import { agree, partReadText, amount, number, percent } from './english.ts';

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
  words: {
    link: 'Link',
    noText: 'no text',
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
    capped: (args: { read: number; total: number }) => partReadText('link', args),
    noLinks: () => ({ message: 'The page has no links.', change: '' }),
    uncrawlable: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} (${percent(count / total)}) cannot be crawled.`,
      change: 'Give each link a URL: <a href="/page">. Use a button for actions.',
    }),
    uncrawlableFew: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} cannot be crawled, none of them in the content or the navigation.`,
      change: '',
    }),
    uncrawlableNav: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} in the navigation cannot be crawled.`,
      change: 'Give each navigation link a URL; a script may still handle the click.',
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
