import type { Block } from '../../core/facts.ts';

/** Text units from which a block can be a paragraph. */
const paragraph = 10;

/** A paragraph of running text: no heading, code, label, list of links or cell of a table. */
export const isProseBlock = ({ level, code, units, linkChars, text, tag, within }: Block): boolean =>
  level === 0 && !code && units >= paragraph && linkChars * 2 < text.length && (within === null || within === 'list' || tag === 'p');

/** Text units of prose in the main content. */
export const deriveProseUnits = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => (block.main && isProseBlock(block) ? sum + block.units : sum), 0);
