import type { FactTable } from '../core/facts.ts';
import { blockSharesAtOnce } from '../derive/text/parity.ts';

/** A block of text in the raw HTML, the rendered page, or both. */
export interface DiffLine {
  side: 'both' | 'rendered' | 'source';
  text: string;
  /** Selector of the rendered block; '' if only the raw HTML has the text. */
  selector: string;
  /** Share of the block that the raw HTML contains, 0…1; 1 for a block of the raw HTML. */
  share: number;
}

/** Minimum share of a rendered block's text in the raw HTML for the block to count as contained. */
const inSource = 0.7;

/**
 * The rendered main text in order, with blocks that only the raw HTML has in between. A block of the raw HTML counts as rendered if its
 * text occurs anywhere on the rendered page.
 */
export function diffWithServed(text: FactTable['text'], served: FactTable['served']): DiffLine[] {
  const main = text.blocks.filter((block) => block.main);
  const source = served.blocks.filter((block) => block.text.trim() !== '');
  const matched = blockSharesAtOnce(
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
