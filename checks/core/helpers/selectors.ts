/** The selector of the element around one; '' if there is none in its selector. */
export const parentSelector = ({ selector }: { selector: string }): string => selector.slice(0, Math.max(0, selector.lastIndexOf(' > ')));

/** A selector without the positions of its elements: the same for what stands in the same place of several entries, posts or cards. */
export const unnumberedSelector = ({ selector }: { selector: string }): string => selector.replace(/\d+/g, '');
