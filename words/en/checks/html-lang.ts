import type { TagFault } from '../../../checks/language/languages.ts';
import { language, percent } from './english.ts';
import { tagFaultText } from './language-tags.ts';

const example = (code: string) => (code === 'und' ? 'for instance <html lang="en">' : `for instance <html lang="${code}">`);

export const htmlLang = {
  title: 'Page language is declared',
  why: 'Screen readers, translation and hyphenation follow the declared language. It helps people first; Google detects the language from the text itself.',
  words: {
    detected: 'Detected in the text',
    detectedAs: ({ code, confidence }: { code: string; confidence: number }) => `${language(code)} (${code}, ${percent(confidence)} sure)`,
  },
  says: {
    matches: ({ tag }: { tag: string }) => ({
      message: `The page declares its language as ${tag}, and its text is in that language.`,
      change: '',
    }),
    declared: ({ tag }: { tag: string }) => ({ message: `The page declares its language as ${tag}.`, change: '' }),
    notCompared: () => ({
      message: 'The text is too short or too mixed to tell its language, so only the form of the declaration was checked.',
      change: '',
    }),
    notTold: () => ({
      message: 'We cannot recognise this language by its words, so only the form and the script of the declaration were checked.',
      change: '',
    }),
    missing: ({ detected }: { detected: string }) => ({
      message: 'The html element has no lang attribute.',
      change: `Say which language the page is in: ${example(detected)}. This matters for accessibility and translation; Google finds the language without it.`,
    }),
    invalid: ({ tag, fault, suggested }: { tag: string; fault: TagFault; suggested: string }) => ({
      message: `lang="${tag}" is not a valid language tag: ${tagFaultText(fault)}.`,
      change: `Use a BCP 47 tag, ${example(suggested)}.`,
    }),
    xmlDiffers: ({ lang, xmlLang }: { lang: string; xmlLang: string }) => ({
      message: `lang is "${lang}" but xml:lang is "${xmlLang}".`,
      change: 'Give both the same value, or drop xml:lang, which HTML does not need.',
    }),
    differs: ({ tag, detected }: { tag: string; detected: string }) => ({
      message: `The page declares ${tag}, but its text looks like ${language(detected)} (${detected}).`,
      change: `Declare the language that the text is in (${example(detected)}), and give passages in other languages a lang of their own.`,
    }),
  },
};
