import { expect, test } from 'vitest';
import type { AboutFact } from '../../checks/core/facts/about.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { rulesTable, truthOfAnnotation, truthOfLabel, usesOf } from '../../research/corpus/rules-table.ts';

const report = (about: Partial<AboutFact>, more: object = {}): Report =>
  ({
    about: { headline: '', authors: [], publisher: null, dates: { published: null, modified: null }, ...about },
    pageType: 'article',
    facts: {},
    ...more,
  }) as unknown as Report;
const author = (name: string, ...rules: string[]) => ({ name, visible: true, where: [], rules, inMarkup: false, url: null });

test('a rule is right or wrong by the label, and neither where nothing is known', () => {
  const page = report({
    headline: 'Kettles',
    headlineRule: 'h1-in-title',
    authors: [author('Jane Doe', 'after-word'), author('Tool Bundles', 'bare-name')],
  });
  expect(usesOf(page, truthOfLabel({ file: 'a', headline: 'Kettles', authors: ['Jane Doe'] }))).toEqual([
    { table: 'headline', rule: 'h1-in-title', right: true },
    { table: 'author', rule: 'after-word', right: true },
    { table: 'author', rule: 'bare-name', right: false },
  ]);
  expect(usesOf(page, {}).map(({ right }) => right)).toEqual([null, null, null]);
});
test('an annotation without an author says so, but of an article', () => {
  expect(truthOfAnnotation({ kind: 'service', title: 'Moving', author: null }).authors).toEqual([]);
  expect(truthOfAnnotation({ kind: 'article', title: 'Moving', author: null }).authors).toBeUndefined();
});
test('evidence of the page type and what was left out are counted by their ids', () => {
  const facts = {
    pageType: { ok: true, value: { evidence: [{ id: 'price' }, { id: 'cart' }] } },
    main: { ok: true, value: { leftOut: [{ id: 'card-box', blocks: 12 }] } },
  };
  expect(usesOf(report({}, { facts, pageType: 'product' }), { types: ['product'] })).toEqual([
    { table: 'page type', rule: 'price', right: true },
    { table: 'page type', rule: 'cart', right: true },
    { table: 'left out', rule: 'card-box', right: null },
  ]);
});
test('the table has a line for every rule, with or without hits', () => {
  const lines = rulesTable([
    { table: 'author', rule: 'after-word', right: true },
    { table: 'author', rule: 'after-word', right: false },
    { table: 'author', rule: 'after-word', right: null },
  ]).split('\n');
  expect(lines.find((line) => line.includes(' after-word '))).toMatch(/3\s+1\s+1$/);
  expect(lines.find((line) => line.includes('signature'))).toMatch(/0\s+0\s+0$/);
});
