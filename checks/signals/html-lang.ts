import { elementsEvidence, valueEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { primarySubtag } from '../language/language-words.ts';
import { correctedLanguageTag, compareWithDetected, parseLanguageTag, areSameLanguage } from '../language/languages.ts';

/** Several languages or none: not comparable with the text. */
const notOne = new Set(['mul', 'zxx', 'x']);

export default defineSignal({
  id: 'html-lang',
  group: 'language',
  sources: [
    {
      title: 'W3C, WCAG 2.2, Success Criterion 3.1.1 Language of Page',
      url: 'https://www.w3.org/TR/WCAG22/#language-of-page',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'IETF, BCP 47 (RFC 5646), Tags for Identifying Languages',
      url: 'https://www.rfc-editor.org/rfc/rfc5646',
      checked: '2026-11-21',
      mark: 'general',
    },
    {
      title: 'Google, Localized versions of your pages',
      url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
      checked: '2026-11-21',
      mark: 'primary',
    },
  ],
  scope: ['D'],
  weight: 1,
  geo: { category: 'extractability', points: 2, grade: 'weak' },
  tools: ['languages'],
  needs: ['page', 'language', 'text'],
  limits: { minUnits: 100, minConfidence: 0.5 },
  judge({ page, language, text }, { m, w, limits }) {
    const { detected, confidence, script } = language;
    // If the page is read in another language than declared, the declaration is wrong even if the text is short.
    const overruled = page.lang !== null && language.page !== 'und' && language.page === detected && !areSameLanguage(page.lang, detected);
    const isDetected = (text.mainUnits >= limits.minUnits || overruled) && confidence >= limits.minConfidence && detected !== 'und';
    const likely = isDetected ? detected : 'und';
    const root = elementsEvidence([{ selector: 'html', snippet: page.lang === null ? '<html>' : `<html lang="${page.lang}">`, text: '' }]);
    const findings: Finding[] = [];
    const { lang, xmlLang } = page;
    if (lang === null) findings.push(warn(m.missing({ detected: likely }), root));
    else {
      const tag = parseLanguageTag(lang);
      const primary = primarySubtag(lang);
      const agreement = isDetected && !notOne.has(primary) ? compareWithDetected(lang, { language: detected, script }) : null;
      const suggested = (tag.fault && agreement !== 'other' ? correctedLanguageTag(lang) : null) ?? likely;
      if (tag.fault) findings.push(warn(m.invalid({ tag: lang, fault: tag.fault, suggested }), root));
      if ((tag.valid || lang.includes('_')) && agreement === 'other') {
        findings.push(warn(m.differs({ tag: lang, detected }), valueEvidence(w.detected(), w.detectedAs({ code: detected, confidence }))));
      }
      if (xmlLang !== null && xmlLang !== '' && primarySubtag(xmlLang) !== primary)
        findings.push(warn(m.xmlDiffers({ lang, xmlLang }), root));
      if (findings.length === 0) {
        findings.push(agreement === 'same' ? pass(m.matches({ tag: lang }), root) : pass(m.declared({ tag: lang }), root));
        if (!isDetected) findings.push(note(m.notCompared()));
        else if (agreement === 'unknown') findings.push(note(m.notTold()));
      }
    }
    return verdict(findings, { value: lang ?? '' });
  },
});
