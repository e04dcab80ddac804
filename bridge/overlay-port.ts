/** What the popup tells the drawing layer in the tab. The port's end is the layer's end: it leaves with the popup. */
export type OverlayOrder =
  | { order: 'show'; selector: string; label: string }
  | { order: 'mark'; marks: OverlayMark[] }
  | { order: 'clear' };

/** Shape and colour tell the kinds apart, the label says it in words. */
export interface OverlayMark {
  selector: string;
  label: string;
  kind: 'good' | 'warn' | 'bad' | 'info' | 'muted';
}

/** What the layer answers: how many of the elements asked for it found, and how many of them can be seen. */
export interface OverlayAnswer { found: number; visible: number; asked: number }

export const overlayPort = 'overlay';
