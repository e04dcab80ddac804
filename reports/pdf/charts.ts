import type { Row } from './flow.ts';
import { colors, styles, type Style } from './theme.ts';
import type { Typesetter } from './text/typesetter.ts';
import type { FileLocale } from '../../words/locale.ts';

/** Area of a chart. */
export interface Place {
  x: number;
  width: number;
}

/** Heights in a row with a bar, in points from its top: the row, the bar, the baselines of texts beside it, and each further line of them. */
const bar = { row: 17, line: 10, top: 4, height: 7.5, text: 10.6, boldText: 10.8 } as const;
/** Widths of the columns to the right of bars. */
const columns = { score: 32, counts: 88 } as const;

/** A score as an arc around its number. */
export function drawScoreRing(set: Typesetter, score: number | null, color: string, x: number, top: number, size: number): void {
  const { document } = set;
  const radius = size / 2 - 3;
  const middle = document.leftOf(x, size) + size / 2;
  document.arc(middle, top + size / 2, radius, 1, colors.bar, 5);
  if (score !== null && score > 0) document.arc(middle, top + size / 2, radius, score / 100, color, 5);
  const style: Style = { size: size * 0.32, leading: size, color: score === null ? colors.muted : colors.ink, bold: true };
  set.label(score === null ? '–' : String(score), x, top + size / 2 + size * 0.115, style, size, 'middle');
}

/** Number of pages by score, in bins of ten. */
export function drawHistogram(set: Typesetter, bins: readonly number[], color: string, { x, width }: Place, height: number): Row {
  const { document } = set;
  const most = Math.max(1, ...bins);
  const step = width / bins.length;
  const floor = height - 12;
  return {
    height,
    draw(top) {
      for (const [index, pages] of bins.entries()) {
        const tall = pages === 0 ? 0 : Math.max(2, ((floor - 12) * pages) / most);
        const left = x + index * step;
        if (tall > 0) document.rectangle(left + 1.5, top + floor - tall, step - 3, tall, color);
        if (pages > 0)
          set.label(String(pages), left, top + floor - tall - 3, { ...styles.tiny, color: colors.ink, bold: true }, step, 'middle');
        set.label(index === bins.length - 1 ? '90+' : String(index * 10), left, top + height - 2, styles.tiny, step, 'middle');
      }
      document.rectangle(x, top + floor, width, 0.6, colors.line);
    },
  };
}

export interface ScoreBar {
  name: string;
  value: number | null;
  shown: string;
}

/** Named bars from 0 to 100, one below the other. */
export function drawScoreBars(set: Typesetter, bars: readonly ScoreBar[], color: string, { x, width }: Place, nameWidth: number): Row[] {
  const { document } = set;
  const barWidth = width - nameWidth - (columns.score + 2);
  return bars.map(({ name, value, shown }): Row => ({
    height: bar.row,
    draw(top) {
      set.label(name, x, top + bar.text, styles.small, nameWidth - 6);
      if (value === null) {
        set.label(shown, x + nameWidth, top + bar.text, styles.note, width - nameWidth);
        return;
      }
      document.rectangle(x + nameWidth, top + bar.top, barWidth, bar.height, colors.bar);
      document.rectangle(
        x + nameWidth,
        top + bar.top,
        Math.max(0.8, (barWidth * Math.min(100, Math.max(0, value))) / 100),
        bar.height,
        color,
      );
      set.label(shown, x + width - columns.score, top + bar.boldText, { ...styles.small, bold: true }, columns.score, 'right');
    },
  }));
}

export interface StackedBar {
  name: string;
  fail: number;
  warn: number;
}

/** For each check: on how many pages it fails or warns. */
export function drawStackedBars(
  set: Typesetter,
  bars: readonly StackedBar[],
  total: number,
  { x, width }: Place,
  nameWidth: number,
  { pdf: words, punctuation }: FileLocale['words'],
): Row[] {
  const { document } = set;
  const barWidth = width - nameWidth - (columns.counts + 4);
  return bars.map(({ name, fail, warn }): Row => {
    const names = set.lines(name, styles.small, nameWidth - 6, 2);
    const parts = [fail > 0 ? words.failing({ count: fail }) : '', warn > 0 ? words.improving({ count: warn }) : ''].filter(Boolean);
    const joined = parts.join(punctuation.comma);
    const counts = set.width(joined, styles.note) > columns.counts ? parts : [joined];
    return {
      height: bar.row + (Math.max(names.length, counts.length) - 1) * bar.line,
      draw(top) {
        set.drawLines(names, x, top + bar.text, bar.line, styles.small);
        document.rectangle(x + nameWidth, top + bar.top, barWidth, bar.height, colors.bar);
        const failing = (barWidth * fail) / Math.max(1, total);
        if (fail > 0) document.rectangle(x + nameWidth, top + bar.top, failing, bar.height, colors.fail);
        if (warn > 0)
          document.rectangle(x + nameWidth + failing, top + bar.top, (barWidth * warn) / Math.max(1, total), bar.height, colors.warnArea);
        for (const [index, text] of counts.entries())
          set.label(text, x + width - columns.counts, top + bar.text + index * bar.line, styles.note, columns.counts, 'right');
      },
    };
  });
}

/** The parts of a whole, with a legend. */
export function drawPartsBar(
  set: Typesetter,
  entries: readonly { text: string; count: number; color: string }[],
  { x, width }: Place,
): Row {
  const { document } = set;
  const all = entries.reduce((sum, { count }) => sum + count, 0) || 1;
  const legend = legendPlaces(
    set,
    entries.filter(({ count }) => count > 0),
    width,
  );
  return {
    height: 27 + 11 * (legend.at(-1)?.line ?? 0),
    draw(top) {
      let left = x;
      for (const { count, color } of entries) {
        const size = (width * count) / all;
        if (size > 0) document.rectangle(left, top + 2, Math.max(0, size - 0.8), 8, color);
        left += size;
      }
      for (const { text, color, at, line } of legend) {
        document.rectangle(x + at, top + 16.4 + 11 * line, 6, 6, color);
        set.label(text, x + at + 9, top + 22 + 11 * line, styles.note, width - at - 9);
      }
    },
  };
}

/** Entries side by side, in as many lines as they need: words are longer in other languages. */
function legendPlaces<E extends { text: string }>(set: Typesetter, entries: readonly E[], width: number) {
  let [at, line] = [0, 0];
  return entries.map((entry) => {
    const needed = 9 + set.width(entry.text, styles.note);
    if (at > 0 && at + needed > width) [at, line] = [0, line + 1];
    const place = { ...entry, at, line };
    at += needed + 13;
    return place;
  });
}
