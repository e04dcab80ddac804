import type { Claim } from '../../../checks/derive/text/claims.ts';
import type { sourcedClaims as en } from '../../en/checks/sourced-claims.ts';
import { number } from './grammar.ts';
import { textLengthText } from './text-length.ts';

const change = '文中で情報源を示すか、段落内で情報源にリンクするか、データをページに表示してください。';
/** Kinds of sources without text on the page. */
const unnamed: Record<Claim['source'], string> = {
  link: 'リンク',
  note: '参考文献',
  'name-year': '名前と年',
  attribution: '出典の記載',
  'own-data': 'このページの表または図',
  publisher: '発行元自身の数値',
  none: '情報源なし',
};

export const sourcedClaims: typeof en = {
  title: '主張と数値に情報源がある',
  problem: '主張と数値に情報源がない',
  why: '情報源のある数値や引用は、検証でき、広めることができます。ある比較実験では、回答エンジンがそのような文章をより多く使うことが示されました。別の実験では、参考文献はほとんど考慮されませんでした。',
  heuristic: '何を主張とし、何を情報源とするかは独自の経験則',
  words: { claim: '主張', text: 'テキスト', source: '情報源', quotation: '引用', sourceOf: ({ kind, why }) => why || unnamed[kind] },
  says: {
    sourced: ({ sourced, claims }) => ({
      message: `${number(claims)} 個の数値と引用のうち ${number(sourced)} 個に情報源があります。`,
      change: '',
    }),
    oneSource: () => ({ message: 'すべて 1 つの情報源によるものです。もう 1 つあれば、読者が比較できます。', change: '' }),
    noLinks: () => ({ message: '情報源の名前はありますが、リンクがありません。リンクがあれば、読者が直接確認できます。', change: '' }),
    thin: ({ sourced, claims }) => ({
      message: `${number(claims)} 個の数値と引用のうち ${number(claims - sourced)} 個に情報源がありません。`,
      change,
    }),
    none: ({ claims }) => ({ message: `${number(claims)} 個の数値と引用のいずれにも情報源がありません。`, change }),
    sparse: ({ quantities, length }) => ({
      message: `${textLengthText(length)}のうち、数値を含む文は ${number(quantities)} 個です。ある小規模な実験では、数値の多い文章ほど多く引用されました。`,
      change: '',
    }),
    recipe: () => ({ message: 'レシピの数値に情報源は必要ありません。', change: '' }),
    few: ({ minClaims }) => ({
      message: `ページの数値と引用が ${number(minClaims)} 個未満で、引用できるものがほとんどありません。`,
      change: '',
    }),
    wordsUnknown: ({ language }) => ({
      message: `Pageloupe はこの言語（${language}）での情報源の書き方を知らないため、ほとんどの主張について情報源の有無を判断できません。`,
      change: '',
    }),
  },
};
