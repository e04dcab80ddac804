import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { moveFocusByKey } from './line-keys.ts';
import { useWindowedLines } from './windowed-lines.ts';

/** Longer tables render only the lines in view: thousands of rows must not slow down the popup. */
export const drawnWhole = 100;
/** Maximum number of printed lines: files have the rest. */
export const printedLines = 1_000;

/** Row attributes of a line in a windowed table. */
export interface LinePlace {
  ref(line: Element | null): void;
  'data-index': number;
  'aria-rowindex': number;
}
type Measure = LinePlace['ref'];

/** The head of the table is its first row. */
export const lineAttributes = (index: number, measure: Measure): LinePlace => ({
  ref: measure,
  'data-index': index,
  'aria-rowindex': index + 2,
});

interface WindowedTable {
  /** Ref of the table; it has `aria-rowcount`, and `steady` as its class once widths are known. */
  table: RefObject<HTMLTableElement | null>;
  /** Widths of its columns in percent; null until they are measured. */
  widths: readonly number[] | null;
  /** The lines in view, and empty space for the others. */
  drawn(line: (index: number, measure: Measure) => JSX.Element): (JSX.Element | false)[];
}

/** A table of which only the visible lines are rendered. Arrow keys move from line to line. @param columns identifies the columns: others have other widths */
export function useWindowedTable(scroller: RefObject<HTMLElement | null>, count: number, columns: string): WindowedTable {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const { widths, header } = useSteadyColumns(table, columns);
  const list = useWindowedLines(scroller, { count, focused, header });
  const shown = useRef({ list, count });
  shown.current = { list, count };
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const lineOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('tbody [data-index]') : null);
    const focusEntered = (event: FocusEvent) => setFocused(lineOf(event.target) ? Number(lineOf(event.target)!.dataset['index']) : null);
    const left = (event: FocusEvent) => {
      if (!box.contains(event.relatedTarget as Node | null)) setFocused(null);
    };
    const press = (event: KeyboardEvent) =>
      moveFocusByKey(event, box, { count: shown.current.count, scrollTo: shown.current.list.scrollTo });
    box.addEventListener('focusin', focusEntered);
    box.addEventListener('focusout', left);
    box.addEventListener('keydown', press);
    return () => {
      box.removeEventListener('focusin', focusEntered);
      box.removeEventListener('focusout', left);
      box.removeEventListener('keydown', press);
    };
  }, []);
  return {
    table,
    widths,
    drawn: (line) => [
      ...list.lines.flatMap(({ index, before }) => [
        before > 0 && <Gap key={`before ${index}`} height={before} />,
        line(index, list.measure),
      ]),
      list.after > 0 && <Gap key="after" height={list.after} />,
    ],
  };
}

export const ColumnWidths = ({ widths }: Pick<WindowedTable, 'widths'>): JSX.Element | null =>
  widths && (
    <colgroup>
      {widths.map((width, index) => (
        <col key={index} style={{ width: `${width}%` }} />
      ))}
    </colgroup>
  );

const Gap = ({ height }: { height: number }): JSX.Element => <tr class="gap" aria-hidden="true" style={{ height: `${height}px` }} />;

/**
 * Columns as wide as their first lines need, whatever lines become visible; measured again when the available width changes.
 * @returns widths in percent, null until they are measured; header in CSS pixels
 */
function useSteadyColumns(table: RefObject<HTMLTableElement | null>, columns: string): { widths: number[] | null; header: number } {
  const [measured, setMeasured] = useState<{ widths: number[]; header: number; columns: string } | null>(null);
  const current = measured?.columns === columns ? measured : null;
  useLayoutEffect(() => {
    const head = table.current?.tHead;
    if (current || !head) return;
    const cells = [...head.rows[0]!.cells].map((cell) => cell.getBoundingClientRect().width);
    const sum = cells.reduce((before, width) => before + width, 0);
    if (sum > 0) setMeasured({ widths: cells.map((width) => (100 * width) / sum), header: head.offsetHeight, columns });
  });
  useEffect(() => {
    const room = table.current?.parentElement;
    if (!room) return undefined;
    let width = room.clientWidth;
    const observer = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        if (room.clientWidth === width) return;
        width = room.clientWidth;
        setMeasured(null);
      }),
    );
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  return { widths: current?.widths ?? null, header: measured?.header ?? 0 };
}

/** True while the browser prints. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => setPrinting(true);
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
