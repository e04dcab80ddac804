import { caps, clip, oneLine } from '../core/clip.ts';
import type { ImageFact } from '../core/facts.ts';
import { attribute, firstElementChild, hasAttribute, localName, nextElementSibling, queryOne } from './dom.ts';
import { limits } from './limits.ts';
import { mixed, mixedSet } from './mixed.ts';
import { context, type Place } from './place.ts';
import { resolve } from './resolve.ts';
import { visits, type Tag } from './tags.ts';
import { lineStart } from './text-start.ts';
import type { Gathering } from './gathering.ts';

const lazyAttributes = ['data-src', 'data-srcset', 'data-original', 'data-lazy-src', 'data-lazy', 'data-url', 'data-echo', 'data-hi-res-src'];

/** img, svg with a role or name, input type=image. Sizes come from layout. */
export function visitImage(walk: Gathering, element: Element, tag: Tag, place: Place): void {
  const { found, stack } = walk;
  const read = (name: string) => attribute.call(element, name);
  if (tag.visit === visits.source) {
    if (stack.places[stack.depth - 1]?.tag.name === 'picture') mixedSet(walk, read('srcset'), element);
    return;
  }
  const own = read('aria-hidden')?.toLowerCase() === 'true';
  const hidden = own || (place.bits & context.ariaHidden) !== 0;
  const role = read('role')?.toLowerCase() ?? '';
  const label = oneLine(read('aria-label') ?? '', caps.text);
  if (tag.visit === visits.svg) {
    if (found.link) {
      found.link.pictures++;
      if (!own) found.link.alt += ` ${label || svgTitle(element)}`;
    }
    if (role !== 'img' && role !== 'image' && role !== 'graphics-document') return;
  }
  const svg = tag.visit === visits.svg;
  found.imagesTotal++;
  const alt = svg ? null : read('alt');
  const src = svg ? '' : (read('src') ?? '').trim();
  const picture = svg ? undefined : stack.places[stack.depth - 1];
  const sources = picture?.tag.name === 'picture' ? picture.element : null;
  const srcset = !svg && (hasAttribute.call(element, 'srcset') || hasSource(sources, (source) => attribute.call(source, 'srcset')?.startsWith('data:') === false));
  if (found.link && !svg) {
    found.link.pictures++;
    if (alt) found.link.alt += ` ${alt}`;
    else if (label) found.link.alt += ` ${label}`;
  }
  const url = src === '' ? null : resolve(walk, src);
  // What stands in srcset is taken before src.
  if (svg || !mixedSet(walk, read('srcset'), element)) mixed(walk, url, 'passive', element);
  if (found.images.length >= limits.images) return;
  const loading = svg ? '' : read('loading')?.toLowerCase() ?? '';
  const lazy = !srcset && (src === '' || src.startsWith('data:')) && !svg
    && (lazyAttributes.some((name) => (read(name) ?? '') !== '') || hasSource(sources, (source) => hasAttribute.call(source, 'data-srcset')));
  const fact: ImageFact = {
    kind: svg ? 'svg' : tag.visit === visits.input ? 'input' : 'img', src: clip(src, caps.url), url, srcset, dataSrc: lazy,
    alt: alt === null ? null : clip(alt, caps.attribute), decorative: alt === '' || role === 'presentation' || role === 'none' || hidden,
    label: label || (svg ? svgTitle(element) : oneLine(read('title') ?? '', caps.text)), figcaption: false,
    loading: loading === 'lazy' || loading === 'eager' ? loading : '', fetchPriority: svg ? '' : clip(read('fetchpriority') ?? '', 20).toLowerCase(),
    width: 0, height: 0, naturalWidth: 0, naturalHeight: 0, sized: false, inFlow: true, visible: walk.rendered, firstScreen: false, complete: false,
    soleLinkContent: false, bytes: null, region: place.region, main: false, selector: stack.pathAt(stack.depth),
  };
  found.images.push({ fact, element, order: place.order });
  found.link?.images.push(fact);
}

/** Children of a picture element that are looked at. */
const sourcesRead = 40;

function hasSource(picture: Element | null, test: (source: Element) => boolean): boolean {
  let child = picture && firstElementChild.call(picture);
  for (let read = 0; child && read < sourcesRead; read++, child = nextElementSibling.call(child)) {
    if (localName.call(child) === 'source' && test(child)) return true;
  }
  return false;
}

function svgTitle(element: Element): string {
  const title = queryOne.call(element, 'title');
  return title ? lineStart(title, caps.text) : '';
}
