import type { MainFact } from '../core/facts/text.ts';
import { contains, hasAttribute, rectOf } from './dom.ts';
import { thousandths } from '../core/helpers/thousandths.ts';
import { elementRef } from './selectors.ts';
import type { Visitors } from './walk/visitors.ts';

/** Minimum side of an image that can contain text, in CSS pixels (docs/judging/signals.md, main-content). */
const largeImage = 160;
const mostLocked = 20;

/** Parts of the main content whose text is not in this document: canvas, frames, embedded files, large images without alternative text. */
export function* findPaywall({ parts, images }: Visitors, main: Element | null, view: Window | null): Generator<void, MainFact['locked']> {
  if (!main || !view) return [];
  const around = rectOf.call(main);
  const area = around.width * around.height;
  const locked: MainFact['locked'] = [];
  if (area === 0) return locked;
  const add = (kind: MainFact['locked'][number]['kind'], element: Element, selector: string) => {
    const rect = rectOf.call(element);
    const share = thousandths(Math.min(1, (rect.width * rect.height) / area));
    if (share > 0 && locked.length < mostLocked) locked.push({ kind, share, at: elementRef(element, selector) });
  };
  for (const { fact, element } of parts.frames) {
    if (!fact.main || fact.player || !contains.call(main, element)) continue;
    if (fact.kind === 'canvas') add('canvas', element, fact.selector);
    else if (fact.kind === 'embed' || fact.kind === 'object') add('embed', element, fact.selector);
    // A frame without an address is filled by a script of this page, mostly with an advertisement.
    else if (fact.kind === 'iframe' && (hasAttribute.call(element, 'srcdoc') || /^(?:https?|file|blob|data):/i.test(fact.url ?? '')))
      add(/\.pdf(?:$|[?#])/i.test(fact.url ?? '') ? 'embed' : 'frame', element, fact.selector);
    yield;
  }
  for (const { fact, element } of images.items) {
    const large = fact.width >= largeImage && fact.height >= largeImage;
    if (large && fact.main && fact.visible && fact.kind !== 'svg' && fact.alt === null && fact.label === '' && !fact.figcaption)
      add('image', element, fact.selector);
    yield;
  }
  return locked;
}
