import type { words as en } from '../../en/tools/terms.ts';
import { japanese, spaced } from '../japanese.ts';

const { language, number, percent } = japanese;

export const words: typeof en = {
  keywords: {
    title: '自分のキーワード',
    note: 'ページ内の出現箇所です。参考情報であり、採点されません。必須の場所はなく、繰り返しの回数も重要ではありません。このサイト用に、このデバイスにのみ保存されます。',
    label: 'キーワード（カンマ区切り）',
    rows: 'キーワード',
    none: 'キーワードがありません。',
    keyword: 'キーワード',
    places: {
      title: 'タイトル',
      description: 'ディスクリプション',
      h1: 'h1',
      lead: '導入文',
      headings: '見出し',
      url: 'URL',
      text: '本文',
    },
    matches: { exact: 'あり', forms: '別の語形', part: '一部', none: 'なし', unknown: '未読み取り' },
  },
  readability: {
    title: '読みやすさ',
    lix: ({ lix, code }) => `LIX ${number(lix)}、${language(code)}`,
    noFormula: ({ code }) => `${spaced(language(code))}の読みやすさの計算式はありません。`,
    parts: ({ words: count, sentenceWords, longWords }) =>
      `本文 ${number(count)} 語。1 文の平均は ${number(Math.round(sentenceWords))} 語、7 文字以上の語は ${percent(longWords / 100)} です。`,
    formula: ({ newspapers, code }) =>
      `LIX はこの 2 つの数値の合計です。${spaced(language(code))}の新聞の平均は ${number(newspapers)} です（Björnsson、1983 年）。参考情報であり、採点されません。`,
  },
  note: '本文で繰り返される語句と、その他の出現箇所です。参考情報です。理想のキーワード密度を定めている検索エンジンはなく、語句を繰り返しても効果はありません。',
  length: '語句の長さ',
  all: 'すべて',
  words: ({ count }) => `${number(count)} 語`,
  rows: '語句',
  none: '本文で繰り返される語句はありません。',
  noneOfLength: 'この長さで繰り返される語句はありません。',
  unspaced: 'スペースで区切らない言語では、ブラウザの辞書で語を区切ります。通貨コードは語として数えません。',
  mostFrequent: '最も多い語句',
  times: ({ count }) => `${number(count)} 回`,
  phrase: '語句',
  mainText: '本文',
  alsoIn: '他の場所',
  nowhere: '他になし',
  places: {
    title: 'タイトル',
    description: 'ディスクリプション',
    h1: 'h1',
    headings: '見出し',
    'alt texts': '代替テキスト',
    'link texts': 'リンクテキスト',
  },
};
