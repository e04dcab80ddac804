import type { PageType } from '../../../checks/core/facts/about.ts';
import type { DecisionFactId } from '../../../checks/derive/text/decision-facts.ts';
import type { decisionFacts as en } from '../../en/checks/decision-facts.ts';
import { and, fixed } from './grammar.ts';
import { decisionFactNames } from './kinds.ts';

const pages: { [T in PageType]?: string } = {
  product: 'この商品ページ',
  service: 'このサービスページ',
  local: 'この店舗ページ',
  tool: 'このツールページ',
};
const thisPage = (type: PageType) => pages[type] ?? 'このページ';
const named = (facts: readonly DecisionFactId[], specifications: number) =>
  and(facts.map((fact) => decisionFactNames[fact]({ specifications })));

export const decisionFacts: typeof en = {
  title: '重要な情報（価格、在庫、営業時間など）がテキストにある',
  problem: '重要な情報がテキストにない',
  why: 'ユーザーは回答エンジンに、価格、在庫、営業時間、対応プラットフォームなどを尋ねます。画像の中にしかない情報や JavaScript が必要な情報は引用できません。',
  heuristic: 'どの情報を重要とするかとその重みは独自の経験則',
  words: {
    fact: '情報',
    weight: '重み',
    share: ({ value }) => fixed(value, 2),
    found: '検出',
    yes: 'はい',
    no: 'いいえ',
    unknown: '元の HTML は未読み取り',
    untold: '該当なし、または判定不可',
    named: ({ id, specifications }) => decisionFactNames[id]({ specifications }),
  },
  says: {
    stated: ({ type, facts, specifications }) => ({
      message: `${thisPage(type)}のテキストに記載されています: ${named(facts, specifications)}。`,
      change: '',
    }),
    unstated: ({ facts, specifications }) => ({
      message: `テキストに記載されていません: ${named(facts, specifications)}。`,
      change: 'このページに当てはまる場合は、メインコンテンツに通常のテキストとして追加してください。',
    }),
    lacking: ({ type, facts, specifications }) => ({
      message: `${thisPage(type)}のテキストに記載されていません: ${named(facts, specifications)}。`,
      change: 'これらの情報を、元の HTML のメインコンテンツに通常のテキストとして追加してください。',
    }),
    sourceTooLong: () => ({ message: '価格の検索は、元の HTML の最初の部分だけで行いました。', change: '' }),
  },
};
