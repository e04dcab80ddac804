import { caps, clip } from '../core/clip.ts';
import { attribute, attributeNames, firstElementChild, hasAttribute } from './dom.ts';
import { limits } from './limits.ts';
import { mixed, mixedLink } from './mixed.ts';
import type { Place } from './place.ts';
import { resolve } from './resolve.ts';
import { refTo } from './selectors.ts';
import { visits, type Tag } from './tags.ts';
import { lineStart, textStart } from './text-start.ts';
import type { Gathering } from './gathering.ts';

const dataBlock = /^(?!(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/babel|$)).*$/i;

/** Everything that belongs in a head, wherever it stands. */
export function visitHead(walk: Gathering, element: Element, tag: Tag, place: Place): void {
  const { found, stack } = walk;
  const { head } = found;
  if (tag.visit === visits.head) {
    head.heads++;
    found.headDepth = stack.depth;
    return;
  }
  // The head is the only place at its depth that can be around the elements that follow it there.
  const inHead = found.headDepth >= 0 && stack.depth > found.headDepth && stack.places[found.headDepth]!.tag.visit === visits.head;
  if (tag.visit === visits.body) return;
  const read = (name: string, cap: number = caps.attribute) => clip(attribute.call(element, name) ?? '', cap);
  switch (tag.visit) {
    case visits.title:
      if (head.titles.length < limits.refs) head.titles.push({ text: clip(textStart(element, caps.title * 8).trim(), caps.title), inHead, selector: stack.pathAt(stack.depth) });
      break;
    case visits.meta: {
      const name = read('name').toLowerCase().trim();
      const property = read('property').toLowerCase().trim();
      const httpEquiv = read('http-equiv').toLowerCase().trim();
      // Microdata may stand in the body.
      if (!inHead && name === '' && property === '' && httpEquiv === '' && hasAttribute.call(element, 'itemprop')) return;
      if (head.metas.length < limits.headNodes) {
        const within = stack.depth > 0 && stack.places[stack.depth - 1]!.tag.visit === visits.noscript;
        head.metas.push({
          name, property, httpEquiv, charset: read('charset'), content: read('content', caps.block), inHead, selector: stack.pathAt(stack.depth),
          ...(within && { noscript: true }),
        });
      }
      break;
    }
    case visits.link: {
      if (!inHead && hasAttribute.call(element, 'itemprop') && !hasAttribute.call(element, 'rel')) return;
      const href = attribute.call(element, 'href');
      const url = href === null ? null : resolve(walk, href);
      const rel = read('rel').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 12);
      mixedLink(walk, rel, url, element);
      if (head.links.length < limits.headNodes) {
        head.links.push({
          rel, href: clip(href ?? '', caps.url), url, hreflang: read('hreflang'), type: read('type'), sizes: read('sizes'), media: read('media'), inHead,
          selector: stack.pathAt(stack.depth),
        });
      }
      break;
    }
    case visits.base:
      head.base ??= { href: read('href', caps.url), target: read('target') };
      break;
    case visits.script: {
      const type = (attribute.call(element, 'type') ?? '').trim();
      if (/^application\/ld\+json\b/i.test(type)) {
        if (found.jsonLd.length < limits.jsonLd) found.jsonLd.push({ element, selector: stack.pathAt(stack.depth) });
      } else if (!dataBlock.test(type)) {
        found.scripts++;
        const source = attribute.call(element, 'src');
        if (source !== null) mixed(walk, resolve(walk, source), 'active', element);
      }
      if (!inHead) return;
      break;
    }
    default:
      if (!inHead) return;
  }
  head.nodesTotal++;
  if (!inHead && place.region !== 'none' && tag.visit !== visits.meta && tag.visit !== visits.link) return;
  if (head.nodes.length >= limits.headNodes) return;
  const attributes: Record<string, string> = {};
  for (const name of attributeNames.call(element).slice(0, limits.headAttributes)) {
    if (name !== '__proto__') attributes[clip(name.toLowerCase(), 100)] = read(name);
  }
  const hasText = tag.visit === visits.title || tag.visit === visits.style || tag.visit === visits.script;
  head.nodes.push({ tag: tag.name, attributes, text: hasText ? lineStart(element, caps.text) : '', inHead, selector: stack.pathAt(stack.depth) });
}

/** Metadata in the body: the first element there shows where the parser left the head. */
export function leftHead(walk: Gathering, body: Element | null): void {
  const { head } = walk.found;
  const stray = head.titles.some(({ inHead }) => !inHead)
    || head.metas.some(({ inHead, name, httpEquiv, property }) => !inHead && (name !== '' || httpEquiv !== '' || property.startsWith('og:')))
    || head.links.some(({ inHead, rel }) => !inHead && (rel.includes('canonical') || rel.includes('alternate')));
  const first = body && firstElementChild.call(body);
  if (stray && first) head.leftHeadAt = refTo(first, 'body > :nth-child(1)');
}
