import { caps, clipText } from '../../core/helpers/clip.ts';
import type { DataItem, DataValue, SchemaTermsFact } from '../../core/facts/structured-data.ts';
import { formats, richResults, typesOfRichResult, type Format, type RichResult, type Rule } from '../../lists/rich-results.ts';
import { asList, isDataNode, referenceResolver, typesOfNode, type DataNode } from '../../parse/data-items.ts';
import { isItemOfPage, manyItems } from './page-items.ts';
import { pathsOfRule, isRuleMetIfItApplies, isRuleMet } from './property-rules.ts';
import { formatFault } from '../../parse/value-formats.ts';

export interface InvalidValue {
  /** Path of properties from the item: `offers.priceCurrency`. */
  path: string;
  value: string;
  /** The expected format. */
  format: Format;
  /** Whether Google requires this property and cannot read the value. */
  grave: boolean;
}
/**
 * State of an item for one feature: Google no longer shows it, or not for everyone; a required property is missing, or
 * unreadable; a value has the wrong format; a recommended property is missing; nothing is left to do.
 */
export type RichState = 'retired' | 'limited' | 'lacking' | 'unreadable' | 'unclean' | 'improvable' | 'complete';
/** One item that Google may show, or once showed, as a rich result. */
export interface RichResultCheck {
  /** Index in the page's items. */
  item: number;
  types: string[];
  /** Its name or headline; '' if it has none. */
  name: string;
  selector: string;
  /** `missing`: required properties that are missing; `recommended`: recommended ones that are missing; `has`: those of both that exist; `unreadable`: required ones with a value that cannot be read. */
  results: {
    result: RichResult;
    missing: Rule[];
    unreadable: Rule[];
    recommended: Rule[];
    has: { required: Rule[]; recommended: Rule[] };
    state: RichState;
  }[];
  invalid: InvalidValue[];
}

/** Properties whose nested items are items of their own; others belong to the item that contains them. */
const pageLevel = new Set(['mainEntity', 'breadcrumb', 'video', 'blogPost']);
const mostInvalid = 20;
const levels = 4;

const byType = new Map<string, RichResult[]>();
for (const result of richResults) for (const type of result.types) byType.set(type, [...(byType.get(type) ?? []), result]);

const resultsFor = (types: readonly string[]): RichResult[] => [...new Set(types.flatMap((type) => byType.get(type) ?? []))];
/** Whether an item is judged on its own: it is at the top, or the main entity of the page. */
export const isTopLevel = ({ pointer }: DataItem): boolean =>
  pointer.split('/').every((part) => part === '' || part === '@graph' || /^\d+$/.test(part) || pageLevel.has(part));

function invalidValues(root: DataNode, required: ReadonlySet<string>): InvalidValue[] {
  const found: InvalidValue[] = [];
  const tell = (path: string, value: DataValue, format: Format, node: DataNode): void => {
    const fault = found.length < mostInvalid ? formatFault(value, format, node) : null;
    if (fault) found.push({ path, value: clipText(String(value), caps.text), format, grave: fault === 'wrong' && required.has(path) });
  };
  const visit = (node: DataNode, prefix: string, level: number): void => {
    for (const [name, entry] of Object.entries(node)) {
      const format = formats.get(name);
      for (const value of Array.isArray(entry) ? entry : [entry]) {
        if (isDataNode(value)) {
          const judgedAlone = pageLevel.has(name) && resultsFor(typesOfNode(value)).length > 0;
          if (level < levels && !judgedAlone) visit(value, `${prefix}${name}.`, level + 1);
        } else if (format) tell(`${prefix}${name}`, value, format, node);
        // An intermediate value may be identified by its id.
        if (format === 'link' && isDataNode(value)) tell(`${prefix}${name}`, value['@id'] ?? null, format, node);
      }
    }
  };
  visit(root, '', 1);
  // A list of a hundred offers repeats the same error.
  return found.filter(({ path, value }, index) => found.findIndex((other) => other.path === path && other.value === value) === index);
}

function stateOf(
  result: RichResult,
  { missing, unreadable, recommended }: Record<'missing' | 'unreadable' | 'recommended', readonly Rule[]>,
  invalid: readonly InvalidValue[],
): RichState {
  if (result.retired) return 'retired';
  if (result.limited) return 'limited';
  if (missing.length > 0) return 'lacking';
  if (unreadable.length > 0) return 'unreadable';
  return invalid.length > 0 ? 'unclean' : recommended.length > 0 ? 'improvable' : 'complete';
}

const nameOf = (item: DataItem): string => {
  const text = [item.properties['name'], item.properties['headline'], item.properties['title']]
    .flatMap((values) => values ?? [])
    .find((value): value is string => typeof value === 'string');
  return clipText(text ?? '', caps.text);
};

/** Ids to which values of other items refer. */
function referredTo(items: readonly DataItem[]): Set<string> {
  const found = new Set<string>();
  const visit = (value: DataValue, itemPointer: string | null): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry, itemPointer);
    else if (isDataNode(value)) {
      const id = value['@id'];
      if (typeof id === 'string' && id !== itemPointer) found.add(id);
      for (const entry of Object.values(value)) visit(entry, itemPointer);
    }
  };
  for (const { top, properties, id } of items) if (top) for (const values of Object.values(properties)) visit(values, id);
  return found;
}

/** Reviews and ratings as items of their own: they are about the item that refers to them. */
const judgements = new Set(['review-snippet', 'aggregate-rating']);

const articleTypes = typesOfRichResult('article');
/**
 * Articles among the items that belong to other pages (teasers in a list or sidebar): if one article has the page's headline or URL,
 * all those without; if none has, all articles of a list.
 */
function teasers(items: readonly DataItem[], { headline, url }: PageIdentity): ReadonlySet<DataItem> {
  const articles = items.filter((item) => isTopLevel(item) && item.types.some((type) => articleTypes.has(type)));
  const others = articles.filter((item) => !isItemOfPage(item, headline, url));
  return new Set(others.length < articles.length || others.length >= manyItems ? others : []);
}

/** What distinguishes the page's items from those of pages it links to. */
export interface PageIdentity {
  headline: string;
  url: string;
}

/** Compares the items of a page with what Google's guides require. Articles count only if they are the page's own. */
export function checkRichResults(items: readonly DataItem[], page: PageIdentity): RichResultCheck[] {
  const others = teasers(items, page);
  const resolve = referenceResolver(items);
  let referred: Set<string> | undefined;
  const belongs = ({ id, properties }: DataItem) =>
    id !== null && asList(properties['itemReviewed']).length === 0 && (referred ??= referredTo(items)).has(id);
  const checks: RichResultCheck[] = [];
  items.forEach((item, index) => {
    const candidates = isTopLevel(item) && !others.has(item) ? resultsFor(item.types) : [];
    if (candidates.length === 0) return;
    const node: DataNode = { ...item.properties, '@type': item.types, ...(item.id ? { '@id': item.id } : {}) };
    // In a graph, the same node may be in several places.
    const whole = item.id ? resolve({ '@id': item.id }) : node;
    const known: DataNode = isDataNode(whole) ? { ...whole, ...node } : node;
    // A node with only an id refers to one described elsewhere; an element with only a type says nothing.
    if (Object.keys(item.properties).length === 0 && (item.id || item.format !== 'json-ld')) return;
    const holds = (rule: Rule) => isRuleMetIfItApplies(rule, known, resolve as (value: DataValue) => DataValue);
    const applying = candidates.filter(({ id, when }) => (when === undefined || holds(when)) && !(judgements.has(id) && belongs(item)));
    if (applying.length === 0) return;
    const required = new Set(applying.flatMap((result) => (result.retired || result.limited ? [] : result.required.flatMap(pathsOfRule))));
    const invalid = invalidValues(node, required);
    const grave = new Set(invalid.flatMap((value) => (value.grave ? [value.path] : [])));
    const results = applying.map((result) => {
      const missing = result.required.filter((rule) => !holds(rule));
      const recommended = result.recommended.filter((rule) => !holds(rule));
      const met = (rule: Rule) => holds(rule) && isRuleMet(rule, known, resolve as (value: DataValue) => DataValue);
      const unreadable = result.required.filter((rule) => !missing.includes(rule) && pathsOfRule(rule).some((path) => grave.has(path)));
      const has = {
        required: result.required.filter((rule) => met(rule) && !unreadable.includes(rule)),
        recommended: result.recommended.filter(met),
      };
      return { result, missing, unreadable, recommended, has, state: stateOf(result, { missing, unreadable, recommended }, invalid) };
    });
    checks.push({ item: index, types: item.types, name: nameOf(item), selector: item.selector, results, invalid });
  });
  return checks;
}

/** Vocabulary issues that are not already reported as a wrong format of the same value. */
export function issuesBesideFormats(issues: SchemaTermsFact['issues'], checks: readonly RichResultCheck[]): SchemaTermsFact['issues'] {
  const reported = new Set(checks.flatMap(({ invalid }) => invalid.map(({ path, value }) => `${path.split('.').at(-1)}\n${value}`)));
  return issues.filter(
    ({ kind, property, value }) => !(kind === 'wrong-value' || kind === 'unknown-enumeration') || !reported.has(`${property}\n${value}`),
  );
}

/** Whether all features of this item are retired, and do no harm. */
export const isRetired = ({ results }: RichResultCheck): boolean => results.every(({ result }) => result.aside);
