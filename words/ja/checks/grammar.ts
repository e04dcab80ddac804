import { japanese } from '../japanese.ts';

export { spaced } from '../japanese.ts';

/** How Japanese writes numbers and lists, for its sentences: nouns have one form. */
export const { and, bytes, date, duration, fixed, language, month, number, or, percent } = japanese;

/** How much of a long list was read: statements about "all" are about that part. @param what the noun, such as "リンク" */
export const partReadText = (what: string, { read, total }: { read: number; total: number }) => ({
  message: `このページには${what}が ${number(total)} 個あります。最初の ${number(read)} 個を読み取り、ここで判定しています。`,
  change: '',
});

/** Ends a sentence with a name: if the name ends with a mark that ends sentences, that ends the sentence too. */
export const sentenceEndingIn = (name: string): string => (/[.!?…。！？]$/.test(name) ? name : `${name}。`);
