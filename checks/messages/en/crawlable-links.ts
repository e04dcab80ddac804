import { agree, readOnly, amount, percent } from './english.ts';

export const crawlableLinks = {
  title: 'Links are crawlable and lead onward',
  why: 'Search engines find pages through links: an a element with an address in href. What only a script can open, they do not find. An extension sees no click handlers that scripts add to other elements, so that only a elements are judged.',
  says: {
    crawlable: ({ count }: { count: number }) => ({ message: `${agree(count, 'The one link has', `All ${count} links have`)} a URL that crawlers can follow, and links in the content lead onward.`, change: '' }),
    crawlableOnly: ({ count }: { count: number }) => ({ message: `${agree(count, 'The one link has', `All ${count} links have`)} a URL that crawlers can follow.`, change: '' }),
    capped: (given: { read: number; total: number }) => readOnly('link', given),
    noLinks: () => ({ message: 'Does not apply: the page has no links.', change: '' }),
    uncrawlable: ({ count, total }: { count: number; total: number }) => ({
      message: `${count} of ${amount(total, 'link')} (${percent(count / total)}) cannot be crawled.`,
      change: 'Give each link an address: <a href="/page">. For things that are no links use a button.',
    }),
    uncrawlableNav: ({ count, total }: { count: number; total: number }) => ({
      message: `${count} of ${amount(total, 'link')} in the navigation cannot be crawled.`,
      change: 'Give each link of the navigation an address; a script may still handle the click.',
    }),
    deadEnd: () => ({
      message: 'No followable link leads to another page of this site.',
      change: 'Link to related pages, or to the section the page belongs to.',
    }),
    onlyFrame: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The one followable internal link stands', `All ${count} followable internal links stand`)} in the header, the menu or the footer: the content itself leads nowhere.`,
      change: 'Link from the text to related pages of the site.',
    }),
  },
};
