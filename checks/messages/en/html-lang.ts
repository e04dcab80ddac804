const example = (language: string) => (language === 'und' ? 'for instance <html lang="en">' : `for instance <html lang="${language}">`);

export const htmlLang = {
  title: 'Page language is declared',
  why: 'Screen readers, translation and hyphenation follow the declared language. It helps people first; Google detects the language from the text itself.',
  says: {
    matches: ({ tag }: { tag: string }) => ({ message: `The page declares its language as ${tag}, and its text is in that language.`, change: '' }),
    declared: ({ tag }: { tag: string }) => ({ message: `The page declares its language as ${tag}.`, change: '' }),
    notCompared: () => ({ message: 'The text is too short or too mixed to tell its language, so the declaration was checked for form alone.', change: '' }),
    notTold: () => ({ message: 'This is a language that we cannot tell from others by its words, so the declaration was checked for form and script alone.', change: '' }),
    missing: ({ detected }: { detected: string }) => ({
      message: 'The html element has no lang attribute.',
      change: `Say which language the page is in: ${example(detected)}. This matters for accessibility and translation; Google finds the language without it.`,
    }),
    invalid: ({ tag, reason, detected }: { tag: string; reason: string; detected: string }) => ({
      message: `lang="${tag}" is not a valid language tag: ${reason}.`,
      change: `Use a BCP 47 tag, ${example(detected)}.`,
    }),
    xmlDiffers: ({ lang, xmlLang }: { lang: string; xmlLang: string }) => ({
      message: `lang is "${lang}" but xml:lang is "${xmlLang}".`,
      change: 'Give both the same value, or drop xml:lang, which HTML does not need.',
    }),
    differs: ({ tag, detected }: { tag: string; detected: string }) => ({
      message: `The page declares ${tag}, but its text looks like ${detected}.`,
      change: `Declare the language that the text is in (${example(detected)}), and mark passages in other languages with their own lang.`,
    }),
  },
};
