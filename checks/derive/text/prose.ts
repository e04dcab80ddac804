import type { Block } from '../../core/facts/text.ts';

/** Minimum text units of a paragraph. */
const paragraph = 10;

/** Whether a block is a paragraph of running text: not a heading, code, label, list of links or table cell. */
export const isProse = ({ level, code, units, linkChars, text, tag, within }: Block): boolean =>
  level === 0 && !code && units >= paragraph && linkChars * 2 < text.length && (within === null || within === 'list' || tag === 'p');

/** Text units of prose in the main content. */
export const countProseUnits = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => (block.main && isProse(block) ? sum + block.units : sum), 0);
