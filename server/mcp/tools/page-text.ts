import { clip } from '../../../checks/doors/basics.ts';
import { terminalText } from '../../command/escape.ts';

/** Of a finding, in UTF-16 code units. */
const longest = 400;

/**
 * Characters that nobody sees and a model reads: tags (U+E0000…), which can spell out whole sentences, variation selectors beyond those of
 * emoji, and zero-width ones other than the joiners that scripts need.
 */
const unseen = /[\u{e0000}-\u{e0fff}\u200b\u2060-\u2064\u180e\u00ad]/gu;

/** Text that may come from a page: one line of visible characters, capped. */
export const pageText = (text: string, most = longest): string =>
  clip(terminalText(withoutInvisibleCharacters(text)).replace(/\s+/g, ' '), most);
export const withoutInvisibleCharacters = (text: string): string => text.replace(unseen, '');

/** A line that is marked as data of a page. A page cannot end it: its text has no line ends. */
export const quotedPageLine = (text: string): string => `> ${pageText(text, 2 * longest)}`;
