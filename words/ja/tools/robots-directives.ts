import type { words as en } from '../../en/tools/robots-directives.ts';
import { japanese } from '../japanese.ts';

const { date, number } = japanese;

export const words: typeof en = {
  everyOther: 'その他すべて',
  allCrawlers: 'すべてのクローラー',
  none: 'robots ディレクティブはありません。すべて許可されています。',
  found: ({ count }) =>
    `メタタグと X-Robots-Tag ヘッダーにディレクティブが ${number(count)} 件あります。クローラーは全クローラー向けと自分向けのディレクティブを合わせ、最も厳しいものに従います。`,
  metaOnly: 'この表はメタタグだけを対象としています。',
  matrix: {
    title: 'クローラーごとの結果',
    rows: 'クローラー',
    none: '表示するクローラーがありません。',
    crawler: 'クローラー',
    index: 'index',
    follow: 'follow',
    snippet: 'スニペット',
    image: '画像プレビュー',
    more: 'その他',
    yes: '可',
    noIn: { meta: '不可（meta）', header: '不可（ヘッダー）' },
    noBecause: ({ directive, places }) => `${directive}（${places.join(', ')}）`,
    noSnippet: 'なし',
    anyLength: '制限なし',
    upTo: ({ count }) => `${number(count)} 文字まで`,
    notSet: '設定なし',
    notIndexed: '画像は登録されない',
    videoAny: '動画は長さの制限なし',
    videoUpTo: ({ seconds }) => `動画は ${number(seconds)} 秒まで`,
    until: ({ time }) => `${date(time)} まで`,
  },
  written: {
    title: 'ディレクティブの記述',
    rows: 'ディレクティブ',
    none: 'ページにもヘッダーにも robots ディレクティブはありません。',
    directive: 'ディレクティブ',
    for: '対象',
    where: '場所',
    readBy: '対応',
    meta: ({ crawler }) => `meta ${crawler}`,
    metaInBody: ({ crawler }) => `meta ${crawler}、body の中`,
    reads: {
      google: 'Google など',
      default: '既定値',
      bing: 'Bing のみ',
      idle: '主要な検索エンジンは非対応',
      misspelt: 'スペルミス',
      invalid: '無効な値',
      unknown: '不明',
    },
    meant: ({ reads, meant }) => `${reads}: ${meant} の誤り？`,
    ambiguous: '全体に適用される可能性あり: ブラウザはヘッダーを結合します',
  },
  conflicts: {
    title: '矛盾',
    none: '矛盾するディレクティブはありません。',
    one: ({ first, firstPlace, second, secondPlace }) =>
      `\`${first}\`（${firstPlace}）と \`${second}\`（${secondPlace}）が矛盾しています。厳しいほうが優先されます。`,
    odd: ({ count }) => `主要な検索エンジンが対応していない値が ${number(count)} 件あります。上の「対応」を参照してください。`,
  },
};
