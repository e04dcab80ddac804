import type { ProbeReason } from '../../../checks/core/facts.ts';
import { amount, agree } from './english.ts';
import { probeText } from './probes.ts';

/** What came, where it is no picture. */
type Answer = { status: number; type: string };
type Size = { width: number; height: number };
/** In pixels; null for a picture of lines, which fits any size. */
const nameOf = (size: Size | null) => (size === null ? 'any size (SVG)' : `${size.width} × ${size.height} pixels`);

export const favicon = {
  title: 'Favicon usable in results',
  why: "Search results, tabs and bookmarks show the site's icon. Google takes one square icon for each host, declared on its home page.",
  words: { icon: 'Icon', status: 'Status', type: 'Type', pixels: 'Pixels', any: 'any' },
  says: {
    usable: ({ size }: { size: Size | null }) => ({ message: `There is a square icon of ${nameOf(size)}.`, change: '' }),
    inline: () => ({ message: 'The icon is written into the page as a data: URL.', change: '' }),
    fromDeclaration: () => ({ message: 'Judged by what the declaration says; the file itself was not fetched.', change: '' }),
    defaultOnly: () => ({
      message: 'No icon is declared: browsers and Google have to try /favicon.ico.',
      change: 'Declare one: <link rel="icon" href="/icon.svg">, or a square PNG of at least 48 × 48 pixels.',
    }),
    turnedOff: () => ({
      message: 'The declared icon is an empty data: URL, which turns it off: results and tabs show a general symbol.',
      change: 'If you want an icon, declare one: <link rel="icon" href="/icon.svg">, or a square PNG of at least 48 × 48 pixels.',
    }),
    small: ({ size }: { size: Size | null }) => ({
      message: `The largest square icon is ${nameOf(size)}; Google recommends more than 48 × 48.`,
      change: 'Add an SVG, or a PNG of 96 × 96 or 192 × 192 pixels.',
    }),
    tooSmall: ({ size }: { size: Size | null }) => ({
      message: `The largest square icon is ${nameOf(size)}; Google asks for at least 8 × 8.`,
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
    unreadable: ({ count }: { count: number }) => ({
      message: `${amount(count, 'icon file')} could not be read as a picture.`,
      change: '',
    }),
    someBlocked: ({ count }: { count: number }) => ({
      message: `robots.txt keeps Googlebot-Image from ${amount(count, 'icon')}, which ${agree(count, 'was', 'were')} left out.`,
      change: '',
    }),
    blocked: () => ({ message: 'robots.txt keeps Googlebot-Image from the icon.', change: 'Allow the URL of the icon in robots.txt.' }),
    sizeUnread: () => ({ message: 'The size of the icon could not be read.', change: '' }),
    unverified: ({ why }: { why: ProbeReason | null }) => ({
      message: `The icon could not be checked: ${why ? probeText(why) : 'no clear answer'}.`,
      change: '',
    }),
  },
};
