import type { DataValue } from '../../core/facts/structured-data.ts';
import { memoizeByText } from '../../core/helpers/memoize-by-text.ts';
import { subtypes, type Rule } from '../../lists/rich-results.ts';
import { asList, isDataNode, typesOfNode, type DataNode } from '../../parse/data-items.ts';
import { shortSchemaName } from '../../parse/schema-names.ts';

/** A parsed rule of lists/rich-results.ts. */
interface Parsed {
  /** Condition: the rule applies only if this holds. */
  where: Parsed | null;
  /** Alternatives: all paths of one of them must exist. */
  alternatives: Path[][];
}
interface Path {
  name: string;
  types: ReadonlySet<string> | null;
  optional: boolean;
  butLast: boolean;
  /** Whether references to nodes that are not on the page do not count. */
  known: boolean;
  /** Whether it must be a number above zero. */
  positive: boolean;
  /** Minimum number of values. */
  least: number;
  equals: string | null;
  rest: Parsed | null;
}

/** Splits at a character outside of parentheses; the last of `most` parts has the rest. */
function splitOutsideParentheses(text: string, at: string, most = Infinity): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === at && depth === 0 && parts.length < most) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

function parsePath(path: string, rule: Rule): Path {
  const [head = '', rest] = splitOutsideParentheses(path, '.', 2);
  const [, name, marks = '', least, types, equals] = /^(@?[\w-]+|\$)([?*!+]*)(?:\{(\d+)\})?(?:\[([\w,]+)\])?(?:=(\w+))?$/.exec(head) ?? [];
  if (!name) throw new Error(`Not a rule: ${rule}`);
  return {
    name,
    types: types ? new Set(types.split(',').flatMap((type) => [type, ...(subtypes.get(type) ?? [])])) : null,
    optional: marks.includes('?'),
    butLast: marks.includes('*'),
    known: marks.includes('!'),
    positive: marks.includes('+'),
    least: Number(least ?? 1),
    equals: equals?.replaceAll('_', ' ') ?? null,
    rest: rest === undefined ? null : parse(rest.startsWith('(') ? rest.slice(1, -1) : rest),
  };
}
const parse = memoizeByText((rule: Rule): Parsed => {
  const [first = '', second] = splitOutsideParentheses(rule, '>', 2);
  const alternatives = splitOutsideParentheses(second ?? first, '|').map((alternative) =>
    splitOutsideParentheses(alternative, '&').map((path) => parsePath(path, rule)),
  );
  return { where: second === undefined ? null : parse(first), alternatives };
});

/** In lower case: a misspelled contentURL is reported among the names (schema-terms.ts), so the image is not missing too. */
const addressNames = new Set(['url', 'contenturl', 'embedurl', '@id']);
/** An image object without a URL is not an image. */
const hasAddress = (image: DataNode) =>
  Object.entries(image).some(
    ([name, value]) =>
      addressNames.has(name.toLowerCase()) &&
      asList(value).some((one) => isDataNode(one) || (typeof one === 'string' && one.trim() !== '')),
  );
const isEmpty = (value: DataValue): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isDataNode(value) && (Object.keys(value).length === 0 || (typesOfNode(value).includes('ImageObject') && !hasAddress(value))));
const isUrlLike = (text: string) => /^(?:https?:\/\/|\/|#|\.\.?\/)/i.test(text.trim());
/** A reference to a node that is not on the page: what it has is unknown. */
const isUnknown = (value: DataNode) =>
  Object.keys(value).every((key) => key === '@id' || key === '@type') && typeof value['@id'] === 'string';
const isPositive = (value: DataValue) => {
  const text = String(value).trim();
  // How a number is written is checked by its format.
  return /[1-9]/.test(text) || !/^[+-]?[\d.,\s]+$/.test(text);
};

/** A text counts as a thing with that name, a URL as the thing at that URL. */
const textHolds = (text: string, { where, alternatives }: Parsed): boolean =>
  where !== null ||
  alternatives.some((alternative) =>
    alternative.every(
      ({ name, rest }) =>
        rest === null && (name === '$' ? !isUrlLike(text) : isUrlLike(text) ? name === '@id' || name === 'url' : name === 'name'),
    ),
  );

/** Index of the last value: by position if all have one, otherwise as written. */
function lastOf(values: readonly DataValue[]): number {
  const places = values.map((value) => (isDataNode(value) ? Number(asList(value['position'])[0] ?? Number.NaN) : Number.NaN));
  return places.some(Number.isNaN) ? values.length - 1 : places.indexOf(places.reduce((most, place) => Math.max(most, place), -Infinity));
}

type Resolve = (value: DataValue) => DataValue;

function holdsPath(
  { name, types, optional, butLast, known, positive, least, equals, rest }: Path,
  node: DataNode,
  resolve: Resolve,
): boolean {
  let values = (Object.hasOwn(node, name) ? asList(node[name]) : []).map(resolve).filter((value) => !isEmpty(value));
  if (types) values = values.filter((value) => isDataNode(value) && typesOfNode(value).some((type) => types.has(type)));
  if (values.length === 0) return optional;
  if (values.length < least) return false;
  if (equals !== null) return values.some((value) => shortSchemaName(String(value)).toLowerCase() === equals.toLowerCase());
  if (positive) return values.every(isPositive);
  if (!rest) return true;
  const last = butLast ? lastOf(values) : -1;
  return values.every((value, index) => {
    if (index === last) return true;
    if (isDataNode(value)) return (!known && isUnknown(value)) || holds(rest, value, resolve);
    return textHolds(String(value), rest);
  });
}
function holds({ where, alternatives }: Parsed, node: DataNode, resolve: Resolve): boolean {
  return (
    (where !== null && !holds(where, node, resolve)) ||
    alternatives.some((alternative) => alternative.every((path) => holdsPath(path, node, resolve)))
  );
}

/** The rule including what it requires under its condition. */
const withConditionsRequired = ({ where, alternatives }: Parsed): Parsed => ({
  where: null,
  alternatives: alternatives.map((alternative) =>
    [...(where?.alternatives[0] ?? []), ...alternative].map((path) => ({
      ...path,
      optional: false,
      rest: path.rest && withConditionsRequired(path.rest),
    })),
  ),
});
const parseStrictly = memoizeByText((rule: Rule) => withConditionsRequired(parse(rule)));
/** Whether the page has what the rule requires. False if it requires nothing, because its condition does not hold. */
export const isRuleMet = (rule: Rule, node: DataNode, resolve: Resolve): boolean => holds(parseStrictly(rule), node, resolve);

/** @param resolve follows references; @throws on a rule that cannot be read */
export const isRuleMetIfItApplies = (rule: Rule, node: DataNode, resolve: Resolve): boolean => holds(parse(rule), node, resolve);

/** Paths of all properties at which a rule ends: `offers.price`, `offers.priceSpecification.price`. */
export function pathsOfRule(rule: Rule): string[] {
  const walk = ({ alternatives }: Parsed, prefix: string): string[] =>
    alternatives.flat().flatMap(({ name, rest }) => (rest ? walk(rest, `${prefix}${name}.`) : name === '$' ? [] : [`${prefix}${name}`]));
  return walk(parse(rule), '');
}

/** What a rule for structured data requires, in parts. */
export type RuleParts =
  | string
  | { readonly any: readonly RuleParts[] }
  | { readonly all: readonly RuleParts[] }
  | { readonly positive: string }
  | { readonly of: RuleParts; readonly least: number }
  | { readonly needed: RuleParts; readonly with: RuleParts };

/**
 * What a rule requires: `{ any: ['offers.price', { all: ['a', 'b'] }] }`. `positive`: a number above zero; `least`: minimum number of
 * values; `with`: required only if that property exists.
 */
export function ruleAsTree(rule: Rule): RuleParts {
  const pathParts = ({ name, positive, least }: Path, prefix: string): RuleParts => {
    const path = positive ? { positive: `${prefix}${name}` } : `${prefix}${name}`;
    return least > 1 ? { of: path, least } : path;
  };
  const parts = ({ where, alternatives }: Parsed, prefix: string): RuleParts | null => {
    const either = alternatives.flatMap((alternative): RuleParts[] => {
      const all = alternative.flatMap((path): RuleParts[] => {
        const inner = path.rest ? parts(path.rest, `${prefix}${path.name}.`) : path.name === '$' ? null : pathParts(path, prefix);
        return inner === null ? [] : [inner];
      });
      return all.length > 1 ? [{ all }] : all;
    });
    const any = [...new Map(either.map((one) => [JSON.stringify(one), one])).values()];
    const joined = any.length > 1 ? { any } : (any[0] ?? null);
    const condition = where && parts(where, prefix);
    return condition && joined ? { needed: joined, with: condition } : joined;
  };
  return parts(parse(rule), '') ?? '';
}
