import { expect } from 'vitest';
import signal from '../../../checks/signals/html-lang.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const { minUnits, minConfidence } = signal.limits;
const long = { mainUnits: minUnits };
const tell = (detected: string, confidence = 1, script = 'Latn') => ({ page: detected, detected, confidence, script });
const page = (lang: string | null, xmlLang: string | null = null) => ({ lang, xmlLang });

testSignal(signal, [
  { when: 'declared and confirmed', facts: { page: page('en-GB'), text: long, language: tell('en') }, status: 'pass', says: ['matches'] },
  { when: 'Japanese', facts: { page: page('ja'), text: long, language: tell('ja', 1, 'Jpan') }, status: 'pass', says: ['matches'] },
  { when: 'Persian', facts: { page: page('fa-IR'), text: long, language: tell('fa', 1, 'Arab') }, status: 'pass', says: ['matches'] },
  { when: 'an old code', facts: { page: page('iw'), text: long, language: tell('he', 1, 'Hebr') }, status: 'pass', says: ['matches'] },
  {
    when: 'close languages are not told apart',
    facts: { page: page('no'), text: long, language: tell('da') },
    status: 'pass',
    says: ['matches'],
  },
  {
    when: 'text too short to compare',
    facts: { page: page('de'), text: { mainUnits: minUnits - 1 }, language: { ...tell('en'), page: 'de' } },
    status: 'pass',
    says: ['declared', 'notCompared'],
  },
  {
    when: 'detection not sure enough',
    facts: { page: page('de'), text: long, language: tell('en', minConfidence - 0.01) },
    status: 'pass',
    says: ['declared', 'notCompared'],
  },
  {
    when: 'a short text in a script that excludes the declared language',
    facts: { page: page('en-US'), text: { mainUnits: 40 }, language: tell('bn', 1, 'Beng') },
    status: 'warn',
    says: ['differs'],
  },
  {
    when: 'several languages on purpose',
    facts: { page: page('mul'), text: long, language: tell('en') },
    status: 'pass',
    says: ['declared'],
  },
  {
    when: 'another language than declared',
    facts: { page: page('de'), text: long, language: tell('en', minConfidence) },
    status: 'warn',
    says: ['differs'],
    score: 0.5,
  },
  {
    when: 'Chinese declared as English',
    facts: { page: page('en'), text: long, language: tell('zh', 1, 'Hani') },
    status: 'warn',
    says: ['differs'],
  },
  ...(
    [
      ['is', 'da'],
      ['fo', 'nb'],
      ['tt', 'kk', 'Cyrl'],
      ['ceb', 'tl'],
      ['yo', 'it'],
      ['rm', 'it'],
      ['nds', 'nl'],
      ['pnb', 'ur', 'Arab'],
      ['ilo', 'sq'],
      ['bcl', 'tl'],
      ['pa-PK', 'ur', 'Arab'],
      ['az-Arab', 'fa', 'Arab'],
      ['uz', 'ru', 'Cyrl'],
    ] as const
  ).map(([lang, detected, script]) => ({
    when: `${lang}, which looks like ${detected} to us`,
    facts: { page: page(lang), text: long, language: tell(detected, 1, script) },
    status: 'pass' as const,
    says: lang === 'uz' ? ['matches'] : ['declared', 'notTold'],
  })),
  ...(
    [
      ['ja', 'en'],
      ['is', 'ja', 'Jpan'],
      ['fo', 'ru', 'Cyrl'],
      ['yo', 'th', 'Thai'],
      ['dz', 'en'],
      ['no', 'en'],
      ['fil', 'en'],
      ['zh-HK', 'ja', 'Jpan'],
      ['sr', 'en'],
    ] as const
  ).map(([lang, detected, script]) => ({
    when: `${lang}, which the text cannot be: ${detected}`,
    facts: { page: page(lang), text: long, language: tell(detected, 1, script) },
    status: 'warn' as const,
    says: ['differs'],
  })),
  { when: 'missing', facts: { page: page(null), text: long, language: tell('ar', 1, 'Arab') }, status: 'warn', says: ['missing'] },
  { when: 'empty', facts: { page: page(''), text: long, language: tell('en') }, status: 'warn', says: ['invalid'] },
  { when: 'a country', facts: { page: page('jp'), text: long, language: tell('ja', 1, 'Jpan') }, status: 'warn', says: ['invalid'] },
  ...[
    ['en_US', 'en-US'],
    ['zh_Hant_TW', 'zh-Hant-TW'],
    ['en-UK', 'en-GB'],
    [' en-GB', 'en-GB'],
    // Not of a registered subtag: the language of the text.
    ['en-USA', 'en'],
    ['en-british', 'en'],
  ].map(([written, meant]) => ({
    when: `the tag as it was meant: ${written}`,
    facts: { page: page(written!), text: long, language: tell(written!.trim().slice(0, 2)) },
    status: 'warn' as const,
    says: ['invalid'],
    also: ({ findings }: { findings: readonly { change: string }[] }) => expect(findings[0]!.change).toContain(`<html lang="${meant}">`),
  })),
  {
    when: 'a code of old Windows versions',
    facts: { page: page('zh-CHT'), text: long, language: tell('zh', 1, 'Hani') },
    status: 'warn',
    says: ['invalid'],
    also: ({ findings }) => expect(findings[0]!.change).toContain('<html lang="zh-Hant">'),
  },
  {
    when: 'an underscore and another language',
    facts: { page: page('de_DE'), text: long, language: tell('en') },
    status: 'warn',
    says: ['invalid', 'differs'],
  },
  { when: 'no tag at all', facts: { page: page('{{lang}}'), text: long, language: tell('en') }, status: 'warn', says: ['invalid'] },
  {
    when: 'xml:lang of another language',
    facts: { page: page('en', 'de'), text: long, language: tell('en') },
    status: 'warn',
    says: ['xmlDiffers'],
  },
  {
    when: 'xml:lang with another region',
    facts: { page: page('en', 'en-US'), text: long, language: tell('en') },
    status: 'pass',
    says: ['matches'],
  },
  { when: 'the text could not be read', facts: { text: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
