/** The user's additions to our lists. Findings that depend on them say so. */
export interface OwnLists {
  /** Product tokens of crawlers to test against robots.txt in addition to the known ones. They never affect a score. */
  agents: readonly string[];
  /** Link texts that say nothing about their target, in any language. */
  genericTexts: readonly string[];
}
export const noOwnLists: OwnLists = { agents: [], genericTexts: [] };

/** Maximum number of entries per list, and of characters per text. */
export const ownListLimits = { agents: 50, genericTexts: 300, characters: 100 } as const;

/** RFC 9309, 2.2.1: a product token of a crawler contains only letters, - and _. `*` is not one. */
export const isProductToken = (text: string): boolean => /^[a-z_-]{1,100}$/i.test(text);

/** Requires a letter or digit: punctuation alone would match every link that is an arrow. */
export const isGenericTextInLists = (text: string): boolean => text.length <= ownListLimits.characters && /[\p{L}\p{N}]/u.test(text);
