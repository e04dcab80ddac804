/** Small helpers that every room may use: guards, clipping, steps. */
export { caps, clipText } from '../core/clip.ts';
export { contrastRatio } from '../core/contrast-ratio.ts';
export { errorMessage } from '../core/error-message.ts';
export { reportInLanguage } from '../core/report-in-language.ts';
export { csvCell, csvSafeText } from '../core/csv-cell.ts';
export { displaySafeText } from '../core/display-safe-text.ts';
export type { Steps } from '../core/run-to-completion.ts';
export { isObject } from '../core/is-object.ts';
export { lazyValue } from '../core/lazy-value.ts';
export { TimeLimitOver, withinTimeLimit } from '../time-limits.ts';
export { serialQueue } from '../core/serial-queue.ts';
