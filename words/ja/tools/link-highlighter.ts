import type { words as en } from '../../en/tools/link-highlighter.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

export const words: typeof en = {
  none: 'ハイライトするリンクがページにありません。',
  notLive: 'リンクのハイライトはページ自体に表示されます。ページをもう一度開いて、そこで監査してください。',
  mark: ({ count }) => `${number(count)} 個のリンクをページ上でハイライト`,
  unmark: 'ハイライトを解除',
  stay: 'ハイライトは、解除するか、ページ上で Esc キーを押すか、このツールを離れるまで残ります。閉じた後も残すには固定してください。',
  choose: 'ハイライトする種類',
  count: ({ count }) => number(count),
  kinds: {
    uncrawlable: { name: 'クロール不可', help: 'クロール可能な URL なし' },
    sponsored: { name: 'Sponsored', help: 'rel=sponsored、有料リンク' },
    ugc: { name: 'UGC', help: 'rel=ugc、ユーザー作成コンテンツ' },
    nofollow: { name: 'Nofollow', help: 'rel=nofollow' },
    'new-tab': { name: '新しいタブ', help: 'target=_blank' },
    follow: { name: 'Follow', help: '通常のリンク' },
  },
  several: '複数の種類に該当するリンクは、このリストで先に並ぶ種類の色と形になります。ラベルにはすべての種類を表示します。',
  table: {
    title: '選択した種類のリンク',
    rows: 'リンク',
    none: '種類が選択されていないか、選択した種類のリンクがありません。',
    text: 'テキスト',
    kinds: '種類',
    target: 'リンク先',
    noText: 'テキストなし',
    noTarget: 'なし',
  },
};
