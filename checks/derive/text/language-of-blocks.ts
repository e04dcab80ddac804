import type { Block, LanguageFact } from '../../core/facts/text.ts';
import type { HeadFact } from '../../core/facts/head.ts';
import { detectLanguage, exclusiveFunctionWordShare, choosePageLanguage } from '../../language/languages.ts';

/** Minimum characters of main text for detecting its language. */
const sampleLength = 4_000;
/** Characters of it in which words are counted. */
const enough = 200;

/**
 * @param declared the root's lang attribute
 * @param metas what the head may declare about the language
 */
export function detectPageLanguage(
  blocks: readonly Pick<Block, 'main' | 'code' | 'text'>[],
  declared: string | null,
  metas: HeadFact['metas'] = [],
): LanguageFact {
  let sample = '';
  /** Only the main text: menus and notices may be in another language. */
  let blockText = '';
  for (const wanted of [true, false]) {
    for (const block of blocks) {
      if (sample.length >= sampleLength) break;
      if (block.main === wanted && !block.code) sample += `${block.text}\n`;
    }
    if (wanted) blockText = sample.slice(0, sampleLength);
  }
  const text = sample.slice(0, sampleLength);
  const detected = detectLanguage(text);
  const { language, confidence, script } = detected;
  return {
    page: choosePageLanguage(declared, detected, text.length, declaredIn(metas), (candidate, other) =>
      exclusiveFunctionWordShare(blockText.length >= enough ? blockText : text, candidate, other),
    ),
    detected: language,
    confidence,
    script,
  };
}

const languageMetas: ReadonlySet<string> = new Set(['content-language', 'language', 'dc.language', 'dcterms.language', 'og:locale']);
const declaredIn = (metas: HeadFact['metas']): string[] =>
  metas
    .filter(({ httpEquiv, name, property }) => [httpEquiv, name, property].some((key) => languageMetas.has(key)))
    .map(({ content }) => content.trim().replace('_', '-'));
