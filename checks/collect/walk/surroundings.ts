/** Properties that an element passes on to its contents: the region of the page, and the kind of text. */
import type { Region } from '../../core/facts/page.ts';
import { attribute, hasAttribute } from '../dom.ts';
import * as bits from './container-bits.ts';
import { notDisplayed, type Place } from './place.ts';
import { namesHintAtBox, landmarks, namesReviews, regionOfNames, regionOfRole } from './regions.ts';
import type { Tag } from './tags.ts';
import type { DomUrlResolver } from '../urls.ts';
import * as kinds from './kinds.ts';

/** Sets the region of a container by its tag, class and id. */
export function noteContainer(place: Place, element: Element, tag: Tag): void {
  // Everything inside a comment belongs to the comment, including its article, header and footer.
  if (place.region === 'comments' && tag.name !== 'main') return;
  const landmark = landmarks.get(tag.name);
  const sectioning = (place.bits & bits.sectioning) !== 0;
  if (landmark === 'main' || (landmark !== undefined && !(landmark === 'header' && sectioning) && (place.bits & bits.quote) === 0)) {
    place.region = place.region === 'footer' || place.region === 'dialog' ? place.region : landmark;
    place.bits &= ~bits.named;
  }
  if (landmark === 'nav' && !sectioning) place.bits |= bits.siteMenu;
  if (tag.name === 'article' || landmark === 'main') place.bits |= bits.sectioning;
  if (landmark === 'main') return;
  place.className = attribute.call(element, 'class');
  if (landmark || tag.name === 'body') return;
  readNames(place, place.className, attribute.call(element, 'id'), sectioning);
}

function readNames(place: Place, className: string | null, id: string | null, sectioning: boolean): void {
  let region: Region = className === null ? 'none' : regionOfNames(className);
  if (region === 'none' && id !== null) region = regionOfNames(id);
  const named = (place.bits & bits.named) !== 0;
  if (region === 'none') {
    place.hinted = (className !== null && namesHintAtBox(className)) || (id !== null && namesHintAtBox(id, true));
    place.reviews = (className !== null && namesReviews(className)) || (id !== null && namesReviews(id));
  }
  if (region === 'none' || (place.region !== 'none' && place.region !== 'main' && !named)) return;
  if (region === 'header' && sectioning) return;
  place.named = region;
  if (named) return;
  place.region = region;
  place.bits |= bits.named;
}

/** Sets the region by an ARIA role. */
export function setRegionByRole(place: Place, role: string): void {
  const region = regionOfRole(role);
  if (!region || place.region === 'footer' || (place.region === 'comments' && region !== 'main')) return;
  place.region = region;
  if (region === 'nav' && (place.bits & bits.sectioning) === 0) place.bits |= bits.siteMenu;
  if (region === 'main') place.bits |= bits.sectioning;
}

/**
 * Id of a part of the page that React streams later, in a hidden element: a script moves it to its place. The page may add a prefix.
 * Crawlers that run no scripts read its text where it is in the raw HTML.
 */
export const streamed = /^[\w:-]*S:[\da-f]+$/;

/** Sets whether the contents are hidden from readers or machines, by attributes. */
export function noteHiding(place: Place, element: Element, rendered: boolean): void {
  if (attribute.call(element, 'aria-hidden')?.toLowerCase() === 'true') place.bits |= bits.ariaHidden;
  if (isNosnippet(element, place.tag)) place.bits |= bits.nosnippet;
  const hidden = attribute.call(element, 'hidden');
  // Like closed details: a search on the page opens it.
  if (hidden?.toLowerCase() === 'until-found') place.bits |= bits.details;
  else if (hidden !== null && !rendered && !streamed.test(attribute.call(element, 'id') ?? '')) place.visibility = notDisplayed;
}

/** Elements on which Google supports data-nosnippet. */
export const isNosnippet = (element: Element, { name }: Tag): boolean =>
  hasAttribute.call(element, 'data-nosnippet') && /^(?:div|span|section)$/.test(name);

/** Sets the kind of text by the element's tag. */
export function noteTextElement(place: Place, element: Element, tag: Tag, urls: DomUrlResolver): void {
  switch (tag.visit) {
    case kinds.anchor:
    case kinds.area: {
      const href = attribute.call(element, 'href');
      place.link = href === null ? '' : (urls.resolveLink(element, href) ?? '');
      place.content.links = 1;
      break;
    }
    case kinds.summary:
      place.bits &= ~bits.details;
      break;
    // Whether it is open or closed, readers can read its text by opening it.
    case kinds.details:
      if (!hasAttribute.call(element, 'open')) place.bits |= bits.details;
      break;
    case kinds.pre:
      place.bits |= bits.pre;
      break;
    case kinds.code:
      place.bits |= bits.code;
      break;
    case kinds.quote:
      if (tag.name === 'blockquote') place.bits |= bits.quote;
      break;
    case kinds.note:
      if (tag.name === 'sup') place.bits |= bits.superscript;
      break;
    case kinds.reading:
      place.bits |= bits.reading;
      break;
    case kinds.figure:
      place.within ??= 'figure';
      break;
    case kinds.figcaption:
      place.within = 'figure';
      break;
    case kinds.table:
      place.within = 'table';
      break;
    case kinds.definitions:
      place.within = 'dl';
      break;
    case kinds.list:
      place.within ??= 'list';
      break;
    default:
  }
}
