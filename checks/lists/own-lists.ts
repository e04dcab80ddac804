/** The user's additions to our lists: findings that depend on them say so. */
export interface OwnLists {
  /** Product tokens of crawlers, tested against robots.txt beside those we know. They never count in a score. */
  agents: readonly string[];
  /** Link texts that say nothing of their target, in any language. */
  genericTexts: readonly string[];
}
export const noOwnLists: OwnLists = { agents: [], genericTexts: [] };

/** Most entries of each list, and most characters of a text. */
export const ownListLimits = { agents: 50, genericTexts: 300, characters: 100 } as const;

/** RFC 9309, 2.2.1: a product token of a crawler has letters, - and _ only. `*` names none. */
export const isProductToken = (text: string): boolean => /^[a-z_-]{1,100}$/i.test(text);

/** Has a letter or a digit: marks alone would match every link that is an arrow. */
export const isGenericText = (text: string): boolean => text.length <= ownListLimits.characters && /[\p{L}\p{N}]/u.test(text);
