import type { Block } from '../../core/facts/text.ts';
import { countUnits } from '../../language/units.ts';

/** A heading and the main blocks below it, up to the next heading of the same or a higher level. */
export interface Section {
  heading: Block;
  /** Blocks below it, including headings of lower levels. */
  blocks: Block[];
  /** Text units without headings. */
  units: number;
}

/** A run of main blocks under one heading of any level, short enough to be quoted. */
export interface Passage {
  /** Null before the first heading. */
  heading: Block | null;
  blocks: Block[];
  text: string;
  units: number;
}

/** Main blocks in order, up to `characters` of text. */
export function mainBlocks(blocks: readonly Block[], characters = Infinity): Block[] {
  const result: Block[] = [];
  let size = 0;
  for (const block of blocks) {
    if (!block.main) continue;
    result.push(block);
    size += block.text.length;
    if (size >= characters) break;
  }
  return result;
}

/** Sections of headings of the levels 2 to 4. */
export function splitIntoSections(main: readonly Block[]): Section[] {
  const result: Section[] = [];
  for (let index = 0; index < main.length; index++) {
    const heading = main[index]!;
    if (heading.level < 2 || heading.level > 4) continue;
    let end = index + 1;
    while (end < main.length && !(main[end]!.level > 0 && main[end]!.level <= heading.level)) end++;
    const blocks = main.slice(index + 1, end);
    result.push({ heading, blocks, units: blocks.reduce((sum, block) => sum + (block.level === 0 ? block.units : 0), 0) });
  }
  return result;
}

/**
 * Passages: blocks below one heading, divided evenly if they are longer than `most` units. A single longer block stays whole.
 * Code samples are not part of passages.
 */
export function splitIntoPassages(main: readonly Block[], most: number): Passage[] {
  const result: Passage[] = [];
  let heading: Block | null = null;
  let run: Block[] = [];
  const close = () => {
    const total = run.reduce((sum, block) => sum + block.units, 0);
    const even = total / Math.max(1, Math.ceil(total / most));
    let part: Block[] = [];
    let size = 0;
    const cut = () => {
      if (part.length > 0) result.push({ heading, blocks: part, text: part.map(({ text }) => text).join('\n'), units: size });
      part = [];
      size = 0;
    };
    for (const block of run) {
      if (size > 0 && size + block.units > most) cut();
      part.push(block);
      size += block.units;
      if (size >= even) cut();
    }
    cut();
    run = [];
  };
  for (const block of main) {
    if (block.level > 0) {
      close();
      heading = block;
    } else if (!block.code && block.units > 0) {
      run.push(block);
    }
  }
  close();
  return result;
}

/** Texts of the first `limit` units of some blocks; the block at the limit is cut in proportion. */
export function firstUnits(blocks: readonly Block[], limit: number): { block: Block; text: string }[] {
  const parts: { block: Block; text: string }[] = [];
  let size = 0;
  for (const block of blocks) {
    if (block.level > 0) continue;
    const remaining = limit - size;
    if (remaining <= 0) break;
    // Units count the whole text even if the text was capped.
    const length = (block.text.endsWith('…') ? Math.min(block.units, countUnits(block.text)) : block.units) || block.units;
    parts.push({
      block,
      text: length <= remaining ? block.text : block.text.slice(0, Math.ceil((block.text.length * remaining) / length)),
    });
    size += length;
  }
  return parts;
}
