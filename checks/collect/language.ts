import type { KnownFacts, LanguageFact } from '../core/facts.ts';
import { detectLanguage, primaryOf } from '../text/languages.ts';
import type { Gathering } from './gathering.ts';

/** Characters of main text from which the language is told. */
const sampleLength = 4_000;

export function languageOf({ runs }: Gathering, known: KnownFacts): LanguageFact {
  let sample = '';
  for (const wanted of [true, false]) {
    for (const block of runs.blocks) {
      if (sample.length >= sampleLength) break;
      if (block.main === wanted && !block.code) sample += `${block.text}\n`;
    }
  }
  const { language, confidence, script } = detectLanguage(sample.slice(0, sampleLength));
  const declared = known.page?.ok ? primaryOf(known.page.value.lang) : 'und';
  return { page: declared === 'und' || declared === '' ? language : declared, detected: language, confidence, script };
}
