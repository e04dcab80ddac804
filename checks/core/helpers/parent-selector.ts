/** The selector of the element around one; '' if there is none in its selector. */
export const parentSelector = ({ selector }: { selector: string }): string => selector.slice(0, Math.max(0, selector.lastIndexOf(' > ')));
