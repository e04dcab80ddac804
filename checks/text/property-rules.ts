import type { DataValue } from '../core/facts.ts';
import type { Rule } from '../lists/rich-results.ts';
import { asList, isNode, typesOf, type DataNode } from './data-items.ts';

/** A rule of lists/rich-results.ts, read: one of the paths has to hold. */
type Alternatives = Path[];
interface Path {
  name: string;
  types: string[];
  optional: boolean;
  butLast: boolean;
  equals: string | null;
  rest: Alternatives | null;
}

const parsed = new Map<Rule, Alternatives>();

/** Splits at a character outside of parentheses. */
function split(text: string, at: string, limit = Infinity): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === at && depth === 0 && parts.length < limit) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

function parse(rule: Rule): Alternatives {
  const known = parsed.get(rule);
  if (known) return known;
  const alternatives = split(rule, '|').map((path): Path => {
    const [head = '', rest] = split(path, '.', 2);
    const [, name, mark, types, equals] = /^(@?\w+)([?*])?(?:\[([\w,]+)\])?(?:=(\w+))?$/.exec(head) ?? [];
    if (!name) throw new Error(`Not a rule: ${rule}`);
    return {
      name, types: types?.split(',') ?? [], optional: mark === '?', butLast: mark === '*', equals: equals?.replaceAll('_', ' ') ?? null,
      rest: rest === undefined ? null : parse(rest.startsWith('(') ? rest.slice(1, -1) : rest),
    };
  });
  parsed.set(rule, alternatives);
  return alternatives;
}

const isEmpty = (value: DataValue): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (isNode(value) && Object.keys(value).length === 0);
const isUrlLike = (text: string) => /^(?:https?:\/\/|\/|#|\.\.?\/)/i.test(text.trim());
/** Only a reference, to something that is not on the page: it cannot be known what it has. */
const isUnknown = (value: DataNode) => Object.keys(value).every((key) => key === '@id' || key === '@type') && typeof value['@id'] === 'string';

type Resolve = (value: DataValue) => DataValue;

function holdsPath({ name, types, optional, butLast, equals, rest }: Path, node: DataNode, resolve: Resolve): boolean {
  let values = (Object.hasOwn(node, name) ? asList(node[name]) : []).map(resolve).filter((value) => !isEmpty(value));
  if (types.length > 0) values = values.filter((value) => isNode(value) && typesOf(value).some((type) => types.includes(type)));
  if (values.length === 0) return optional;
  if (equals !== null) return values.some((value) => String(value).toLowerCase() === equals.toLowerCase());
  if (!rest) return true;
  return (butLast ? values.slice(0, -1) : values).every((value) => {
    if (isNode(value)) return isUnknown(value) || holdsAny(rest, value, resolve);
    // A text stands for a thing with that name, an address for the thing there.
    const text = String(value);
    return rest.some((path) => path.rest === null && (isUrlLike(text) ? path.name === '@id' || path.name === 'url' : path.name === 'name'));
  });
}
const holdsAny = (alternatives: Alternatives, node: DataNode, resolve: Resolve) => alternatives.some((path) => holdsPath(path, node, resolve));

/** @param resolve follows references; @throws on a rule that cannot be read */
export const ruleHolds = (rule: Rule, node: DataNode, resolve: Resolve): boolean => holdsAny(parse(rule), node, resolve);

/** Paths of all properties that a rule ends in: `offers.price`, `offers.priceSpecification.price`. */
export function pathsOf(rule: Rule): string[] {
  const walk = (alternatives: Alternatives, prefix: string): string[] =>
    alternatives.flatMap(({ name, rest }) => (rest ? walk(rest, `${prefix}${name}.`) : [`${prefix}${name}`]));
  return walk(parse(rule), '');
}

/** A rule in words: “price or priceSpecification.price in offers”. */
export const ruleText = (rule: Rule): string => pathsOf(rule).join(' or ');
