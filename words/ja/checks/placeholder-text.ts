import type { LeftoverPlace } from '../../../checks/derive/text/leftovers.ts';
import type { placeholderText as en } from '../../en/checks/placeholder-text.ts';
import { and, number } from './grammar.ts';
import { leftoverPlaces } from './kinds.ts';
import { misreadCause, misreadExample } from './misread.ts';

type Place = { place: LeftoverPlace; name: string };
const placeText = ({ place, name }: Place) => leftoverPlaces[place]({ name });
const where = (all: readonly Place[]) => and(all.map(placeText));

export const placeholderText: typeof en = {
  title: 'プレースホルダーの消し忘れがない',
  problem: 'プレースホルダーの消し忘れがある',
  why: '未置換の変数、ダミーテキスト、ステージング URL は、読者、検索結果、リンクプレビューに表示されます。',
  heuristic: 'パターンは独自の経験則で、誤検出がほとんど出ないように作成（コード例は対象外）',
  words: { found: '検出', where: '場所', place: placeText },
  says: {
    none: () => ({ message: 'テンプレート変数、ダミーテキスト、ステージング URL は見つかりませんでした。', change: '' }),
    unfilled: ({ count, places, example }) => ({
      message: `テンプレートの消し忘れが ${number(count)} 個あります（${where(places)}）: 「${example}」。`,
      change: '変数に値を入れるかテンプレートを修正して、テキストに置き換えてください。',
    }),
    perhapsUnfilled: ({ count, places, example }) => ({
      message: `プレースホルダーのように見えるテキストが ${number(count)} 個あります（${where(places)}）: 「${example}」。`,
      change: '変数に値を入れてください。プレースホルダーについてのページの場合は、無視してください。',
    }),
    hosts: ({ count, places, host }) => ({
      message: `${number(count)} 個の URL（${where(places)}）が、読者がアクセスできないホストを指しています: ${host}。`,
      change: '公開 URL を使ってください。',
    }),
    previewHost: ({ places, host }) => ({
      message: `このページの次の箇所がプレビュー用のホスト ${host} を指しています: ${where(places)}。`,
      change: '公開ドメインの URL を使ってください。',
    }),
    dummy: ({ example }) => ({
      message: `ページにダミーテキストがあります: 「${example}」。`,
      change: '実際のテキストに置き換えるか、削除してください。',
    }),
    misread: ({ count, ...misread }) => ({
      message: `${number(count)} 個のテキストに誤った文字が表示されます。例: ${misreadExample(misread)}（${misreadCause[misread.kind].because}）。`,
      change: misreadCause[misread.kind].change,
    }),
    unfilledInBody: ({ count, places, example }) => ({
      message: `body に未置換の変数が ${number(count)} 個あります（${where(places)}）: 「${example}」。`,
      change: '変数に値を入れるか、テンプレートを修正してください。',
    }),
    hostsInBody: ({ count, places, host }) => ({
      message: `body の ${number(count)} 個の URL（${where(places)}）が、読者がアクセスできないホストを指しています: ${host}。`,
      change: '公開 URL にリンクしてください。',
    }),
  },
};
