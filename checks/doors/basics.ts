/** Small helpers that every room may use: guards, clipping, steps. */
export { caps, clip } from '../core/clip.ts';
export { messageOf } from '../core/message-of.ts';
export { retell } from '../core/retell.ts';
export { csvCell, harmlessText } from '../core/csv-cell.ts';
export { visibleText } from '../core/visible-text.ts';
export type { Steps } from '../core/at-once.ts';
export { isObject } from '../core/is-object.ts';
export { once } from '../core/once.ts';
export { serial } from '../core/serial.ts';
