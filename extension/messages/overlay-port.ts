import type { Mark } from '../../components/tool/props.ts';
import type { CrawlerSight } from '../../reports/crawler-sight.ts';

/** Messages from the popup to the overlay in the tab. When the port closes with the popup, the overlay is removed, unless it is pinned. */
export type OverlayOrder =
  | { order: 'show'; selector: string; label: string }
  | { order: 'mark'; marks: Mark[]; pinned?: Pinned }
  /** The slider between people and crawlers: it stays until it is closed on the page, or until another order comes. */
  | { order: 'sight'; sight: CrawlerSight }
  | { order: 'clear' };

/** The marks stay until Escape, the legend's button, other marks, or the end of the page. `remove`: label of that button. */
export interface Pinned {
  remove: string;
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
