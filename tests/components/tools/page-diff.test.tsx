import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { judgePage } from '../../../checks/audit-page.ts';
import { SideBySideView } from '../../../components/tools/page-diff/side-by-side.tsx';
import { loadToolWords } from '../../../components/tool/use-view.ts';
import { english } from '../../../components/use-locale.ts';
import type { ToolActions } from '../../../components/tool/props.ts';
import { block, filler, heading, pageOf } from '../../support/blocks.ts';
import { known } from '../../support/facts.ts';

await loadToolWords(english, 'page-diff');

const reportOf = (title: string, count: number) =>
  judgePage(
    known({ ...pageOf(title, [heading(1, title), block(filler(count))]), main: { words: count }, served: { presence: [1, 1] } }),
    { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) },
    { collect: 0, judge: 0, network: 0, total: 0 },
  );
const draw = (here: ReturnType<typeof reportOf>, there: ReturnType<typeof reportOf>) =>
  renderToString(<SideBySideView report={here} other={there} act={{} as ToolActions} />);

test('two pages side by side: only what differs', () => {
  const html = draw(reportOf('Leather oil', 400), reportOf('Linen thread', 90));
  for (const text of ['Leather oil', 'Linen thread', '400 words', '90 words', 'Main text']) expect(html).toContain(text);
  // The same on both pages.
  expect(html).not.toContain('Canonical');
});
test('of one page at two times, what was there before comes first', () => {
  const html = draw(reportOf('Leather oil', 400), reportOf('Linen thread', 90));
  expect(html.indexOf('Before')).toBeLessThan(html.indexOf('Now'));
  expect(html.indexOf('Linen thread')).toBeLessThan(html.indexOf('Leather oil'));
  expect(html).not.toContain('Other page');
});
test('another page comes second', () => {
  const other = { ...reportOf('Linen thread', 90), finalUrl: 'https://other.example/thread' };
  const html = draw(reportOf('Leather oil', 400), other);
  expect(html.indexOf('This page')).toBeLessThan(html.indexOf('Other page'));
  expect(html.indexOf('Leather oil')).toBeLessThan(html.indexOf('Linen thread'));
});
test('a page does not differ from itself', () => {
  const report = reportOf('Leather oil', 400);
  expect(draw(report, report)).toContain('Nothing differs.');
});
