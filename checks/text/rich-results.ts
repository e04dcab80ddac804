import { caps, clip } from '../core/clip.ts';
import type { DataItem, DataValue } from '../core/facts.ts';
import { formats, richResults, type RichResult, type Rule } from '../lists/rich-results.ts';
import { isNode, resolver, typesOf, type DataNode } from './data-items.ts';
import { pathsOf, ruleHolds } from './property-rules.ts';
import { formatFault, formatText } from './value-formats.ts';

export interface InvalidValue {
  /** Path of properties from the item: `offers.priceCurrency`. */
  path: string;
  value: string;
  /** How it should be, for people. */
  expected: string;
  /** Google requires this property, and no reader makes sense of the value. */
  grave: boolean;
}
/** One item that Google may show, or once showed, as a rich result. */
export interface RichResultCheck {
  /** Index among the items of the page. */
  item: number;
  types: string[];
  /** Its name or headline, '' when it has none. */
  name: string;
  selector: string;
  results: { result: RichResult; missing: Rule[]; recommended: Rule[] }[];
  invalid: InvalidValue[];
}

/** Properties whose nested items stand for themselves; others belong to the item they are in. */
const ownStage = new Set(['mainEntity', 'breadcrumb', 'video', 'blogPost']);
const invalidKept = 20;
const levels = 4;

const byType = new Map<string, RichResult[]>();
for (const result of richResults) for (const type of result.types) byType.set(type, [...(byType.get(type) ?? []), result]);

const resultsFor = (types: readonly string[]): RichResult[] => [...new Set(types.flatMap((type) => byType.get(type) ?? []))];
/** True for items that are judged for themselves: those at the top, and what a page is mainly about. */
export const standsAlone = ({ pointer }: DataItem): boolean =>
  pointer.split('/').every((part) => part === '' || part === '@graph' || /^\d+$/.test(part) || ownStage.has(part));

function invalidValues(root: DataNode, required: ReadonlySet<string>): InvalidValue[] {
  const found: InvalidValue[] = [];
  const visit = (node: DataNode, prefix: string, level: number): void => {
    for (const [name, entry] of Object.entries(node)) {
      const format = formats.get(name);
      for (const value of Array.isArray(entry) ? entry : [entry]) {
        if (isNode(value)) {
          const judgedAlone = ownStage.has(name) && resultsFor(typesOf(value)).length > 0;
          if (level < levels && !judgedAlone) visit(value, `${prefix}${name}.`, level + 1);
        } else if (format && found.length < invalidKept) {
          const fault = formatFault(value, format, node);
          const path = `${prefix}${name}`;
          if (fault) found.push({ path, value: clip(String(value), caps.text), expected: formatText[format], grave: fault === 'wrong' && required.has(path) });
        }
      }
    }
  };
  visit(root, '', 1);
  // A list of a hundred offers repeats one mistake.
  return found.filter(({ path, value }, index) => found.findIndex((other) => other.path === path && other.value === value) === index);
}

const nameOf = (item: DataItem): string => {
  const text = [item.properties['name'], item.properties['headline'], item.properties['title']]
    .flatMap((values) => values ?? []).find((value): value is string => typeof value === 'string');
  return clip(text ?? '', caps.text);
};

/** Compares the items of a page with what Google's guides ask for. */
export function checkRichResults(items: readonly DataItem[]): RichResultCheck[] {
  const resolve = resolver(items);
  const checks: RichResultCheck[] = [];
  items.forEach((item, index) => {
    const candidates = standsAlone(item) ? resultsFor(item.types) : [];
    if (candidates.length === 0) return;
    const node: DataNode = { ...item.properties, '@type': item.types, ...(item.id ? { '@id': item.id } : {}) };
    // In one graph, parts of a node may stand in several places.
    const whole = item.id ? resolve({ '@id': item.id }) : node;
    const known: DataNode = isNode(whole) ? { ...whole, ...node } : node;
    // A node that only names itself refers to what is described elsewhere.
    if (Object.keys(item.properties).length === 0 && item.id) return;
    const holds = (rule: Rule) => ruleHolds(rule, known, resolve as (value: DataValue) => DataValue);
    const results = candidates.filter(({ when }) => when === undefined || holds(when)).map((result) => ({
      result, missing: result.required.filter((rule) => !holds(rule)), recommended: result.recommended.filter((rule) => !holds(rule)),
    }));
    if (results.length === 0) return;
    const required = new Set(results.flatMap(({ result }) => (result.retired ? [] : result.required.flatMap(pathsOf))));
    checks.push({ item: index, types: item.types, name: nameOf(item), selector: item.selector, results, invalid: invalidValues(node, required) });
  });
  return checks;
}
