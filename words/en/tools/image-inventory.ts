import { english } from '../../../checks/core/wording.ts';
import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { probeText } from '../checks/probes.ts';

const { amount, bytes, number } = english;

export const words = {
  none: 'The page has no images.',
  counts: {
    named: ({ count }: { count: number }) => `${number(count)} with alt text`,
    decorative: ({ count }: { count: number }) => `${number(count)} decorative`,
    files: ({ count }: { count: number }) => `${number(count)} with a file name as alt text`,
    missing: ({ count }: { count: number }) => `${number(count)} without alt text`,
    inLinks: ({ count }: { count: number }) => `${number(count)} alone in a link, without alt text`,
    besideText: ({ count }: { count: number }) =>
      `Of those without alt text, ${count === 1 ? '1 is in a link that has' : `${number(count)} are in links that have`} a text: the check counts ${count === 1 ? 'it' : 'them'} separately.`,
    unjudged: ({ count }: { count: number }) => `${number(count)} tiny or not displayed`,
  },
  view: 'View',
  grid: 'Images',
  table: 'Table',
  mark: 'Show alt texts on the page',
  firstListed: ({ total, listed }: { total: number; listed: number }) =>
    `The page has ${amount(total, 'image')}; the first ${number(listed)} are listed.`,
  says: {
    alt: { name: 'alt' },
    fileName: { name: 'file name as alt' },
    label: { name: 'label' },
    decorative: { name: 'decorative', text: 'Intentionally hidden from screen readers.' },
    unjudged: { name: 'not checked', text: 'Tiny or hidden image: no alt text needed.' },
    namelessLink: { name: 'link without text', text: 'The image is the only content of a link, and nothing describes the target.' },
    namelessDrawing: { name: 'no name', text: 'No <title> element and no label.' },
    noAlt: { name: 'no alt', text: 'No alt attribute.', caption: 'No alt attribute, though the figure has a caption.' },
    emptyAlt: {
      name: 'empty alt',
      text: 'The alt attribute contains only whitespace.',
      caption: 'The alt attribute contains only whitespace, though the figure has a caption.',
    },
  },
  pixels: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)} px`,
  bytes: ({ count }: { count: number }) => bytes(count),
  pictures: {
    title: 'Images and their alt texts',
    missing: ({ why }: { why: ProbeReason }) => probeText(why),
    notLoaded: 'not loaded',
    inline: 'inline SVG',
    noUrl: 'no URL',
    unnamed: 'image',
  },
  columns: { rows: 'images', text: 'Text', kind: 'Kind', url: 'URL', pixels: 'Pixels', bytes: 'Bytes', hidden: 'hidden' },
};
