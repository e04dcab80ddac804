import { expect, test } from 'vitest';
import { anchorQuality, anchorsByName, anchorsByTarget, isJudgedAnchor, isMark } from '../../../checks/text/anchor-groups.ts';
import { link } from '../../support/links.ts';

const generic = ['read more', 'mehr erfahren', '詳細はこちら', 'اقرأ المزيد'];

test.each([
  ['', 'empty'],
  [' \u200b', 'empty'],
  ['Read more …', 'generic'],
  ['» Mehr erfahren', 'generic'],
  ['詳細はこちら。', 'generic'],
  ['اِقْرَأ المزيد', 'generic'],
  ['Read more about boats', 'fine'],
  ['料金の詳細はこちら', 'fine'],
  ['→', 'fine'],
])('quality of %j is %s', (name, expected) => expect(anchorQuality(name, generic)).toBe(expected));

test.each([
  ['→', true], ['»', true], ['…', true], ['1', true], ['٣', true], ['[2]', true], ['🏠', true],
  ['', false], ['\u200b', false], ['2019', false], ['10', false], ['A', false], ['C++', false], ['次', false], ['→ Prices', false],
])('%j is nothing but a mark: %s', (name, expected) => expect(isMark(name)).toBe(expected));

test('without phrases of the language nothing is generic', () => expect(anchorQuality('read more', [])).toBe('fine'));

test('only followed links to other pages are judged', () => {
  const page = 'https://example.com/page';
  const items = [link('/a'), link('#x'), link('/page#x'), link('mailto:a@b.c'), link('javascript:x()'), link(null), link('/a', { rel: ['nofollow'] })];
  expect(items.map((item) => isJudgedAnchor(item, page))).toEqual([true, false, false, false, false, false, false]);
});

test('a link hidden from assistive software is judged when it has a name', () => {
  const judged = (text: string, ariaHidden?: true) => isJudgedAnchor(link('/a', { text, ...(ariaHidden && { ariaHidden }) }), 'https://example.com/page');
  expect([judged('', true), judged('Read more', true), judged('')]).toEqual([false, true, true]);
});

const named = (href: string, name: string) => link(href, { text: name, name });
const links = [named('/b', 'Boats'), named('/a#1', 'Read more'), named('/a', 'read  more'), named('/a', 'Prices'), named('/c', ''), named('mailto:x@y.z', 'Mail')];

test('by target: most links first, names with their counts', () => {
  const groups = anchorsByTarget(links, generic);
  expect(groups.map(({ url, links: group }) => [url, group.length])).toEqual([
    ['https://example.com/a', 3], ['https://example.com/b', 1], ['https://example.com/c', 1],
  ]);
  expect(groups[0]?.names).toEqual([{ name: 'Read more', count: 2, quality: 'generic' }, { name: 'Prices', count: 1, quality: 'fine' }]);
});

test('by name: empty first, then generic, then the rest', () => {
  expect(anchorsByName(links, generic).map(({ name, quality, targets }) => [name, quality, targets.length])).toEqual([
    ['', 'empty', 1], ['Read more', 'generic', 1], ['Boats', 'fine', 1], ['Prices', 'fine', 1],
  ]);
});
