import axe from 'axe-core';
import { render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../components/style.css';
import { DataTable, selectTableRows } from '../../components/data-table.tsx';
import type { Column, ToolActions } from '../../components/tool-props.ts';
import { strangeTexts } from '../support/hostile.ts';

interface Row { name: string; size: number | null; place: string | null }
const columns: Column<Row>[] = [
  { id: 'name', title: 'Name', value: (row) => row.name, wide: true },
  { id: 'size', title: 'Size', value: (row) => row.size, numeric: true },
];
const rows: Row[] = Array.from({ length: 3000 }, (_, index) => ({
  name: `${strangeTexts[index % strangeTexts.length]} ${index}`, size: index % 7 === 0 ? null : (index * 37) % 1000, place: index === 1 ? null : `p:nth-child(${index})`,
}));
const noop = () => undefined;
const act = {
  show: vi.fn(), mark: noop, clearMarks: noop, copy: vi.fn(), save: vi.fn(), open: noop, openWindow: noop, rerun: noop,
  snapshots: async () => [], saveSnapshot: async () => [], deleteSnapshot: async () => [],
} satisfies ToolActions;

let frame: HTMLElement | null = null;
function draw(given: readonly Row[], width = 640): HTMLElement {
  frame = document.createElement('main');
  frame.style.width = `${width}px`;
  document.documentElement.lang = 'en';
  document.title = 'Test';
  document.body.append(frame);
  render(<DataTable name="large things" columns={columns} rows={given} total={given.length === 3000 ? 9000 : given.length} at={(row) => row.place} act={act} empty="There is nothing here." />, frame);
  return frame;
}
afterEach(() => {
  if (frame) render(null, frame);
  frame?.remove();
  vi.clearAllMocks();
});
const button = (element: HTMLElement, name: RegExp) => [...element.querySelectorAll('button')].find((candidate) => name.test(candidate.getAttribute('aria-label') ?? candidate.textContent))!;
/** Preact draws after the current task. */
const drawnAgain = () => new Promise((resolve) => { setTimeout(resolve); });
async function press(element: HTMLElement, name: RegExp) {
  button(element, name).click();
  await drawnAgain();
}
const drawn = (element: HTMLElement) => element.querySelectorAll('tbody tr');
async function filter(element: HTMLElement, text: string) {
  const input = element.querySelector('input')!;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await drawnAgain();
}

describe('a large table', () => {
  test('draws a part of its rows and more on request', async () => {
    const element = draw(rows);
    expect(drawn(element)).toHaveLength(100);
    await press(element, /^Show 400 more$/);
    expect(drawn(element)).toHaveLength(500);
    expect(element.querySelector('output')?.textContent).toBe('first 3,000 of 9,000 rows');
  });
  test('filters over all rows and says how many are left', async () => {
    const element = draw(rows);
    await filter(element, ' 2999');
    expect(drawn(element)).toHaveLength(1);
    expect(element.querySelector('output')?.textContent).toContain('1 of');
    await filter(element, 'nowhere to be found');
    expect(element.textContent).toContain('No row contains');
  });
  test('sorts up, down, and back', async () => {
    const element = draw(rows);
    const sorted = () => element.querySelectorAll('th')[1]?.getAttribute('aria-sort');
    const first = () => drawn(element)[0]?.querySelectorAll('td')[1]?.textContent;
    await press(element, /^Size$/);
    expect([sorted(), first()]).toEqual(['ascending', '0']);
    await press(element, /^Size$/);
    expect([sorted(), first()]).toEqual(['descending', '999']);
    await press(element, /^Size$/);
    expect([sorted(), first()]).toEqual([null, '']);
  });
  test('copies and saves what the filter leaves', async () => {
    const element = draw(rows);
    await filter(element, 'HYPERLINK');
    await press(element, /^Copy/);
    await press(element, /as CSV$/);
    await press(element, /as JSON$/);
    const [csv, json] = act.save.mock.calls as string[][];
    expect(csv?.slice(0, 2)).toEqual(['large-things.csv', 'text/csv']);
    expect(csv?.[2]?.split('\r\n')[1]).toMatch(/^"'=HYPERLINK/);
    expect(JSON.parse(json![2]!)[0]).toEqual({ name: `${strangeTexts[5]} 5`, size: 185 });
    expect(act.copy.mock.calls[0]?.[0]).toMatch(/^Name\tSize\n'=HYPERLINK/);
  });
  test('shows the element of a row, and no button where there is none', () => {
    const element = draw(rows);
    drawn(element)[2]!.querySelector<HTMLButtonElement>('td.act button')!.click();
    expect(act.show).toHaveBeenCalledWith('p:nth-child(2)');
    expect(drawn(element)[1]!.querySelector('td.act button')).toBeNull();
  });
  test.each([640, 320])('is accessible and fits %i px', async (width) => {
    const element = draw(rows, width);
    const { violations } = await axe.run(element, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(element.scrollWidth).toBeLessThanOrEqual(width);
    const scroller = element.querySelector('.table-scroll')!;
    expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth + 1);
  });
});

test('without rows it says so', () => expect(draw([]).textContent).toBe('There is nothing here.'));

test('rows without a value come last in both directions', () => {
  const three = [{ name: 'a', size: 2, place: null }, { name: 'b', size: null, place: null }, { name: 'c', size: 10, place: null }];
  const order = (down: boolean) => selectTableRows(columns, three, '', { column: 'size', down }).map(({ name }) => name).join('');
  expect([order(false), order(true)]).toEqual(['acb', 'cab']);
});
