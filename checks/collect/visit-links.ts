import { caps, clip, oneLine } from '../core/clip.ts';
import type { LinkFact } from '../core/facts.ts';
import { attribute, attributeNames, byId, hasAttribute, rootOf } from './dom.ts';
import { flat } from './flat.ts';
import { limits } from './limits.ts';
import { context, invisible, notDisplayed, type Place } from './place.ts';
import { resolveLink } from './resolve.ts';
import { lineStart } from './text-start.ts';
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
    const lang = attribute.call(element, 'lang');
    const fact: LinkFact = {
      kind: tag.visit === visits.area ? 'area' : 'a', href: href === null ? null : clip(href, caps.url), url,
      rel: rel === null ? [] : clip(rel, caps.attribute).toLowerCase().split(/\s+/).filter(Boolean),
      target: target === null ? '' : clip(target, 60), text: '', name: '', nameFrom: 'none', imageOnly: false, region: place.region, main: false,
      clickHandler: hasClickHandler(element, href), role: role === null ? '' : clip(role, 60).toLowerCase(), selector: stack.pathAt(stack.depth),
      ...(lang !== null && lang.trim() !== '' && { lang: clip(lang.trim(), 35) }),
      ...((place.bits & context.ariaHidden) !== 0 && { ariaHidden: true }),
      ...(place.region === 'nav' && (place.bits & context.siteMenu) !== 0 && { siteMenu: true }),
    };
    seen = { fact, element, order: place.order };
    found.links.push(seen);
  }
  if ((place.bits & context.superscript) !== 0) runs.markNote();
  const link = { seen, url, text: '', hidden: '', alt: tag.visit === visits.area ? oneLine(attribute.call(element, 'alt') ?? '', caps.text) : '', images: [], pictures: 0 };
  if (tag.visit === visits.area) {
    name(walk, link, place);
    return;
  }
  found.link = link;
}

export function closeLink(walk: Gathering, place: Place): void {
  const { found } = walk;
  const { link } = found;
  found.link = null;
  if (!link) return;
  name(walk, link, place);
  const fact = link.seen?.fact;
  if (fact && fact.rel.includes('author') && found.relAuthors.length < limits.refs) {
    found.relAuthors.push({ name: fact.name, url: fact.url, selector: fact.selector });
  }
  if (found.targets.length < limits.targets && fact?.href !== null) {
    found.targets.push({ element: place.element, selector: walk.stack.pathAt(walk.stack.depth) });
  }
}

/** Ids of aria-labelledby that are read, and labels of a page: many links may refer to the same large ones, or to ones in each other. */
const [mostLabels, labelsRead] = [5, 1_000];

/** What aria-labelledby refers to. */
function labelledBy({ found }: Gathering, element: Element): string {
  const ids = attribute.call(element, 'aria-labelledby')?.trim();
  if (!ids) return '';
  const root = rootOf.call(element) as Document | ShadowRoot;
  const texts = clip(ids, caps.attribute).split(/\s+/).slice(0, mostLabels).map((id) => {
    const label = byId(root, id);
    if (!label) return '';
    let text = found.labels.get(label);
    if (text === undefined && found.labels.size < labelsRead) found.labels.set(label, text = lineStart(label, caps.text));
    return text ?? '';
  });
  return oneLine(texts.join(' '), caps.text);
}

/** A text that may need what an image beside it says; longer ones stand for themselves. */
const shortText = 40;
/** Text with the alternatives of images in it, unless one says what the other does. */
function withImages(text: string, alt: string): string {
  if (text === '' || alt === '' || text.length > shortText || text.toLowerCase().includes(alt.toLowerCase()) || alt.toLowerCase().includes(text.toLowerCase())) return text;
  return oneLine(`${alt} ${text}`, caps.text);
}

/** Names a link as assistive software does: label, else text with images, else title. */
function name(walk: Gathering, link: NonNullable<Gathering['found']['link']>, place: Place): void {
  const { element, bits, visibility } = place;
  // The text of a link in a closed menu is shown with the link; text hidden in a shown link names nothing.
  const text = flat(oneLine(link.text, caps.text)) || (visibility === notDisplayed || visibility === invisible ? link.hidden : '');
  const labelled = labelledBy(walk, element);
  const label = labelled === '' ? oneLine(attribute.call(element, 'aria-label') ?? '', caps.text) : '';
  // A drawing without a name leaves a space.
  const alt = oneLine(link.alt, caps.text);
  const title = text === '' && labelled === '' && label === '' && alt === '' ? oneLine(attribute.call(element, 'title') ?? '', caps.text) : '';
  const fact = link.seen?.fact;
  // Nobody is told of a link that is hidden from assistive software: it mostly doubles a link with text.
  const told = (bits & context.ariaHidden) === 0;
  if (told && text === '' && labelled === '' && label === '' && title === '' && link.images.length === 1) {
    link.images[0]!.soleLinkContent = true;
    if (fact) link.images[0]!.link = fact.selector;
  }
  if (!fact) return;
  fact.text = text || link.hidden;
  fact.imageOnly = link.pictures > 0 && text === '';
  const names = [[labelled, 'aria-labelledby'], [label, 'aria-label'], [withImages(fact.text, alt), 'text'], [alt, 'alt'], [title, 'title']] as const;
  for (const [value, from] of names) {
    if (value !== '') {
      fact.name = value;
      fact.nameFrom = from;
      break;
    }
  }
}
