/** Scores as lines: a small one in a row of the list, and a large one with a table. */
import type { JSX } from 'preact';
import type { TrendBody } from '../http/bodies/site.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { dayText, scoreText, timeText } from './parts.tsx';

const words = dashboard.site.trend;

/** Parts of a line, broken where there is no score. @returns an SVG path */
function pathOf(points: readonly { x: number; score: number | null }[], y: (score: number) => number): string {
  let open = false;
  return points
    .map(({ x, score }) => {
      if (score === null) {
        open = false;
        return '';
      }
      const step = `${open ? 'L' : 'M'}${x.toFixed(1)} ${y(score).toFixed(1)}`;
      open = true;
      return step;
    })
    .join('');
}

/** Without numbers, because they are next to it. */
export function Sparkline({ scores }: { scores: readonly (number | null)[] }): JSX.Element | null {
  const known = scores.filter((score) => score !== null);
  if (known.length < 2) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  // A change of a point or two must not look like a cliff.
  const [bottom, height] = [Math.min(least, most - 10), Math.max(10, most - least)];
  const points = scores.map((score, index) => ({ x: 2 + (index * 76) / (scores.length - 1), score }));
  return (
    <svg class="small-line" width="80" height="24" viewBox="0 0 80 24" aria-hidden="true">
      <path d={pathOf(points, (score) => 21 - ((score - bottom) / height) * 18)} />
    </svg>
  );
}

/** Both scores of a site over time, and the same as a table. */
export function TrendLines({ points }: { points: TrendBody['points'] }): JSX.Element {
  if (points.length < 2) return <p class="empty">{words.few}</p>;
  return (
    <div class="stack">
      <TrendPlot points={points} />
      <p class="legend small" aria-hidden="true">
        <span class="line-key audit">{words.audit}</span>
        <span class="line-key geo">{words.geo}</span>
      </p>
      <details>
        <summary>{words.table}</summary>
        <TrendTable points={points} />
      </details>
    </div>
  );
}

/** The drawing is stretched to its space, so labels are HTML text next to it. */
const [width, height] = [1000, 100];
const yOf = (score: number) => height - score;

function TrendPlot({ points }: { points: TrendBody['points'] }): JSX.Element {
  const [first, last] = [points[0]!, points.at(-1)!];
  const [from, to] = [Date.parse(first.at), Date.parse(last.at)];
  const placed = points.map((point) => ({ ...point, x: ((Date.parse(point.at) - from) / Math.max(1, to - from)) * width }));
  const text = words.picture({ from: dayText(first.at), to: dayText(last.at), first: scoreText(first.score), last: scoreText(last.score) });
  return (
    <figure class="trend-plot" aria-label={text}>
      <div class="trend-scores" aria-hidden="true">
        <span>100</span>
        <span>50</span>
        <span>0</span>
      </div>
      <svg class="trend" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 50, 100].map((score) => (
          <line key={score} class="grid" x1="0" x2={width} y1={yOf(score)} y2={yOf(score)} />
        ))}
        <path
          class="geo"
          d={pathOf(
            placed.map(({ x, geo }) => ({ x, score: geo })),
            yOf,
          )}
        />
        <path class="audit" d={pathOf(placed, yOf)} />
      </svg>
      <p class="trend-days split" aria-hidden="true">
        <span>{dayText(first.at)}</span>
        <span>{dayText(last.at)}</span>
      </p>
    </figure>
  );
}

function TrendTable({ points }: { points: TrendBody['points'] }): JSX.Element {
  return (
    <section class="table-scroll" tabIndex={0} aria-label={words.table}>
      <table class="data">
        <thead>
          <tr>
            <th scope="col">{words.columns.at}</th>
            {[words.audit, words.geo, words.columns.fails, words.columns.pages].map((title) => (
              <th key={title} scope="col" class="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ run, at, score, geo, fails, pages }) => (
            <tr key={run}>
              <td data-title={words.columns.at}>{timeText(at)}</td>
              <td data-title={words.audit} class="number">
                {scoreText(score)}
              </td>
              <td data-title={words.geo} class="number">
                {scoreText(geo)}
              </td>
              <td data-title={words.columns.fails} class="number">
                {fails}
              </td>
              <td data-title={words.columns.pages} class="number">
                {pages}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
