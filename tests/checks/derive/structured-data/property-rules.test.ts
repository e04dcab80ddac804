import { describe, expect, test } from 'vitest';
import type { DataValue } from '../../../../checks/core/facts/structured-data.ts';
import { pathsOfRule, isRuleMetIfItApplies, ruleAsTree } from '../../../../checks/derive/structured-data/property-rules.ts';
import { propertyRuleText } from '../../../../words/en/checks/property-rules.ts';

const same = (value: DataValue) => value;
const offer = { '@type': 'Offer', price: '3' };

describe('ruleHolds', () => {
  test.each([
    ['name', { name: 'x' }, true],
    ['name', { name: ' ' }, false],
    ['name', { name: [null, '', {}] }, false],
    ['name', { name: 0 }, true],
    ['constructor', {}, false],
    ['a|b', { b: 1 }, true],
    ['a|b', { c: 1 }, false],
    ['offers.price', { offers: offer }, true],
    ['offers.price', {}, false],
    ['offers.price', { offers: [offer, { '@type': 'Offer' }] }, false],
    ['offers?.price', {}, true],
    ['offers?.price', { offers: { '@type': 'Offer' } }, false],
    ['offers.(price|lowPrice)', { offers: { lowPrice: 1 } }, true],
    ['offers?.(price|spec.price)', { offers: { spec: { price: 1 } } }, true],
    ['offers[Offer]', { offers: { '@type': 'AggregateOffer' } }, false],
    ['offers?[AggregateOffer].lowPrice', { offers: offer }, true],
    ['offers?[AggregateOffer,Demand].lowPrice', { offers: { '@type': ['X', 'Demand'] } }, false],
    ['list*.item', { list: [{ item: 'a' }, { name: 'last' }] }, true],
    ['list*.item', { list: [{ name: 'first' }, { item: 'b' }] }, false],
    [
      'list*.item',
      {
        list: [
          { position: 2, name: 'last' },
          { position: 1, item: 'a' },
        ],
      },
      true,
    ],
    ['list*.item', { list: [{ position: '3' }, { position: 10 }] }, false],
    ['list{2}', { list: [1] }, false],
    ['list{2}', { list: [1, 2] }, true],
    ['a&b', { a: 1 }, false],
    ['a&b|c', { c: 1 }, true],
    ['a>b', { c: 1 }, true],
    ['a>b', { a: 1 }, false],
    ['a.b=One>c', { a: { b: 'https://schema.org/One' } }, false],
    ['a.(b=One>c)', { a: [{ b: 'Two' }, { b: 'One', c: 1 }] }, true],
    ['price+', { price: 0 }, false],
    ['price+', { price: '0,00' }, false],
    ['price+', { price: ['0.01', '1,299.00'] }, true],
    ['item!.name', { item: { '@id': '/a' } }, false],
    ['item.($|x)', { item: 'text' }, true],
    ['item.($|x)', { item: 'https://example.com/' }, false],
    ['in[Place]', { in: { '@type': 'MusicVenue', name: 'x' } }, true],
    ['q-input', { 'q-input': 'required' }, true],
    ['image', { image: { '@type': 'ImageObject', width: 3 } }, false],
    ['image', { image: { '@type': 'ImageObject', contentUrl: 'a.png' } }, true],
    ['part.type=Multiple_choice', { part: { type: 'multiple choice' } }, true],
    ['part.type=Checkbox', { part: { type: 'Flashcard' } }, false],
    ['author.name', { author: 'Ada' }, true],
    ['author.name', { author: 'https://example.com/ada' }, false],
    ['item.(@id|url)', { item: 'https://example.com/' }, true],
    ['author.url', { author: 'Ada' }, false],
    ['author.name', { author: { '@id': '#elsewhere' } }, true],
    ['author.name', { author: { '@id': '#here', '@type': 'Person', url: '/ada' } }, false],
  ] as const)('%s in %j: %s', (rule, node, holds) => {
    expect(isRuleMetIfItApplies(rule, node as never, same)).toBe(holds);
  });
  test('references are followed', () => {
    const resolve = (value: DataValue): DataValue =>
      value !== null && typeof value === 'object' && '@id' in value ? { '@type': 'Person', name: 'Ada' } : value;
    expect(isRuleMetIfItApplies('author.name', { author: { '@id': '#ada' } }, resolve)).toBe(true);
    expect(isRuleMetIfItApplies('author.url', { author: { '@id': '#ada' } }, resolve)).toBe(false);
  });
  test('an invalid rule throws', () => {
    expect(() => isRuleMetIfItApplies('a b', {}, same)).toThrow('Not a rule: a b');
  });
});

test('paths and words of a rule', () => {
  expect(pathsOfRule('offers?[Offer].(price|spec*.price)|name')).toEqual(['offers.price', 'offers.spec.price', 'name']);
  expect(propertyRuleText(ruleAsTree('review|aggregateRating'))).toBe('review or aggregateRating');
  expect(propertyRuleText(ruleAsTree('a.(b|c&d)'))).toBe('a.b or a.c with a.d');
  expect(propertyRuleText(ruleAsTree('b&c'))).toBe('b with c');
  expect(propertyRuleText(ruleAsTree('list{2}'))).toBe('list (at least 2)');
  expect(propertyRuleText(ruleAsTree('offers.(price+|x)'))).toBe('offers.price above 0 or offers.x');
  expect(propertyRuleText(ruleAsTree('a.b>c'))).toBe('c (needed with a.b)');
  expect(propertyRuleText(ruleAsTree('address.(addressCountry|$)'))).toBe('address.addressCountry');
});
