/** One sentence of a group in the catalogue, by its code: code and arguments come from the checks, where types connect them. */
export const sentenceOf = <Group extends Record<string, (args: never) => string>>(
  group: Group,
  { code, args }: { code: keyof Group; args: object },
): string => (group[code] as (args: object) => string)(args);

/** Text of a request for between quotation marks: on one line, without control characters, at most 80 letters of it. */
export const quotable = (text: string): string =>
  `${text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 80)}${text.length > 80 ? '…' : ''}`;

/** An item of structured data, `Product “Tea”`, with the quotation marks of a language: the signal stores its name with those of English. */
export const requoted = (item: string, [open, close]: readonly [open: string, close: string]): string =>
  item.replace(/“(.*)”$/su, (_, name: string) => `${open}${name}${close}`);

/** What stands between a sentence and the next one: no space follows the full stop and the bracket of Japanese and Chinese. */
export const gapAfter = (sentence: string): '' | ' ' => (sentence === '' || /[。！？）]$/u.test(sentence) ? '' : ' ');

/** Sentences one after another, without those that are empty. */
export const joinSentences = (sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.reduce<string>((text, next) => (next ? `${text}${gapAfter(text)}${next}` : text), '');
