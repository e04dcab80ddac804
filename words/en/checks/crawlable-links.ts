import type { Obstacle } from '../../../checks/derive/links/link-kinds.ts';
import { agree, partRead, amount, number, percent } from './english.ts';

const obstacles: Record<Obstacle, string> = {
  'no-href': 'click handler without href',
  empty: 'empty href',
  script: 'javascript: URL',
  file: 'file: URL',
  unparsable: 'not a valid URL',
};

export const crawlableLinks = {
  title: 'Links are crawlable and lead onward',
  why: 'Search engines find pages through links: an a element with a URL in href. What only a script can open, they do not find. Only a elements are judged here: click handlers on other elements cannot be seen.',
  words: {
    link: 'Link',
    noText: 'no text',
    obstacle: 'Obstacle',
    obstacleOf: ({ obstacle }: { obstacle: Obstacle }) => obstacles[obstacle],
  },
  says: {
    crawlable: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The one link has', `All ${number(count)} links have`)} a URL that crawlers can follow, and links in the content lead onward.`,
      change: '',
    }),
    crawlableOnly: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The one link has', `All ${number(count)} links have`)} a URL that crawlers can follow.`,
      change: '',
    }),
    capped: (given: { read: number; total: number }) => partRead('link', given),
    noLinks: () => ({ message: 'The page has no links.', change: '' }),
    uncrawlable: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} (${percent(count / total)}) cannot be crawled.`,
      change: 'Give each link a URL: <a href="/page">. For actions, use a button.',
    }),
    uncrawlableFew: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} cannot be crawled: few, and none in the content or the navigation.`,
      change: '',
    }),
    uncrawlableNav: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} in the navigation cannot be crawled.`,
      change: 'Give each link of the navigation a URL; a script may still handle the click.',
    }),
    deadEnd: () => ({
      message: 'No followable link leads to another page of this site.',
      change: 'Link to related pages, or to the section the page belongs to.',
    }),
    onlyFrame: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The one followable internal link is', `All ${number(count)} followable internal links are`)} in the header, the menu or the footer: the content itself leads nowhere.`,
      change: 'Link from the text to related pages of the site.',
    }),
  },
};
