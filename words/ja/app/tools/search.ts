import { search as english } from '../../../en/app/tools/search.ts';
import { japanese } from '../../japanese.ts';
import { tools } from './tool-search.ts';

const { number } = japanese;

/** What Japanese users type, by the id of a signal. English terms work, too: specialists use both. */
const words: Readonly<Record<string, string>> = {
  title: 'タイトル タイトルタグ ページタイトル 文字数',
  'meta-description': 'メタディスクリプション ディスクリプション 説明文 文字数',
  'main-heading': '見出し 大見出し メインの見出し',
  'heading-outline': '見出し 見出し構造 階層',
  'main-content': '本文 メインコンテンツ 文字数 語数 薄いコンテンツ',
  'link-status': 'リンク切れ デッドリンク リンクチェック',
  'link-rel': 'リンク属性 有料リンク',
  'index-directives': 'インデックス インデックス登録 ディレクティブ メタタグ',
  'robots-txt-access': 'ブロック クロール 禁止',
  'snippet-controls': 'スニペット プレビュー 引用',
  'http-status': 'ステータスコード サーバーエラー ソフト404',
  https: '暗号化 証明書 セキュリティ 混在コンテンツ',
  'redirect-path': 'リダイレクト 転送 リダイレクトチェーン ループ',
  'jsonld-syntax': '構造化データ 構文エラー スキーマ',
  'schema-properties': '構造化データ プロパティ リッチリザルト 必須',
  'schema-visible': '構造化データ 表示内容',
  'open-graph': 'シェア 共有 オープングラフ',
  'share-image': 'シェア画像 共有 プレビュー',
  'x-card': 'シェア 共有 ツイッター カード',
  'image-alt': '画像 代替テキスト オルト',
  'image-delivery': '画像 画像サイズ 画像最適化 遅延読み込み',
  'core-web-vitals': '表示速度 速度 パフォーマンス 読み込み時間 コアウェブバイタル',
  'html-size': 'ページサイズ ファイルサイズ 容量',
  viewport: 'モバイル スマホ スマートフォン ビューポート',
  'html-lang': '言語 言語指定',
  hreflang: '多言語 言語版 国際化',
  'hreflang-return': '多言語 戻りリンク リターンリンク 相互リンク',
  'render-parity': 'レンダリング ソース',
  'ai-crawler-access': '生成ai クローラー ボット ブロック',
  'answer-lead': '回答 強調スニペット aiによる概要',
  'sourced-claims': '根拠 情報源 出典 統計 引用',
  'author-identity': '著者 執筆者 監修者',
  'publisher-identity': '発行元 運営者 運営会社 組織 サイト名',
  'date-visible': '日付 公開日 更新日',
  'date-agreement': '日付 公開日 更新日 矛盾',
  'sitemap-entry': 'サイトマップ 最終更新',
  'placeholder-text': 'ダミーテキスト 消し忘れ プレースホルダー',
  'anchor-text': 'アンカーテキスト リンクテキスト こちら',
  'crawlable-links': 'クロール可能 リンク',
  favicon: 'ファビコン アイコン',
  'url-form': 'アドレス スラッグ パラメータ',
};
const checks: Record<string, string> = Object.fromEntries(
  [...new Set([...Object.keys(english.checks), ...Object.keys(words)])].map((id) => [
    id,
    [words[id], english.checks[id]].filter(Boolean).join(' '),
  ]),
);

/** Japanese terms before the English ones. */
const bothTerms = (terms: string, further: string) => [terms, further].filter(Boolean).join(', ');
const { actions: act, views: view, settings: set } = english;

export const search: typeof english = {
  tools,
  checks,
  actions: {
    pdf: bothTerms('書き出し, エクスポート, ダウンロード, 印刷, レポート, 報告書', act.pdf),
    page: bothTerms('印刷, 全画面, 新しいタブ, 共有', act.page),
    json: bothTerms('書き出し, エクスポート, ダウンロード, データ', act.json),
    csv: bothTerms('書き出し, エクスポート, ダウンロード, 表計算, エクセル, スプレッドシート', act.csv),
    md: bothTerms('書き出し, エクスポート, ダウンロード, マークダウン', act.md),
    'copy-md': bothTerms('クリップボード, コピー, レポートをコピー', act['copy-md']),
    'copy-json': bothTerms('クリップボード, コピー, レポートをコピー', act['copy-json']),
    brand: bothTerms('ブランド, 代理店, ロゴ, 色, 用紙', act.brand),
    rerun: bothTerms('再監査, 再チェック, やり直し, 更新, 再読み込み', act.rerun),
    panel: bothTerms('サイドパネル, サイドバー, 固定', act.panel),
    queue: bothTerms('キュー, 追加, 後で, 一括監査', act.queue),
    site: bothTerms('クロール, サイト全体, 全ページ, サイト監査, リンクをたどる', act.site),
    'new-bulk': bothTerms('一括, 一括監査, 複数ページ, リスト, サイトマップ, 開いているタブ, スケジュール', act['new-bulk']),
    'all-bulk': bothTerms('一括, 一括監査, 実行, 結果, 履歴, スケジュール, 定期, 監視', act['all-bulk']),
    titles: bothTerms('タブ, 開いているタブ, タイトル, コピー', act.titles),
  },
  views: {
    overview: {
      name: '概要',
      note: 'スコアと、最初に修正すべきもの',
      terms: bothTerms('要約, 問題, エラー, 警告, 修正, 改善, 提案, スコア, 点数, ページの種類', view.overview.terms),
    },
    geo: {
      name: 'GEO スコア',
      note: 'AI に引用される準備がどれだけできているか',
      terms: bothTerms('生成エンジン最適化, 生成AI, 露出, 検索, スコア, 点数', view.geo.terms),
    },
    checks: {
      name: 'すべてのチェック',
      note: '合格、不合格、その他',
      terms: bothTerms('チェックリスト, 診断, 基準, シグナル, 合格, 不合格, ルール', view.checks.terms),
    },
  },
  settings: {
    '': { name: '設定', note: '', terms: bothTerms('オプション, 環境設定, 構成', set[''].terms) },
    audits: {
      name: '設定: 監査',
      note: 'ページの扱いの既定値、リンクチェックの速度、同時に監査するページ数、ツールバーのアイコン',
      terms: bothTerms('バッジ, アイコン, ツールバー, 検索から除外, 速度, 同時, リンクチェック', set.audits.terms),
    },
    looks: {
      name: '設定: 外観とお気に入り',
      note: 'ライトかダークか、先頭に表示するツール',
      terms: bothTerms('ダークモード, ライトモード, 外観, テーマ, 配色, お気に入り, 言語', set.looks.terms),
    },
    reports: {
      name: '設定: レポート',
      note: '代理店、ロゴ、色、用紙',
      terms: bothTerms('ブランド, 代理店, ロゴ, 用紙サイズ, 表紙, 色', set.reports.terms),
    },
    shortcuts: {
      name: '設定: キーボードショートカット',
      note: 'ポップアップ、サイドパネル、一括監査を開くキー',
      terms: bothTerms('ショートカット, キーボード, キー割り当て', set.shortcuts.terms),
    },
    lists: {
      name: '設定: 独自リスト',
      note: 'テストするクローラー、汎用的なリンクテキスト',
      terms: bothTerms('独自, クローラー, ボット, リンクテキスト, 除外リスト', set.lists.terms),
    },
    choices: {
      name: '設定: ページごとの選択',
      note: '設定したページの種類と検索エンジンでの扱い',
      terms: bothTerms('ページの種類, 上書き, 扱い', set.choices.terms),
    },
    followed: {
      name: '設定: 自動監査するサイト',
      note: 'サイドパネルが開くたびに監査するサイト',
      terms: bothTerms('自動, 自動監査, サイドパネル', set.followed.terms),
    },
    stored: {
      name: '設定: 保存データ',
      note: 'このデバイスに保存されているものと削除方法',
      terms: bothTerms('プライバシー, 保存, データ削除, 消去, 初期化', set.stored.terms),
    },
    'field-data': {
      name: '設定: フィールドデータ',
      note: 'Chrome UX Report のキー',
      terms: bothTerms('実ユーザー, キー, フィールドデータ', set['field-data'].terms),
    },
    service: {
      name: '設定: API サービス',
      note: 'チームのサービスへのリンク',
      terms: bothTerms('サーバー, 連携, キー', set.service.terms),
    },
    file: {
      name: '設定: エクスポートとインポート',
      note: '設定ファイル',
      terms: bothTerms('エクスポート, インポート, バックアップ, 復元, 同期', set.file.terms),
    },
    known: {
      name: '設定: このバージョンのリスト',
      note: 'リストの更新時期',
      terms: bothTerms('バージョン, 情報, クローラー一覧, 情報源', set.known.terms),
    },
  },
  more: '操作と設定',
  counted: ({ count }) => `操作と設定 ${number(count)} 件`,
};
