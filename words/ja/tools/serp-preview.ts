import type { words as en } from '../../en/tools/serp-preview.ts';
import { japanese } from '../japanese.ts';

const { number, date } = japanese;

export const words: typeof en = {
  device: 'デバイス',
  desktop: 'パソコン',
  mobile: 'モバイル',
  whatIf: '編集内容のプレビュー（ページではありません）',
  noTitle:
    'ページにタイトルがありません。検索エンジンは見出し、リンク、URL からタイトルを作成します。ここでは代わりにホストを表示しています。',
  exampleSnippet:
    'ディスクリプションがありません。検索エンジンは検索クエリに合うテキストをページから選びます。ここでは例として最初の段落を表示しています。',
  noSnippet: 'ディスクリプションがなく、代わりに表示する段落もありません。',
  noText: '表示するテキストがありません。',
  thisPage: 'このページ',
  resultOn: { desktop: 'パソコンの検索結果', mobile: 'モバイルの検索結果' },
  date: ({ iso }) => date(iso),
  ruler: ({ pixels, limit }) => `タイトルの幅は ${number(pixels)} ピクセルです。検索結果では通常 ${number(limit)} 前後で省略されます。`,
  snippetRuler: ({ pixels, limit }) =>
    `このテキストを 1 行にすると幅は ${number(pixels)} ピクセルです。検索結果では通常 ${number(limit)} 前後で省略されます。`,
  cut: ({ limit }) => `省略 ${number(limit)}`,
  draft: {
    title: '編集してプレビュー',
    note: '変わるのはこのプレビューだけで、ページは変わりません。省略される幅は計測に基づく目安で、検索エンジンは公表していません。',
    pageTitle: 'タイトル',
    description: 'ディスクリプション',
    fits: {
      desktop: ({ pixels, limit }) => `パソコン: ${number(pixels)} px（目安 ${number(limit)}）`,
      mobile: ({ pixels, limit }) => `モバイル: ${number(pixels)} px（目安 ${number(limit)}）`,
    },
    over: {
      desktop: ({ pixels, limit }) => `パソコン: ${number(pixels)} px（目安 ${number(limit)}）、省略あり`,
      mobile: ({ pixels, limit }) => `モバイル: ${number(pixels)} px（目安 ${number(limit)}）、省略あり`,
    },
    characters: ({ count }) => `${number(count)} 文字`,
    back: 'リセット',
  },
  sources: {
    title: 'タイトルリンクの情報源',
    note: 'Google は、検索結果のタイトルにこれらのいずれかを使うことがあります。一致しているほど、タイトルが書き換えられにくくなります。',
    rows: 'タイトルの情報源',
    none: 'ページに、タイトル、表示されるメインの見出し、og:title、構造化データの headline のいずれもありません。',
    where: '場所',
    text: 'テキスト',
    agreement: '一致',
    pixels: 'ピクセル',
    characters: '文字数',
    places: {
      title: () => '<title>',
      'main-heading': () => 'メインの見出し（h1）',
      heading: ({ name }) => `目立つ見出し（${name}）`,
      meta: ({ name }) => name,
      data: ({ name }) => name,
    },
    agrees: {
      title: 'タイトルそのもの',
      same: 'タイトルと同じ',
      contains: 'タイトルを含む',
      contained: 'タイトルの一部',
      shares: '一部の語が共通',
      differs: '共通の語なし',
      script: '別の文字体系',
    },
  },
};
