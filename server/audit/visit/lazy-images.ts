import { documentProperty, queryAll, rectOf } from '../../../checks/collect/dom.ts';
import { withinTimeLimit } from '../../../checks/time-limits.ts';

/** Most milliseconds that images which do not arrive delay a visit. */
const longest = 1_000;
/** The browser reports a paint some frames after it: on a busy machine, three were too few in one visit of ten. */
const framesUntilReported = 10;
const mostImages = 500;

/**
 * Waits until lazy images on the first screen are loaded and painted. They do not delay the load event, although one of them may be the
 * LCP element: a visit that does not wait finds another one, and so another verdict, whenever the machine or the network is slow.
 */
export async function waitForLazyImages(window: Window): Promise<void> {
  const { document } = window;
  if (documentProperty(document, 'readyState') !== 'complete') return;
  const images = [...queryAll(document, 'img[loading="lazy" i]')].slice(0, mostImages) as HTMLImageElement[];
  const shown = images.filter((image) => isOnFirstScreen(rectOf.call(image), window));
  if (shown.length === 0) return;
  const painted = Promise.allSettled(shown.map((image) => HTMLImageElement.prototype.decode.call(image))).then(() => frames(window));
  await withinTimeLimit(longest, painted).catch(() => undefined);
}

const isOnFirstScreen = ({ top, bottom, left, right }: DOMRect, { innerHeight, innerWidth }: Window) =>
  bottom >= 0 && right >= 0 && top < innerHeight && left < innerWidth;

async function frames(window: Window): Promise<void> {
  for (let count = 0; count < framesUntilReported; count++)
    await new Promise((resolve) => {
      window.requestAnimationFrame(resolve);
    });
}
