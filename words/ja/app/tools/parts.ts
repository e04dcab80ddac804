import type { FactName } from '../../../../checks/core/facts.ts';
import type { parts as en } from '../../../en/app/tools/parts.ts';
import { probeText } from '../../checks/probes.ts';
import { reasonText } from '../../checks/reasons.ts';
import { japanese, spaced } from '../../japanese.ts';

const { number, percent } = japanese;

/** The name of each fact in a sentence. */
const subjects: Record<FactName, string> = {
  page: '文書',
  head: 'head',
  headings: '見出し',
  links: 'リンク',
  images: '画像',
  text: 'ページのテキスト',
  main: 'メインコンテンツ',
  language: '言語',
  pageType: 'ページの種類',
  semantics: '要素の意味',
  structuredData: '構造化データ',
  parts: 'ページの各部分',
  controls: 'ボタンと入力欄',
  provenance: '日付と名前',
  about: 'ページの主題',
  offer: '商品やサービスの情報',
  resources: '読み込んだリソースの一覧',
  vitals: 'Core Web Vitals',
  device: 'モバイル対応',
  response: 'サーバーのレスポンス',
  served: '元の HTML',
  robotsTxt: 'robots.txt',
  sitemap: 'サイトマップ',
  llmsTxt: 'llms.txt',
  schemaTerms: 'schema.org の用語',
  linkStatus: 'リンク',
  canonicalTarget: '正規 URL のページ',
  alternates: '言語版',
  shareImage: 'シェア画像',
  icons: 'アイコンのファイル',
  redirects: 'リダイレクトチェーン',
};
/** The first names, and the number of others. */
const first = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join('、')} ほか ${number(names.length - 3)} 件` : names.join('、');

export const parts: typeof en = {
  pending: ({ fact }) => `${spaced(subjects[fact])}を読み取り中…`,
  unprobed: ({ fact }) => `${spaced(subjects[fact])}は、リンクチェックを開始したときだけチェックします。`,
  unread: ({ fact, why }) => `${spaced(subjects[fact])}を読み取れませんでした: ${reasonText(why)}`,
  firstLinks: ({ read, total }) =>
    `ページには ${number(total)} 個のリンクがあり、最初の ${number(read)} 個を読み取ってここに表示しています。`,
  scaled: ({ share }) => `${percent(share)} に縮小して表示しています。`,
  marks: { keep: 'ハイライトを固定', remove: 'ハイライトを解除（Esc）' },
  pictures: {
    unavailable: 'ここでは画像を読み込みません。',
    loading: '読み込み中…',
    loadingPictures: '画像を読み込んでいます。',
    again: '再試行',
    load: ({ count }) => `${number(count)} 個の画像を読み込む`,
    unloaded: ({ hosts }) =>
      `画像はクリックしたときだけリクエストします。ボタンを押すと、${first(hosts)} から Cookie もリファラーもなしで取得します。`,
    toAllow: ({ hosts }) =>
      `ブラウザが ${first(hosts)} へのアクセスの許可を求めます。許可がないと、拡張機能は他サイトの画像を読み込めません。`,
    failed: ({ count, reasons }) =>
      `${number(count)} 個の画像を読み込めませんでした: ${[...new Set(reasons.map(probeText))].slice(0, 3).join('、')}。`,
    inside: ({ count }) => `プライベートアドレスの画像 ${number(count)} 個は、リクエストしません。`,
  },
};
