import { elements, value } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { languageAgreement, parseLanguageTag, primaryOf, sameLanguage } from '../language/languages.ts';

const example = (language: string) => (language === 'und' ? 'for instance <html lang="en">' : `for instance <html lang="${language}">`);
/** Several languages, or none: nothing to compare with the text. */
const notOne = new Set(['mul', 'zxx', 'x']);

export default defineSignal({
  id: 'html-lang',
  title: 'Page language is declared',
  group: 'language',
  why: 'Screen readers, translation and hyphenation follow the declared language. It helps people first; Google detects the language from the text itself.',
  sources: [
    { title: 'W3C, WCAG 2.2, Success Criterion 3.1.1 Language of Page', url: 'https://www.w3.org/TR/WCAG22/#language-of-page', checked: '2026-11-21', mark: 'secondary' },
    { title: 'IETF, BCP 47 (RFC 5646), Tags for Identifying Languages', url: 'https://www.rfc-editor.org/rfc/rfc5646', checked: '2026-11-21', mark: 'general' },
    { title: 'Google, Localized versions of your pages', url: 'https://developers.google.com/search/docs/specialty/international/localized-versions', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'extractability', points: 2, grade: 'weak' },
  tools: ['languages'],
  needs: ['page', 'language', 'text'],
  limits: { minUnits: 100, minConfidence: 0.5 },
  messages: {
    matches: (tag: string) => ({ text: `The page declares its language as ${tag}, and its text is in that language.`, fix: '' }),
    declared: (tag: string) => ({ text: `The page declares its language as ${tag}.`, fix: '' }),
    notCompared: () => ({ text: 'The text is too short or too mixed to tell its language, so the declaration was checked for form alone.', fix: '' }),
    notTold: () => ({ text: 'This is a language that we cannot tell from others by its words, so the declaration was checked for form and script alone.', fix: '' }),
    missing: (detected: string) => ({
      text: 'The html element has no lang attribute.',
      fix: `Say which language the page is in: ${example(detected)}. This matters for accessibility and translation; Google finds the language without it.`,
    }),
    invalid: (tag: string, reason: string, detected: string) => ({
      text: `lang="${tag}" is not a valid language tag: ${reason}.`,
      fix: `Use a BCP 47 tag, ${example(detected)}.`,
    }),
    xmlDiffers: (lang: string, xmlLang: string) => ({
      text: `lang is "${lang}" but xml:lang is "${xmlLang}".`,
      fix: 'Give both the same value, or drop xml:lang, which HTML does not need.',
    }),
    differs: (tag: string, detected: string) => ({
      text: `The page declares ${tag}, but its text looks like ${detected}.`,
      fix: `Declare the language that the text is in (${example(detected)}), and mark passages in other languages with their own lang.`,
    }),
  },
  judge({ page, language, text }, { m, limits }) {
    const { detected, confidence, script } = language;
    // Where the page is read in another language than it declares, the declaration is wrong however short the text is.
    const overruled = page.lang !== null && language.page !== 'und' && language.page === detected && !sameLanguage(page.lang, detected);
    const told = (text.mainUnits >= limits.minUnits || overruled) && confidence >= limits.minConfidence && detected !== 'und';
    const likely = told ? detected : 'und';
    const root = elements([{ selector: 'html', snippet: page.lang === null ? '<html>' : `<html lang="${page.lang}">`, text: '' }]);
    const findings: Finding[] = [];
    const { lang, xmlLang } = page;
    if (lang === null) findings.push(warn(m.missing(likely), root));
    else {
      const tag = parseLanguageTag(lang);
      const primary = primaryOf(lang);
      if (!tag.valid) findings.push(warn(m.invalid(lang, tag.reason, likely), root));
      const agreement = told && !notOne.has(primary) ? languageAgreement(lang, { language: detected, script }) : null;
      if ((tag.valid || lang.includes('_')) && agreement === 'other') {
        findings.push(warn(m.differs(lang, detected), value('Detected in the text', `${detected} (${Math.round(confidence * 100)} % sure)`)));
      }
      if (xmlLang !== null && xmlLang !== '' && primaryOf(xmlLang) !== primary) findings.push(warn(m.xmlDiffers(lang, xmlLang), root));
      if (findings.length === 0) {
        findings.push(agreement === 'same' ? pass(m.matches(lang), root) : pass(m.declared(lang), root));
        if (!told) findings.push(note(m.notCompared()));
        else if (agreement === 'unknown') findings.push(note(m.notTold()));
      }
    }
    return verdict(findings, { value: lang ?? '' });
  },
});
