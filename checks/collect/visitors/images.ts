import { caps, clipText, clipToOneLine } from '../../core/helpers/clip.ts';
import type { ImageFact, ImagesFact } from '../../core/facts/links-and-images.ts';
import {
  attribute,
  firstChild,
  firstElementChild,
  hasAttribute,
  localName,
  nextElementSibling,
  previousElementSibling,
  queryOne,
  textContent,
} from '../dom.ts';
import { unmeasured } from '../layout.ts';
import * as limits from '../limits.ts';
import * as bits from '../walk/container-bits.ts';
import type { Place } from '../walk/place.ts';
import type { Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';
import { LabelTexts } from '../text/labels.ts';
import { startOfTextInOneLine } from '../text/start.ts';
import type { Visited, Visitor, WalkContext } from '../walk/visitor.ts';

const lazyAttributes = [
  'src',
  'srcset',
  'original',
  'lazy-src',
  'lazy-srcset',
  'lazy',
  'lazyload',
  'orig-src',
  'original-src',
  'cfsrc',
  'url',
  'echo',
  'hi-res-src',
].map((name) => `data-${name}`);

/** Whether an img, svg or input element gets an image fact. */
export function isImage(element: Element, tag: Tag): boolean {
  if (tag.visit === kinds.input) return tag.name === 'input' && attribute.call(element, 'type')?.toLowerCase() === 'image';
  if (tag.visit !== kinds.svg) return true;
  const role = attribute.call(element, 'role')?.toLowerCase();
  return role === 'img' || role === 'image' || role === 'graphics-document';
}

/** img, svg with a role, input type=image. Sizes are measured later. */
export class ImagesVisitor implements Visitor {
  readonly fact = 'images';
  readonly enters = [kinds.image, kinds.svg, kinds.input, kinds.figure, kinds.figcaption];
  readonly leaves = [kinds.figure];
  readonly items: Visited<ImageFact>[] = [];
  total = 0;
  /** Number of images stored when the current figure started; -1 outside. */
  #figure = -1;
  #caption = false;
  readonly #labels = new LabelTexts();
  readonly #context: WalkContext;

  constructor(context: WalkContext) {
    this.#context = context;
  }

  enter(element: Element, tag: Tag, place: Readonly<Place>): void {
    if (tag.visit === kinds.figure) {
      if (this.#figure < 0) this.#figure = this.items.length;
    } else if (tag.visit === kinds.figcaption) {
      this.#caption = firstChild.call(element) !== null;
    } else if (isImage(element, tag)) {
      this.total++;
      if (this.items.length < limits.images) this.items.push({ fact: this.#image(element, tag, place), element, order: place.order });
    }
  }

  /** Called at the end of a figure: its caption applies to all images in it. */
  leave(): void {
    if (this.#figure < 0) return;
    if (this.#caption) for (const { fact } of this.items.slice(this.#figure)) fact.figcaption = true;
    this.#figure = -1;
    this.#caption = false;
  }

  #image(element: Element, tag: Tag, place: Readonly<Place>): ImageFact {
    const { stack, urls, rendered } = this.#context;
    const read = (name: string) => attribute.call(element, name);
    const svg = tag.visit === kinds.svg;
    const hidden = read('aria-hidden')?.toLowerCase() === 'true' || (place.bits & bits.ariaHidden) !== 0;
    const role = read('role')?.toLowerCase() ?? '';
    const alt = svg ? null : read('alt');
    const src = svg ? '' : (read('src') ?? '').trim();
    const picture = svg ? undefined : stack.places[stack.depth - 1];
    const sources = picture?.tag.name === 'picture' ? picture.element : null;
    const srcset =
      !svg &&
      (hasAttribute.call(element, 'srcset') ||
        sourceText(sources, (source) => (attribute.call(source, 'srcset')?.startsWith('data:') === false ? '1' : '')) !== '');
    const loading = svg ? '' : (read('loading')?.toLowerCase() ?? '');
    const lazy =
      svg || srcset || (src !== '' && !src.startsWith('data:'))
        ? ''
        : lazyText(element) || sourceText(sources, (source) => lazyText(source));
    return {
      ...unmeasured,
      kind: svg ? 'svg' : tag.visit === kinds.input ? 'input' : 'img',
      src: clipText(src, caps.url),
      url: lazy !== '' ? urls.resolve(firstUrl(lazy)) : src === '' ? null : urls.resolve(src),
      srcset,
      dataSrc: lazy !== '',
      ...(lazy !== '' && (hasTwin(element) || hasTwin(sources)) && { noscript: true }),
      alt: alt === null ? null : clipText(alt, caps.attribute),
      decorative: alt === '' || role === 'presentation' || role === 'none' || hidden,
      label:
        this.#labels.of(element) ||
        clipToOneLine(read('aria-label') ?? '', caps.text) ||
        (svg ? svgTitle(element) : clipToOneLine(read('title') ?? '', caps.text)),
      loading: loading === 'lazy' || loading === 'eager' ? loading : '',
      fetchPriority: svg ? '' : clipText(read('fetchpriority') ?? '', 20).toLowerCase(),
      visible: rendered,
      region: place.region,
      selector: stack.pathAt(stack.depth),
    };
  }

  /** Adds the first hero with a CSS background. */
  addBackground(fact: ImageFact, element: Element): void {
    if (this.items.some(({ fact: { kind } }) => kind === 'background')) return;
    this.total++;
    this.items.push({ fact, element, order: 0 });
  }

  /** @param linked images that are the only name of a link, with the link's selector; null if the list of links was full */
  result(linked: ReadonlyMap<Element, string | null>): ImagesFact {
    for (const { fact, element } of this.items) {
      const link = linked.get(element);
      if (link === undefined) continue;
      fact.soleLinkContent = true;
      if (link !== null) fact.link = link;
    }
    return { items: this.items.map(({ fact }) => fact), total: this.total };
  }
}

/** Maximum number of children of a picture element that are read. */
const sourcesRead = 40;

/** The first text that one of a picture's sources gives; '' if none does. */
function sourceText(picture: Element | null, read: (source: Element) => string): string {
  let child = picture && firstElementChild.call(picture);
  for (let count = 0; child && count < sourcesRead; count++, child = nextElementSibling.call(child)) {
    const text = localName.call(child) === 'source' ? read(child) : '';
    if (text !== '') return text;
  }
  return '';
}

/** What a script makes the source of an image; '' if there is nothing. */
function lazyText(element: Element): string {
  for (const name of lazyAttributes) {
    const text = attribute.call(element, name)?.trim();
    if (text) return text;
  }
  return '';
}
const firstUrl = (candidates: string): string => candidates.split(/\s/, 1)[0]!.replace(/,$/, '');

/** Whether the image is beside it for browsers without scripts, which is where search engines find it too. */
const hasTwin = (element: Element | null): boolean =>
  element !== null &&
  [nextElementSibling.call(element), previousElementSibling.call(element)].some(
    (beside) => beside !== null && localName.call(beside) === 'noscript' && /<img/i.test(textContent.call(beside)),
  );

export function svgTitle(element: Element): string {
  const title = queryOne.call(element, 'title');
  return title ? startOfTextInOneLine(title, caps.text) : '';
}
