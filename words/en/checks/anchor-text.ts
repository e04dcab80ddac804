import { agree, amount, number, percent, partReadText } from './grammar.ts';

export const anchorText = {
  title: 'Links have descriptive text',
  problem: 'Links without descriptive text',
  why: 'Link text tells people and search engines what the target is about. “Read more” says nothing, and an icon without a name says even less.',
  heuristic: 'Our heuristic: how many generic or empty links are too many',
  says: {
    descriptive: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The only link to another page has', `All ${number(count)} links to other pages have`)} descriptive text.`,
      change: '',
    }),
    named: ({ count }: { count: number }) => ({
      message: `${agree(count, 'The only link to another page has', `All ${number(count)} links to other pages have`)} a name (text, label or alt text).`,
      change: '',
    }),
    fewGeneric: ({ count }: { count: number }) => ({
      message: `Only ${amount(count, 'link')} ${agree(count, 'has', 'have')} text that does not describe the target.`,
      change: '',
    }),
    noLinks: () => ({ message: 'The page has no followable links to other pages.', change: '' }),
    empty: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} (${percent(count / total)}) ${agree(count, 'has', 'have')} no name: no text, label, alt text or title.`,
      change: 'Add text to the link. For icons, use alt text or an aria-label that names the target.',
    }),
    emptyBesideText: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} ${agree(count, 'has', 'have')} no name, but a link with text leads to the same page.`,
      change: 'Put the image and the text into one link.',
    }),
    emptyElsewhere: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} ${agree(count, 'leads to another site and has', 'lead to other sites and have')} no name.`,
      change: 'Name the target of each icon with alt text or an aria-label, for people who do not see it.',
    }),
    generic: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} ${agree(count, 'has', 'have')} generic text that does not describe the target.`,
      change: 'Name the target in the link text: “Mooring prices” instead of “Read more”.',
    }),
    bareUrls: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} ${agree(count, 'has', 'have')} a URL as text.`,
      change: 'Name the target in the link text; readers and search engines learn little from its URL.',
    }),
    noPhrases: ({ language }: { language: string }) => ({
      message: `Generic link texts are not checked: there is no list for this language (${language}).`,
      change: '',
    }),
    onlyOwn: ({ language }: { language: string }) => ({
      message: `There is no list of generic link texts for this language (${language}). Only your own list was used.`,
      change: '',
    }),
    byOwnList: ({ count }: { count: number }) => ({
      message: `${amount(count, 'of these links is', 'of these links are')} generic only because of your own list.`,
      change: '',
    }),
    capped: (args: { read: number; total: number }) => partReadText('links', args),
  },
};
