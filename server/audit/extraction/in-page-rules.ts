import type { PageRule } from '../visit/in-page-world.ts';

/** The values that one rule finds in the document, or why it failed. */
export function valuesByRule(
  rule: PageRule,
  limits: { values: number; characters: number },
): { values: string[]; total: number; error: string | null } {
  try {
    const texts = rule.kind === 'xpath' ? nodesOf(rule.selector) : elementsOf(rule);
    return {
      values: texts.slice(0, limits.values).map((text) => text().slice(0, limits.characters * 4)),
      total: texts.length,
      error: null,
    };
  } catch (error) {
    return { values: [], total: 0, error: String(error instanceof Error ? error.message : error).slice(0, 200) };
  }
}

/** Texts are read only for values that are returned. */
const elementsOf = ({ selector, attribute }: PageRule): (() => string)[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => attribute === null || element.hasAttribute(attribute))
    .map((element) => () => (attribute === null ? (element.textContent ?? '') : element.getAttribute(attribute)!));

function nodesOf(expression: string): (() => string)[] {
  const result = document.evaluate(expression, document, null, XPathResult.ANY_TYPE, null);
  switch (result.resultType) {
    case XPathResult.STRING_TYPE:
      return result.stringValue === '' ? [] : [() => result.stringValue];
    case XPathResult.NUMBER_TYPE:
      return [() => String(result.numberValue)];
    case XPathResult.BOOLEAN_TYPE:
      return [() => String(result.booleanValue)];
    default: {
      const nodes: Node[] = [];
      for (let node = result.iterateNext(); node !== null; node = result.iterateNext()) nodes.push(node);
      return nodes.map((node) => () => node.textContent ?? '');
    }
  }
}

/** Why the browser rejects the selector or expression; '' if it is valid. */
export function ruleFault({ kind, selector }: PageRule): string {
  try {
    if (kind === 'xpath') document.createExpression(selector, null);
    else document.createDocumentFragment().querySelector(selector);
    return '';
  } catch (error) {
    return String(error instanceof Error ? error.message : error).slice(0, 300);
  }
}
