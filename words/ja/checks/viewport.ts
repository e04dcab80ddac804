import type { viewport as en } from '../../en/checks/viewport.ts';
import { number } from './grammar.ts';

export const viewport: typeof en = {
  title: 'ビューポートがモバイルに対応している',
  problem: 'ビューポートがモバイルに対応していない',
  why: 'ビューポートの宣言がないと、スマートフォンはページをパソコンの幅でレンダリングして縮小します。Google は、スマートフォン用クローラーに見える内容をインデックスに登録します。',
  words: { times: '倍' },
  says: {
    fits: () => ({ message: 'ページはデバイスの幅に収まり、ズームできます。', change: '' }),
    missing: () => ({
      message: 'スマートフォンではページが縮小表示されます。ビューポートの宣言がありません。',
      change: '<meta name="viewport" content="width=device-width, initial-scale=1"> を head に追加してください。',
    }),
    fixed: ({ width }) => ({
      message: `ビューポートの幅が ${number(width)} px に固定されています。`,
      change: 'ビューポートの宣言で、数値の代わりに width=device-width を使ってください。',
    }),
    noWidth: ({ content }) => ({
      message:
        content.trim() === ''
          ? 'スマートフォンではページが縮小表示されます。ビューポートの宣言が空です。'
          : `ビューポートの宣言に有効な幅がありません: 「${content}」。`,
      change: '<meta name="viewport" content="width=device-width, initial-scale=1"> を設定してください。',
    }),
    zoomBlocked: ({ what, scale, maximumScale }) => ({
      message: `${what} がズームを制限しています。大きな文字が必要なユーザーは、ページを${scale > 1 ? ` ${number(scale)} 倍を超えて` : ''}拡大できません。`,
      change: `user-scalable=no と ${number(maximumScale)} 未満の maximum-scale を削除してください。`,
    }),
    zoomMisread: () => ({
      message: 'Chrome と Safari は user-scalable の後のセミコロンを値の一部として読み取り、ズームをブロックします。',
      change: '各部分をカンマで区切るか、user-scalable を削除してください。',
    }),
    overflows: ({ document, window }) => ({
      message: `${number(window)} px のウィンドウでページの幅が ${number(document)} px になり、横にスクロールします。`,
      change: 'はみ出す要素を折り返すか縮小してください。メディアには max-width: 100%、幅の広い表には overflow-x: auto を使います。',
    }),
    semicolons: () => ({
      message: '宣言でセミコロンが使われていますが、Chrome と Safari は区切りとして扱いません。',
      change: '各部分をカンマで区切ってください。',
    }),
    severalUsed: ({ count }) => ({
      message: `ビューポートの宣言が ${number(count)} 個あります。ブラウザは最後のものを使い、ここでもそれをチェックしています。`,
      change: 'ビューポートの宣言を 1 つだけ残してください。',
    }),
  },
};
