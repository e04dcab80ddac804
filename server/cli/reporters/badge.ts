import { scoreBand } from '../../../checks/core/report/score.ts';
import { serverWords } from '../../words.ts';
import { escapeXml } from '../escape.ts';
import type { FinishedRun } from './reporter.ts';

/** White text has a contrast of at least 4.5:1 on each. */
const colors = { excellent: '#15703c', good: '#3f6f1a', fair: '#8a5a00', poor: '#b3261e', unknown: '#5f6368' } as const;
const [height, padding, character] = [20, 6, 6.6];
const widthOf = (text: string) => Math.round(text.length * character) + 2 * padding;

/** An SVG for a README: the run's average audit score, in the color of its band, or “not audited”. */
export function* badgeReporter({ pages }: FinishedRun): Generator<string> {
  const { badge } = serverWords().commands.report;
  const scores = pages.flatMap(({ score }) => (score === null ? [] : [score]));
  const average = scores.length === 0 ? null : Math.floor(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  const [label, value] = [badge.label, average === null ? badge.unknown : badge.score({ score: average })];
  const [left, right] = [widthOf(label), widthOf(value)];
  const color = colors[average === null ? 'unknown' : scoreBand(average)];
  const text = (x: number, width: number, words: string) =>
    `<text x="${x + padding}" y="14" textLength="${width - 2 * padding}" lengthAdjust="spacingAndGlyphs">${escapeXml(words)}</text>`;
  const title = escapeXml(`${label}${serverWords().punctuation.colon}${value}`);
  yield `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${height}" role="img" aria-label="${title}">`;
  yield `<title>${title}</title><rect width="${left + right}" height="${height}" rx="3" fill="${color}"/>`;
  yield `<path d="M3 0h${left - 3}v${height}H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="#3c4043"/>`;
  yield `<g fill="#fff" font-family="Verdana,Geneva,'DejaVu Sans',sans-serif" font-size="11">${text(0, left, label)}${text(left, right, value)}</g></svg>\n`;
}
