/** The tag of an Open Graph property as sentences show it, with an ellipsis as its value. */
export const metaPropertyTag = (name: string): string => `<meta property="${name}" content="…">`;
