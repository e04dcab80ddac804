import { contrastRatio } from '../../checks/core/helpers/contrast-ratio.ts';
import type { Status } from '../../checks/core/verdict.ts';

/** Width and height in points. */
export const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const;
export type PaperName = keyof typeof papers;
/** Margins in points. The column has the same width on all papers, so that lines break alike; wider paper has wider margins. */
export const paper = { left: 48, top: 62, bottom: 58 } as const;
export const contentWidth = papers.a4[0] - 2 * paper.left;

/** The colors of the interface's light theme, on white paper. */
export const colors = {
  ink: '#1a2433',
  muted: '#515c6b',
  line: '#dcd5c7',
  faint: '#f6f3ec',
  bar: '#ebe6db',
  white: '#ffffff',
  pass: '#1c6b42',
  warn: '#825300',
  /** Of areas; `warn` is dark enough for text. */
  warnArea: '#d79a2b',
  fail: '#a8231b',
  na: '#5d6470',
  unchecked: '#5a4a9c',
  note: '#1d3f72',
} as const;
export const tints: Record<Status, string> = { pass: '#e3f0e6', warn: '#faefd5', fail: '#fae5e1', na: '#eceae3', unchecked: '#ece9f6' };

/** Text styles. `leading` is the distance between baselines. */
export interface Style {
  size: number;
  leading: number;
  color: string;
  bold?: boolean;
}
export const styles = {
  display: { size: 27, leading: 33, color: colors.ink, bold: true },
  title: { size: 17, leading: 22, color: colors.ink, bold: true },
  heading: { size: 12.5, leading: 17, color: colors.ink, bold: true },
  subheading: { size: 10, leading: 14, color: colors.ink, bold: true },
  body: { size: 9.5, leading: 13.6, color: colors.ink },
  small: { size: 8.2, leading: 11.6, color: colors.ink },
  note: { size: 8.2, leading: 11.6, color: colors.muted },
  tiny: { size: 7.2, leading: 9.6, color: colors.muted },
} as const satisfies Record<string, Style>;

/** The agency's color, and which color text has in it. */
export interface Accent {
  fill: string;
  text: string;
}

/** @param color #rrggbb; anything else returns the color of the extension */
export function accentFrom(color: string): Accent {
  const fill = /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : '#1d4ed8';
  // Contrast of 4.5 to white (WCAG 2.2, 1.4.3), otherwise text stays dark.
  return { fill, text: contrastRatio(fill, colors.white) >= 4.5 ? fill : colors.ink };
}
