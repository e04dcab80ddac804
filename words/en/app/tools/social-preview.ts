import { english, probeText, type ProbeReason } from '../../../../checks/index.ts';

const { fixed, number } = english;

export const socialPreview = {
  shared: {
    title: 'As it is shared',
    note: 'Drawn from the tags of this page. Networks change their cards without notice: what counts is which text and which crop of the image they take.',
    noCard: 'X draws no card: the page has neither twitter:card nor og:title.',
    noTitle: 'No title',
    noImage: ({ why }: { why: ProbeReason }) => `No image: ${probeText(why)}.`,
    notLoaded: 'The image is not loaded yet.',
  },
  image: {
    title: 'Share image',
    none: 'The page names no share image: networks choose one of the page, or none.',
    note: 'The frame is the usual crop of 1.91 to 1: what is outside it may be cut off.',
    pixels: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)} px`,
    ratio: ({ ratio }: { ratio: number }) => `${fixed(ratio, 2)} : 1`,
    drawnSize: 'The size is that of the picture drawn here.',
  },
  tags: {
    title: 'Which tag is used',
    note: 'The first tag that has a value wins.',
    rows: 'share tags',
    none: 'The page has no tags for sharing.',
    network: 'Network',
    part: 'Part',
    from: 'From',
    value: 'Value',
    nothing: 'nothing',
    titleElement: 'title element',
    parts: { title: 'title', description: 'description', image: 'image' },
  },
};
