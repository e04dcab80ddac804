import { number } from './english.ts';

export const mainHeading = {
  title: 'Page has a visible main heading',
  why: 'A clearly most prominent heading tells readers and machines what the page is about, and search engines take title links from it.',
  says: {
    one: ({ text }: { text: string }) => ({ message: `The main heading is “${text}”.`, change: '' }),
    several: ({ count }: { count: number }) => ({
      message: `${number(count)} h1 found. Fine when one of them is clearly the headline.`,
      change: '',
    }),
    rivals: ({ count }: { count: number }) => ({
      message: `${number(count)} h1 on the first screen have the same size, so none of them is clearly the headline.`,
      change: 'Make one heading the most prominent, by size or position.',
    }),
    siteName: ({ name, headline }: { name: string; headline: string }) => ({
      message: `No h1 says more than the name of the site, “${name}”. The headline of this page, “${headline}”, is another element.`,
      change: 'Make the headline the h1 of its page, and the name of the site a plain link; on the home page the name may well be the h1.',
    }),
    hidden: () => ({
      message: 'The h1 is empty or hidden from readers.',
      change: 'Show the h1, and give it text or an image with alternative text.',
    }),
    roleOnly: ({ text }: { text: string }) => ({
      message: `“${text}” is a heading only by its role: screen readers find it, but search engines look for h1 to h6.`,
      change: 'Mark the headline of the page up as h1.',
    }),
    noH1: ({ level }: { level: number }) => ({
      message: `The page has headings (the highest is h${level}) but no h1.`,
      change: 'Make the headline of the page an h1.',
    }),
    none: () => ({ message: 'The page has no heading.', change: 'Put a headline above the content and mark it up as h1.' }),
  },
};
