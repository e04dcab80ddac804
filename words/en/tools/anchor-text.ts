import { english } from '../../../checks/core/wording.ts';
import type { AnchorQuality } from '../../../checks/derive/links/anchor-groups.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';

const { agree, amount, number } = english;

export const words = {
  none: 'The page has no followed links to other pages.',
  counted: ({ count, others }: { count: number; others: number }) =>
    `${amount(count, 'followed link')} to other pages ${agree(count, 'is', 'are')} counted, as in the findings.${
      others > 0
        ? ` Not counted: ${amount(others, 'link')} within the page, with nofollow, to mail, phone or scripts, or without a name and hidden from screen readers.`
        : ''
    }`,
  bars: {
    label: 'Links by quality of their text',
    fine: 'Descriptive',
    generic: 'Generic',
    empty: 'No text',
    links: ({ count }: { count: number }) => number(count),
  },
  firstGrouped: ({ total, grouped }: { total: number; grouped: number }) =>
    `The page has ${amount(total, 'link')}; the first ${number(grouped)} are grouped.`,
  noList: 'There is no list of generic link texts (“click here”) for this page’s language, so only missing texts are reported.',
  ownList: ({ count }: { count: number }) =>
    `${amount(count, 'text')} from your own list ${agree(count, 'counts', 'count')} as generic, too.`,
  qualities: { empty: 'no text', generic: 'generic', fine: 'descriptive' } satisfies Record<AnchorQuality, string>,
  groups: {
    title: 'Grouped',
    choose: 'Group links',
    text: ({ count }: { count: number }) => `By text (${number(count)})`,
    target: ({ count }: { count: number }) => `By target (${number(count)})`,
    images: ({ count }: { count: number }) => `Image links (${number(count)})`,
    textRows: 'link texts',
    targetRows: 'link targets',
    imageRows: 'image links',
    none: 'There are no links.',
    noImages: 'No link consists of an image alone.',
  },
  columns: {
    text: 'Text',
    quality: 'Quality',
    links: 'Links',
    leadTo: 'Targets',
    target: 'Target',
    texts: 'Texts',
    name: 'Name',
    from: 'Source',
    noText: '(no text)',
    noAlt: 'no alt text',
    otherUrls: ({ count }: { count: number }) => `and ${amount(count, 'other URL')}`,
    times: ({ count }: { count: number }) => `×${number(count)}`,
    more: ({ count }: { count: number }) => `and ${number(count)} more`,
    sources: {
      'aria-labelledby': 'aria-labelledby',
      'aria-label': 'aria-label',
      text: 'text',
      alt: 'alt',
      title: 'title',
      none: 'none',
    } satisfies Record<LinkFact['nameFrom'], string>,
  },
};
