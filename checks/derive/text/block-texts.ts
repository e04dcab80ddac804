import type { Block } from '../../core/facts.ts';
import { remembered } from '../../core/remembered.ts';
import { foldText } from '../../language/phrases.ts';

/** The blocks' texts as phrases are looked up in them, made once for all that look: a long page has megabytes of text. */
export const foldedTexts = /* @__PURE__ */ remembered(
  (blocks: readonly Block[]) => [blocks],
  (blocks): readonly string[] => blocks.map(({ text }) => foldText(text)),
);
