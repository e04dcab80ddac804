import type { CrawlerSight } from '../reports/crawler-sight.ts';

/** Messages from the popup to the drawing layer in the tab. When the port closes with the popup, the layer is removed, unless it is pinned. */
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

/** Shape and color distinguish the kinds, the label names them. */
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

/** The overlay's answer: how many of the requested elements it found, and how many are visible. */
export interface OverlayAnswer {
  found: number;
  visible: number;
  requested: number;
}

/** The user removed the layer on the page, with Escape or the legend's button. */
export interface OverlayClosed {
  closed: true;
}

export const overlayPort = 'overlay';
