import { elementScroll, observeElementOffset, observeElementRect, Virtualizer, defaultRangeExtractor } from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Lines beyond the visible ones on either side. */
const overscan = 12;
/** Estimated CSS pixels of a line that was not rendered yet, and of the list before it is measured. */
const estimated = { line: 30, height: 420 };
const estimateSize = () => estimated.line;

export interface WindowedLines {
  /** Lines to draw in their order, each with the empty CSS pixels before it. */
  lines: readonly { index: number; before: number }[];
  /** Empty CSS pixels after the last one. */
  after: number;
  /** Ref of each drawn line, which has its index as `data-index`. */
  measure(line: Element | null): void;
  scrollTo(index: number, align?: 'auto' | 'start' | 'end'): void;
}

/**
 * Which of many lines are rendered: the visible ones, and the one with the focus, so that it keeps it.
 * @param focused index of the line with the focus; null if it is elsewhere
 * @param header height in CSS pixels of the sticky header
 */
export function useWindowedLines(
  scroller: RefObject<HTMLElement | null>,
  { count, focused, header }: { count: number; focused: number | null; header: number },
): WindowedLines {
  const [, setTimes] = useState(0);
  const lastFocused = useRef(focused);
  lastFocused.current = focused;
  const options = {
    count,
    overscan,
    scrollMargin: header,
    scrollPaddingStart: header,
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: estimated.height },
    scrollToFn: elementScroll,
    estimateSize,
    observeElementRect,
    observeElementOffset,
    // What is measured during layout is rendered in the next frame.
    useAnimationFrameWithResizeObserver: true,
    onChange: () => setTimes((times) => times + 1),
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) =>
      withFocusedLine(defaultRangeExtractor(range), lastFocused.current, range.count),
  };
  const [list] = useState(() => new Virtualizer<HTMLElement, Element>(options));
  list.setOptions(options);
  useLayoutEffect(() => list._didMount(), []);
  useLayoutEffect(() => list._willUpdate());

  let end = header;
  const lines = list.getVirtualItems().map((item) => {
    const before = Math.max(0, item.start - end);
    end = item.end;
    return { index: item.index, before };
  });
  return {
    lines,
    after: Math.max(0, list.getTotalSize() + header - end),
    measure: list.measureElement,
    scrollTo: (index, align = 'auto') => list.scrollToIndex(index, { align }),
  };
}

/** Sorted indices with one more. */
export function withFocusedLine(indices: readonly number[], line: number | null, count: number): number[] {
  if (line === null || line >= count || indices.includes(line)) return [...indices];
  return [...indices, line].sort((a, b) => a - b);
}
