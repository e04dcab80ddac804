import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import '../../components/style.css';
import { DataTable } from '../../components/tables/data-table.tsx';
import type { Column, ToolActions } from '../../components/tool/props.ts';
import { english } from '../../components/use-locale.ts';

await english.load('tables');
interface Row {
  name: string;
}
const columns: Column<Row>[] = [{ id: 'name', title: 'Name', value: (row) => row.name, wide: true }];
const rows: Row[] = Array.from({ length: 50_000 }, (_, index) => ({ name: `row ${index} ${'long '.repeat(index % 40)}` }));

let frame: HTMLElement | null = null;
afterEach(() => {
  if (frame) render(null, frame);
  frame?.remove();
});

test.each([640, 320])('of 50,000 rows, those in view are drawn, wherever that is, at %i px', async (width) => {
  frame = document.createElement('main');
  frame.style.width = `${width}px`;
  document.body.append(frame);
  const act = {} as ToolActions;
  render(<DataTable name="rows" columns={columns} rows={rows} total={rows.length} at={() => null} act={act} empty="" />, frame);
  const scroller = frame.querySelector<HTMLElement>('.table-scroll')!;
  const drawn = () => [...frame!.querySelectorAll<HTMLElement>('tbody tr:not(.gap)')];
  // Content that is drawn for the first time may be higher than estimated, so the end needs a second step.
  for (const place of [0, 0.3, 0.7, 1, 1]) {
    scroller.scrollTop = place * (scroller.scrollHeight - scroller.clientHeight);
    await expect
      .poll(() => drawn().some((row) => row.getBoundingClientRect().bottom >= scroller.getBoundingClientRect().bottom - 3))
      .toBe(true);
    expect(drawn().length).toBeLessThan(80);
    for (const row of drawn())
      expect(row.querySelector('td')?.textContent).toMatch(new RegExp(`^row ${Number(row.getAttribute('aria-rowindex')) - 2} `));
  }
  await expect.poll(() => drawn().at(-1)?.querySelector('td')?.textContent).toMatch(/^row 49999 /);
});
