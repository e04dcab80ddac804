import type { ComponentChildren, JSX } from 'preact';
import { shownStatus, type Shown } from '../../reports/statuses.ts';
import { pixelsToRem } from '../parts/icons.tsx';
import { useLocale } from '../use-locale.ts';

export { shownStatus, type Shown };

/** Shapes differ, so that color is never the only distinction. */
const shapes: Record<Shown, JSX.Element> = {
  pass: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="m4.8 8.2 2.2 2.2 4.2-4.6" stroke="var(--surface)" />
    </>
  ),
  warn: (
    <>
      <path d="M8 1.6 15 14H1Z" fill="currentColor" stroke="currentColor" />
      <path d="M8 6v3.6M8 11.9v.1" stroke="var(--surface)" />
    </>
  ),
  fail: (
    <>
      <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5Z" fill="currentColor" />
      <path d="m5.6 5.6 4.8 4.8M10.4 5.6l-4.8 4.8" stroke="var(--surface)" />
    </>
  ),
  na: (
    <>
      <circle cx="8" cy="8" r="6.2" stroke="currentColor" />
      <path d="M5 8h6" stroke="currentColor" />
    </>
  ),
  unchecked: (
    <>
      <rect x="1.8" y="1.8" width="12.4" height="12.4" rx="2.5" stroke="currentColor" stroke-dasharray="2.4 2" />
      <path d="M6.2 6.4c.1-2.4 3.7-2.3 3.6-.1-.1 1.4-1.8 1.4-1.8 2.8M8 11.6v.1" stroke="currentColor" />
    </>
  ),
  info: (
    <>
      <rect x="1.5" y="1.5" width="13" height="13" rx="2.5" stroke="currentColor" />
      <path d="M8 7.4v4M8 4.7v.1" stroke="currentColor" />
    </>
  ),
  note: (
    <>
      <circle cx="8" cy="8" r="6.2" stroke="currentColor" />
      <path d="M8 7.4v3.8M8 4.9v.1" stroke="currentColor" />
    </>
  ),
  pending: (
    <>
      <circle cx="3" cy="8" r="1.5" fill="currentColor" />
      <circle cx="8" cy="8" r="1.5" fill="currentColor" />
      <circle cx="13" cy="8" r="1.5" fill="currentColor" />
    </>
  ),
};

/** The icon alone, with a name for screen readers unless the word is next to it. @param tone its color, if that says something else than the status */
export function StatusIcon({
  status,
  tone = status,
  silent = false,
  size = 16,
}: {
  status: Shown;
  tone?: Shown;
  silent?: boolean;
  size?: number;
}): JSX.Element {
  const words = useLocale().words.status;
  const named = silent ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': words[status] };
  return (
    <svg
      class={`status-icon tone-${tone}`}
      width={pixelsToRem(size)}
      height={pixelsToRem(size)}
      viewBox="0 0 16 16"
      fill="none"
      stroke-width="1.7"
      stroke-linecap="round"
      stroke-linejoin="round"
      {...named}
    >
      {shapes[status]}
    </svg>
  );
}

/** Icon and word: that of the status, unless another says more. */
export function StatusBadge({ status, size = 16, children }: { status: Shown; size?: number; children?: ComponentChildren }): JSX.Element {
  const words = useLocale().words.status;
  return (
    <span class={`status tone-${status}`}>
      <StatusIcon status={status} silent size={size} />
      {children ?? words[status]}
    </span>
  );
}
