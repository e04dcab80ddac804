import type { FactName, FactTable, KnownFacts, LanguageFact } from '../core/facts.ts';
import { detectLanguage, primaryOf } from '../text/languages.ts';
import { offer } from '../text/offer.ts';
import type { Slices } from './slices.ts';
import type { Gathering } from './gathering.ts';

/** Characters of main text from which the language is told. */
const sampleLength = 4_000;

type Put = <N extends FactName>(name: N, make: () => FactTable[N]) => void;

/** Facts that are computed from other facts by pure functions of text/. */
export async function deriveFacts(walk: Gathering, known: KnownFacts, put: Put, slices: Slices, now: number): Promise<void> {
  const { found, runs } = walk;
  put('language', () => languageOf(walk, known));
  const language = known.language?.ok ? known.language.value.page : 'und';
  put('offer', () => offer({ blocks: runs.blocks, pairs: found.pairs, language }));
  if (slices.over) await slices.pause();
  void now;
}

function languageOf({ runs }: Gathering, known: KnownFacts): LanguageFact {
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
