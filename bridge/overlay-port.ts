import type { CrawlerSight } from '../reports/crawler-sight.ts';

/** What the popup tells the drawing layer in the tab. The port's end is the layer's end: it leaves with the popup, unless it is pinned. */
export type OverlayOrder =
  | { order: 'show'; selector: string; label: string }
  | { order: 'mark'; marks: OverlayMark[]; pinned?: Pinned }
  /** The slider between people and crawlers: it stays until it is closed on the page, or another order comes. */
  | { order: 'sight'; sight: CrawlerSight }
  | { order: 'clear' };

/** The marks stay until Escape, the legend's button, other marks, or the page's end. `remove`: words of that button. */
export interface Pinned {
  remove: string;
}

/** Shape and colour tell the kinds apart, the label says it in words. */
export interface OverlayMark {
  selector: string;
  /** Selector of the last of several elements that one mark goes around. */
  until?: string;
  label: string;
  /** What marks of its kind have in common, for the legend; its label when absent. */
  group?: string;
  kind: 'good' | 'warn' | 'bad' | 'info' | 'muted';
  /** `shade`: filled; `dim`: paled; `spotlight`: everything around it dimmed. An outline when absent. */
  look?: 'shade' | 'dim' | 'spotlight';
}

/** What the overlay answers: how many of the requested elements it found, and how many of them can be seen. */
export interface OverlayAnswer {
  found: number;
  visible: number;
  requested: number;
}

/** The layer was taken away on the page: by Escape, or by the legend's button. */
export interface OverlayClosed {
  closed: true;
}

export const overlayPort = 'overlay';
