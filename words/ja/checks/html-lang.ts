import type { htmlLang as en } from '../../en/checks/html-lang.ts';
import { language, percent } from './grammar.ts';
import { tagFaultText } from './language-tags.ts';

const example = (code: string) => `<html lang="${code === 'und' ? 'en' : code}">`;

export const htmlLang: typeof en = {
  title: 'ページの言語が宣言されている',
  problem: 'ページの言語の宣言がない、または誤っている',
  why: 'スクリーンリーダー、翻訳、ハイフネーションは、宣言された言語に従います。まずユーザーのためのものです。Google は文章自体から言語を検出します。',
  words: {
    detected: '検出された言語',
    detectedAs: ({ code, confidence }) => `${language(code)}（${code}、信頼度 ${percent(confidence)}）`,
  },
  says: {
    matches: ({ tag }) => ({ message: `ページに lang="${tag}" が宣言されており、文章もその言語です。`, change: '' }),
    declared: ({ tag }) => ({ message: `ページに lang="${tag}" が宣言されています。`, change: '' }),
    notCompared: () => ({
      message: '文章が短い、または言語が混在しているため言語を確定できず、宣言の構文だけをチェックしました。',
      change: '',
    }),
    notTold: () => ({ message: 'Pageloupe はこの言語を検出できないため、宣言の構文と文字体系だけをチェックしました。', change: '' }),
    missing: ({ detected }) => ({
      message: '<html> 要素に lang 属性がありません。',
      change: `${example(detected)} のように、ページの言語を宣言してください。アクセシビリティと翻訳に重要です。Google は宣言がなくても言語を検出します。`,
    }),
    invalid: ({ tag, fault, suggested }) => ({
      message: `lang="${tag}" は有効な言語タグではありません: ${tagFaultText(fault)}。`,
      change: `${example(suggested)} のように BCP 47 のタグを使ってください。`,
    }),
    xmlDiffers: ({ lang, xmlLang }) => ({
      message: `lang は "${lang}" ですが、xml:lang は "${xmlLang}" です。`,
      change: '両方に同じ値を使うか、HTML では不要な xml:lang を削除してください。',
    }),
    differs: ({ tag, detected }) => ({
      message: `ページには ${tag} が宣言されていますが、文章は${language(detected)}（${detected}）のようです。`,
      change: `${example(detected)} のように文章の言語を宣言し、他の言語の箇所には lang 属性を追加してください。`,
    }),
  },
};
