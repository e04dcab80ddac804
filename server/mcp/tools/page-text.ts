import { clipText } from '../../../checks/core/helpers/clip.ts';
import { lossLines, type RunLoss } from '../../audit/run-losses.ts';
import { lineForTerminal } from '../../cli/escape.ts';

/** Maximum UTF-16 code units of a finding. */
const longest = 400;

/**
 * Invisible characters that a model would read, and that can spell out whole sentences: tags (U+E0000…), variation selectors, zero-width and
 * direction marks, fillers, and the empty Braille pattern.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;
/** Joiners that writing and emoji need, with the characters around them. */
const joiners =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{M}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Emoji})[\ufe0e\ufe0f]/gu;

/** Text that may come from a page: one line of visible characters, capped. */
export const escapePageText = (text: string, most = longest): string =>
  clipText(lineForTerminal(visibleText(text)).replace(/\s+/g, ' '), most);

export function visibleText(text: string): string {
  const needed = new Set([...text.matchAll(joiners)].map(({ index }) => index));
  return text.replace(invisible, (character, at: number) => (needed.has(at) ? character : ''));
}

/** A line marked as page data. A page cannot end it, since its text contains no line breaks. */
export const quotedLine = (text: string): string => `> ${escapePageText(text, 2 * longest)}`;

/** What a batch does not contain, one sentence each. @param notes about other things than losses */
export const lossTexts = (losses: readonly RunLoss[], notes: readonly string[]): string[] =>
  [...lossLines(losses), ...notes].map((line) => escapePageText(line));
