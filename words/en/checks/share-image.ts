import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import type { SitePicture } from '../../../checks/derive/head/share-picture.ts';
import { bytes as size, fixed, number } from './grammar.ts';
import { probeText } from './probes.ts';

interface Side {
  width: number;
  height: number;
}
const pixels = ({ width, height }: Side) => `${number(width)} × ${number(height)} pixels`;
/** A side that is not known is 0. */
const sides = ({ width, height }: Side) =>
  width > 0 && height > 0 ? pixels({ width, height }) : width > 0 ? `${number(width)} pixels wide` : `${number(height)} pixels high`;
const sitePictures: Record<SitePicture, string> = { logo: 'the site’s logo', icon: 'an icon of the site', placeholder: 'a placeholder' };
const larger = 'Use 1200 × 630 pixels or more.';

export const shareImage = {
  title: 'Share image works',
  problem: 'Share image is missing or unsuitable',
  why: 'The image is most of what people see of a shared link. Networks silently drop it if they can’t use it.',
  heuristic: 'Our heuristic: whose image it is',
  words: { bytes: 'bytes' },
  says: {
    none: () => ({ message: 'The page has no og:image.', change: '' }),
    works: (args: { width: number; height: number }) => ({ message: `The share image loads and fits: ${pixels(args)}.`, change: '' }),
    unmeasured: () => ({ message: 'The share image loads, but its size could not be measured.', change: '' }),
    unusable: ({ address }: { address: string }) => ({
      message: `og:image isn’t a valid URL: ${address}`,
      change: 'Use the absolute https URL of a JPEG, PNG or WebP file.',
    }),
    relative: () => ({
      message: 'og:image is a relative URL: several networks do not resolve it.',
      change: 'Use the full URL with https://.',
    }),
    insecure: () => ({
      message: 'og:image is an http URL: messengers and networks may reject it.',
      change: 'Serve the image over https and use that URL.',
    }),
    vector: () => ({
      message: 'The share image is an SVG, which X and most networks do not show.',
      change: 'Export it as PNG, JPEG or WebP.',
    }),
    noAlt: () => ({
      message: 'No og:image:alt, so people who can’t see the image get no description.',
      change: 'Add og:image:alt with a short description of the image.',
    }),
    siteWide: ({ kind }: { kind: SitePicture }) => ({
      message: `The share image is ${sitePictures[kind]}, although the page has images of its own.`,
      change: 'Point og:image to an image of what this page is about.',
    }),
    anotherSubject: () => ({
      message: 'The name of the share image has nothing in common with this product or its images.',
      change: 'Use an image of this product.',
    }),
    saidSmall: ({ width, height, smallWidth }: { width: number; height: number; smallWidth: number }) => ({
      message: `By its tags or URL, the share image is ${sides({ width, height })}: below a width of ${number(smallWidth)}, networks show a thumbnail instead of a large preview.`,
      change: larger,
    }),
    declaredSmall: ({ width, height, goodWidth }: { width: number; height: number; goodWidth: number }) => ({
      message: `og:image:width and og:image:height declare ${pixels({ width, height })}, narrower than the usual ${number(goodWidth)}.`,
      change: '',
    }),
    notFound: ({ status }: { status: number }) => ({
      message: `The share image returns ${status}.`,
      change: 'Correct the URL or restore the image.',
    }),
    unreachable: ({ why }: { why: ProbeReason | null }) => ({
      message: `The share image cannot be loaded: ${why ? probeText(why) : 'no response'}.`,
      change: 'Correct the URL.',
    }),
    unverified: ({ why }: { why: ProbeReason | null }) => ({
      message: `The share image could not be checked: ${why ? probeText(why) : 'no clear response'}.`,
      change: '',
    }),
    notImage: ({ type }: { type: string }) => ({
      message: `The share image is not an image: it is served as ${type || 'an unknown type'}.`,
      change: 'Point to the image file itself and serve it as image/jpeg, image/png or image/webp.',
    }),
    tooSmall: ({ width, height, leastSide }: { width: number; height: number; leastSide: number }) => ({
      message: `The share image is ${pixels({ width, height })}; networks drop images below ${number(leastSide)} × ${number(leastSide)}.`,
      change: larger,
    }),
    thumbnail: ({ width, height, smallWidth }: { width: number; height: number; smallWidth: number }) => ({
      message: `The share image is ${pixels({ width, height })}: below a width of ${number(smallWidth)}, networks show a thumbnail instead of a large preview.`,
      change: larger,
    }),
    small: (args: { width: number; height: number }) => ({
      message: `The share image is ${pixels(args)}, which looks blurry on high-resolution screens.`,
      change: larger,
    }),
    ratio: ({ width, height, ratio }: { width: number; height: number; ratio: number }) => ({
      message: `The share image has an aspect ratio of ${fixed(width / height, 2)}:1. Large previews crop it to about ${number(ratio)}:1.`,
      change: `Use an aspect ratio of about ${number(ratio)}:1, or keep the important part in the middle.`,
    }),
    heavy: ({ size: has, bytes }: { size: number; bytes: number }) => ({
      message: `The share image is ${size(has)}. X’s limit is ${size(bytes)}; messengers often allow much less.`,
      change: 'Compress it to a few hundred kB.',
    }),
    sizeUnread: () => ({ message: 'The size of the share image could not be read.', change: '' }),
  },
};
