import type { TagFault } from '../../../checks/language/languages.ts';
import { language, percent } from './grammar.ts';
import { tagFaultText } from './language-tags.ts';

const example = (code: string) => (code === 'und' ? 'such as <html lang="en">' : `such as <html lang="${code}">`);

export const htmlLang = {
  title: 'Page language is declared',
  problem: 'Page language is missing or wrong',
  why: 'Screen readers, translation and hyphenation follow the declared language. It helps people first; Google detects the language from the text itself.',
  words: {
    detected: 'Detected language',
    detectedAs: ({ code, confidence }: { code: string; confidence: number }) =>
      `${language(code)} (${code}, ${percent(confidence)} confidence)`,
  },
  says: {
    matches: ({ tag }: { tag: string }) => ({ message: `The page declares lang="${tag}", and its text is in that language.`, change: '' }),
    declared: ({ tag }: { tag: string }) => ({ message: `The page declares lang="${tag}".`, change: '' }),
    notCompared: () => ({
      message: 'The text is too short or too mixed to be sure of its language, so only the syntax of the declaration was checked.',
      change: '',
    }),
    notTold: () => ({
      message: 'Pageloupe can’t detect this language, so only the syntax and script of the declaration were checked.',
      change: '',
    }),
    missing: ({ detected }: { detected: string }) => ({
      message: 'The <html> element has no lang attribute.',
      change: `Declare the page’s language, ${example(detected)}. This matters for accessibility and translation; Google detects the language without it.`,
    }),
    invalid: ({ tag, fault, suggested }: { tag: string; fault: TagFault; suggested: string }) => ({
      message: `lang="${tag}" is not a valid language tag: ${tagFaultText(fault)}.`,
      change: `Use a BCP 47 tag, ${example(suggested)}.`,
    }),
    xmlDiffers: ({ lang, xmlLang }: { lang: string; xmlLang: string }) => ({
      message: `lang is "${lang}" but xml:lang is "${xmlLang}".`,
      change: 'Use the same value for both, or remove xml:lang, which HTML does not need.',
    }),
    differs: ({ tag, detected }: { tag: string; detected: string }) => ({
      message: `The page declares ${tag}, but its text looks like ${language(detected)} (${detected}).`,
      change: `Declare the language of the text (${example(detected)}), and add a lang attribute to passages in other languages.`,
    }),
  },
};
