import type { words as en } from '../../en/tools/leftovers.ts';
import { japanese } from '../japanese.ts';
import { leftoverPlaces } from '../checks/kinds.ts';

const { number } = japanese;

export const words: typeof en = {
  none: '消し忘れは見つかりませんでした。',
  found: ({ count }) => `消し忘れが ${number(count)} 件あります。`,
  prominent: ({ count, prominent }) =>
    `消し忘れが ${number(count)} 件あり、そのうち ${number(prominent)} 件は検索結果やリンクプレビューに使われるタグにあります。`,
  kinds: {
    token: { name: 'テンプレート変数', help: '{{title}} や %s などの未置換の変数、またはスタイルのルール' },
    empty: { name: '空の値', help: '値の代わりに表示された undefined、null、NaN、[object Object]' },
    dummy: { name: 'ダミーテキスト', help: 'lorem ipsum などの埋め草' },
    host: { name: '非公開のホスト', help: 'localhost、プライベートネットワーク、サイトのステージング環境' },
  },
  rows: '消し忘れ',
  searched: '検索対象: タイトル、見出し、メタタグ、リンク、画像、構造化データ、テキスト（コード例を除く）。',
  what: '検出',
  kind: '種類',
  where: '場所',
  around: '前後の文',
  places: leftoverPlaces,
};
