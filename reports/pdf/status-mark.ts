import type { Status } from '../../checks/core/verdict.ts';
import type { PdfDocument } from './document.ts';
import { colors } from './theme.ts';

/** Shapes differ, so that color is never the only distinction: they are the same as in the interface (components/findings/status.tsx), on a field of 16 × 16. */
export function drawStatusMark(document: PdfDocument, status: Status | 'note', x: number, top: number, size: number): void {
  const left = document.leftOf(x, size);
  const unit = size / 16;
  const color = colors[status];
  const at = (points: readonly (readonly [number, number])[]) => points.map(([dx, dy]) => [left + dx * unit, top + dy * unit] as const);
  const fill = (...points: [number, number][]) => document.path(at(points), color);
  const stroke = (over: string, ...points: [number, number][]) => document.path(at(points), over, 1.7 * unit);
  switch (status) {
    case 'pass':
      document.arc(left + 8 * unit, top + 8 * unit, 3.5 * unit, 1, color, 7 * unit);
      return stroke(colors.white, [4.8, 8.2], [7, 10.4], [11.2, 5.8]);
    case 'warn':
      fill([8, 1.2], [15.4, 14.4], [0.6, 14.4]);
      stroke(colors.white, [8, 6], [8, 9.4]);
      return stroke(colors.white, [8, 11.9], [8, 12]);
    case 'fail':
      fill([5, 1], [11, 1], [15, 5], [15, 11], [11, 15], [5, 15], [1, 11], [1, 5]);
      stroke(colors.white, [5.6, 5.6], [10.4, 10.4]);
      return stroke(colors.white, [10.4, 5.6], [5.6, 10.4]);
    case 'na':
      document.arc(left + 8 * unit, top + 8 * unit, 6.2 * unit, 1, color, 1.5 * unit);
      return stroke(color, [5, 8], [11, 8]);
    case 'unchecked':
      document.path(
        at([
          [1.8, 1.8],
          [14.2, 1.8],
          [14.2, 14.2],
          [1.8, 14.2],
          [1.8, 1.8],
        ]),
        color,
        1.4 * unit,
        `${(2.4 * unit).toFixed(2)} ${(2.4 * unit).toFixed(2)}`,
      );
      stroke(color, [6.2, 6.2], [7, 4.8], [9, 4.8], [9.8, 6.2], [8, 8.2], [8, 9.2]);
      return stroke(color, [8, 11.6], [8, 11.7]);
    case 'note':
      document.arc(left + 8 * unit, top + 8 * unit, 6.2 * unit, 1, color, 1.5 * unit);
      stroke(color, [8, 7.4], [8, 11]);
      return stroke(color, [8, 4.9], [8, 5]);
  }
}
