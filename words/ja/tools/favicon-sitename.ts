import type { words as en } from '../../en/tools/favicon-sitename.ts';
import { japanese } from '../japanese.ts';
import { probeText } from '../checks/probes.ts';

const { number, bytes } = japanese;

export const words: typeof en = {
  icons: {
    title: 'アイコンの候補',
    note: 'Google の要件は 8 × 8 ピクセル以上の正方形で、48 × 48 ピクセルより大きいものが推奨されています。各候補を 16、32、48 ピクセルで、明るい背景と暗い背景に表示しています。',
    none: 'アイコンの宣言がなく、代わりに使われる /favicon.ico もありません。',
    fallback: 'アイコンの宣言がありません。この場合、ブラウザと検索エンジンは /favicon.ico を試します。',
    more: ({ count }) => `さらに ${number(count)} 件が宣言されています。`,
    drawnSizes: 'サイズは読み込んだ画像のものです。',
    kept: 'robots.txt が Googlebot-Image によるアイコンの取得をブロックしています',
    byDefault: '既定',
    declared: '（宣言値）',
    empty: '（空）',
    notUrl: ({ written }) => `${written} は URL ではありません。`,
    noAnswer: 'レスポンスなし',
    noAnswerFor: ({ why }) => `レスポンスなし: ${probeText(why)}`,
    status: ({ status }) => `ステータス ${status}`,
    notDrawn: ({ why }) => `表示なし: ${probeText(why)}`,
    notPicture: '画像の URL ではない',
    vector: 'SVG、任意のサイズ',
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
    bytes: ({ count }) => bytes(count),
  },
  names: {
    title: 'サイト名',
    note: '検索エンジンは、トップページをもとに、サイト全体で 1 つの名前を選びます。表記が統一されている名前ほど表示されやすくなります。',
    agree: ({ count }) => `${number(count)} 件すべて一致`,
    differ: ({ names, places }) => `${number(places)} か所に ${number(names)} 種類の名前`,
    rows: 'サイト名',
    none: 'サイト名が見つかりません。og:site_name、構造化データの WebSite や Organization、タイトル末尾の名前のいずれもありません。',
    name: '名前',
    where: '場所',
    agreement: '一致',
    only: 'これだけ',
    agrees: '一致',
    differs: '不一致',
    website: ({ format }) => `WebSite の name（${format}）`,
    ofType: ({ type, place }) => `${type}（${place}）`,
    places: {
      'site-name': 'og:site_name または application-name',
      'title-suffix': 'タイトルの末尾',
      'json-ld': 'JSON-LD',
      microdata: 'microdata',
      rdfa: 'RDFa',
      copyright: '著作権表示',
      logo: 'ロゴのリンク',
      host: 'ホスト名のみ',
      byline: '著者名の表記',
      'rel-author': '著者としてマークアップ',
      meta: 'メタタグ',
    },
  },
};
