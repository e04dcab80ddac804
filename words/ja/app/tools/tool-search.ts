import type { ToolId } from '../../../../checks/tools.ts';
import { tools as english } from '../../../en/app/tools/tool-search.ts';

/** What Japanese users type to find a tool, besides its name. */
const japanese: Record<ToolId, string> = {
  'serp-preview':
    '検索結果, プレビュー, タイトル, 文字数, タイトルの長さ, メタディスクリプション, ディスクリプション, 説明文, パンくずリスト',
  'head-tags': 'メタタグ, メタデータ, ヘッド, ソース, 文字コード, ページネーション',
  'favicon-sitename': 'アイコン, ファビコン, サイト名, ロゴ, ブランド',
  'preview-controls': 'プレビュー, 制限, 引用, スニペット, スニペットの長さ',
  indexability: 'インデックス, インデックス登録, 登録, 登録可能, ブロック, 検索に出ない, 除外',
  'robots-directives': 'ディレクティブ, メタロボット, ロボット, 登録しない, クローラー',
  'robots-txt': 'ロボット, クロール, クローラー, ブロック, 許可, 禁止',
  canonical: 'カノニカル, 正規URL, 正規化, 重複, 重複コンテンツ',
  'redirect-trace': 'リダイレクト, 転送, リダイレクトチェーン, ループ, 末尾のスラッシュ, 恒久的, 一時的',
  'response-headers': 'ヘッダー, レスポンス, 応答, ステータスコード, サーバー, キャッシュ, セキュリティ, 混在コンテンツ, 圧縮',
  'sitemap-lookup': 'サイトマップ, 最終更新',
  'heading-outline': '見出し, 見出し構造, 階層, アウトライン, 目次',
  'main-content': 'メインコンテンツ, 本文, 文字数, 語数, 読了時間, 薄いコンテンツ, 低品質',
  terms: 'キーワード, キーワード密度, キーワード率, 頻出語, 単語, 語句, 読みやすさ, 可読性',
  leftovers: '消し忘れ, ダミーテキスト, ダミー, プレースホルダー, テンプレート変数, ステージング',
  'url-inspector': 'アドレス, スラッグ, パラメータ, クエリ, トラッキング, パス, 大文字, エンコード',
  'link-inventory': 'リンク, 内部リンク, 外部リンク, 発リンク, 被リンク, メール, 電話',
  'link-status': 'リンク切れ, リンクチェック, リンク確認, デッドリンク, ステータスコード',
  'anchor-text': 'アンカーテキスト, リンクテキスト, こちら, 詳しくはこちら, 続きを読む',
  'link-highlighter': 'ハイライト, リンク, 強調, 有料リンク, 新しいタブ',
  'image-inventory': '画像, 代替テキスト, オルト, オルト属性, 写真, 図',
  'image-delivery': '画像, 画像サイズ, 画像最適化, 画像圧縮, 軽量化, 遅延読み込み, レスポンシブ画像',
  'web-vitals': '表示速度, ページ速度, 速度, 高速化, パフォーマンス, コアウェブバイタル, 読み込み時間',
  'page-weight': 'ページサイズ, 容量, 重い, リクエスト, スクリプト, フォント, リソース, 速度',
  'structured-data': '構造化データ, スキーマ, マークアップ, エラー, 構文エラー',
  'rich-results': 'リッチリザルト, リッチスニペット, 構造化データ, 商品, レビュー, イベント, レシピ, 必須プロパティ, よくある質問',
  'markup-vs-page': '構造化データ, 表示内容, 隠しマークアップ, 比較',
  'social-preview': 'シェア, 共有, 拡散, シェア画像, リンクプレビュー, カード, オープングラフ, ツイッター, フェイスブック',
  'source-vs-rendered': 'ソース, ソースコード, レンダリング, ユーザーエージェント, 差分, クローラーとして表示',
  'mobile-check':
    'モバイル, モバイルフレンドリー, スマホ, スマートフォン, レスポンシブ, タップ, コントラスト, アクセシビリティ, ポップアップ, オーバーレイ, 同意バナー',
  languages: '言語, 多言語, 国際化, 翻訳, 代替ページ, 言語版',
  'page-diff': '比較, ページ比較, スナップショット, 差分, 変更, 履歴, 競合, 前後',
  'ai-crawlers': '人工知能, 生成AI, クローラー, ボット, 学習, ブロック',
  'ai-view': '人工知能, 生成AI, エージェント, クローラーの視点, テキストのみ, トークン',
  passages: 'パッセージ, 引用, 回答, 強調スニペット, AIによる概要, 質問',
  evidence: '根拠, 情報源, 出典, 統計, 引用, 主張, 事実, ファクトチェック, 価格',
  provenance: '日付, 公開日, 更新日, 著者, 執筆者, 発行元, 運営者, 組織',
};

/** Specialists type English terms, too. */
export const tools: Record<ToolId, string> = Object.fromEntries(
  Object.entries(english).map(([id, terms]) => [id, [japanese[id as ToolId], terms].join(', ')]),
) as Record<ToolId, string>;
