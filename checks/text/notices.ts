import type { Block } from '../core/facts.ts';
import { lexicon } from '../lists/lexicons/index.ts';
import { findDates } from './dates.ts';
import { findPhrase, openingWords, withoutLeadingEdge } from './phrases.ts';

/** Blocks that look like prose and say nothing of the subject: bylines, date lines, and what a site asks its visitors. */

/** A line of name, dates and place is short; prose of this size ends in a full stop. */
export const longestLabel = 40;
const charactersRead = 400;

const closed = /[.!?…。！？｡؟।॥۔։።៕]["'”’»›)\]」』）】]*$/u;
/** Between the parts of a byline or of a path; a comma or a dash stands in prose too. */
const separators = / [|•·⋅∙›»/｜・] ?/g;

/** A byline, a date line or another row of labels. Sentences are never one. */
export function isLabelLine({ text, units }: Pick<Block, 'text' | 'units'>, language: string): boolean {
  const line = text.trim();
  if (units > longestLabel || line.length > charactersRead || closed.test(line)) return false;
  const parts = line.match(separators)?.length ?? 0;
  if (parts > 2) return true;
  const bare = withoutLeadingEdge(line);
  const dates = findDates(bare, language);
  if (dates.length === 0) return false;
  if (parts > 1 || dates[0]!.index === 0) return true;
  const words = lexicon(language);
  return words !== null && [words.byline, words.published, words.updated].some((list) => openingWords(bare, list) !== null);
}

const cookies = /cookie|gdpr|rgpd|dsgvo|куки|クッキー|쿠키|çerez|कुकी|ملفات تعريف الارتباط/i;

/** A notice about cookies, told by a word for them and a phrase of the language that only such notices have. */
export function isConsentNotice(text: string, language: string): boolean {
  const phrases = lexicon(language)?.consent;
  return phrases !== undefined && cookies.test(text) && findPhrase(text, phrases) !== null;
}
