import { clipText } from '../../../checks/doors/basics.ts';
import { terminalText } from '../../command/escape.ts';

/** Maximum UTF-16 code units of a finding. */
const longest = 400;

/**
 * Invisible characters that a model would read: tags (U+E0000…), which can spell out whole sentences, variation selectors beyond those of
 * emoji, and zero-width ones other than the joiners that scripts need.
 */
const unseen = /[\u{e0000}-\u{e0fff}\u200b\u2060-\u2064\u180e\u00ad]/gu;

/** Text that may come from a page: one line of visible characters, capped. */
export const mcpPageText = (text: string, most = longest): string =>
  clipText(terminalText(mcpVisibleText(text)).replace(/\s+/g, ' '), most);
export const mcpVisibleText = (text: string): string => text.replace(unseen, '');

/** A line marked as page data. A page cannot end it, since its text contains no line breaks. */
export const mcpQuotedLine = (text: string): string => `> ${mcpPageText(text, 2 * longest)}`;
