import { caps, oneLine } from '../core/clip.ts';
import { attribute, firstChild, textContent } from './dom.ts';
import { limits } from './limits.ts';
import type { Place } from './place.ts';
import type { Tag } from './tags.ts';
import type { Gathering } from './gathering.ts';

/** h1 to h6. Visibility and size come from layout. */
export function visitHeading(walk: Gathering, element: Element, tag: Tag, place: Place): void {
  const { found, stack } = walk;
  found.headingsTotal++;
  // A heading shows that what it stands in is no mere aside.
  if (tag.level === 1) place.disproved = true;
  if (found.headings.length >= limits.headings) return;
  let text = oneLine(textContent.call(element), caps.text * 2);
  if (text === '' && firstChild.call(element)) {
    const image = Element.prototype.querySelector.call(element, 'img[alt]');
    text = image ? oneLine(attribute.call(image, 'alt') ?? '', caps.text) : '';
  }
  found.headings.push({
    fact: { level: tag.level, text, visible: walk.rendered, fontSize: 0, firstScreen: false, region: place.region, main: false, selector: stack.pathAt(stack.depth) },
    element, order: place.order,
  });
}
