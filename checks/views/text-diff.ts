import type { FactTable } from '../core/facts.ts';
import { blocksInSource } from '../derive/text/parity.ts';

/** A block of text of the raw HTML, of the page as rendered, or of both. */
export interface DiffLine {
  side: 'both' | 'rendered' | 'source';
  text: string;
  /** Of the rendered block; '' for one that only the source has. */
  selector: string;
  /** How much of it the source has, 0…1; 1 where it is in the source. */
  share: number;
}

/** A rendered block is in the source from this share of its text on. */
const inSource = 0.7;

/**
 * The main text as rendered, in its order, with what only the source has between: a block of the source counts as there when the
 * whole rendered page has its text, wherever.
 */
export function textDiff(text: FactTable['text'], served: FactTable['served']): DiffLine[] {
  const main = text.blocks.filter((block) => block.main);
  const source = served.blocks.filter((block) => block.text.trim() !== '');
  const matched = blocksInSource(
    source.map((block) => block.text),
    text.blocks.map((block) => block.text).join('\n'),
    '',
  );
  const places = new Map<string, number>();
  source.forEach((block, index) => {
    if (!places.has(block.text)) places.set(block.text, index);
  });
  const lines: DiffLine[] = [];
  let next = 0;
  const gone = (to: number) => {
    for (; next < to; next++)
      if ((matched[next] ?? 1) < inSource) lines.push({ side: 'source', text: source[next]!.text, selector: '', share: 1 });
  };
  main.forEach((block, index) => {
    const share = served.presence[index] ?? 1;
    gone(places.get(block.text) ?? next);
    lines.push({ side: share < inSource ? 'rendered' : 'both', text: block.text, selector: block.selector, share });
  });
  gone(source.length);
  return lines;
}
