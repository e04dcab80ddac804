import type { Block } from '../core/facts/text.ts';
import type { DataValue } from '../core/facts/structured-data.ts';
import { plainLineToPaste } from './escape.ts';
import type { FixKind, FixFacts } from './fix.ts';
import { changeBlock, findItemToFix } from './json-ld-fix.ts';
import { isPastable } from './page-words.ts';
import { foldText } from '../language/phrases.ts';
import { htmlToText } from '../derive/text/visible-text.ts';
import { asList, isDataNode } from '../parse/data-items.ts';
import { endsLikeQuestion } from '../language/sentences.ts';

interface Pair {
  question: string;
  answer: string;
}
/** Maximum characters of an answer, and pairs per page. */
const [longest, most] = [1_500, 30];
const isQuestion = ({ level, main, text }: Block): boolean => level > 1 && main && endsLikeQuestion(text);

/** Whether a marked-up text stands in a visible one. */
const isSaid = (marked: DataValue | undefined, shown: string): boolean => {
  const [first] = asList(marked);
  const text = typeof first === 'string' ? foldText(htmlToText(first)) : '';
  return text !== '' && foldText(shown).includes(text);
};

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
    .filter(({ name, value }) => endsLikeQuestion(name) && value.trim() !== '')
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
  make(fixFacts) {
    const pairs = pairsOf(fixFacts);
    const item = findItemToFix(fixFacts, (type) => type === 'FAQPage');
    if (
      pairs.length < 2 ||
      !pairs.every(({ question, answer }) => isPastable(fixFacts, question) && isPastable(fixFacts, answer)) ||
      item === null ||
      item === 'other'
    )
      return null;
    const declared = asList(item.item.properties['mainEntity']).filter(isDataNode);
    const declaredOf = ({ question }: Pair) => declared.find((one) => isSaid(one['name'], question));
    // Headings that ask are not always the questions that are meant: “Ready to start?”
    if (pairs.filter((pair) => declaredOf(pair)).length * 2 < declared.length) return null;
    return changeBlock(faq, fixFacts, item, {
      mainEntity: pairs.map((pair) => {
        const same = declaredOf(pair);
        const [declaredAnswer] = asList(same?.['acceptedAnswer']);
        return same && isDataNode(declaredAnswer) && isSaid(declaredAnswer['text'], pair.answer)
          ? same
          : { '@type': 'Question', name: pair.question, acceptedAnswer: { '@type': 'Answer', text: pair.answer } };
      }),
    });
  },
};
