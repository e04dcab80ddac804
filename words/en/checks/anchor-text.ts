import { agree, amount, number, percent, partRead } from './english.ts';

export const anchorText = {
  title: 'Links have descriptive text',
  why: 'The text of a link tells people and search engines what the target is about. "Read more" says nothing, and an icon without a name is silent.',
  says: {
    descriptive: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The one link to another page says', `All ${number(count)} links to other pages say`)} where ${agree(count, 'it leads', 'they lead')}.`,
      change: '',
    }),
    named: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The one link to another page has', `All ${number(count)} links to other pages have`)} a text or another name.`,
      change: '',
    }),
    fewGeneric: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} ${agree(count, 'has', 'have')} a text that does not describe the target: few enough.`,
      change: '',
    }),
    noLinks: () => ({ message: 'The page has no followable links to other pages.', change: '' }),
    empty: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} (${percent(count / total)}) ${agree(count, 'has', 'have')} no name: no text, no label, no alternative text and no title.`,
      change: 'Put text into the link; for icons use an alt text or aria-label that names the target.',
    }),
    generic: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} ${agree(count, 'has', 'have')} a text that does not describe the target.`,
      change: 'Name the target in the link text: "Prices for moorings" instead of "read more".',
    }),
    noPhrases: ({ language }: { language: string }) => ({
      message: `Generic link texts are not judged where there is no list of them for the language: ${language}.`,
      change: '',
    }),
    onlyOwn: ({ language }: { language: string }) => ({
      message: `There is no list of generic link texts for the language: ${language}. Only your own list was used there.`,
      change: '',
    }),
    byOwnList: ({ count }: { count: number }) => ({
      message: `${amount(count, 'of these links counts', 'of these links count')} as generic by your own list of link texts alone.`,
      change: '',
    }),
    capped: (given: { read: number; total: number }) => partRead('link', given),
  },
};
