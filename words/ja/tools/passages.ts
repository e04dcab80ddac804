import type { words as en } from '../../en/tools/passages.ts';
import { japanese } from '../japanese.ts';

const { number, percent } = japanese;

export const words: typeof en = {
  none: 'パッセージに分割できる本文が見つかりませんでした。',
  mainText: '本文',
  topTerms: '主要語',
  firstAnswer: '最初の回答',
  size: {
    words: ({ count, passages: cut }) => `${number(count)} 語、パッセージ ${number(cut)} 個`,
    characters: ({ count, passages: cut }) => `約 ${number(count)} 文字、パッセージ ${number(cut)} 個`,
  },
  noTerms: 'なし',
  atOnce: '冒頭',
  after: { words: ({ count }) => `${number(count)} 語の後`, characters: ({ count }) => `約 ${number(count)} 文字の後` },
  noLead: '本文の初めのほうに段落なし',
  mark: 'パッセージをページ上でハイライト',
  markOf: ({ number: index, score }) => `パッセージ ${number(index)}: ${number(score)}`,
  groups: { good: '単独で理解できるパッセージ', warn: '一部は単独で理解可能', bad: '前後の文が必要' },
  ask: {
    title: 'ページに質問する',
    note: '質問に含まれる語をどれだけ含むかで、パッセージを順位付けします。AI モデルは使わず、データはデバイスの外に出ません。',
    question: '質問',
    placeholder: '読者は何を尋ねますか？',
    none: 'この質問の語を含むパッセージはありません。',
    found: ({ found, all }) => `パッセージ ${number(all)} 個中 ${number(found)} 個`,
  },
  best: '最も一致するパッセージ',
  inOrder: 'パッセージ（記述順）',
  more: ({ count }) => `さらに ${number(count)} 個を表示`,
  card: {
    before: '最初の見出しの前',
    index: ({ index }) => `${number(index)}.`,
    passage: ({ index }) => `パッセージ ${number(index)}`,
    share: ({ share }) => `質問の語の ${percent(share)}`,
    alone: ({ score }) => `単独での理解しやすさ: 100 点中 ${number(score)} 点`,
    words: {
      fits: ({ count }) => `${number(count)} 語`,
      short: ({ count }) => `${number(count)} 語、短い`,
      long: ({ count }) => `${number(count)} 語、長い`,
    },
    characters: {
      fits: ({ count }) => `約 ${number(count)} 文字`,
      short: ({ count }) => `約 ${number(count)} 文字、短い`,
      long: ({ count }) => `約 ${number(count)} 文字、長い`,
    },
    namesNone: '主要語への言及なし',
    opens: ({ opener }) => `冒頭が「${opener}」`,
    sendsAway: ({ pointer }) => `他の箇所を参照: 「${pointer}」`,
  },
};
