import axe from 'axe-core';
import { render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../components/style.css';
import { DataTable } from '../../components/tables/data-table.tsx';
import { filterAndSort } from '../../components/tables/rows.ts';
import type { Column, ToolActions } from '../../components/tool/props.ts';
import { english } from '../../components/use-locale.ts';
import { brokenWords } from '../support/broken-words.ts';
import { eventually } from '../support/eventually.ts';
import { strangeTexts } from '../support/hostile.ts';

await english.load('tables');
interface Row {
  name: string;
  size: number | null;
  place: string | null;
}
const columns: Column<Row>[] = [
  { id: 'name', title: 'Name', value: (row) => row.name, wide: true },
  { id: 'size', title: 'Size', value: (row) => row.size, numeric: true },
];
const rows: Row[] = Array.from({ length: 3000 }, (_, index) => ({
  name: `${strangeTexts[index % strangeTexts.length]} ${index}`,
  size: index % 7 === 0 ? null : (index * 37) % 1000,
  place: index === 1 ? null : `p:nth-child(${index})`,
}));
const noop = () => undefined;
const act = {
  show: vi.fn(),
  mark: noop,
  clearMarks: noop,
  copy: vi.fn(),
  save: vi.fn(),
  open: noop,
  openWindow: noop,
  rerun: noop,
  snapshots: async () => [],
  saveSnapshot: async () => [],
  deleteSnapshot: async () => [],
} satisfies ToolActions;

let frame: HTMLElement | null = null;
function draw(given: readonly Row[], width = 640): HTMLElement {
  frame = document.createElement('main');
  frame.style.width = `${width}px`;
  document.documentElement.lang = 'en';
  document.title = 'Test';
  document.body.append(frame);
  render(
    <DataTable
      name="large things"
      columns={columns}
      rows={given}
      total={given.length === 3000 ? 9000 : given.length}
      at={(row) => row.place}
      act={act}
      empty="There is nothing here."
    />,
    frame,
  );
  return frame;
}
afterEach(() => {
  if (frame) render(null, frame);
  frame?.remove();
  vi.clearAllMocks();
});
const button = (element: HTMLElement, name: RegExp) =>
  [...element.querySelectorAll('button')].find((candidate) => name.test(candidate.getAttribute('aria-label') ?? candidate.textContent))!;
/** Preact draws after the current task. */
const drawnAgain = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
async function press(element: HTMLElement, name: RegExp) {
  button(element, name).click();
  await drawnAgain();
}
const drawn = (element: HTMLElement) => element.querySelectorAll<HTMLElement>('tbody tr:not(.gap)');
async function filter(element: HTMLElement, text: string) {
  const input = element.querySelector('input')!;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await drawnAgain();
}

describe('a large table', () => {
  test('says how many rows there are, and how many of them are known', () => {
    const element = draw(rows);
    expect(element.querySelector('output')?.textContent).toBe('first 3,000 of 9,000 rows');
    expect(element.querySelector('table')?.getAttribute('aria-rowcount')).toBe('3001');
    expect(element.textContent).toContain('the filter searches all');
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
  test('shows the element of a row, and no button without one', () => {
    const element = draw(rows);
    drawn(element)[2]!.querySelector<HTMLButtonElement>('td.act button')!.click();
    expect(act.show).toHaveBeenCalledWith('p:nth-child(2)');
    expect(drawn(element)[1]!.querySelector('td.act button')).toBeNull();
  });
  test.each([640, 320])('is accessible and fits %i px', async (width) => {
    const element = draw(rows, width);
    const { violations } = await axe.run(element, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(element.scrollWidth).toBeLessThanOrEqual(width);
    const scroller = element.querySelector('.table-scroll')!;
    expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth + 1);
  });
});

test.each([606, 480, 400, 320])('words are whole beside addresses that may be cut anywhere, at %i px', async (width) => {
  const address = `https://shop.example/${'very-long-path/'.repeat(12)}`;
  const texts = [`Sweeteners ${address}`, `Facebookexternal, ${address}`, `Recommendations ${address}`, address, '17'];
  const wideColumns = texts.map((text, index) => ({ id: `${index}`, title: `Column ${index}`, wide: index < 4, value: () => text }));
  frame = document.createElement('main');
  frame.style.width = `${width}px`;
  document.body.append(frame);
  render(<DataTable name="places" columns={wideColumns} rows={[{}]} act={act} empty="Nothing." />, frame);
  const scroller = frame.querySelector('.table-scroll')!;
  await eventually(() => expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth));
  expect(brokenWords(frame)).toEqual([]);
});

describe('2,000 rows', () => {
  const many: Row[] = Array.from({ length: 2_000 }, (_, index) => ({
    name: `row ${index} ${'long '.repeat(index % 40)}`,
    size: index % 9,
    place: `p:nth-child(${index})`,
  }));
  const scroller = (element: HTMLElement) => element.querySelector<HTMLElement>('.table-scroll')!;
  const framesLater = async (frames = 4) => {
    for (let passed = 0; passed < frames; passed++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  };
  async function scrollTo(element: HTMLElement, top: number) {
    scroller(element).scrollTop = top;
    await framesLater();
  }
  const inView = (element: HTMLElement) => {
    const { top, bottom } = scroller(element).getBoundingClientRect();
    return [...drawn(element)].filter((row) => row.getBoundingClientRect().bottom > top && row.getBoundingClientRect().top < bottom);
  };
  const nameOf = (row: HTMLElement | undefined) => row?.querySelector('td')?.textContent;

  test.each([640, 320])('draws those in view, wherever that is, at %i px', async (width) => {
    const element = draw(many, width);
    await framesLater();
    // Content that is drawn for the first time may be higher than estimated, so the end needs a second step.
    for (const place of [0, 0.3, 0.7, 1, 1]) {
      await scrollTo(element, place * (scroller(element).scrollHeight - scroller(element).clientHeight));
      expect(drawn(element).length).toBeLessThan(80);
      const seen = inView(element);
      expect(seen.length).toBeGreaterThan(2);
      // No gaps: the first and last visible rows reach the ends of the list.
      expect(seen.at(-1)!.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(scroller(element).getBoundingClientRect().bottom - 3);
      for (const row of seen) expect(nameOf(row)).toMatch(new RegExp(`^row ${Number(row.getAttribute('aria-rowindex')) - 2} `));
    }
    expect(nameOf(inView(element).at(-1))).toMatch(/^row 1999 /);
  });
  test('keeps its columns as wide as they are while it is scrolled', async () => {
    const element = draw(many);
    await framesLater();
    const widths = () => [...element.querySelectorAll('th')].map((head) => Math.round(head.getBoundingClientRect().width));
    const before = widths();
    await scrollTo(element, 40_000);
    expect(widths()).toEqual(before);
  });
  test('keeps the focus of a row that is scrolled out of view', async () => {
    const element = draw(many);
    await framesLater();
    const control = drawn(element)[3]!.querySelector('button')!;
    control.focus();
    await scrollTo(element, 30_000);
    expect(document.activeElement).toBe(control);
    expect(control.isConnected).toBe(true);
    expect(inView(element)).not.toContain(control.closest('tr'));
    control.blur();
    await framesLater();
    expect(control.isConnected).toBe(false);
  });
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowUp', 5, 4],
    ['ArrowUp', 0, 0],
    ['End', 2, 1_999],
    ['Home', 4, 0],
  ])('%s in row %i goes to row %i, at the like control', async (key, from, to) => {
    const element = draw(many);
    await framesLater();
    const start = drawn(element)[from]!.querySelector('button')!;
    start.focus();
    start.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await expect.poll(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe(String(to + 2));
    expect(document.activeElement?.tagName).toBe('BUTTON');
    const { top, bottom } = scroller(element).getBoundingClientRect();
    const box = document.activeElement!.getBoundingClientRect();
    expect([box.top >= top, box.bottom <= bottom + 1]).toEqual([true, true]);
  });
  test('Page down moves by one screen', async () => {
    const element = draw(many);
    await framesLater();
    const start = drawn(element)[0]!.querySelector('button')!;
    start.focus();
    start.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }));
    await expect.poll(() => Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'))).toBeGreaterThan(4);
  });
  test('End on the list itself goes to its last row', async () => {
    const element = draw(many);
    await framesLater();
    scroller(element).focus();
    scroller(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
    await expect.poll(() => nameOf(inView(element).at(-1))).toMatch(/^row 1999 /);
  });
  test('prints the first thousand, and says so', async () => {
    const element = draw(many);
    await framesLater();
    dispatchEvent(new Event('beforeprint'));
    await drawnAgain();
    expect(drawn(element)).toHaveLength(1000);
    expect(element.textContent).toContain('The first 1,000 of 2,000 rows. CSV and JSON include all.');
    dispatchEvent(new Event('afterprint'));
    await drawnAgain();
    expect(drawn(element).length).toBeLessThan(80);
  });
  test('groups by a column that repeats itself, the largest group first', async () => {
    const element = draw([...many, { name: 'one more', size: 7, place: null }]);
    const choice = element.querySelector('select')!;
    expect([...choice.options].map(({ text }) => text)).toEqual(['No groups', 'By Size']);
    choice.value = 'size';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await drawnAgain();
    const heads = () => [...element.querySelectorAll<HTMLButtonElement>('tr.group button')];
    // 2,000 is two more than 9 times 222: two of the nine have one more row, and one of the others has the remaining one.
    expect(heads().map((head) => head.textContent)).toEqual(
      ['0', '1', '7', '2', '3', '4', '5', '6', '8'].map((size, index) => `${size}${index < 3 ? '223' : '222'} rows`),
    );
    expect(element.querySelector('output')?.textContent).toBe('2,001 rows, 9 groups');
    heads()[2]!.click();
    await framesLater();
    expect(heads()[2]!.getAttribute('aria-expanded')).toBe('true');
    await press(element, /as JSON$/);
    expect((JSON.parse(act.save.mock.calls[0]![2] as string) as { size: number }[]).slice(446, 448).map(({ size }) => size)).toEqual([
      7, 7,
    ]);
    heads()[2]!.click();
    await drawnAgain();
    expect(drawn(element)).toHaveLength(9);
  });
  test('has no accessibility violations in groups', async () => {
    const element = draw(many);
    const choice = element.querySelector('select')!;
    choice.value = 'size';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await drawnAgain();
    const { violations } = await axe.run(element, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

test('without rows it says so', () => expect(draw([]).textContent).toBe('There is nothing here.'));

test('rows without a value come last in both directions', () => {
  const three = [
    { name: 'a', size: 2, place: null },
    { name: 'b', size: null, place: null },
    { name: 'c', size: 10, place: null },
  ];
  const order = (down: boolean) =>
    filterAndSort(columns, three, '', { column: 'size', down })
      .map(({ name }) => name)
      .join('');
  expect([order(false), order(true)]).toEqual(['acb', 'cab']);
});
