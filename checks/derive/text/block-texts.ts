import type { Block } from '../../core/facts.ts';
import { memoizeByIdentity } from '../../core/memoize-by-identity.ts';
import { foldText } from '../../language/phrases.ts';

/** The blocks' texts as phrases are looked up in them, made once for all that look: a long page has megabytes of text. */
export const deriveFoldedBlockTexts = /* @__PURE__ */ memoizeByIdentity(
  (blocks: readonly Block[]) => [blocks],
  (blocks): readonly string[] => blocks.map(({ text }) => foldText(text)),
);
