import { attribute } from '../dom.ts';
import * as kinds from '../walk/kinds.ts';
import type { Visitor } from '../walk/visitor.ts';

const dataBlock = /^(?!(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/babel|$)).*$/i;
/** Whether a script element contains data and does not run. */
export const isDataScript = (script: Element): boolean => dataBlock.test((attribute.call(script, 'type') ?? '').trim());

export class PageVisitor implements Visitor {
  readonly fact = 'page';
  readonly enters = [kinds.script];
  /** Number of scripts that can run. */
  scripts = 0;

  enter(element: Element): void {
    if (!isDataScript(element)) this.scripts++;
  }
}
