import type { CrawlerSight } from '../../reports/crawler-sight.ts';

/** Messages from the popup to the overlay in the tab. When the port closes with the popup, the overlay is removed, unless it is pinned. */
export type OverlayOrder =
  | { order: 'show'; selector: string }
  | { order: 'mark'; marks: OverlayMark[]; pinned?: Pinned }
  /** The slider between people and crawlers: it stays until it is closed on the page, or until another order comes. */
  | { order: 'sight'; sight: CrawlerSight }
  | { order: 'clear' };

/** The marks stay until Escape, the legend's button, other marks, or the end of the page. `remove`: label of that button. */
export interface Pinned {
  remove: string;
}

/** Shape and color distinguish the kinds, the label names them. */
export interface OverlayMark {
  selector: string;
  /** Selector of the last element, if one mark surrounds several. */
  until?: string;
  label: string;
  /** What marks of its kind have in common, for the legend; its label if absent. */
  group?: string;
  kind: 'good' | 'warn' | 'bad' | 'info' | 'muted';
  /** `shade`: filled; `dim`: faded; `spotlight`: everything around it is dimmed. An outline if absent. */
  look?: 'shade' | 'dim' | 'spotlight';
}

/** The overlay's reply: how many of the requested elements it found, and how many are visible. */
export interface OverlayAnswer {
  found: number;
  visible: number;
  requested: number;
}

/** The user removed the overlay on the page, with Escape or the legend's button. */
export interface OverlayClosed {
  closed: true;
}

export const overlayPort = 'overlay';
