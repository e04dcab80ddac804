import type { ProbeReason } from '../../../checks/core/facts.ts';
import { bytes as size, fixed, number } from './english.ts';
import { probeText } from './probes.ts';

interface Side {
  width: number;
  height: number;
}
const pixels = ({ width, height }: Side) => `${number(width)} × ${number(height)} pixels`;
const larger = 'Use 1200 × 630 pixels or more.';

export const shareImage = {
  title: 'Share image works',
  why: 'The picture is most of what people see of a shared link. Networks silently leave it out when they cannot use it.',
  words: { bytes: 'bytes' },
  says: {
    none: () => ({ message: 'There is no og:image.', change: '' }),
    works: (given: { width: number; height: number }) => ({ message: `The share image loads and fits: ${pixels(given)}.`, change: '' }),
    unmeasured: () => ({ message: 'The share image loads, but its size could not be measured.', change: '' }),
    unusable: ({ address }: { address: string }) => ({
      message: `og:image is not a URL that a network could load: ${address}`,
      change: 'Give it the absolute https URL of a JPEG, PNG or WebP file.',
    }),
    relative: () => ({
      message: 'og:image is a relative URL: several networks do not resolve it.',
      change: 'Write the full URL, with https://.',
    }),
    insecure: () => ({
      message: 'og:image is an http URL: messengers and networks may refuse it.',
      change: 'Serve the picture over https and write that URL.',
    }),
    vector: () => ({
      message: 'The share image is an SVG, which X and most networks do not show.',
      change: 'Export it as PNG, JPEG or WebP.',
    }),
    noAlt: () => ({
      message: 'There is no og:image:alt, so people who cannot see the picture learn nothing about it.',
      change: 'Add og:image:alt with a short description of the picture.',
    }),
    declaredSmall: ({ width, height, goodWidth }: { width: number; height: number; goodWidth: number }) => ({
      message: `og:image:width and og:image:height announce ${pixels({ width, height })}, narrower than the usual ${number(goodWidth)}.`,
      change: '',
    }),
    notFound: ({ status }: { status: number }) => ({
      message: `The share image answers ${status}.`,
      change: 'Correct the URL, or put the picture back.',
    }),
    unreachable: ({ why }: { why: ProbeReason | null }) => ({
      message: `The share image cannot be loaded: ${why ? probeText(why) : 'no answer came'}.`,
      change: 'Correct the URL.',
    }),
    unverified: ({ why }: { why: ProbeReason | null }) => ({
      message: `The share image could not be checked: ${why ? probeText(why) : 'no clear answer came'}.`,
      change: '',
    }),
    notImage: ({ type }: { type: string }) => ({
      message: `The share image is not a picture: it is served as ${type || 'nothing in particular'}.`,
      change: 'Link to the picture file itself and serve it as image/jpeg, image/png or image/webp.',
    }),
    tooSmall: ({ width, height, leastSide }: { width: number; height: number; leastSide: number }) => ({
      message: `The share image has ${pixels({ width, height })}; networks drop images below ${number(leastSide)} × ${number(leastSide)}.`,
      change: larger,
    }),
    thumbnail: ({ width, height, smallWidth }: { width: number; height: number; smallWidth: number }) => ({
      message: `The share image has ${pixels({ width, height })}: below a width of ${number(smallWidth)}, networks show a thumbnail instead of a large preview.`,
      change: larger,
    }),
    small: (given: { width: number; height: number }) => ({
      message: `The share image has ${pixels(given)}, which looks blurred on sharp screens.`,
      change: larger,
    }),
    ratio: ({ width, height, ratio }: { width: number; height: number; ratio: number }) => ({
      message: `The share image has the ratio ${fixed(width / height, 2)} : 1. Large previews crop it to about ${number(ratio)} : 1.`,
      change: `Make it about ${number(ratio)} times as wide as high, or keep what matters in the middle.`,
    }),
    heavy: ({ size: has, bytes }: { size: number; bytes: number }) => ({
      message: `The share image has ${size(has)}; X takes less than ${size(bytes)}, messengers often far less.`,
      change: 'Compress it: a few hundred kB are plenty.',
    }),
    sizeUnread: () => ({ message: 'The size of the share image could not be read.', change: '' }),
  },
};
