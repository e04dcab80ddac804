import type { renderParity as en } from '../../en/checks/render-parity.ts';
import { and, number, percent } from './grammar.ts';

/** What readers without JavaScript miss. @param share of the main text that is in the raw HTML */
const missing = ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) =>
  `JavaScript がないと、本文の ${percent(1 - share)} が欠けます（${number(blocks)} ブロック）。${inData ? '一部はインラインデータにのみあります。' : ''}`;

export const renderParity: typeof en = {
  title: '元の HTML とレンダリング後の HTML が一致する',
  problem: '元の HTML とレンダリング後の HTML が異なる',
  why: 'Google と Bing はページをレンダリングしますが、遅れることがあります。ほとんどの AI クローラーは元の HTML しか読みません。JavaScript で追加されたコンテンツは AI クローラーには見えず、JavaScript で変更された部分は検索エンジンに 2 通りに見える可能性があります。',
  heuristic: 'ブロックごとの比較とその限界値は独自の経験則',
  words: { field: '項目', served: '元の HTML', rendered: 'レンダリング後の HTML' },
  says: {
    agree: ({ share }) => ({ message: `本文の ${percent(share)} が元の HTML にあります。`, change: '' }),
    partly: (args) => ({
      message: missing(args),
      change: 'JavaScript を使わないクローラーにもすべて届くように、メインコンテンツをサーバー側またはビルド時にレンダリングしてください。',
    }),
    mostlyAbsent: (args) => ({
      message: `${missing(args)}ほとんどの AI クローラーは読み取れません。`,
      change: 'メインコンテンツをサーバー側またはビルド時にレンダリングしてください。',
    }),
    emptied: ({ count }) => ({
      message: `元の HTML には約 ${number(count)} 語ありますが、JavaScript がすべて削除しました。`,
      change: 'どのスクリプトがページを空にするかを調べてください。それを実行する検索エンジンには空のページが見えます。',
    }),
    onlyNoscript: ({ count }) => ({
      message: `テキスト（約 ${number(count)} 語）が <noscript> の中にしかありません。JavaScript を使わないクローラーには届きますが、レンダリング後のページには表示されません。`,
      change:
        'スクリプトが何もレンダリングしない原因を調べるか、テキストをサーバー側でレンダリングしてください。スクリプトを実行する検索エンジンは <noscript> を無視します。',
    }),
    nothingShown: () => ({ message: 'レンダリング後のページに、比較できるテキストがありません。', change: '' }),
    littleText: () => ({ message: '比較するには本文が少なすぎます。タイトル、canonical、robots は一致しています。', change: '' }),
    fieldsChanged: ({ fields }) => ({
      message: `スクリプトが次の項目を変更または追加しています: ${and(fields)}。`,
      change: 'どのクローラーにも同じ値が届くように、最終的な値を元の HTML に入れてください。',
    }),
    directivesChanged: ({ fields }) => ({
      message: `スクリプトが ${and(fields)} を変更しています。元の HTML とレンダリング後の HTML が異なり、検索エンジンがどちらを使うかはわかりません。`,
      change: 'canonical と robots の最終的な値を元の HTML に入れ、スクリプトで変更しないでください。',
    }),
    sourceNoindex: () => ({
      message:
        '元の HTML に noindex があり、スクリプトが削除しています。Google は、元の HTML に noindex があるページをレンダリングしません。',
      change: 'ページを検索に表示する場合は、元の HTML から noindex を削除してください。',
    }),
    cutShort: () => ({ message: '文書を最後まで読み取っていないため、この割合は下限です。', change: '' }),
    noScripts: () => ({
      message: 'このページではスクリプトが実行されないため、元の HTML とレンダリング後の HTML は同じです。',
      change: '',
    }),
    loginWall: () => ({ message: 'ログインしていないと、この URL は別のページを返します。', change: '' }),
    sourceRefused: ({ status }) => ({
      message: `サイトが Pageloupe のリクエストに ${status} を返したため、元の HTML を比較できませんでした。`,
      change: '',
    }),
  },
};
