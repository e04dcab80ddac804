import type { JSX } from 'preact';

/** From what was to what is, or from a page to its target: mirrored from right to left by the styles. */
export const Arrow = (): JSX.Element => <span class="along-text">→</span>;
