import { english, type AnchorQuality, type LinkFact } from '../../../../checks/index.ts';

const { agree, amount, number } = english;

export const anchorText = {
  none: 'No link of the page leads to a URL of the web, so there is no text to group.',
  bars: {
    label: 'Links by quality of their text',
    fine: 'Say what they lead to',
    generic: 'Say little',
    empty: 'Have no text',
    links: ({ count }: { count: number }) => number(count),
  },
  firstGrouped: ({ total, grouped }: { total: number; grouped: number }) =>
    `The page has ${amount(total, 'link')}; the first ${number(grouped)} are grouped.`,
  noList: 'For the language of this page we have no list of phrases that say little (“click here”), so only missing texts are found.',
  ownList: ({ count }: { count: number }) =>
    `${amount(count, 'text')} of your own list ${agree(count, 'counts', 'count')} as saying little, too.`,
  qualities: { empty: 'no text', generic: 'says little', fine: 'fine' } satisfies Record<AnchorQuality, string>,
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
    noImages: 'No link consists of a picture alone.',
  },
  columns: {
    text: 'Text',
    quality: 'Quality',
    links: 'Links',
    leadTo: 'Lead to',
    target: 'Target',
    texts: 'Texts',
    name: 'Name',
    from: 'Taken from',
    noText: '(no text)',
    noAlt: 'no alternative text',
    otherUrls: ({ count }: { count: number }) => `and ${amount(count, 'other URL')}`,
    times: ({ count }: { count: number }) => `×${number(count)}`,
    more: ({ count }: { count: number }) => `and ${number(count)} more`,
    sources: {
      'aria-labelledby': 'aria-labelledby',
      'aria-label': 'aria-label',
      text: 'text',
      alt: 'alt',
      title: 'title',
      none: 'nowhere',
    } satisfies Record<LinkFact['nameFrom'], string>,
  },
};
