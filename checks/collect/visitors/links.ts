import { caps, clipText, clipToOneLine } from '../../core/helpers/clip.ts';
import type { LinkFact, LinksFact } from '../../core/facts/links-and-images.ts';
import { attribute, attributeNames, hasAttribute } from '../dom.ts';
import { flatString } from '../walk/flat.ts';
import * as limits from '../limits.ts';
import * as bits from '../walk/container-bits.ts';
import { invisible, notDisplayed, type Place } from '../walk/place.ts';
import type { Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';
import { LabelTexts } from '../text/labels.ts';
import type { Visited, Visitor, WalkContext } from '../walk/visitor.ts';
import { relTokens } from './head.ts';
import { isImage, svgTitle } from './images.ts';

/** Attributes that frameworks use to bind a click handler in markup. */
const clickMarker =
  /^(?:on(?:mouse(?:down|up)|pointerdown|touchend)|ng-click|\(click\)|@click|v-on:click|x-on:click|wire:click|jsaction|data-(?:action|href|url|link)|hx-get|u-click)/i;

function hasClickHandler(element: Element, href: string | null): boolean {
  if (hasAttribute.call(element, 'onclick')) return true;
  // With a target, the link works without its handler.
  if (href !== null && href !== '' && href !== '#') return false;
  return attributeNames.call(element).some((name) => clickMarker.test(name));
}

/** Attributes from which scripts of themes read where to go. */
const targetAttributes = ['data-href', 'data-url', 'data-link'];
/** What a script opens: the first quoted text that is written like a URL or a file name of a page. */
const quotedUrl = /["']((?:https?:\/\/|\.{0,2}\/(?!\/))[^"'\s]+|[\w./-]+\.(?:html?|php|aspx?|jsp)(?:[?#][^"'\s]*)?)["']/;
/** A request whose answer changes this page: it opens none. */
const request = /\bAjax\.|\bXMLHttpRequest\b|\bfetch\s*\(|\$\.(?:ajax|get|getJSON|post)\b/;
/** Maximum characters of a script that are searched. */
const scriptRead = 500;

/** The URL that a link without its own is meant to open, as written; null if nothing names one. */
function scriptTarget(element: Element, href: string | null): string | null {
  if (href !== null && !/^\s*(?:#\s*$|$|javascript:)/i.test(href)) return null;
  for (const name of targetAttributes) {
    const value = attribute.call(element, name);
    if (value !== null && quotedUrl.test(`"${value.slice(0, scriptRead)}"`)) return value;
  }
  const script = `${href ?? ''} ${attribute.call(element, 'onclick') ?? ''}`.slice(0, scriptRead);
  return request.test(script) ? null : (quotedUrl.exec(script)?.[1] ?? null);
}

interface OpenLink {
  /** Null if the list of links was full; its images are still marked as its only name. */
  fact: LinkFact | null;
  text: string;
  /** Text in it that is not rendered. */
  hidden: string;
  /** Alternative text of images in it. */
  alt: string;
  /** Images with their own fact, and number of all images. */
  images: Element[];
  pictures: number;
}

/** a and area elements with their names. */
export class LinksVisitor implements Visitor {
  readonly fact = 'links';
  readonly enters = [kinds.anchor, kinds.area, kinds.image, kinds.svg, kinds.input];
  readonly leaves = [kinds.anchor];
  readonly items: Visited<LinkFact>[] = [];
  total = 0;
  /** Images that are the only name of a link, with the link's selector; null if the list of links was full. */
  readonly linkedImages = new Map<Element, string | null>();
  /** The link that ended last, for visitors that need its name; null if the list was full. */
  closed: LinkFact | null = null;
  /** The link that contains the current node. */
  #open: OpenLink | null = null;
  readonly #labels = new LabelTexts();
  readonly #context: WalkContext;

  constructor(context: WalkContext) {
    this.#context = context;
  }

  enter(element: Element, tag: Tag, place: Readonly<Place>): void {
    if (tag.visit !== kinds.anchor && tag.visit !== kinds.area) {
      if (this.#open) this.#picture(this.#open, element, tag);
      return;
    }
    this.total++;
    let fact: LinkFact | null = null;
    if (this.items.length < limits.links) {
      fact = this.#link(element, tag, place);
      this.items.push({ fact, element, order: place.order });
    }
    const area = tag.visit === kinds.area;
    const open: OpenLink = {
      fact,
      text: '',
      hidden: '',
      alt: area ? clipToOneLine(attribute.call(element, 'alt') ?? '', caps.text) : '',
      images: [],
      pictures: 0,
    };
    if (area) this.#name(open, place);
    else this.#open = open;
  }

  leave(place: Readonly<Place>): void {
    const open = this.#open;
    this.#open = null;
    this.closed = open?.fact ?? null;
    if (open) this.#name(open, place);
  }

  text(text: string, gap: boolean): void {
    if (this.#open) this.#open.text += gap ? ` ${text}` : text;
  }

  hiddenText(text: string): void {
    if (this.#open && this.#open.text === '' && text.length < 2_000) this.#open.hidden ||= clipToOneLine(text, caps.text);
  }

  result(): LinksFact {
    return { items: this.items.map(({ fact }) => fact), total: this.total };
  }

  #link(element: Element, tag: Tag, place: Readonly<Place>): LinkFact {
    const { stack } = this.#context;
    const read = (name: string) => attribute.call(element, name);
    const [href, target, role, lang] = [read('href'), read('target'), read('role'), read('lang')];
    const scripted = scriptTarget(element, href);
    const scriptUrl = scripted === null ? null : this.#context.urls.resolve(scripted);
    return {
      kind: tag.visit === kinds.area ? 'area' : 'a',
      href: href === null ? null : clipText(href, caps.url),
      url: place.link === '' ? null : place.link,
      rel: relTokens(element),
      target: target === null ? '' : clipText(target, 60),
      text: '',
      name: '',
      nameFrom: 'none',
      imageOnly: false,
      region: place.region,
      main: false,
      clickHandler: hasClickHandler(element, href),
      ...(scriptUrl !== null && { scriptUrl: clipText(scriptUrl, caps.url) }),
      role: role === null ? '' : clipText(role, 60).toLowerCase(),
      selector: stack.pathAt(stack.depth),
      ...(lang !== null && lang.trim() !== '' && { lang: clipText(lang.trim(), 35) }),
      ...((place.bits & bits.ariaHidden) !== 0 && { ariaHidden: true }),
      ...(place.region === 'nav' && (place.bits & bits.siteMenu) !== 0 && { siteMenu: true }),
    };
  }

  /** An image in a link may name it. */
  #picture(open: OpenLink, element: Element, tag: Tag): void {
    if (isImage(element, tag)) open.images.push(element);
    else if (tag.visit === kinds.input) return;
    open.pictures++;
    const label = this.#labels.of(element) || clipToOneLine(attribute.call(element, 'aria-label') ?? '', caps.text);
    if (tag.visit !== kinds.svg) {
      const alt = attribute.call(element, 'alt') || label;
      if (alt) open.alt += ` ${alt}`;
    } else if (attribute.call(element, 'aria-hidden')?.toLowerCase() !== 'true') {
      open.alt += ` ${label || svgTitle(element)}`;
    }
  }

  /** Names a link as assistive technology does: label, otherwise text with images, otherwise title. */
  #name(open: OpenLink, place: Readonly<Place>): void {
    const { fact } = open;
    const { element, visibility } = place;
    // Text of a link in a closed menu appears together with the link; text hidden inside a visible link does not name it.
    const text =
      flatString(clipToOneLine(open.text, caps.text)) || (visibility === notDisplayed || visibility === invisible ? open.hidden : '');
    const labelled = this.#labels.of(element);
    const label = labelled === '' ? clipToOneLine(attribute.call(element, 'aria-label') ?? '', caps.text) : '';
    // A drawing without a name counts as a space.
    const alt = clipToOneLine(open.alt, caps.text);
    const title =
      text === '' && labelled === '' && label === '' && alt === '' ? clipToOneLine(attribute.call(element, 'title') ?? '', caps.text) : '';
    // A link hidden from assistive technology is not announced; usually it duplicates a link with text.
    const exposed = (place.bits & bits.ariaHidden) === 0;
    if (exposed && text === '' && labelled === '' && label === '' && title === '' && open.images.length === 1) {
      this.linkedImages.set(open.images[0]!, fact?.selector ?? null);
    }
    if (!fact) return;
    fact.text = text || open.hidden;
    fact.imageOnly = open.pictures > 0 && text === '';
    const names = [
      [labelled, 'aria-labelledby'],
      [label, 'aria-label'],
      [withImages(fact.text, alt), 'text'],
      [alt, 'alt'],
      [title, 'title'],
    ] as const;
    const [name, from] = names.find(([value]) => value !== '') ?? ['', 'none'];
    fact.name = name;
    fact.nameFrom = from;
  }
}

/** Short text may need the alternative text of an image next to it; longer text does not. */
const shortText = 40;
/** Text together with the alternative texts of images, unless one repeats the other. */
function withImages(text: string, alt: string): string {
  if (
    text === '' ||
    alt === '' ||
    text.length > shortText ||
    text.toLowerCase().includes(alt.toLowerCase()) ||
    alt.toLowerCase().includes(text.toLowerCase())
  )
    return text;
  return clipToOneLine(`${alt} ${text}`, caps.text);
}
