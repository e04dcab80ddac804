import type { FrameFact } from '../../checks/core/facts/page.ts';

/** A frame that shows a document of the same site and covers this share of the first screen. */
export const frame = (share: number, changes: Partial<FrameFact> = {}): FrameFact => ({
  kind: 'iframe',
  url: 'https://example.com/guide',
  title: '',
  player: false,
  crossOrigin: false,
  share,
  main: true,
  selector: 'iframe',
  ...changes,
});
