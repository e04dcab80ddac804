import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { amount, agree } from './grammar.ts';
import { probeText } from './probes.ts';

/** The response, if it is not an image. */
type Answer = { status: number; type: string };
type Size = { width: number; height: number };
/** In pixels; null for an SVG, which fits any size. */
const nameOf = (size: Size | null) => (size === null ? 'scalable (SVG)' : `${size.width} × ${size.height} pixels`);

export const favicon = {
  title: 'Favicon works in search results',
  problem: 'Favicon is missing or unsuitable',
  why: 'Search results, tabs and bookmarks show the site’s icon. Google uses one square icon per host, declared on its home page.',
  words: { icon: 'Icon', status: 'Status', type: 'Type', pixels: 'Pixels', any: 'any' },
  says: {
    usable: ({ size }: { size: Size | null }) => ({ message: `The page has a square icon: ${nameOf(size)}.`, change: '' }),
    inline: () => ({ message: 'The icon is inlined as a data: URL.', change: '' }),
    fromDeclaration: () => ({ message: 'Based on the declaration; the file itself was not requested.', change: '' }),
    defaultOnly: () => ({
      message: 'No icon declared: browsers and Google fall back to /favicon.ico.',
      change: 'Declare one: <link rel="icon" href="/icon.svg">, or a square PNG of at least 48 × 48 pixels.',
    }),
    turnedOff: () => ({
      message: 'The declared icon is an empty data: URL, so search results and tabs show a generic icon.',
      change: 'If you want an icon, declare one: <link rel="icon" href="/icon.svg">, or a square PNG of at least 48 × 48 pixels.',
    }),
    small: ({ size }: { size: Size | null }) => ({
      message: `The largest square icon is ${nameOf(size)}; Google recommends more than 48 × 48.`,
      change: 'Add an SVG, or a PNG of 96 × 96 or 192 × 192 pixels.',
    }),
    tooSmall: ({ size }: { size: Size | null }) => ({
      message: `The largest square icon is ${nameOf(size)}; Google requires at least 8 × 8.`,
      change: 'Use an SVG, or a PNG of at least 48 × 48 pixels.',
    }),
    nearlySquare: ({ size }: { size: Size | null }) => ({
      message: `The icon is not quite square: ${nameOf(size)}.`,
      change: 'Crop it to the same width and height.',
    }),
    notSquare: ({ size }: { size: Size | null }) => ({
      message: `The icon is not square: ${nameOf(size)}. Google does not show it.`,
      change: 'Use an icon with the same width and height.',
    }),
    broken: ({ url, answer: { status, type } }: { url: string; answer: Answer }) => ({
      message: `A declared icon does not load: ${url} (${status >= 400 ? `status ${status}` : `content type ${type || 'unknown'}`}).`,
      change: 'Correct the URL, or remove the declaration.',
    }),
    unreadable: ({ count }: { count: number }) => ({ message: `${amount(count, 'icon file')} could not be read as an image.`, change: '' }),
    someBlocked: ({ count }: { count: number }) => ({
      message: `robots.txt blocks Googlebot-Image from ${amount(count, 'icon')}, which ${agree(count, 'was', 'were')} not counted.`,
      change: '',
    }),
    blocked: () => ({ message: 'robots.txt blocks Googlebot-Image from the icon.', change: 'Allow the URL of the icon in robots.txt.' }),
    sizeUnread: () => ({ message: 'The size of the icon could not be read.', change: '' }),
    unverified: ({ why }: { why: ProbeReason | null }) => ({
      message: `The icon could not be checked: ${why ? probeText(why) : 'no clear response'}.`,
      change: '',
    }),
  },
};
