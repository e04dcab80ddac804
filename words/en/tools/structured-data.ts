import { english } from '../../../checks/core/wording.ts';
import type { JsonFault } from '../../../checks/core/facts/missing.ts';
import { jsonFaultText } from '../checks/json-faults.ts';

const { amount, number } = english;

export const words = {
  none: 'The page has no structured data: no JSON-LD, microdata or RDFa. That’s fine: it is needed only for rich results.',
  formats: { 'json-ld': 'JSON-LD', microdata: 'microdata', rdfa: 'RDFa' },
  items: ({ count, format }: { count: number; format: string }) => `${amount(count, 'item')} in ${format}`,
  broken: ({ count }: { count: number }) => `${amount(count, { one: 'block with a syntax error', other: 'blocks with a syntax error' })}`,
  errors: 'Syntax errors',
  problems: 'Problems',
  fault: ({ fault }: { fault: JsonFault }) => jsonFaultText(fault),
  block: ({ index }: { index: number }) => `JSON-LD block ${number(index)}`,
  graph: {
    title: 'Items',
    note: 'Open an item to see its properties. An @id reference opens the item it points to.',
    none: 'The structured data could not be read.',
    copy: 'Copy as JSON',
    untyped: 'without a type',
    item: 'item',
    value: 'value',
    noProperties: 'No properties.',
    refersTo: 'refers to',
    elsewhere: 'not on this page',
    byId: 'by @id',
    inBlock: ({ format, block }: { format: string; block: number }) => `${format}, block ${number(block)}`,
    undrawn: ({ count }: { count: number }) => `${amount(count, 'more item')}: copying includes all.`,
    more: ({ count }: { count: number }) => `and ${number(count)} more`,
  },
};
