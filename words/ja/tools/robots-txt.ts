import type { words as en } from '../../en/tools/robots-txt.ts';
import { joinSentences } from '../../sentence.ts';
import { japanese } from '../japanese.ts';
import { reasonText } from '../checks/reasons.ts';
import { robotsTxtMistakes } from '../checks/kinds.ts';

const { number, bytes } = japanese;

export const words: typeof en = {
  canPaste: '下にルールを貼り付けてテストすることはできます。',
  test: {
    title: 'パスとクローラーをテスト',
    path: 'パスまたは URL',
    crawler: 'クローラー',
    unread: '判定なし: robots.txt を読み取れていません。',
    whatIf: 'プレビュー: サイトのファイルではなく下書きでテスト',
    others: '同じパスと他のクローラー',
    anyOther: 'その他すべてのクローラー（*）',
    allowed: ({ crawler }) => `${crawler}: 許可`,
    blocked: ({ crawler }) => `${crawler}: ブロック`,
    verdict: {
      allowed: ({ crawler, why }) => `${crawler} に許可: ${why}`,
      blocked: ({ crawler, why }) => `${crawler} をブロック: ${why}`,
      line: ({ line }) => `${number(line)} 行目のルールによります。`,
      lineOf: ({ line, group }) => `${group} のグループの ${number(line)} 行目のルールによります。`,
      noRule: ({ group }) => `${group} のグループに、このパスに一致するルールはありません。`,
      noRules: 'ルールがありません。',
      noGroup: '該当するグループがありません。',
    },
  },
  file: {
    title: 'ファイル',
    draft: '下書き',
    edit: '編集してテスト',
    edited: '編集を終了',
    back: 'リセット',
    save: '保存',
    rules: 'テストするルール（ここだけで使い、送信しません）',
    silent: 'レスポンスがありません。この場合、Google はしばらくサイト全体のクロールを停止します。',
    silentFor: ({ why }) =>
      joinSentences([`レスポンスなし: ${reasonText(why)}`, 'この場合、Google はしばらくサイト全体のクロールを停止します。']),
    failing: ({ status }) => `ステータス ${status}。この場合、Google は当初、サイト全体をブロックされているものとして扱います。`,
    none: ({ status }) => `ステータス ${status}: ファイルがないため、何もブロックされません。`,
    read: ({ status, size, lines, groups }) =>
      `ステータス ${status}: ${bytes(size)}、${number(lines)} 行、クローラーのグループ ${number(groups)} 個。`,
    redirected: ({ count }) => `リダイレクト ${number(count)} 回。`,
    truncated: 'ファイルが、クローラーの読み取る 500 KiB を超えています。残りは無視されます。',
    unknown: '表示するファイルがありません。',
    noFile: 'ファイルがないため、表示する行がありません。',
    empty: 'ファイルは空です。何もブロックされません。',
    unread: 'ファイルを読み取れていないため、表示する行がありません。',
    lines: 'robots.txt の行',
    decides: '適用',
    shown: ({ shown, total }) => `${number(total)} 行中 ${number(shown)} 行を表示しています。`,
    showAll: 'すべて表示',
  },
  issues: {
    title: 'エラーのある行',
    rows: 'エラーのある行',
    none: 'ありません。クローラーはすべての行を理解できます。',
    line: '行',
    text: 'テキスト',
    wrong: '問題',
    kinds: robotsTxtMistakes,
  },
  sitemaps: {
    title: '記載されているサイトマップ',
    unread: '不明: ファイルを読み取れていません。',
    none: 'ファイルにサイトマップの記載はありません。問題ありません。各検索エンジンに送信することもできます。',
    line: ({ line }) => `${number(line)} 行目:`,
    more: ({ count }) => `さらに ${number(count)} 件が記載されています。`,
  },
};
