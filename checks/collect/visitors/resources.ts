/**
 * Resources that an https page names with http. Browsers upgrade what an image, video or audio element names in src and block
 * the rest, pictures that are chosen from a set among them (W3C, Mixed Content, 3.1).
 */
import { attribute, firstChild, nextSibling, nodeName } from '../dom.ts';
import * as limits from '../limits.ts';
import type { Tag } from '../tags.ts';
import * as kinds from '../kinds.ts';
import type { Visitor, WalkContext } from '../visitor.ts';
import { relOf } from './head.ts';
import { isImage } from './images.ts';
import { isDataBlock } from './page.ts';

/** Characters of a srcset, its candidates, and child nodes of a video that are looked at. */
const caps = { set: 20_000, candidates: 30, children: 60 } as const;
/** A URL that a comma ends, or one with what follows it up to the comma (HTML Standard, 4.8.4.2.1). */
const candidate = /[\s,]*(?:(\S+),(?=\s|$)|(\S+)[^,]*)/g;
/** What a preload is for decides how browsers treat it; without a kind that they know they load nothing. */
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
  readonly #context: WalkContext;

  constructor(context: WalkContext) {
    this.#context = context;
  }

  enter(element: Element, tag: Tag): void {
    const { stack, urls } = this.#context;
    if (!urls.secure) return;
    switch (tag.visit) {
      case kinds.link:
        this.#link(element);
        break;
      case kinds.script:
        if (!isDataBlock(element)) this.#named(element, 'src', 'active');
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
        // What is in srcset is taken before src.
        if (isImage(element, tag) && !this.#set(element, 'srcset')) this.#named(element, 'src', 'passive');
    }
  }

  /** An http: URL that an element names. */
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

  /** The first http: candidate of a srcset: one is enough to lose the picture on some screens. */
  #set(element: Element, name: string): boolean {
    const set = attribute.call(element, name);
    if (set === null) return false;
    // With no white space at its end, each step finds a candidate: none looks through the rest in vain.
    const candidates = set.slice(0, caps.set).trim().matchAll(candidate);
    for (let at = 0; at < caps.candidates; at++) {
      const next = candidates.next();
      if (next.done) return false;
      if (this.#add(next.value[1] ?? next.value[2]!, 'active', element)) return true;
    }
    return false;
  }

  /** The sources of a video or audio element without a URL of its own. */
  #sources(media: Element): void {
    let child = firstChild.call(media);
    for (let at = 0; child && at < caps.children; at++, child = nextSibling.call(child)) {
      if (nodeName.call(child).toLowerCase() !== 'source') continue;
      const source = attribute.call(child as Element, 'src');
      // One finding for each player: the browser takes one of its sources.
      if (source !== null && this.#add(source, 'passive', media)) return;
    }
  }

  /** Links that load something. Icons are judged mildly: no part of the page is lost with them. */
  #link(element: Element): void {
    const rel = relOf(element);
    if (rel.includes('stylesheet') || rel.includes('modulepreload')) this.#named(element, 'href', 'active');
    else if (rel.includes('icon')) this.#named(element, 'href', 'passive');
    else if (rel.includes('preload')) {
      const kind = preloads.get((attribute.call(element, 'as') ?? '').toLowerCase());
      if (kind === 'passive' && this.#set(element, 'imagesrcset')) return;
      if (kind) this.#named(element, 'href', kind);
    }
  }
}
