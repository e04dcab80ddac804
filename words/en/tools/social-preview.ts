import { english } from '../../../checks/core/wording.ts';
import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { probeText } from '../checks/probes.ts';

const { fixed, number } = english;

export const words = {
  shared: {
    title: 'Link previews',
    note: 'Based on this page’s tags. Networks change their cards without notice; what matters is which text and image crop they use.',
    noCard: 'X shows no card: twitter:card and og:title are missing.',
    noTitle: 'No title',
    noImage: ({ why }: { why: ProbeReason }) => `No image: ${probeText(why)}.`,
    notLoaded: 'Not loaded',
  },
  image: {
    title: 'Share image',
    none: 'No share image declared: networks pick an image from the page or none.',
    note: 'The frame is the usual 1.91:1 crop; anything outside it may be cut off.',
    declared: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)} px declared`,
    pixels: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)} px`,
    ratio: ({ ratio }: { ratio: number }) => `${fixed(ratio, 2)}:1`,
    drawnSize: 'The size is that of the image shown here.',
  },
  tags: {
    title: 'Which tag is used',
    note: 'The first tag with a value wins.',
    rows: 'sharing tags',
    none: 'The page has no tags for sharing.',
    network: 'Network',
    part: 'Part',
    from: 'From',
    value: 'Value',
    nothing: 'nothing',
    titleElement: '<title>',
    parts: { title: 'title', description: 'description', image: 'image' },
  },
};
