import type { IndexStepFacts } from '../../../checks/views/index-steps.ts';
import type { words as en } from '../../en/tools/indexability.ts';
import { japanese, spaced } from '../japanese.ts';
import { reasonText } from '../checks/reasons.ts';

const { and, number, percent } = japanese;

const materials: Record<IndexStepFacts, string> = {
  response: 'レスポンス',
  robotsTxt: 'robots.txt',
  page: 'URL',
  head: 'head',
  served: '元の HTML',
};
const directive = ({ written, place, inHead }: { written: string; place: string; inHead: boolean }) =>
  `\`${written}\`（${place}${inHead ? '' : '、body の中'}）`;

export const words: typeof en = {
  neither: ({ why }) => `Google も Bing もこのページをインデックスに登録できません。${why}`,
  ofEngine: ({ engine, why }) => `${engine}: ${why}`,
  wanted: 'このページを除外する設定なので、意図どおりです。',
  some: ({ engines, why }) => `${and(engines)} はこのページをインデックスに登録できません。${why}`,
  elsewhere: ({ why }) => `Google と Bing は、このページではなく別のページをインデックスに登録するよう指示されています。${why}`,
  unknown: '確認できた範囲ではインデックス登録を妨げるものはありませんが、一部の段階は確認できませんでした。',
  doubt: ({ why }) => `登録可能ですが、警告があります: ${why}`,
  yes: 'はい。Google と Bing はこのページをインデックスに登録できます。',
  yesUnwanted: 'このページを除外する設定ですが、Google と Bing はインデックスに登録できます。',
  note: 'クローラーは、最初にブロックされた段階で止まります。すべての段階を通過すれば登録可能になりますが、登録が保証されるわけではありません。',
  blocksFirst: '最初のブロック',
  unreached: '未到達',
  states: { open: '通過', blocks: 'ブロック', elsewhere: '別ページを指定', watch: '警告', unknown: '不明' },
  steps: {
    status: 'サーバーのレスポンス',
    'robots-txt': 'robots.txt',
    directives: 'robots ディレクティブ',
    canonical: 'canonical',
    rendered: 'レンダリング後のページ',
  },
  says: {
    reading: ({ what }) => `${spaced(materials[what])}を読み取り中です。`,
    unread: ({ what, why }) => `${spaced(materials[what])}を読み取れませんでした: ${reasonText(why)}`,
    answers: ({ status }) => `ページは ${status} を返します。`,
    noAnswer: () => 'サーバーが応答しませんでした。',
    refused: ({ status }) =>
      `Cookie なしのリクエストは ${status} で拒否されました。検索エンジンも拒否される可能性がありますが、確認できませんでした。`,
    redirects: ({ status }) => `ページは ${status} を返します。代わりに別の URL がインデックスに登録されます。`,
    gone: ({ status }) => `ページは ${status} を返すため、インデックスに登録されません。`,
    robotsSilent: () => 'robots.txt のリクエストに応答がありません。復旧するまで、クローラーがクロールを停止する可能性があります。',
    robotsFailing: ({ status }) =>
      `robots.txt が ${status} を返します。修正されるまで、Google はサイト全体をブロックされているものとして扱います。`,
    robotsMayBlock: ({ status }) =>
      `robots.txt が ${status} を返します。クローラーはサイト全体をブロックされているものとして扱う可能性があります。`,
    noRobots: ({ status }) => `robots.txt がないため（${status}）、何もブロックされません。`,
    crawlable: ({ line }) =>
      line === null
        ? 'クロールできます。この URL に一致するルールはありません。'
        : `クロールできます。${number(line)} 行目のルールによります。`,
    uncrawlable: ({ line }) =>
      line === null ? 'クロールがブロックされています。' : `クロールがブロックされています。${number(line)} 行目のルールによります。`,
    noindex: (found) => `インデックス登録が ${directive(found)}でブロックされています。`,
    noHeaders: () => 'ページに noindex はありません。ヘッダーは不明です。',
    indexable: () => 'ページにもヘッダーにも noindex はありません。',
    noCanonical: () => 'canonical がないため、検索エンジンが URL を選びます。',
    selfCanonical: () => 'canonical はこの URL です。',
    canonicals: ({ count }) => `ページに ${number(count)} 種類の canonical が宣言されています。検索エンジンが選びます。`,
    canonicalElsewhere: ({ url }) => `canonical が別のページを指しています: ${url}`,
    blank: () => '読めるものがありません。ページにテキスト、見出し、画像が表示されていません。',
    noScripts: () => 'ページにスクリプトはありません。元の HTML とレンダリング後の HTML は同じです。',
    servedNoindex: ({ written }) => `元の HTML に \`${written}\` があります。JavaScript で削除しても間に合いません。`,
    served: ({ share }) => `本文の ${percent(share)} が元の HTML にあります。`,
    noMainText: () => 'ページに、元の HTML と比較できる本文がありません。',
    scripted: ({ engine, share }) =>
      share > 0
        ? `本文の ${percent(share)} しか元の HTML にありません。${engine} が残りを見るには、スクリプトの実行が必要です。`
        : `本文が元の HTML にまったくありません。${engine} が見るには、スクリプトの実行が必要です。`,
  },
};
