import type { sitemapEntry as en } from '../../en/checks/sitemap-entry.ts';
import { number } from './grammar.ts';
import { sitemapKinds } from './kinds.ts';
import { reasonFaultText, reasonText } from './reasons.ts';

export const sitemapEntry: typeof en = {
  title: 'URL が XML サイトマップに記載されている',
  problem: 'URL がサイトマップにない、またはサイトマップにエラーがある',
  why: 'サイトマップは、クローラーがページを見つけ、変更に気付くのに役立ちます。noindex のページ、リダイレクトする URL、canonical が異なるページの記載は、矛盾した情報になります。',
  words: {
    file: 'ファイル',
    foundBy: '検出元',
    status: 'ステータス',
    kind: '種類',
    urls: 'URL 数',
    index: 'サイトマップインデックス',
    noAnswer: 'レスポンスなし',
    none: 'なし',
    kindOf: ({ kind }) => sitemapKinds[kind],
    entry: '項目',
    entryIn: ({ url, file }) => `${url}（${file}）`,
  },
  says: {
    listed: ({ file }) => ({ message: `この URL は次のサイトマップに記載されています: ${file}`, change: '' }),
    noSitemap: () => ({ message: '通常の場所にサイトマップが見つかりません。サイトマップは任意です。', change: '' }),
    notMeantNoindex: () => ({ message: 'サイトマップにこのページは記載されていません。noindex のページとして適切です。', change: '' }),
    notMeantCanonical: () => ({
      message: 'サイトマップにこのページは記載されていません。canonical が別の URL のページとして適切です。',
      change: '',
    }),
    notMeantLater: () => ({
      message: 'サイトマップにこのページは記載されていません。一覧の 2 ページ目以降では通常のことです。',
      change: '',
    }),
    absent: ({ files }) => ({
      message: `この URL はサイトのサイトマップにありません（${number(files)} ファイルを読み取り）。`,
      change: 'ページを検索に表示する場合は、サイトマップが別のページ用でない限り、URL を追加してください。',
    }),
    variant: ({ loc }) => ({
      message: `サイトマップに、この URL の別表記が記載されています: ${loc}`,
      change: '正規 URL を正確に記載してください。',
    }),
    listedNoindex: () => ({
      message: 'サイトマップにこの URL が記載されていますが、ページに noindex があります。',
      change: 'サイトマップから削除するか、noindex を削除してください。',
    }),
    listedElsewhere: ({ url }) => ({
      message: `サイトマップにこの URL が記載されていますが、canonical が別の URL を指しています: ${url}`,
      change: '代わりに正規 URL を記載してください。',
    }),
    listedRedirects: ({ url }) => ({
      message: `サイトマップにこの URL が記載されていますが、リダイレクトします: ${url}`,
      change: 'リダイレクトの最終 URL を記載してください。',
    }),
    brokenLine: ({ url, status }) => ({
      message: `robots.txt に記載されたサイトマップが ${status} を返します: ${url}`,
      change: 'robots.txt の Sitemap 行を修正するか、ファイルを復元してください。',
    }),
    refusedLine: ({ url, status }) => ({
      message: `robots.txt に記載されたサイトマップが Pageloupe のリクエストに ${status} を返したため、チェックできませんでした: ${url}`,
      change: '',
    }),
    noSitemapThere: ({ url }) => ({
      message: `robots.txt に記載されたサイトマップが、サイトマップではありません: ${url}`,
      change: 'robots.txt の Sitemap 行を修正するか、その URL で XML を配信してください。',
    }),
    malformed: ({ file, fault }) => ({
      message: `サイトマップが整形式の XML ではないため、検索エンジンがすべてを読み取れない可能性があります: ${reasonFaultText(fault)}。${file}`,
      change: 'その行を修正するか、ライブラリでファイルを生成してください。Google が読み取れたかどうかは Search Console で確認できます。',
    }),
    badLastmod: ({ text }) => ({
      message: `この URL の lastmod が W3C 形式の日付ではありません: ${text}`,
      change: '2026-11-21 または 2026-11-21T10:00:00+00:00 のような日付を使ってください。',
    }),
    futureLastmod: ({ text }) => ({
      message: `この URL の lastmod が未来の日付です: ${text}`,
      change: '実際に最後に変更した日付を使ってください。',
    }),
    tooMany: ({ file, count, urls }) => ({
      message: `サイトマップに URL が ${number(count)} 個あります。上限は ${number(urls)} 個です: ${file}`,
      change: '分割し、サイトマップインデックスに記載してください。',
    }),
    tooLarge: ({ file, bytes }) => ({
      message: `サイトマップが非圧縮で ${number(bytes / 2 ** 20)} MB（${number(bytes)} バイト）を超えています: ${file}`,
      change: '分割し、サイトマップインデックスに記載してください。',
    }),
    tooManyFiles: () => ({
      message: 'Pageloupe が読み取る数より多くのサイトマップがあります。URL はほかのサイトマップにあるかもしれません。',
      change: '',
    }),
    fileRefused: ({ url, status }) => ({
      message: `一部のサイトマップを読み取れませんでした。URL は次のサイトマップにあるかもしれません: ${url}（${status} を返しました）。`,
      change: '',
    }),
    fileUnread: ({ url, why }) => ({
      message: `一部のサイトマップを読み取れませんでした。URL は次のサイトマップにあるかもしれません: ${url} ${reasonText(why)}`,
      change: '',
    }),
  },
};
