import type { VitalsCollector } from '../../../checks/collect/vitals.ts';
import { documentProperty, queryAll, rectOf } from '../../../checks/collect/dom.ts';
import { withinTimeLimit } from '../../../checks/time-limits.ts';

/** Most milliseconds that images which do not arrive delay a visit. */
const longest = 1_000;
/** The browser reports a paint some frames after it: on a busy machine, three were too few in one visit of ten. */
const framesUntilReported = 10;
/** Part of the area of an image that the browser reports at least: it rounds to whole pixels. */
const reportedPart = 0.98;
const mostImages = 500;

/**
 * Waits until the browser has reported a paint, and until images on the first screen that are larger than any paint so far are painted.
 * The load event waits for no paint, and not at all for lazy images: a visit that does not wait finds no LCP element or another one,
 * and so another verdict, whenever the machine or the network is slow.
 */
export async function waitForLargestPaint(window: Window, vitals: VitalsCollector): Promise<void> {
  const { document } = window;
  if (documentProperty(document, 'readyState') !== 'complete') return;
  const images = [...queryAll(document, 'img')].slice(0, mostImages) as HTMLImageElement[];
  const awaited = images.filter((image) => {
    const area = areaOnFirstScreen(image, window);
    return area !== null && (!image.complete || area * reportedPart > vitals.largestArea);
  });
  const painted = async () => {
    await Promise.allSettled(awaited.map((image) => HTMLImageElement.prototype.decode.call(image)));
    const least = Math.max(1, ...awaited.map((image) => (areaOnFirstScreen(image, window) ?? 0) * reportedPart));
    for (let count = 0; count < framesUntilReported && vitals.largestArea < least; count++)
      await new Promise((resolve) => {
        window.requestAnimationFrame(resolve);
      });
  };
  await withinTimeLimit(longest, painted()).catch(() => undefined);
}

/** Area in CSS pixels within the window, 0 for an image that has no size yet; null if it is elsewhere. */
function areaOnFirstScreen(image: HTMLImageElement, { innerHeight, innerWidth }: Window): number | null {
  const { top, bottom, left, right } = rectOf.call(image);
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width < 0 || height < 0 ? null : width * height;
}
