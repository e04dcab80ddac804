import type { MisreadText } from '../../../checks/parse/misread-text.ts';
import { amount, number } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

export const metaDescription = {
  title: 'Meta description is usable',
  problem: 'Meta description is missing or unsuitable',
  why: 'Most snippets come from the page’s text. The meta description is used when it fits the query better, and in link previews.',
  heuristic: 'The widths of results are measured conventions of third-party tools',
  words: { description: 'Description', desktopResult: 'Desktop result', mobileResult: 'Mobile result', bothSay: 'Same text' },
  says: {
    fine: ({ pixels }: { pixels: number }) => ({ message: `The page has one description, ${number(pixels)} px wide.`, change: '' }),
    missing: () => ({
      message: 'No meta description. Google will choose text from the page.',
      change: 'Write a meta description of its own: one or two sentences about what this page offers.',
    }),
    empty: () => ({
      message: 'The description is empty. Google will choose text from the page.',
      change: 'Write one or two sentences about what this page offers, or remove the tag.',
    }),
    misread: (misread: MisreadText) => ({
      message: `The description shows ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }: { count: number }) => ({
      message: `The page has ${amount(count, 'description')}.`,
      change: 'Keep the one that describes this page.',
    }),
    wide: ({ pixels, cut, desktopPixels }: { pixels: number; cut: string; desktopPixels: number }) => ({
      message: `At ${number(pixels)} px, the description may be truncated; Google usually truncates near ${number(desktopPixels)} px, here: “${cut}”`,
      change: '',
    }),
    ofSite: ({ text }: { text: string }) => ({
      message: `The description is about the site, not about this page: “${text}”`,
      change: 'Say what this page offers, in one or two sentences that fit no other page of the site.',
    }),
    siteName: ({ name }: { name: string }) => ({
      message: `The description is only the site name: “${name}”`,
      change: 'Write one or two sentences about what this page offers.',
    }),
    short: ({ text }: { text: string }) => ({
      message: `The description is too short to say what the page offers: “${text}”`,
      change: 'Write one or two sentences about what this page offers.',
    }),
    mobile: ({ pixels, mobilePixels }: { pixels: number; mobilePixels: number }) => ({
      message: `At ${number(pixels)} px, the description may be truncated on phones (near ${number(mobilePixels)} px).`,
      change: '',
    }),
    likeTitle: ({ what }: { what: 'title' | 'og:title' }) => ({
      message: `The description only repeats the ${what}.`,
      change: 'Add information that the title doesn’t have.',
    }),
    addsLittle: ({ text }: { text: string }) => ({
      message: `The description says hardly more than the title: “${text}”`,
      change: 'Add what the title doesn’t say: what is on this page, for whom, and what is special about it.',
    }),
    leftover: ({ found }: { found: string }) => ({
      message: `The description contains leftover template text: “${found}”.`,
      change: 'Fill in the variable, or correct the template.',
    }),
    noSnippet: () => ({ message: 'This page has no snippet in search results (noindex or nosnippet).', change: '' }),
  },
};
