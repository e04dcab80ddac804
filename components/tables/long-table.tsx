import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { drawnWhole, printedLines, useWindowedTable, ColumnWidths, type LinePlace } from './windowed-table.tsx';
import { usePart } from '../use-locale.ts';

interface LongTableProps {
  /** Name of the table, for screen readers. */
  name: string;
  /** Class of the table. */
  class: string;
  /** Whether its rows become blocks where its columns do not fit beside each other. */
  stacks?: boolean;
  /** Class of the scrolling region. */
  region?: string;
  count: number;
  /** Identifies the columns: others have other widths. */
  columns: string;
  /** Identifies the lines and their order: when it changes, the table scrolls to its start. */
  order: readonly unknown[];
  printing: boolean;
  /** @param index of its row in a windowed table */
  head(index: number | undefined): JSX.Element;
  /** @param measure in a windowed table */
  line(index: number, measure: LinePlace['ref'] | undefined): JSX.Element;
  /** Below the table, inside the region. */
  children?: ComponentChildren;
}

/** A table of any length in a scrolling region: rendered completely if it is short, otherwise only the lines in view. */
export function LongTable(props: LongTableProps): JSX.Element {
  const { count, printing, region, stacks } = props;
  const scroller = useRef<HTMLElement>(null);
  const id = useId();
  const words = usePart('tables');
  const windowed = !printing && count > drawnWhole;
  const stacked = useTooWide(scroller) && stacks;
  const table = stacked ? { ...props, class: `${props.class} stacked` } : props;
  const regionClass = `table-scroll${region ? ` ${region}` : ''}`;
  // With another order or other rows, show the first line.
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, props.order);
  return (
    <>
      {/* A region that scrolls must be reachable by keyboard. */}
      <section
        ref={scroller}
        class={windowed ? `${regionClass} windowed` : regionClass}
        tabIndex={0}
        aria-label={props.name}
        aria-describedby={windowed ? `${id}-keys` : undefined}
      >
        {windowed ? <LinesInView {...table} scroller={scroller} /> : <AllLines {...table} />}
        {props.children}
      </section>
      {windowed && (
        <>
          <p class="muted small table-note">{words.findInPage}</p>
          <p id={`${id}-keys`} class="visually-hidden">
            {words.keys}
          </p>
        </>
      )}
      <PrintedPartNote count={count} printing={printing} />
    </>
  );
}

/** Whether what a region scrolls is wider than it. How wide depends on the page's words, so no width of the window tells it. */
function useTooWide(region: RefObject<HTMLElement | null>): boolean {
  const [needed, setNeeded] = useState(0);
  const measure = () => {
    const box = region.current;
    // What was laid out as blocks fits: it becomes a table again only where that has its room.
    if (box) setNeeded((before) => (before > box.clientWidth ? before : box.scrollWidth > box.clientWidth ? box.scrollWidth : 0));
  };
  useLayoutEffect(measure);
  useEffect(() => {
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(region.current!);
    return () => observer.disconnect();
  }, []);
  return needed > 0;
}

/** All lines, or as many as are printed. */
const AllLines = ({ class: name, count, printing, head, line }: LongTableProps): JSX.Element => (
  <table class={name}>
    {head(undefined)}
    <tbody>{Array.from({ length: printing ? Math.min(count, printedLines) : count }, (_, index) => line(index, undefined))}</tbody>
  </table>
);

/** Renders only the lines in view, between spacers for the others. Arrow keys move from line to line. */
function LinesInView({
  class: name,
  count,
  columns,
  head,
  line,
  scroller,
}: LongTableProps & { scroller: RefObject<HTMLElement | null> }): JSX.Element {
  const { table, widths, drawn } = useWindowedTable(scroller, count, columns);
  return (
    <table ref={table} class={widths ? `${name} steady` : name} aria-rowcount={count + 1}>
      <ColumnWidths widths={widths} />
      {head(1)}
      <tbody>{drawn(line)}</tbody>
    </table>
  );
}

/** On paper: how many of the lines are printed. */
export function PrintedPartNote({ count, printing }: Pick<LongTableProps, 'count' | 'printing'>): JSX.Element | null {
  const words = usePart('tables');
  if (!printing || count <= printedLines) return null;
  return <p class="muted small">{words.printed({ shown: printedLines, total: count })}</p>;
}
