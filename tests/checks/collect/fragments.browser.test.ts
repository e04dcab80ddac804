import { expect, test } from 'vitest';
import { markFragments } from '../../../checks/collect/fragments.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import { link } from '../../support/links.ts';

const page = 'https://example.com/page';
const document = new DOMParser().parseFromString(
  `<!doctype html>
  <form name="getElementById"></form><h2 id="part">a</h2><h2 id="章">b</h2><h2 id="50%">c</h2><a name="old">d</a><p name="no-anchor">e</p>`,
  'text/html',
);

const missing = (href: string | null, changes: Partial<LinkFact> = {}) => {
  const fact = link(href, changes);
  Array.from(markFragments(document, [fact], page));
  return fact.fragmentMissing;
};

test.each([
  ['#part', false],
  ['/page#part', false],
  ['#章', false],
  ['#%E7%AB%A0', false],
  ['#50%', false],
  ['#old', false],
  ['#TOP', false],
  ['#part:~:text=a', false],
  ['#gone', true],
  ['#no-anchor', true],
  ['#%E0%A4%A', true],
  ['#', undefined],
  ['#:~:text=a', undefined],
  ['#/route', undefined],
  ['#!route', undefined],
  ['#elementor-action%3Aaction%3Dpopup%3Aopen', undefined],
  ['/other#gone', undefined],
  ['/page', undefined],
  ['https://', undefined],
  [null, undefined],
])('%s', (href, expected) => expect(missing(href)).toBe(expected));

test('controls are not links', () => {
  expect([missing('#gone', { role: 'button' }), missing('#gone', { clickHandler: true })]).toEqual([undefined, undefined]);
});

test('a base element leads in-page links away', () => {
  const moved = (href: string, changes: Partial<LinkFact> = {}) => {
    const fact = link(href, { url: `https://example.com/docs/${href}`, ...changes });
    Array.from(markFragments(document, [fact], page));
    return [fact.fragmentMoved, fact.fragmentMissing];
  };
  expect(moved('#part')).toEqual([true, undefined]);
  expect(moved('#old')).toEqual([true, undefined]);
  expect(moved('#gone')).toEqual([undefined, undefined]);
  expect(moved('#/part')).toEqual([undefined, undefined]);
  expect(moved('#part', { clickHandler: true })).toEqual([undefined, undefined]);
  expect(moved('other#part', { url: 'https://example.com/docs/other#part' })).toEqual([undefined, undefined]);
});
