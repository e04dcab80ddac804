import { amount, number } from './english.ts';

export const metaDescription = {
  title: 'Meta description is present and usable',
  why: 'Most snippets come from the text of the page. The meta description is used when it fits the search better, and in shared links.',
  words: { description: 'Description', desktopResult: 'Desktop result', mobileResult: 'Mobile result', bothSay: 'Both say' },
  says: {
    fine: ({ pixels }: { pixels: number }) => ({ message: `There is one description, ${number(pixels)} px wide.`, change: '' }),
    missing: () => ({
      message: 'No description. Google will choose text from the page.',
      change: 'Write a sentence or two that say what this page offers, different on every page.',
    }),
    empty: () => ({
      message: 'The description is empty. Google will choose text from the page.',
      change: 'Write a sentence or two that say what this page offers, or remove the tag.',
    }),
    several: ({ count }: { count: number }) => ({
      message: `The page has ${amount(count, 'description')}.`,
      change: 'Keep the one that describes this page.',
    }),
    wide: ({ pixels, cut, desktopPixels }: { pixels: number; cut: string; desktopPixels: number }) => ({
      message: `At ${number(pixels)} px the description may be cut; desktop results show about ${number(desktopPixels)} px, up to here: “${cut}”`,
      change: '',
    }),
    siteName: ({ name }: { name: string }) => ({
      message: `The description is only the name of the site: “${name}”`,
      change: 'Write a sentence or two about what this page offers.',
    }),
    short: ({ text }: { text: string }) => ({
      message: `The description is too short to describe the page: “${text}”`,
      change: 'Write a sentence or two about what this page offers.',
    }),
    mobile: ({ pixels, mobilePixels }: { pixels: number; mobilePixels: number }) => ({
      message: `At ${number(pixels)} px the description may be cut on phones, where results show about ${number(mobilePixels)} px.`,
      change: '',
    }),
    likeTitle: ({ what }: { what: 'title' | 'og:title' }) => ({
      message: `The description only repeats the ${what}.`,
      change: 'Let the description say what the title leaves out.',
    }),
    leftover: ({ found }: { found: string }) => ({
      message: `The description contains leftover template text: “${found}”.`,
      change: 'Fill the variable, or correct the template.',
    }),
    noSnippet: () => ({ message: 'This page shows no snippet in search results (noindex or nosnippet).', change: '' }),
  },
};
