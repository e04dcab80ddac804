import type { OmittedReason, Omission } from '../../../../checks/fixes/fix.ts';
import type { fixes as en } from '../../../en/app/tools/fixes.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

const left: Record<OmittedReason, string> = {
  image: 'このページの内容がわかる画像を選んでください。',
  alt: '画像に何が写っているかは、ご自身にしかわかりません。装飾だけの画像には `alt=""` を使ってください。',
  self: 'このページがオリジナルで、現在の正規 URL の複製ではない場合にのみ行ってください。',
  wording: 'テキストはページから取ったものです。確認し、必要に応じて変更してください。',
  'no-sentence': 'このページには、内容を十分に説明する文がありません。1～2 文で書いてください。',
  price: 'ページに複数の価格があるか、通貨記号があいまいです。この商品の価格を入力してください。',
  address: 'ページの表示どおりに、番地、郵便番号、市区町村を入力してください。',
  'own-url': 'canonical は別のページを指しています。`og:url` はこのページの URL なので、シェアされるのはこのページです。',
  'opens-search': '現在、`noindex` により、このページは検索から除外されています。検索で見つかるようにする場合にのみ貼り付けてください。',
  'opens-links':
    'クローラーは、このページのリンクをたどらないよう指示されています（`nofollow`）。これを貼り付けると、たどるようになります。',
  'opens-snippets':
    '現在、このページの引用はブロックされています（`nosnippet`）。これを貼り付けると、検索エンジンと回答エンジンが引用できるようになります。',
  'opens-previews':
    '現在、検索結果でのプレビューが制限されています（`max-snippet`、`max-image-preview`、`max-video-preview` のいずれか）。これを貼り付けると、制限がなくなります。',
  'opens-robots':
    '現在、robots.txt がこのページをブロックしています。意図的かもしれません。クローラーに読ませる場合にのみ貼り付けてください。',
  attribute: '`<img>` タグは `src` と `alt` だけを示しています。他の属性はすべて残してください。',
  'every-page': 'すべてのページが互いを記載するように、すべての言語版のページに同じ行を追加してください。',
  'left-out': '無効な項目と、レスポンスのない項目は除きました。',
  'one-url': '1 つのコードに複数の URL がありました。正しいものが残っているか確認してください。',
  'which-sitemap': 'サイトに複数のサイトマップがあります。この種類のページを記載しているものを選んでください。',
};

const omitted: Record<Omission['why'], string> = {
  missing: 'ページに表示されていません',
  different: 'ページに表示されている値と異なります',
  account: '人名ではなくアカウント名です',
  contradicts: '別の日付と矛盾しているか、未来の日付です',
  unreadable: '有効な日付ではありません',
  code: 'コードが存在しません',
};

export const fixes: typeof en = {
  kinds: {
    canonical: 'canonical',
    'canonical-header': 'Link ヘッダーの canonical',
    'robots-meta': 'robots メタタグ',
    'robots-header': 'X-Robots-Tag ヘッダー',
    title: 'タイトル',
    description: 'メタディスクリプション',
    'html-lang': 'ページの言語',
    viewport: 'ビューポート',
    charset: '文字エンコーディング',
    sharing: 'Open Graph と X カード',
    article: 'JSON-LD: Article',
    product: 'JSON-LD: Product',
    organization: 'JSON-LD: Organization',
    website: 'JSON-LD: WebSite',
    breadcrumb: 'JSON-LD: BreadcrumbList',
    faq: 'JSON-LD: FAQPage',
    service: 'JSON-LD: Service',
    'local-business': 'JSON-LD: LocalBusiness',
    hreflang: 'hreflang の設定',
    'alt-texts': '代替テキスト',
    'lcp-image': 'LCP の画像を早く読み込む',
    'robots-txt': 'robots.txt の行',
    'sitemap-entry': 'サイトマップの項目',
  },
  places: {
    head: '`<head>` の中に貼り付けてください。',
    'head-start': '`<head>` の直後、他のすべてより前に貼り付けてください。',
    'html-tag': '`<html …>` タグに追加し、同名の既存の属性を置き換えてください。',
    header: 'このヘッダーをページとともに送信してください。',
    'robots.txt': 'robots.txt の末尾に追加してください。',
    sitemap: 'サイトマップの `</urlset>` の前に追加してください。',
    images: 'それぞれの `alt` を該当する `<img>` タグに追加してください。',
    'img-tag': 'これらの属性を `<img …>` タグに追加し、同名の既存の属性を置き換えてください。',
  },
  left,
  fields: {
    title: 'タイトル',
    description: 'ディスクリプション',
    image: '画像の URL',
    alt: '画像の説明',
    price: '価格と通貨（例: 49.00 USD）',
    address: '所在地',
  },
  leftOut: ({ property, value, why, instead }) =>
    `\`${property}\`（${value}）を除きました: ${omitted[why]}。${instead ? `${instead} の誤りではありませんか？` : ''}`,
  title: ({ kind }) => `修正: ${kind}`,
  brief: {
    passes: 'チェックに合格',
    better: 'チェックが改善',
    unfilled: '記入すると合格',
    optional: '任意',
    written: 'まだチェックに不合格',
  },
  code: ({ kind }) => `${kind}（貼り付け用）`,
  copy: 'コピー',
  copyNamed: ({ kind }) => `コピー: ${kind}`,
  fill: '記入または変更',
  width: ({ pixels, limit }) => `${number(pixels)} ピクセル（目安 ${number(limit)}）`,
  cut: ({ shown }) => `検索結果では省略されます: ${shown}`,
  replaces: '削除するもの',
  at: '対象の画像',
  more: ({ count }) => `ほか ${number(count)} 件`,
  alsoOn: '同じ行を次のページにも貼り付け',
  decide: '貼り付ける前に確認',
  results: 'この修正での再チェック',
  becomes: {
    pass: ({ name }) => `${name}: 合格します。`,
    na: ({ name }) => `${name}: 該当しなくなります。`,
    warn: ({ name }) => `${name}: 改善します。残る問題:`,
    fail: ({ name }) => `${name}: 改善しますが、まだ不合格です:`,
    unchecked: ({ name }) => `${name}: ここからはチェックできません。`,
  },
};
