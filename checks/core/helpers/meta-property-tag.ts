/** The tag of an Open Graph property, without its value. */
export const metaProperty = (name: string): string => `<meta property="${name}" content="…">`;
