import type { ElementRef, FrameFact, FormFact, HeadFact, HeadingFact, ImageFact, LinkFact, Region } from '../core/facts.ts';
import { attribute, hasAttribute } from './dom.ts';
import { Boxes } from './boxes.ts';
import { limits } from './limits.ts';
import { Candidates } from './main-content.ts';
import { context, type Place, type Stack } from './place.ts';
import { beside } from './regions.ts';
import { refTo, startTag } from './selectors.ts';
import type { Located } from './structured-data.ts';
import { oneLine, caps } from '../core/clip.ts';
import { lineStart } from './text-start.ts';

const contentOf = (element: Element) => {
  const content = attribute.call(element, 'content');
  return content === null ? lineStart(element, caps.text) : oneLine(content, caps.text);
};

/** A fact on its way, with the element whose layout is read later and its number in the walk. */
export interface Seen<T> {
  fact: T;
  element: Element;
  order: number;
}
export interface OpenLink {
  /** Null when the list was full: its text still counts as link text. */
  seen: Seen<LinkFact> | null;
  url: string | null;
  text: string;
  /** Text in it that is not rendered. */
  hidden: string;
  /** Alternative text of images in it. */
  alt: string;
  images: ImageFact[];
  pictures: number;
}
export interface TimeSeen {
  /** Text of the element, or its content attribute. */
  text: string;
  datetime: string;
  /** Microdata property, '' for a plain time element. */
  property: string;
  element: Element;
  order: number;
  region: Region;
  selector: string;
}

/** A table that is open. */
export interface OpenTable {
  number: number;
  rows: number;
  /** Cells of the widest row. */
  columns: number;
  /** Holds header cells, and another table. */
  headed: boolean;
  nested: boolean;
  presentation: boolean;
}

/** Everything that the visitors gather. */
export class Found {
  readonly head: HeadFact = { titles: [], metas: [], links: [], nodes: [], nodesTotal: 0, leftHeadAt: null, heads: 0, base: null };
  inHead = false;
  headDepth = -1;
  firstInBody: ElementRef | null = null;
  scripts = 0;
  readonly headings: Seen<HeadingFact>[] = [];
  headingsTotal = 0;
  readonly links: Seen<LinkFact>[] = [];
  linksTotal = 0;
  link: OpenLink | null = null;
  /** Texts of elements that links name as their labels. */
  readonly labels = new Map<Element, string>();
  readonly resolved = new Map<string, string | null>();
  readonly images: Seen<ImageFact>[] = [];
  imagesTotal = 0;
  /** Number of the images list when the open figure began; -1 outside. */
  figure = -1;
  caption = false;
  codeDepth = 0;
  readonly forms: Seen<FormFact>[] = [];
  form: FormFact | null = null;
  /** Fields to type into. */
  fields = 0;
  /** Numbers of blocks before which a field for longer text stands: comments are written there. */
  readonly textareas: number[] = [];
  readonly formActions: { tag: string; action: string; selector: string }[] = [];
  readonly frames: Seen<FrameFact>[] = [];
  readonly summaries: { text: string; selector: string }[] = [];
  readonly buttons: { text: string; selector: string }[] = [];
  codeSamples = 0;
  sideNavLinks = 0;
  repeated: { count: number; selector: string } | null = null;
  readonly nosnippet: Seen<ElementRef>[] = [];
  readonly hidden: Seen<ElementRef>[] = [];
  readonly pairs: { name: string; value: string; selector: string }[] = [];
  /** Tables met, and those that are open. */
  tables = 0;
  readonly openTables: OpenTable[] = [];
  cells: Element[] = [];
  cellCount = 0;
  term: Element | null = null;
  readonly times: TimeSeen[] = [];
  readonly relAuthors: { name: string; url: string | null; selector: string }[] = [];
  readonly jsonLd: Located[] = [];
  readonly microdata: Located[] = [];
  readonly rdfa: Located[] = [];
  /** Elements that can be tapped. */
  readonly targets: Located[] = [];
  /** Elements near the root, where overlays and hero backgrounds are. */
  readonly shallow: Located[] = [];
  readonly mixed: { url: string; kind: 'active' | 'passive'; element: Element; selector: string }[] = [];
  readonly candidates = new Candidates();
  readonly boxes = new Boxes();

  /** Text that is in the document and not rendered. */
  hide(stack: Stack, place: Place, text: string): void {
    if (this.link && this.link.text === '' && text.length < 2_000) this.link.hidden ||= oneLine(text, caps.text);
    if (this.hidden.length >= limits.refs || text.trim().length < 20 || beside.has(place.region)) return;
    if (this.hidden.at(-1)?.element === place.element) return;
    const selector = stack.pathAt(stack.depth);
    this.hidden.push({ fact: { selector, snippet: startTag(place.element), text: oneLine(text, caps.text) }, element: place.element, order: place.order });
  }

  noteNosnippet(stack: Stack, place: Place): void {
    if (this.nosnippet.length >= limits.refs) return;
    this.nosnippet.push({ fact: refTo(place.element, stack.pathAt(stack.depth)), element: place.element, order: place.order });
  }

  /** Microdata, RDFa and dates on an element that has one of their attributes. */
  markup(stack: Stack, place: Place): void {
    const { element } = place;
    const property = attribute.call(element, 'itemprop');
    const total = this.microdata.length + this.rdfa.length;
    if (total < limits.markup) {
      if (hasAttribute.call(element, 'itemscope') && property === null) {
        this.microdata.push({ element, selector: stack.pathAt(stack.depth) });
      }
      if (hasAttribute.call(element, 'typeof')) {
        this.rdfa.push({ element, selector: stack.pathAt(stack.depth) });
      }
    }
    if (property !== null && /(?:^|\s)author(?:\s|$)/.test(property) && this.relAuthors.length < limits.refs) {
      const link = place.tag.name === 'a' ? attribute.call(element, 'href') : null;
      const name = contentOf(element);
      this.relAuthors.push({ name, url: link === null ? null : this.resolved.get(link) ?? null, selector: stack.pathAt(stack.depth) });
    }
    if (property !== null && /date/i.test(property) && place.tag.name !== 'time' && this.times.length < limits.times) {
      this.times.push({
        text: contentOf(element), datetime: attribute.call(element, 'datetime') ?? '',
        property, element, order: place.order, region: place.region, selector: stack.pathAt(stack.depth),
      });
    }
  }

  /** Remembers the largest group of like siblings that hold links, outside menus. */
  repeatedIn(stack: Stack, place: Place): void {
    if (place.alike < 3 || beside.has(place.region) || place.alike <= (this.repeated?.count ?? 0) || (place.bits & context.control) !== 0) return;
    const name = place.alikeTag!.name;
    this.repeated = { count: place.alike, selector: `${stack.pathAt(stack.depth)} > ${/^[a-z][a-z0-9-]*$/.test(name) ? name : '*'}` };
  }

  /** Gives another region to everything in a range of elements that has the one it had. */
  reassign(first: number, last: number, from: Region, to: Region): void {
    for (const list of [this.headings, this.links, this.images, this.forms, this.times]) {
      for (const seen of list) {
        const place = 'fact' in seen ? seen.fact : seen;
        if (seen.order >= first && seen.order <= last && place.region === from) place.region = to;
      }
    }
  }
}
