import { english, probeText, type ProbeReason } from '../../../../checks/index.ts';

const { amount, bytes, number } = english;

export const imageInventory = {
  none: 'The page has no images.',
  counts: {
    named: ({ count }: { count: number }) => `${number(count)} with text`,
    decorative: ({ count }: { count: number }) => `${number(count)} decorative`,
    files: ({ count }: { count: number }) => `${number(count)} with a file name as text`,
    missing: ({ count }: { count: number }) => `${number(count)} without text`,
    inLinks: ({ count }: { count: number }) => `${number(count)} alone in a link, without text`,
    unjudged: ({ count }: { count: number }) => `${number(count)} tiny or not displayed`,
  },
  view: 'View',
  grid: 'Pictures',
  table: 'Table',
  mark: 'Show alternative texts on the page',
  firstListed: ({ total, listed }: { total: number; listed: number }) =>
    `The page has ${amount(total, 'image')}; the first ${number(listed)} are listed.`,
  says: {
    alt: { name: 'alt' },
    fileName: { name: 'file name as alt' },
    label: { name: 'label' },
    decorative: { name: 'decorative', text: 'Hidden from those who cannot see it, on purpose.' },
    unjudged: { name: 'not judged', text: 'No text, and none is missed: the image is tiny or not displayed.' },
    namelessLink: { name: 'link without text', text: 'A link consists of this image alone, and nothing says where it leads.' },
    namelessDrawing: { name: 'no name', text: 'No title element and no label.' },
    noAlt: { name: 'no alt', text: 'No alt attribute.', caption: 'No alt attribute, though the figure has a caption.' },
    emptyAlt: {
      name: 'empty alt',
      text: 'The alt attribute has nothing but white space.',
      caption: 'The alt attribute has nothing but white space, though the figure has a caption.',
    },
  },
  pixels: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)} px`,
  bytes: ({ count }: { count: number }) => bytes(count),
  pictures: {
    title: 'Pictures and their texts',
    missing: ({ why }: { why: ProbeReason }) => probeText(why),
    notLoaded: 'not loaded',
    inline: 'inline SVG',
    noUrl: 'no URL',
    unnamed: 'image',
  },
  columns: { rows: 'images', text: 'Text', kind: 'Kind', url: 'URL', pixels: 'Pixels', bytes: 'Bytes', hidden: 'hidden' },
};
