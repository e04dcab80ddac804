/** What Google calls a rich result in this language. `name` is Google's English name, which findings and the API have. */
export const richResultName = (name: string): string => name;
