import type { FactName } from '../core/facts.ts';
import type { Place } from './place.ts';
import { visits, type Tag } from './tags.ts';
import { visitHead } from './visit-head.ts';
import { visitHeading } from './visit-headings.ts';
import { visitImage } from './visit-images.ts';
import { closeLink, visitLink } from './visit-links.ts';
import { closeForm, closeLandmark, visitPart } from './visit-parts.ts';
import { closeRow, closeTable, visitTable, visitTime } from './visit-tables.ts';
import type { Gathering } from './gathering.ts';

type Failure = { name: FactName; detail: string } | null;
const failed = (name: FactName, error: unknown): Failure => ({ name, detail: String(error).slice(0, 200) });

/** Shows an element to the visitor of its kind. What a visitor throws is the failure of its fact, not of the walk. */
export function enterElement(walk: Gathering, element: Element, tag: Tag, place: Place): Failure {
  const { visit } = tag;
  const { found, stack } = walk;
  let fact: FactName = 'page';
  try {
    switch (visit) {
      case visits.head: case visits.title: case visits.meta: case visits.link: case visits.base:
      case visits.script: case visits.style: case visits.noscript: case visits.template: case visits.body:
        fact = 'head';
        visitHead(walk, element, tag, place);
        break;
      case visits.anchor: case visits.area:
        fact = 'links';
        visitLink(walk, element, tag, place);
        break;
      case visits.image: case visits.svg: case visits.source:
        fact = 'images';
        visitImage(walk, element, tag, place);
        break;
      case visits.heading:
        fact = 'headings';
        visitHeading(walk, element, tag, place);
        break;
      case visits.definitions: case visits.table: case visits.list:
        fact = 'text';
        visitTable(walk, element, tag, place);
        break;
      case visits.row: case visits.cell: case visits.term: case visits.definition:
        fact = 'semantics';
        visitTable(walk, element, tag, place);
        break;
      case visits.time:
        fact = 'semantics';
        visitTime(walk, element, place);
        break;
      case visits.lineBreak:
        fact = 'text';
        walk.runs.lineBreak();
        break;
      case visits.main:
        fact = 'main';
        found.candidates.open('main', stack);
        break;
      case visits.article:
        fact = 'main';
        visitPart(walk, element, tag, place);
        break;
      case visits.figure: case visits.figcaption:
        fact = 'images';
        visitPart(walk, element, tag, place);
        break;
      case visits.pre: case visits.code: case visits.quote: case visits.note: case visits.details:
        fact = 'text';
        visitPart(walk, element, tag, place);
        break;
      default:
        fact = 'parts';
        visitPart(walk, element, tag, place);
    }
    return null;
  } catch (error) {
    return failed(fact, error);
  }
}

/** Tells the visitor that the element at the top of the stack ends. */
export function leaveElement(walk: Gathering, place: Place): void {
  let fact: FactName = 'page';
  try {
    switch (place.tag.visit) {
      case visits.anchor:
        fact = 'links';
        closeLink(walk, place);
        break;
      case visits.row:
        fact = 'semantics';
        closeRow(walk);
        break;
      case visits.table:
        fact = 'offer';
        closeTable(walk, place);
        break;
      case visits.form:
        fact = 'parts';
        closeForm(walk);
        break;
      case visits.landmark: case visits.main: case visits.article:
        fact = 'parts';
        closeLandmark(walk, place);
        break;
      case visits.figure:
        fact = 'images';
        if (walk.found.figure >= 0) {
          if (walk.found.caption) for (const { fact: image } of walk.found.images.slice(walk.found.figure)) image.figcaption = true;
          walk.found.figure = -1;
          walk.found.caption = false;
        }
        break;
      case visits.code:
        walk.found.codeDepth--;
        break;
      default:
    }
  } catch (error) {
    const failure = failed(fact, error);
    if (failure) walk.failures.set(failure.name, failure.detail);
  }
}
