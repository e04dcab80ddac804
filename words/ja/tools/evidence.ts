import type { words as en } from '../../en/tools/evidence.ts';
import { japanese } from '../japanese.ts';
import { decisionFactNames } from '../checks/kinds.ts';

const { number } = japanese;

export const words: typeof en = {
  claims: ({ count }) => `主張 ${number(count)} 件`,
  sourced: ({ count }) => `情報源あり ${number(count)} 件`,
  unsourced: ({ count }) => `情報源なし ${number(count)} 件`,
  references: '参考文献リストあり',
  mark: '主張をページ上でハイライト',
  list: {
    title: '数値と引用',
    note: '主張とは、数値を含む文または引用です。同じブロックにある情報源（他の発行元へのリンク、注、名前と年、出典の記載、ページ独自のデータ）を数えます。',
    rows: '主張',
    none: 'メインコンテンツに数値や引用はありません。',
    claim: '主張',
    figure: '数値',
    source: '情報源',
    which: '詳細',
    quotation: '引用',
    sources: {
      link: 'リンク',
      note: '注',
      'name-year': '名前と年',
      attribution: '出典の記載',
      'own-data': '独自データ',
      publisher: '発行元自身の数値',
      none: '情報源なし',
    },
    backed: '情報源あり',
    markUnsourced: ({ figure }) => `情報源なし: ${figure}`,
    markSourced: ({ source, why }) => `${source}: ${why}`,
  },
  sites: {
    title: '主張からリンクしているサイト',
    none: '主張を含むブロックから他サイトへのリンクはありません。',
    bars: '各サイトにリンクしているメインコンテンツのブロック数',
    blocks: ({ count }) => `${number(count)} ブロック`,
    more: ({ count }) => `ほか ${number(count)} サイト。`,
  },
  facts: {
    title: '重要な情報',
    rows: '重要な情報',
    none: 'この種類のページで必要な情報はありません。',
    fact: '情報',
    onPage: 'ページ上の記載',
    there: '検出',
    nothing: 'なし',
    names: decisionFactNames,
    notApplicable: '該当なし',
    unknown: '不明',
    yes: 'あり',
    part: '一部',
    no: 'なし',
  },
  offer: {
    title: '価格と仕様',
    prices: '価格',
    noPrices: '表示なし',
    specifications: '仕様',
    pairs: ({ count }) => `${number(count)} 組`,
    rows: '仕様',
    none: '仕様はありません。',
    name: '項目',
    value: '値',
  },
};
