import type { LinkFact } from '../core/facts/links-and-images.ts';
import { percentDecode, areSamePage } from '../parse/urls.ts';
import { attribute, elementById, queryAll } from './dom.ts';

/**
 * Marks each link to a fragment of this page with whether the target exists (HTML Standard, 7.4.6.4, "the indicated part of the document").
 * Routes of single-page apps (#/…, #!…), settings for a script (#elementor-action:action=popup:open&…) and plain text fragments do not
 * name an element; controls do not count as links. Also marks those that the base element turns into links to another page.
 */
export function* markFragments(document: Document, links: readonly LinkFact[], pageUrl: string): Generator<void, void> {
  let names: Set<string> | null = null;
  const page = pageUrl.split('#', 1)[0]!;
  for (const link of links) {
    yield;
    const hash = link.url === null ? -1 : link.url.indexOf('#');
    if (hash < 0 || link.role !== '' || link.clickHandler) continue;
    const here = leadsTo(link.url!.slice(0, hash), page);
    if (!here && !link.href!.startsWith('#')) continue;
    const fragment = link.url!.slice(hash + 1).split(':~:', 1)[0]!;
    if (fragment === '' || /^[/!]/.test(fragment)) continue;
    const decoded = percentDecode(fragment);
    if (decoded.includes('=')) continue;
    let found = elementById(document, fragment) !== null || elementById(document, decoded) !== null;
    if (!found) {
      names ??= yield* namesIn(document);
      found = names.has(fragment) || names.has(decoded);
    }
    if (!here) {
      if (found) link.fragmentMoved = true;
    } else link.fragmentMissing = !found && decoded.toLowerCase() !== 'top';
  }
}

function* namesIn(document: Document): Generator<void, Set<string>> {
  const names = new Set<string>();
  for (const element of queryAll(document, 'a[name]')) {
    names.add(attribute.call(element, 'name') ?? '');
    yield;
  }
  return names;
}

/** Most fragments are written with the page's URL, which then needs no parsing. */
const leadsTo = (address: string, page: string) => address === page || areSamePage(address, page);
