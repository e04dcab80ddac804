import { number } from './grammar.ts';

export const mainHeading = {
  title: 'Page has a visible main heading',
  problem: 'Main heading is missing or unclear',
  why: 'One clearly most prominent heading tells readers and machines what the page is about; search engines may use it as the title link.',
  says: {
    one: ({ text }: { text: string }) => ({ message: `The main heading is “${text}”.`, change: '' }),
    several: ({ count }: { count: number }) => ({
      message: `${number(count)} h1 elements found. That’s fine if one of them is clearly the headline.`,
      change: '',
    }),
    rivals: ({ count }: { count: number }) => ({
      message: `${number(count)} h1 elements above the fold have the same size, so none is clearly the headline.`,
      change: 'Make one heading the most prominent, by size or position.',
    }),
    siteName: ({ name, headline }: { name: string; headline: string }) => ({
      message: `The h1 is only the site name (“${name}”). This page’s headline (“${headline}”) isn’t an h1.`,
      change: 'Make the headline the h1, and the site name a plain link. On the home page, the site name may be the h1.',
    }),
    path: ({ text, headline }: { text: string; headline: string }) => ({
      message: `The h1 holds the whole path to the page (“${text}”), not only its headline (“${headline}”).`,
      change: 'Make only the headline the h1, and put the path before it in a list of its own.',
    }),
    hidden: () => ({
      message: 'The h1 is empty or hidden from readers.',
      change: 'Make the h1 visible, with text or an image with alt text.',
    }),
    roleOnly: ({ text }: { text: string }) => ({
      message: `“${text}” is a heading only by its ARIA role: screen readers find it, but search engines look for h1 to h6.`,
      change: 'Mark up the page’s headline as an h1.',
    }),
    noH1: ({ level }: { level: number }) => ({
      message: `The page has no h1: its headings begin with h${level}.`,
      change: 'Make the page’s headline an h1.',
    }),
    none: () => ({ message: 'The page has no heading.', change: 'Add a headline above the content and mark it up as an h1.' }),
  },
};
