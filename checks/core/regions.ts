import type { Region } from './facts/page.ts';

/** Regions around the content of a page. Their text is never main content. */
export const besideContent: ReadonlySet<Region> = new Set<Region>(['nav', 'aside', 'footer', 'comments', 'dialog', 'header']);
