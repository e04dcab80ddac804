/**
 * Style sheets, and http resources of an https page. Browsers upgrade the src of image, video and audio elements and block everything
 * else, including images selected from a srcset (W3C, Mixed Content, 3.1).
 */
import { attribute, firstChild, hasAttribute, nextSibling, nodeName } from '../dom.ts';
import * as limits from '../limits.ts';
import type { Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';
import type { Visitor, WalkContext } from '../walk/visitor.ts';
import { relTokens } from './head.ts';
import { isImage } from './images.ts';
import { isDataScript } from './page.ts';

/** Maximum characters of a srcset, its candidates, and child nodes of a video that are read. */
const caps = { set: 20_000, candidates: 30, children: 60 } as const;
/** A URL followed by a comma, or by descriptors up to the comma (HTML Standard, 4.8.4.2.1). */
const candidate = /[\s,]*(?:(\S+),(?=\s|$)|(\S+)[^,]*)/g;
/** How browsers treat a preload depends on its `as` type; they ignore unknown types. */
const preloads = new Map<string, 'active' | 'passive'>([
  ['image', 'passive'],
  ['audio', 'passive'],
  ['video', 'passive'],
  ['script', 'active'],
  ['style', 'active'],
  ['font', 'active'],
  ['fetch', 'active'],
  ['track', 'active'],
]);

export interface MixedResource {
  url: string;
  kind: 'active' | 'passive';
  element: Element;
  selector: string;
}

export class ResourcesVisitor implements Visitor {
  readonly fact = 'resources';
  readonly enters = [kinds.link, kinds.script, kinds.image, kinds.source, kinds.input, kinds.frame];
  readonly mixed: MixedResource[] = [];
  /** Links to style sheets that the browser loads. */
  readonly styleSheets: { element: Element; url: string }[] = [];
  readonly #context: WalkContext;

  constructor(context: WalkContext) {
    this.#context = context;
  }

  enter(element: Element, tag: Tag): void {
    const { stack, urls } = this.#context;
    if (tag.visit === kinds.link) {
      const rel = relTokens(element);
      if (rel.includes('stylesheet')) this.#styleSheet(element, rel);
      if (urls.secure) this.#link(element, rel);
      return;
    }
    if (!urls.secure) return;
    switch (tag.visit) {
      case kinds.script:
        if (!isDataScript(element)) this.#named(element, 'src', 'active');
        break;
      case kinds.source:
        if (stack.places[stack.depth - 1]?.tag.name === 'picture') this.#set(element, 'srcset');
        break;
      case kinds.frame:
        if (tag.name !== 'video' && tag.name !== 'audio') this.#named(element, tag.name === 'object' ? 'data' : 'src', 'active');
        else if ((attribute.call(element, 'src') ?? '') !== '') this.#named(element, 'src', 'passive');
        else this.#sources(element);
        break;
      default:
        // srcset takes precedence over src.
        if (isImage(element, tag) && !this.#set(element, 'srcset')) this.#named(element, 'src', 'passive');
    }
  }

  /** Records an http: URL. Returns false if the URL is not http:. */
  #add(written: string, kind: MixedResource['kind'], element: Element): boolean {
    const { stack, urls } = this.#context;
    const url = urls.resolve(written);
    if (url === null || !url.startsWith('http:')) return false;
    if (this.mixed.length < limits.refs) this.mixed.push({ url, kind, element, selector: stack.pathAt(stack.depth) });
    return true;
  }

  #named(element: Element, name: string, kind: MixedResource['kind']): boolean {
    const written = attribute.call(element, name);
    return written !== null && written !== '' && this.#add(written, kind, element);
  }

  /** The first http: candidate of a srcset: one is enough to lose the image on some screens. */
  #set(element: Element, name: string): boolean {
    const set = attribute.call(element, name);
    if (set === null) return false;
    // Trimmed, so that each step finds a candidate and none scans the rest in vain.
    const candidates = set.slice(0, caps.set).trim().matchAll(candidate);
    for (let at = 0; at < caps.candidates; at++) {
      const next = candidates.next();
      if (next.done) return false;
      if (this.#add(next.value[1] ?? next.value[2]!, 'active', element)) return true;
    }
    return false;
  }

  /** The sources of a video or audio element without src. */
  #sources(media: Element): void {
    let child = firstChild.call(media);
    for (let at = 0; child && at < caps.children; at++, child = nextSibling.call(child)) {
      if (nodeName.call(child).toLowerCase() !== 'source') continue;
      const source = attribute.call(child as Element, 'src');
      // One finding per player: the browser uses only one of its sources.
      if (source !== null && this.#add(source, 'passive', media)) return;
    }
  }

  #styleSheet(element: Element, rel: readonly string[]): void {
    const { rendered, urls } = this.#context;
    const type = attribute.call(element, 'type')?.trim().toLowerCase() ?? '';
    if (!rendered || rel.includes('alternate') || hasAttribute.call(element, 'disabled') || (type !== '' && type !== 'text/css')) return;
    const href = attribute.call(element, 'href') ?? '';
    const url = href === '' ? null : urls.resolve(href);
    if (url !== null && /^(?:https?|file):/.test(url) && this.styleSheets.length < limits.refs) this.styleSheets.push({ element, url });
  }

  /** Links that load a resource. Icons count as passive: without them, no part of the page is missing. */
  #link(element: Element, rel: readonly string[]): void {
    if (rel.includes('stylesheet') || rel.includes('modulepreload')) this.#named(element, 'href', 'active');
    else if (rel.includes('icon')) this.#named(element, 'href', 'passive');
    else if (rel.includes('preload')) {
      const kind = preloads.get((attribute.call(element, 'as') ?? '').toLowerCase());
      if (kind === 'passive' && this.#set(element, 'imagesrcset')) return;
      if (kind) this.#named(element, 'href', kind);
    }
  }
}
