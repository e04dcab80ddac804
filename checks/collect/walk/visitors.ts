import type { FactName } from '../../core/facts.ts';
import type { Place } from './place.ts';
import { container, type Tag } from './tags.ts';
import type { Visitor, WalkContext } from './visitor.ts';
import { DeviceVisitor } from '../visitors/device.ts';
import { ControlsVisitor } from '../visitors/controls.ts';
import { HeadVisitor } from '../visitors/head.ts';
import { HeadingsVisitor } from '../visitors/headings.ts';
import { ImagesVisitor } from '../visitors/images.ts';
import { LinksVisitor } from '../visitors/links.ts';
import { MainVisitor } from '../visitors/main.ts';
import { PageVisitor } from '../visitors/page.ts';
import { PartsVisitor } from '../visitors/parts.ts';
import { ResourcesVisitor } from '../visitors/resources.ts';
import { SemanticsVisitor } from '../visitors/semantics.ts';
import { StructuredDataVisitor } from '../visitors/structured-data.ts';
import { TextVisitor } from '../visitors/text.ts';

/** The visitors of one walk, one per fact. A visitor that reads another's fields is called after it. */
export class Visitors {
  readonly page: PageVisitor;
  readonly head: HeadVisitor;
  readonly text: TextVisitor;
  readonly headings: HeadingsVisitor;
  readonly links: LinksVisitor;
  readonly images: ImagesVisitor;
  readonly main: MainVisitor;
  readonly structuredData: StructuredDataVisitor;
  readonly semantics: SemanticsVisitor;
  readonly parts: PartsVisitor;
  readonly controls: ControlsVisitor;
  readonly resources: ResourcesVisitor;
  readonly device: DeviceVisitor;
  /** Facts whose visitor threw, with the first error message. */
  readonly failures = new Map<FactName, string>();
  /** By kind of element: the visitors for its start and for its end. */
  readonly #entering: readonly (readonly Visitor[])[];
  readonly #leaving: readonly (readonly Visitor[])[];
  readonly #readingAttributes: readonly Visitor[];

  constructor(context: WalkContext) {
    this.page = new PageVisitor();
    this.head = new HeadVisitor(context);
    this.text = new TextVisitor(context);
    this.headings = new HeadingsVisitor(context, this.head);
    this.links = new LinksVisitor(context);
    this.images = new ImagesVisitor(context);
    this.main = new MainVisitor(context, this.text.runs.blocks, this.headings, this.images);
    this.structuredData = new StructuredDataVisitor(context);
    this.semantics = new SemanticsVisitor(context, this.links);
    this.parts = new PartsVisitor(context);
    this.controls = new ControlsVisitor(context);
    this.resources = new ResourcesVisitor(context);
    this.device = new DeviceVisitor(context);
    const all = Object.values(this as object).filter((field: object): field is Visitor => 'enters' in field);
    this.#entering = byKind(all, ({ enters }) => enters);
    this.#leaving = byKind(all, ({ leaves }) => leaves ?? []);
    this.#readingAttributes = all.filter(({ attributes }) => attributes);
  }

  // An exception only ends the visitor's own step. Not in a helper, because these run for every node of the page.

  enter(element: Element, tag: Tag, place: Readonly<Place>): void {
    const visitors = this.#entering[tag.visit] ?? none;
    for (let at = 0; at < visitors.length; at++) {
      const visitor = visitors[at]!;
      try {
        visitor.enter(element, tag, place);
      } catch (error) {
        this.#fail(visitor, error);
      }
    }
  }

  leave(place: Readonly<Place>): void {
    const visitors = this.#leaving[place.tag.visit] ?? none;
    for (let at = 0; at < visitors.length; at++) {
      const visitor = visitors[at]!;
      try {
        visitor.leave!(place);
      } catch (error) {
        this.#fail(visitor, error);
      }
    }
  }

  begin(place: Readonly<Place>, parent: Readonly<Place> | null): void {
    try {
      this.main.begin(place, parent);
    } catch (error) {
      this.#fail(this.main, error);
    }
    if ((place.tag.flags & container) === 0) return;
    try {
      this.device.container(place);
    } catch (error) {
      this.#fail(this.device, error);
    }
  }

  /** @param last index of the last element of the walk */
  end(place: Readonly<Place>, last: number): void {
    try {
      this.main.end(place, last);
    } catch (error) {
      this.#fail(this.main, error);
    }
    try {
      this.device.end(place, this.text.runs.blocks.length);
    } catch (error) {
      this.#fail(this.device, error);
    }
    if (place.content.alike < 3) return;
    try {
      this.parts.siblings(place);
    } catch (error) {
      this.#fail(this.parts, error);
    }
  }

  /** @param gap whether a space is visible before the text */
  readText(text: string, gap: boolean, place: Readonly<Place>): void {
    try {
      this.text.text(text, gap, place);
    } catch (error) {
      this.#fail(this.text, error);
    }
    if (place.link === null) return;
    try {
      this.links.text(text, gap);
    } catch (error) {
      this.#fail(this.links, error);
    }
  }

  readHidden(text: string, place: Readonly<Place>): void {
    try {
      this.links.hiddenText(text);
    } catch (error) {
      this.#fail(this.links, error);
    }
    try {
      this.parts.hiddenText(text, place);
    } catch (error) {
      this.#fail(this.parts, error);
    }
  }

  attributes(element: Element, place: Readonly<Place>, role: string | null, property: string | null): void {
    const visitors = this.#readingAttributes;
    for (let at = 0; at < visitors.length; at++) {
      const visitor = visitors[at]!;
      try {
        visitor.attributes!(element, place, role, property);
      } catch (error) {
        this.#fail(visitor, error);
      }
    }
  }

  /** Called at the start or end of a box, which ends the text run. */
  endRun(): void {
    try {
      this.text.runs.end();
    } catch (error) {
      this.#fail(this.text, error);
    }
  }

  #fail({ fact }: Visitor, error: unknown): void {
    if (!this.failures.has(fact)) this.failures.set(fact, String(error).slice(0, 200));
  }
}

const none: readonly Visitor[] = [];
function byKind(all: readonly Visitor[], kindsOf: (visitor: Visitor) => readonly number[]): Visitor[][] {
  const lists: Visitor[][] = [];
  for (const visitor of all) for (const kind of kindsOf(visitor)) (lists[kind] ??= []).push(visitor);
  return lists;
}
