import { hreflangCodeFault } from '../derive/head/hreflang.ts';
import { primarySubtag } from '../language/language-words.ts';
import { correctedLanguageTag, compareWithDetected, parseLanguageTag } from '../language/languages.ts';
import { htmlTextToPaste } from './escape.ts';
import { pageFix, type FixKind, type FixFacts } from './fix.ts';

/** Languages that are written from right to left in the script of the text. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);
const least = { units: 100, confidence: 0.5 };

/** The language of the text; null if unknown. The declared region stays if the language is right. */
function tagToDeclare({ page, language, text }: FixFacts): string | null {
  if (!page || !language || language.detected === 'und' || language.confidence < least.confidence) return null;
  const overruled = page.lang !== null && language.page === language.detected && primarySubtag(page.lang) !== language.detected;
  if (!overruled && (text?.mainUnits ?? 0) < least.units) return null;
  const repaired = parseLanguageTag(correctedLanguageTag(page.lang ?? '') ?? '');
  if (
    repaired.valid &&
    compareWithDetected(repaired.language, { language: language.detected, script: language.script }) === 'same' &&
    repaired.language !== 'x'
  ) {
    const tag = [repaired.language, repaired.script, repaired.region].filter(Boolean).join('-');
    if (parseLanguageTag(tag).valid) return tag;
  }
  const isDeclarable = hreflangCodeFault(language.detected) === null || parseLanguageTag(language.detected).valid;
  return isDeclarable ? language.detected : null;
}

/** The language of the text, declared on the root element; with the direction, if the script runs from right to left and it is not declared. */
export const htmlLang: FixKind = {
  id: 'html-lang',
  signals: ['html-lang'],
  make(fixFacts) {
    const { page, language } = fixFacts;
    const tag = tagToDeclare(fixFacts);
    if (!page || !language || tag === null) return null;
    const xml = page.xml || page.xmlLang !== null ? tag : null;
    const dir = page.dir === null && rightToLeft.has(language.script) ? 'rtl' : null;
    if (tag === page.lang && (page.xmlLang === null || page.xmlLang === xml)) return null;
    const attributes = { lang: tag, 'xml:lang': xml, dir };
    const text = Object.entries(attributes)
      .flatMap(([name, value]) => (value === null ? [] : [`${name}="${htmlTextToPaste(value)}"`]))
      .join(' ');
    const before = [
      ['lang', page.lang],
      ['xml:lang', page.xmlLang],
    ]
      .flatMap(([name, value]) => (value === null ? [] : [`${name}="${value}"`]))
      .join(' ');
    return pageFix(htmlLang, {
      place: 'html-tag',
      language: 'html',
      text,
      replaces: before === '' ? [] : [{ selector: 'html', snippet: `<html ${before}>`.slice(0, 200), text: '' }],
      change: { kind: 'root', attributes },
    });
  },
};
