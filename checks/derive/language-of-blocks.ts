import type { Block, LanguageFact } from '../core/facts.ts';
import { detectLanguage, pageLanguage } from '../language/languages.ts';

/** Characters of main text from which the language is told. */
const sampleLength = 4_000;

/** @param declared the root's lang attribute */
export function languageOfBlocks(blocks: readonly Pick<Block, 'main' | 'code' | 'text'>[], declared: string | null): LanguageFact {
  let sample = '';
  for (const wanted of [true, false]) {
    for (const block of blocks) {
      if (sample.length >= sampleLength) break;
      if (block.main === wanted && !block.code) sample += `${block.text}\n`;
    }
  }
  const text = sample.slice(0, sampleLength);
  const detected = detectLanguage(text);
  const { language, confidence, script } = detected;
  return { page: pageLanguage(declared, detected, text.length), detected: language, confidence, script };
}
