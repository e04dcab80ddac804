import type { words as en } from '../../en/tools/languages.ts';
import { japanese } from '../japanese.ts';
import { tagFaultText } from '../checks/language-tags.ts';

const { language, percent } = japanese;
/** "ラテン文字" of Latn. */
const scriptName = (code: string) => new Intl.DisplayNames('ja', { type: 'script' }).of(code) ?? code;

export const words: typeof en = {
  page: {
    title: 'ページの言語',
    htmlLang: 'html lang',
    xmlLang: 'xml:lang',
    direction: '方向',
    text: 'テキスト',
    header: 'Content-Language',
    undeclared: '宣言なし',
    unsent: '送信なし',
    empty: '（空）',
    notTag: '言語タグではない',
    directions: { ltr: '左から右', rtl: '右から左', auto: '自動' },
    name: ({ code }) => language(code),
    undetected: 'テキストが少なすぎるか、未対応の言語',
    detected: ({ code, confidence, script }) => `${language(code)}（信頼度 ${percent(confidence)}）、${scriptName(script)}`,
    asText: 'テキストと一致',
    unsure: 'テキストが少なすぎるか、言語が混在していて比較できない',
    textIs: ({ code }) => `テキストは${language(code)}`,
  },
  cluster: {
    title: 'hreflang クラスタ',
    note: 'Google は、両方のページが互いを記載している場合にのみ、その組を使用します。',
    rows: '代替ページ',
    none: 'hreflang の代替ページは宣言されていません。単一言語のサイトには不要です。',
    code: 'コード',
    url: 'URL',
    valid: '有効性',
    from: '記述場所',
    answers: 'レスポンス',
    returns: '戻りリンク',
    indexing: 'インデックス登録',
    thisPage: 'このページ',
    ok: '有効',
    codeFault: tagFaultText,
    unparsable: '無効な URL',
    relative: '絶対 URL ではない',
    head: 'head',
    header: 'Link ヘッダー',
    body: 'body: 無視される',
    unchecked: '未チェック',
    unknown: '不明: ページを読み取っていない',
    itself: 'このページ自身',
    yes: 'あり',
    no: 'なし',
    blocked: 'robots.txt でブロック',
    noindex: 'noindex',
    allowed: '許可',
    classes: { ok: '正常', redirected: 'リダイレクト', broken: 'リンク切れ', unverified: '未確認', skipped: 'スキップ' },
    answer: ({ name, status }) => `${name}、${status}`,
  },
};
