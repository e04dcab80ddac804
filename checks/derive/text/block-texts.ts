import type { Block } from '../../core/facts/text.ts';
import { memoizeByIdentity } from '../../core/helpers/memoize-by-identity.ts';
import { foldText } from '../../language/phrases.ts';

/** The blocks' texts in folded form, computed once for all phrase lookups: a long page has megabytes of text. */
export const foldedTexts = /* @__PURE__ */ memoizeByIdentity(
  (blocks: readonly Block[]) => [blocks],
  (blocks): readonly string[] => blocks.map(({ text }) => foldText(text)),
);
