import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { schemaVisible as en } from '../../en/checks/schema-visible.ts';
import { framedText } from './framed.ts';
import { number } from './grammar.ts';
import { inPlainWords } from './marked-properties.ts';

export const schemaVisible: typeof en = {
  title: '構造化データが表示されるページと一致する',
  problem: '構造化データが表示されるページと一致しない',
  why: '検索エンジンは、マークアップが読者に見える内容と一致することを求めます。値が異なると、リッチリザルトが表示されなくなったり、誰も検証できない情報がアシスタントに伝わったりします。四捨五入した評価、件数の横の星、数値の短縮表記、見出しより長い名前は、同じものとみなします。',
  heuristic: '値とテキストの比較方法は独自の経験則',
  words: { value: '値', marked: '構造化データ', shown: 'ページ上', different: ({ shown }) => `異なる: ${shown}`, missing: '見つからない' },
  says: {
    nothing: () => ({ message: '構造化データに、比較できる名前、価格、評価、著者、日付、質問、パンくずリストがありません。', change: '' }),
    unreadable: () => ({ message: 'JSON-LD が無効で、ほかの構造化データにも比較できる値がありません。', change: '' }),
    framed: ({ url }) => framedText(url),
    allVisible: ({ count }) => ({
      message: `${count === 1 ? '比較できる唯一の値' : `構造化データの比較できる ${number(count)} 個の値すべて`}がページに表示されています。`,
      change: '',
    }),
    /** @param example the first value: its name, and the texts of the markup and of the page ('' if it is not there) */
    decisive: ({ count, example: { property, marked, shown } }) => ({
      message:
        count === 1
          ? `構造化データの${inPlainWords(property)}は「${clipText(marked, 60)}」ですが、${shown === '' ? 'ページに表示されていません' : `ページでは「${clipText(shown, 60)}」です`}。`
          : `マークアップされた ${number(count)} 個の値（価格、評価、レビュー数）が、表示されるページと一致しません。`,
      change: '構造化データとページに同じ値を表示してください。両方を 1 つのフィールドから出力するのが最善です。',
    }),
    secondary: ({ count }) => ({
      message: `マークアップされた ${number(count)} 個の値が、表示テキストに見つかりません。`,
      change: '構造化データの値を同じ言葉でページに表示するか、修正してください。',
    }),
    otherPath: ({ marked, shown }) => ({
      message: `マークアップのパンくずリスト「${clipText(marked, 150)}」が、ページ上のもの「${clipText(shown, 150)}」と異なります。`,
      change: '読者に見えるパスをマークアップしてください。検索結果にはマークアップのものが表示されます。',
    }),
    many: ({ count, names }) => ({
      message: `構造化データの ${number(count)} 個の値（${names.map(inPlainWords).join('、')}など）が、表示されるページにありません。Google は表示を必須としています。`,
      change: 'このページに表示されない値を構造化データから削除するか、ページに表示してください。',
    }),
  },
};
