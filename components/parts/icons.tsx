import type { JSX } from 'preact';

const paths = {
  target: (
    <>
      <circle cx="8" cy="8" r="4.5" />
      <path d="M8 1v4M8 11v4M1 8h4M11 8h4" />
    </>
  ),
  back: <path d="M10 3 5 8l5 5M5.5 8H14" />,
  forward: <path d="m6 3 5 5-5 5" />,
  again: <path d="M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3" />,
  save: <path d="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11" />,
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M10.5 3.5v-1h-8v8h1" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.5 3.5" />
    </>
  ),
  add: <path d="M8 2.5v11M2.5 8h11" />,
  close: <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />,
  up: <path d="M3.5 9.5 8 5l4.5 4.5" />,
  down: <path d="M3.5 6.5 8 11l4.5-4.5" />,
  grip: <path d="M5.5 3.5v.1M10.5 3.5v.1M5.5 8v.1M10.5 8v.1M5.5 12.5v.1M10.5 12.5v.1" stroke-width="2.2" />,
  pause: <path d="M5.5 3v10M10.5 3v10" />,
  play: <path d="M4.5 2.8v10.4L13 8Z" />,
  list: <path d="M2.5 4h11M2.5 8h11M2.5 12h7" />,
  panel: (
    <>
      <rect x="2" y="3" width="12" height="10" rx="1.5" />
      <path d="M9.5 3v10M11.5 6h.1M11.5 8.5h.1" />
    </>
  ),
  star: <path d="m8 1.8 1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6Z" />,
  away: <path d="M9 2h5v5M14 2 7.5 8.5M12 9v4.5H2.5V4H7" />,
} as const;
export type IconName = keyof typeof paths;
/** Icons that point where reading goes on, or came from: mirrored from right to left. */
const alongText: ReadonlySet<IconName> = new Set(['back', 'forward', 'away']);

/** A size that grows with the text. @param pixels at the usual text size */
export const pixelsToRem = (pixels: number): string => `${pixels / 16}rem`;

/** An icon next to words, or on a button with an accessible name: hidden from screen readers. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg
      width={pixelsToRem(size)}
      height={pixelsToRem(size)}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      class={alongText.has(name) ? 'along-text' : undefined}
    >
      {paths[name]}
    </svg>
  );
}

/** The mark of Pageloupe: a page under a loupe. */
export function LogoIcon({ size = 24 }: { size?: number }): JSX.Element {
  return (
    <svg width={pixelsToRem(size)} height={pixelsToRem(size)} viewBox="0 0 128 128" aria-hidden="true">
      <rect x="14" y="8" width="76" height="104" rx="10" fill="#f4f1ea" stroke="#1d3f72" stroke-width="7" />
      <path d="M30 36h44M30 54h28M30 72h22" stroke="#1d3f72" stroke-width="7" stroke-linecap="round" />
      <circle cx="76" cy="72" r="27" fill="#fff" stroke="#d1480e" stroke-width="9" />
      <path d="M64 73l9 9 16-19" fill="none" stroke="#1d3f72" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" />
      <path d="M96 93l20 22" stroke="#d1480e" stroke-width="12" stroke-linecap="round" />
    </svg>
  );
}
