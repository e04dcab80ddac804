import { caps, clip, oneLine } from '../core/clip.ts';
import type { LinkFact } from '../core/facts.ts';
import { attribute, attributeNames, hasAttribute } from './dom.ts';
import { flat } from './flat.ts';
import { limits } from './limits.ts';
import { context, invisible, notDisplayed, type Place } from './place.ts';
import { resolveLink } from './resolve.ts';
import { visits, type Tag } from './tags.ts';
import type { Gathering } from './gathering.ts';

/** Attributes by which frameworks bind a click in the markup. */
const clickMarker = /^(?:on(?:mouse(?:down|up)|pointerdown|touchend)|ng-click|\(click\)|@click|v-on:click|x-on:click|wire:click|jsaction|data-(?:action|href|url|link)|hx-get|u-click)/i;

function hasClickHandler(element: Element, href: string | null): boolean {
  if (hasAttribute.call(element, 'onclick')) return true;
  // With a target the link works without its handler.
  if (href !== null && href !== '' && href !== '#') return false;
  return attributeNames.call(element).some((name) => clickMarker.test(name));
}

export function visitLink(walk: Gathering, element: Element, tag: Tag, place: Place): void {
  const { found, stack, runs } = walk;
  const href = attribute.call(element, 'href');
  const url = href === null ? null : resolveLink(walk, element, href);
  found.linksTotal++;
  place.links = 1;
  let seen: { fact: LinkFact; element: Element; order: number } | null = null;
  const rel = attribute.call(element, 'rel');
  if (found.links.length < limits.links) {
    const target = attribute.call(element, 'target');
    const role = attribute.call(element, 'role');
    const fact: LinkFact = {
      kind: tag.visit === visits.area ? 'area' : 'a', href: href === null ? null : clip(href, caps.url), url,
      rel: rel === null ? [] : clip(rel, caps.attribute).toLowerCase().split(/\s+/).filter(Boolean),
      target: target === null ? '' : clip(target, 60), text: '', name: '', nameFrom: 'none', imageOnly: false, region: place.region, main: false,
      clickHandler: hasClickHandler(element, href), role: role === null ? '' : clip(role, 60).toLowerCase(), selector: stack.pathAt(stack.depth),
      ...((place.bits & context.ariaHidden) !== 0 && { ariaHidden: true }),
      ...(place.region === 'nav' && (place.bits & context.siteMenu) !== 0 && { siteMenu: true }),
    };
    seen = { fact, element, order: place.order };
    found.links.push(seen);
  }
  if ((place.bits & context.superscript) !== 0) runs.markNote();
  const link = { seen, url, text: '', hidden: '', alt: tag.visit === visits.area ? oneLine(attribute.call(element, 'alt') ?? '', caps.text) : '', images: [], pictures: 0 };
  if (tag.visit === visits.area) {
    name(link, place);
    return;
  }
  found.link = link;
}

export function closeLink(walk: Gathering, place: Place): void {
  const { found } = walk;
  const { link } = found;
  found.link = null;
  if (!link) return;
  name(link, place);
  const fact = link.seen?.fact;
  if (fact && fact.rel.includes('author') && found.relAuthors.length < limits.refs) {
    found.relAuthors.push({ name: fact.name, url: fact.url, selector: fact.selector });
  }
  if (found.targets.length < limits.targets && fact?.href !== null) {
    found.targets.push({ element: place.element, selector: walk.stack.pathAt(walk.stack.depth) });
  }
}

/** Names a link as people and machines do: text, else aria-label, else image alt, else title. */
function name(link: NonNullable<Gathering['found']['link']>, place: Place): void {
  const { element, bits, visibility } = place;
  // The text of a link in a closed menu is shown with the link; text hidden in a shown link names nothing.
  const text = flat(oneLine(link.text, caps.text)) || (visibility === notDisplayed || visibility === invisible ? link.hidden : '');
  const label = text === '' || link.images.length > 0 ? oneLine(attribute.call(element, 'aria-label') ?? '', caps.text) : '';
  const title = text === '' && label === '' && link.alt === '' ? oneLine(attribute.call(element, 'title') ?? '', caps.text) : '';
  // Nobody is told of a link that is hidden from assistive software: it mostly doubles a link with text.
  const told = (bits & context.ariaHidden) === 0;
  if (told && text === '' && label === '' && title === '' && link.images.length === 1) link.images[0]!.soleLinkContent = true;
  const fact = link.seen?.fact;
  if (!fact) return;
  fact.text = text || link.hidden;
  fact.imageOnly = link.pictures > 0 && text === '';
  const names = [[fact.text, 'text'], [label, 'aria-label'], [oneLine(link.alt, caps.text), 'alt'], [title, 'title']] as const;
  for (const [value, from] of names) {
    if (value !== '') {
      fact.name = value;
      fact.nameFrom = from;
      break;
    }
  }
}
