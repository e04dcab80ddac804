import * as limits from '../limits.ts';
import * as kinds from '../walk/kinds.ts';
import { caps, clipToOneLine } from '../../core/helpers/clip.ts';
import type { Region } from '../../core/facts/page.ts';
import type { SemanticsFact, TimeElement } from '../../core/facts/about.ts';
import { attribute, checkVisibility, parentNode, data, firstChild, nextSibling, nodeName, nodeType } from '../dom.ts';
import type { Place } from '../walk/place.ts';
import { besideContent } from '../../core/regions.ts';
import type { Tag } from '../walk/tags.ts';
import type { DomTextRuns } from '../text/runs.ts';
import { startOfTextInOneLine } from '../text/start.ts';
import type { Visitor, WalkContext } from '../walk/visitor.ts';
import type { LinksVisitor } from './links.ts';

/** Lines and nodes of a box that are read, and characters of a text node. */
const most = { lines: 40, nodes: 200, characters: 1_000 };
const bold = /^(?:b|strong)$/i;
const endsName = /[:：]\s*$/;
/** The lines of a box, separated by br elements. A bold name at the start of a line is returned with a colon, as if it had one. */
function domBrokenLines(box: Node): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const text = clipToOneLine(line, caps.text);
    if (text !== '') lines.push(text);
    line = '';
  };
  let read = 0;
  for (let node = firstChild.call(box); node !== null && lines.length < most.lines; node = nextSibling.call(node)) {
    if (++read > most.nodes) return lines;
    const name = nodeName.call(node);
    if (name === 'BR' || name === 'br') {
      end();
      continue;
    }
    const text =
      name === '#text'
        ? data.call(node).slice(0, most.characters)
        : nodeType.call(node) === 1
          ? startOfTextInOneLine(node as Element, caps.text)
          : '';
    const isName = bold.test(name) && line.trim() === '' && text.trim() !== '' && !endsName.test(text);
    line += isName ? `${text}: ` : text;
  }
  end();
  return lines;
}

interface VisitedTime {
  /** Text of the element, or of its content attribute. */
  text: string;
  datetime: string;
  element: Element;
  order: number;
  region: Region;
  selector: string;
}

/** Dates, authors, name-value pairs and struck-through text, by tag or microdata. */
export class SemanticsVisitor implements Visitor {
  readonly fact = 'semantics';
  readonly enters = [kinds.time, kinds.row, kinds.cell, kinds.term, kinds.definition, kinds.struck, kinds.lineBreak];
  readonly leaves = [kinds.anchor, kinds.row];
  readonly times: VisitedTime[] = [];
  readonly #authors: SemanticsFact['authors'] = [];
  readonly #called: SemanticsFact['called'] = [];
  readonly #pairs: SemanticsFact['pairs'] = [];
  readonly #lines: { texts: string[]; selector: string }[] = [];
  /** The box with the last br. */
  #broken: Node | null = null;
  readonly #struck: string[] = [];
  readonly #labels: Required<SemanticsFact>['labels'] = [];
  /** First cells of the current row, and their number. */
  #cells: Element[] = [];
  #cellCount = 0;
  #term: Element | null = null;
  readonly #context: WalkContext;
  readonly #links: LinksVisitor;

  /** @param links provides the names of authors */
  constructor(context: WalkContext, links: LinksVisitor) {
    this.#context = context;
    this.#links = links;
  }

  enter(element: Element, tag: Tag, place: Readonly<Place>): void {
    switch (tag.visit) {
      case kinds.time:
        this.#time(
          startOfTextInOneLine(element, caps.text),
          clipToOneLine(attribute.call(element, 'datetime') ?? '', caps.text),
          element,
          place,
        );
        break;
      case kinds.row:
        this.#startRow();
        break;
      case kinds.cell:
        if (++this.#cellCount <= 2) this.#cells.push(element);
        break;
      case kinds.term:
        this.#term = element;
        break;
      case kinds.struck:
        if (this.#struck.length < limits.refs) this.#struck.push(startOfTextInOneLine(element, caps.text));
        break;
      case kinds.lineBreak:
        this.#break(parentNode.call(element), place.region);
        break;
      default:
        this.#pair(this.#term, element);
        this.#term = null;
    }
  }

  leave({ tag }: Readonly<Place>): void {
    if (tag.visit === kinds.row) {
      if (this.#cellCount === 2) this.#pair(this.#cells[0]!, this.#cells[1]!);
      this.#startRow();
      return;
    }
    const { closed } = this.#links;
    if (closed?.rel.includes('author') && this.#authors.length < limits.refs)
      this.#authors.push({ name: closed.name, url: closed.url, selector: closed.selector });
  }

  attributes(element: Element, place: Readonly<Place>, role: string | null, property: string | null): void {
    const { stack, urls } = this.#context;
    const { name } = place.tag;
    const label = role === 'img' && place.tag.visit !== kinds.svg ? attribute.call(element, 'aria-label') : null;
    if (label !== null && this.#labels.length < limits.refs)
      this.#labels.push({ text: clipToOneLine(label, caps.text), selector: stack.pathAt(stack.depth) });
    if (property !== null && /(?:^|\s)author(?:\s|$)/.test(property) && this.#authors.length < limits.refs) {
      const link = name === 'a' ? attribute.call(element, 'href') : null;
      this.#authors.push({ name: contentOf(element), url: link === null ? null : urls.resolve(link), selector: stack.pathAt(stack.depth) });
    }
    // Microformats: blog themes mark the author with them, often without other markup.
    else if (isMicroformatAuthor(attribute.call(element, 'class') ?? '') && this.#authors.length < limits.refs) {
      this.#authors.push({ name: startOfTextInOneLine(element, caps.text), url: null, selector: stack.pathAt(stack.depth) });
    } else if (this.#called.length < mostCalled && isCalledAuthor(attribute.call(element, 'class') ?? '')) {
      const text = startOfTextInOneLine(element, caps.text);
      if (text !== '') this.#called.push({ text, selector: stack.pathAt(stack.depth) });
    }
    const titled = name === 'abbr' ? titledDate(element) : '';
    if (name !== 'time' && (titled !== '' || (property !== null && /date/i.test(property))))
      this.#time(contentOf(element), attribute.call(element, 'datetime') ?? titled, element, place);
  }

  #time(text: string, datetime: string, element: Element, { order, region }: Readonly<Place>): void {
    const { stack } = this.#context;
    if (this.times.length < limits.times) this.times.push({ text, datetime, element, order, region, selector: stack.pathAt(stack.depth) });
  }

  /** @param box parent of a br, the second last element of the stack */
  #break(box: Node | null, region: Region): void {
    const { stack } = this.#context;
    if (!box || box === this.#broken || this.#lines.length >= limits.refs || besideContent.has(region)) return;
    this.#broken = box;
    const texts = domBrokenLines(box);
    if (texts.length > 2 && stack.depth > 0) this.#lines.push({ texts, selector: stack.pathAt(stack.depth - 1) });
  }

  #startRow(): void {
    this.#cells = [];
    this.#cellCount = 0;
  }

  /** Called with the row or definition on top of the stack. */
  #pair(name: Element | null, value: Element): void {
    if (!name || this.#pairs.length >= limits.pairs) return;
    const { stack } = this.#context;
    const text = startOfTextInOneLine(name, caps.text);
    const content = startOfTextInOneLine(value, caps.text);
    if (text !== '' && content !== '') this.#pairs.push({ name: text, value: content, selector: stack.pathAt(stack.depth) });
  }

  /** Adds to each time its position among the blocks. */
  result({ blocks, orders }: DomTextRuns): SemanticsFact {
    const times = this.times.map(({ text, datetime, element, order, region, selector }): TimeElement => {
      let at = orders.findIndex((number) => number >= order);
      if (at < 0) at = blocks.length;
      const visible = text !== '' && (!this.#context.rendered || checkVisibility.call(element, { visibilityProperty: true }));
      return { datetime, text, visible, region, block: at, main: blocks[Math.min(at, blocks.length - 1)]?.main ?? false, selector };
    });
    return {
      times,
      authors: this.#authors,
      called: this.#called,
      pairs: this.#pairs,
      ...(this.#lines.length > 0 && { lines: this.#lines }),
      ...(this.#struck.length > 0 && { struck: this.#struck }),
      ...(this.#labels.length > 0 && { labels: this.#labels }),
    };
  }
}

/** hAtom and h-entry: `author vcard`, `p-author`. */
const isMicroformatAuthor = (names: string): boolean =>
  names.length < 300 &&
  (/(?:^|\s)p-author(?:\s|$)/.test(names) || (/(?:^|\s)author(?:\s|$)/.test(names) && /(?:^|\s)vcard(?:\s|$)/.test(names)));

/** Maximum number of elements with an author class per page: pages with comments and teasers have many. */
const mostCalled = 20;
/** article__author, post-author-name, blog_author: at most three words before the decisive one. */
const calledAuthor = /(?:^|\s)(?:[a-z\d]{1,20}[-_]{1,2}){0,3}(?:author|byline|writer|autor)(?:[-_]{1,2}names?)?(?=\s|$)/i;
/** Classes for the author of something else: a comment, photo, quotation, another article. */
const ofAnother = /comment|reply|quot|photo|image|img|picture|caption|video|related|teaser|card|widget|sidebar|footer|recommend|popular/i;
const isCalledAuthor = (names: string): boolean => names.length < 300 && calledAuthor.test(names) && !ofAnother.test(names);

/** The date in the title of an abbreviation, as in microformats and blogs; '' without one. Other titles are words. */
function titledDate(element: Element): string {
  const title = attribute.call(element, 'title') ?? '';
  const marked =
    attribute.call(element, 'itemprop') !== null ||
    /(?:^|\s)(?:dt-)?(?:published|updated)(?:\s|$)/.test(attribute.call(element, 'class') ?? '');
  return marked && /^\s*\d{4}-?\d\d/.test(title) ? clipToOneLine(title, caps.text) : '';
}

const contentOf = (element: Element) => {
  const content = attribute.call(element, 'content');
  return content === null ? startOfTextInOneLine(element, caps.text) : clipToOneLine(content, caps.text);
};
