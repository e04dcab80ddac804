/**
 * Resources that an https page names with http. Browsers upgrade what an image, video or audio element names in src and block
 * the rest, pictures that are chosen from a set among them (W3C, Mixed Content, 3.1).
 */
import { attribute, firstChild, nextSibling, nodeName } from './dom.ts';
import { limits } from './limits.ts';
import { resolve } from './resolve.ts';
import type { Gathering } from './gathering.ts';

/** Characters of a srcset, its candidates, and child nodes of a video that are looked at. */
const caps = { set: 20_000, candidates: 30, children: 60 } as const;

/** An http: subresource on an https page. */
export function mixed(walk: Gathering, url: string | null, kind: 'active' | 'passive', element: Element): boolean {
  const { found, stack } = walk;
  if (!walk.secure || url === null || !url.startsWith('http:')) return false;
  if (found.mixed.length < limits.refs) found.mixed.push({ url, kind, element, selector: stack.pathAt(stack.depth) });
  return true;
}

/** An address that a comma ends, or one with what follows it up to the comma (HTML Standard, 4.8.4.2.1). */
const candidate = /[\s,]*(?:(\S+),(?=\s|$)|(\S+)[^,]*)/g;
/** The first http: candidate of a srcset: one is enough to lose the picture on some screens. */
export function mixedSet(walk: Gathering, set: string | null, element: Element): boolean {
  if (!walk.secure || set === null) return false;
  // With no white space at its end, each step finds a candidate: none looks through the rest in vain.
  const candidates = set.slice(0, caps.set).trim().matchAll(candidate);
  for (let at = 0; at < caps.candidates; at++) {
    const next = candidates.next();
    if (next.done) return false;
    if (mixed(walk, resolve(walk, next.value[1] ?? next.value[2]!), 'active', element)) return true;
  }
  return false;
}

/** The sources of a video or audio element without an address of its own. */
export function mixedSources(walk: Gathering, media: Element): void {
  if (!walk.secure) return;
  let child = firstChild.call(media);
  for (let at = 0; child && at < caps.children; at++, child = nextSibling.call(child)) {
    if (nodeName.call(child).toLowerCase() !== 'source') continue;
    const source = attribute.call(child as Element, 'src');
    // One finding for each player: the browser takes one of its sources.
    if (source !== null && mixed(walk, resolve(walk, source), 'passive', media)) return;
  }
}

/** What a preload is for decides how browsers treat it; without a kind that they know they load nothing. */
const preloads = new Map<string, 'active' | 'passive'>([
  ['image', 'passive'], ['audio', 'passive'], ['video', 'passive'], ['script', 'active'], ['style', 'active'], ['font', 'active'], ['fetch', 'active'], ['track', 'active'],
]);

/** Links that load something. Icons are judged mildly: no part of the page is lost with them. */
export function mixedLink(walk: Gathering, rel: readonly string[], url: string | null, element: Element): void {
  if (rel.includes('stylesheet') || rel.includes('modulepreload')) mixed(walk, url, 'active', element);
  else if (rel.includes('icon')) mixed(walk, url, 'passive', element);
  else if (rel.includes('preload')) {
    const kind = preloads.get((attribute.call(element, 'as') ?? '').toLowerCase());
    if (kind === 'passive' && mixedSet(walk, attribute.call(element, 'imagesrcset'), element)) return;
    if (kind) mixed(walk, url, kind, element);
  }
}
