/**
 * The same text in one piece of memory. Joined and cut strings are kept as references to their parts, and V8 writes a
 * list as JSON half as fast when a single string of it is such a one: facts hold thousands of selectors and texts.
 */
export const flatFactText = (text: string): string => (text.length < 13 ? text : [text.slice(0, 1), text.slice(1)].join(''));

/** Two strings as one in one piece. */
export const joinFlat = (first: string, second: string): string => [first, second].join('');
