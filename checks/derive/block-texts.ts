import type { Block } from '../core/facts.ts';
import { foldText } from '../language/phrases.ts';

const known = new WeakMap<readonly Block[], readonly string[]>();

/** The blocks' texts as phrases are looked up in them, made once for all that look: a long page has megabytes of text. */
export function foldedTexts(blocks: readonly Block[]): readonly string[] {
  let texts = known.get(blocks);
  if (!texts) {
    texts = blocks.map(({ text }) => foldText(text));
    known.set(blocks, texts);
  }
  return texts;
}
