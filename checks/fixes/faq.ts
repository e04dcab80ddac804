import type { Block } from '../core/facts.ts';
import { plainLineToPaste } from './escape.ts';
import type { FixKind, FixFacts } from './fix.ts';
import { changedBlockToPaste, itemToFix } from './json-ld-fix.ts';
import { isPastableText } from './page-words.ts';

interface Pair {
  question: string;
  answer: string;
}
/** Maximum characters of an answer, and pairs per page. */
const [longest, most] = [1_500, 30];
/** Question marks of all scripts that have one. */
const asks = /[?？؟;՞⁇]\s*$/u;
const isQuestion = ({ level, main, text }: Block): boolean =>
  level > 1 && main && asks.test(text) && (!text.trim().endsWith(';') || /\p{Script=Greek}/u.test(text));

/** Headings that are questions, each with the text up to the next heading; otherwise terms that are questions, with their definitions. */
function pairsOf({ text, semantics }: FixFacts): Pair[] {
  const blocks = text?.blocks ?? [];
  const found = blocks.flatMap((block, index): Pair[] => {
    if (!isQuestion(block)) return [];
    let answer = '';
    for (const next of blocks.slice(index + 1, index + 40)) {
      if (next.level > 0 || !next.main || answer.length > longest) break;
      answer = `${answer} ${next.text}`.trim();
    }
    return answer === '' || answer.length > longest ? [] : [{ question: plainLineToPaste(block.text), answer: plainLineToPaste(answer) }];
  });
  const terms = (semantics?.pairs ?? [])
    .filter(({ name, value }) => asks.test(name) && !name.trim().endsWith(';') && value.trim() !== '')
    .map(({ name, value }) => ({ question: plainLineToPaste(name), answer: plainLineToPaste(value) }));
  return (found.length > 1 ? found : terms).slice(0, most);
}

/**
 * FAQPage from the visible questions and answers, for a page whose FAQPage differs from them. No page is advised to add one:
 * Google has shown none since May 2026 (lists/rich-results.ts).
 */
export const faq: FixKind = {
  id: 'faq',
  signals: ['schema-visible', 'schema-properties', 'jsonld-syntax'],
  make(seen) {
    const pairs = pairsOf(seen);
    const item = itemToFix(seen, (type) => type === 'FAQPage');
    if (
      pairs.length < 2 ||
      !pairs.every(({ question, answer }) => isPastableText(seen, question) && isPastableText(seen, answer)) ||
      item === null ||
      item === 'other'
    )
      return null;
    return changedBlockToPaste(faq, seen, item, {
      mainEntity: pairs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  },
};
