import type { words as en } from '../../en/tools/anchor-text.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

export const words: typeof en = {
  none: '他のページへの nofollow のないリンクがありません。',
  counted: ({ count, others }) =>
    `検出結果と同じく、他のページへの nofollow のないリンク ${number(count)} 個を数えています。${
      others > 0
        ? `ページ内リンク、nofollow のリンク、メール・電話・スクリプトへのリンク、名前がなくスクリーンリーダーから隠されたリンクの計 ${number(others)} 個は含みません。`
        : ''
    }`,
  bars: {
    label: 'リンクテキストの質ごとのリンク数',
    fine: '具体的',
    generic: '汎用的',
    empty: 'テキストなし',
    links: ({ count }) => number(count),
  },
  firstGrouped: ({ total, grouped }) => `ページには ${number(total)} 個のリンクがあり、最初の ${number(grouped)} 個を分類しています。`,
  noList:
    'このページの言語については、汎用的なリンクテキスト（「こちらをクリック」など）のリストがないため、テキストの欠落だけを報告します。',
  ownList: ({ count }) => `独自リストの ${number(count)} 個のテキストも汎用的とみなします。`,
  qualities: { empty: 'テキストなし', generic: '汎用的', fine: '具体的' },
  groups: {
    title: 'グループ別',
    choose: 'リンクのグループ化',
    text: ({ count }) => `テキスト別（${number(count)}）`,
    target: ({ count }) => `リンク先別（${number(count)}）`,
    images: ({ count }) => `画像リンク（${number(count)}）`,
    textRows: 'リンクテキスト',
    targetRows: 'リンク先',
    imageRows: '画像リンク',
    none: 'リンクがありません。',
    noImages: '画像だけのリンクはありません。',
  },
  columns: {
    text: 'テキスト',
    quality: '質',
    links: 'リンク数',
    leadTo: 'リンク先',
    target: 'リンク先',
    texts: 'テキスト',
    name: '名前',
    from: '取得元',
    noText: '（テキストなし）',
    noAlt: '代替テキストなし',
    otherUrls: ({ count }) => `ほか ${number(count)} 件の URL`,
    times: ({ count }) => `×${number(count)}`,
    more: ({ count }) => `ほか ${number(count)} 件`,
    sources: {
      'aria-labelledby': 'aria-labelledby',
      'aria-label': 'aria-label',
      text: 'テキスト',
      alt: 'alt',
      title: 'title',
      none: 'なし',
    },
  },
};
