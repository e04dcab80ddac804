import type { Block } from '../../core/facts/text.ts';
import { AlikeBoxes, type AlikeBox } from '../main/alike.ts';
import { isListWithoutClasses, mostPlainLists, type PlainList } from '../main/author-markup.ts';
import { TextBoxes } from '../main/boxes.ts';
import { attribute } from '../dom.ts';
import * as limits from '../limits.ts';
import { BoxCandidates } from '../main/containers.ts';
import type { Place } from '../walk/place.ts';
import { isCaptionClass, regionOfRole } from '../walk/regions.ts';
import { container, prose, type Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';
import type { Visitor, WalkContext } from '../walk/visitor.ts';
import type { HeadingsVisitor } from './headings.ts';
import type { ImagesVisitor } from './images.ts';
import { fieldType } from './parts.ts';

/** Types of fields that readers type into. */
const typed = /^(?:text|email|tel|password|number|url|textarea)$/;

/** A box that is open. Pooled: one object per depth. */
class OpenBox {
  /** Number among the named boxes; -1 for others. */
  named = -1;
  /** Its class names a caption. */
  caption = false;
  /** Contains the headline. */
  disproved = false;
  /** Number of its name among similar boxes. */
  name = 0;
  /** Images and fields before it. */
  images = 0;
  fields = 0;
}

/** Candidates for the main content: declared ones, boxes with much prose, and boxes that are probably not content. */
export class MainVisitor implements Visitor {
  readonly fact = 'main';
  readonly enters = [kinds.main, kinds.article, kinds.heading, kinds.input];
  readonly candidates = new BoxCandidates();
  readonly boxes = new TextBoxes();
  readonly alike = new AlikeBoxes();
  readonly plainLists: PlainList[] = [];
  /** Indexes of blocks that follow a field for longer text, where comments are written. */
  readonly textareas: number[] = [];
  #fields = 0;
  readonly #open: OpenBox[] = [];
  readonly #context: WalkContext;
  readonly #blocks: readonly Block[];
  readonly #headings: HeadingsVisitor;
  readonly #images: ImagesVisitor;

  /**
   * @param blocks blocks of text so far
   * @param headings provides the headline
   * @param images provides the number of images
   */
  constructor(context: WalkContext, blocks: readonly Block[], headings: HeadingsVisitor, images: ImagesVisitor) {
    this.#context = context;
    this.#blocks = blocks;
    this.#headings = headings;
    this.#images = images;
  }

  enter(element: Element, tag: Tag, place: Readonly<Place>): void {
    const { stack } = this.#context;
    switch (tag.visit) {
      case kinds.main:
        this.candidates.open('main', stack);
        break;
      case kinds.article:
        if (place.region !== 'comments') this.candidates.open('article', stack);
        break;
      // An element that contains the headline is not an aside.
      case kinds.heading:
        if (this.#headings.headline === element) this.#open[stack.depth]!.disproved = true;
        break;
      default:
        this.#field(element, tag);
    }
  }

  /** Called for an element with a role or microdata that declares main content. */
  attributes(_element: Element, { region }: Readonly<Place>, role: string | null, property: string | null): void {
    const { stack } = this.#context;
    if (role !== null && region === 'main' && regionOfRole(role) === 'main') this.candidates.open('main', stack);
    if (property === 'articleBody' && region !== 'comments') this.candidates.open('article', stack);
  }

  begin(place: Readonly<Place>, parent: Readonly<Place> | null): void {
    const { depth } = this.#context.stack;
    const box = (this.#open[depth] ??= new OpenBox());
    box.named =
      place.named === 'none' ? -1 : this.boxes.openNamed(place.named, parent?.region ?? 'none', place.order, place.content.firstBlock);
    box.caption = false;
    box.disproved = false;
    box.name = this.alike.nameOf(place);
    box.images = this.#images.total;
    box.fields = this.#fields;
    const { flags } = place.tag;
    if ((flags & (container | prose)) === 0) return;
    const names = place.className ?? ((flags & container) === 0 ? attribute.call(place.element, 'class') : null);
    box.caption = names !== null && names !== '' && isCaptionClass(names);
  }

  end({ content, hinted, reviews, region, tag, element, order, className }: Readonly<Place>, last: number): void {
    const { stack } = this.#context;
    const blocks = this.#blocks.length;
    if (tag.visit === kinds.list && blocks > content.firstBlock && isListWithoutClasses(className, attribute.call(element, 'id')))
      this.#addPlainList(content.firstBlock, blocks);
    const box = this.#open[stack.depth]!;
    const { named, caption, disproved } = box;
    if (named >= 0) this.boxes.closeNamed(named, content, disproved, blocks, last);
    if (tag.visit === kinds.landmark && region === tag.name) this.boxes.addLandmark(region, order, last);
    if (reviews && !disproved && blocks > content.firstBlock)
      this.boxes.addReviews({ from: order, to: last, first: content.firstBlock, end: blocks });
    if (disproved && stack.depth > 0) this.#open[stack.depth - 1]!.disproved = true;
    if (box.name !== 0 && blocks > content.firstBlock)
      this.#addAlike(box.name, { element, from: order, to: last, first: content.firstBlock, end: blocks });
    if (blocks > content.firstBlock && (caption || (tag.flags & container) !== 0)) {
      this.boxes.add(content, blocks, { caption, hinted, images: this.#images.total > box.images, fields: this.#fields > box.fields });
    }
    if (content.score > 0 || content.parts > 1 || this.candidates.isOpen(stack.depth)) this.candidates.add(stack, blocks, last);
  }

  #addPlainList(first: number, end: number): void {
    const { depth, places } = this.#context.stack;
    if (depth > 0 && this.plainLists.length < mostPlainLists) this.plainLists.push({ holder: places[depth - 1]!.order, first, end });
  }

  #addAlike(name: number, box: Omit<AlikeBox, 'name' | 'parentName' | 'parent'>): void {
    const {
      stack: { depth, places },
    } = this.#context;
    if (depth > 0) this.alike.add({ ...box, name, parentName: this.#open[depth - 1]!.name, parent: places[depth - 1]!.order });
  }

  #field(element: Element, tag: Tag): void {
    const type = fieldType(element, tag);
    if (typed.test(type)) this.#fields++;
    if (type === 'textarea' && this.textareas.length < limits.forms) this.textareas.push(this.#blocks.length);
  }
}
