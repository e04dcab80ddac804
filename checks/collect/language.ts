import type { KnownFacts, LanguageFact } from '../core/facts.ts';
import { detectLanguage, pageLanguage } from '../text/languages.ts';
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
  const text = sample.slice(0, sampleLength);
  const detected = detectLanguage(text);
  const { language, confidence, script } = detected;
  return { page: pageLanguage(known.page?.ok ? known.page.value.lang : null, detected, text.length), detected: language, confidence, script };
}
