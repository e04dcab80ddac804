import type { robotsTxtAccess as en } from '../../en/checks/robots-txt-access.ts';
import { and, number } from './grammar.ts';
import { robotsTxtMistakes } from './kinds.ts';

type OtherCrawler = 'Bingbot' | '*';
const others: Record<OtherCrawler, string> = { Bingbot: 'Bingbot', '*': 'その他すべてのクローラー（*）' };
/** A crawler, and the line that blocks it. */
const blockedBy = (crawler: string, line: number | null) => (line === null ? crawler : `${crawler}（${line} 行目）`);

export const robotsTxtAccess: typeof en = {
  title: 'robots.txt がこの URL を許可している',
  problem: 'robots.txt がこの URL をブロックしている、またはエラーがある',
  why: '検索エンジンは、robots.txt がブロックする URL を取得しません。ページも、その noindex や canonical も読み取れません。それでも URL だけが検索結果に表示されることがあります。',
  words: {
    status: 'robots.txt のステータス',
    line: '行',
    text: 'テキスト',
    problem: '問題',
    crawler: 'クローラー',
    thisUrl: 'この URL',
    allowed: '許可',
    blocked: 'ブロック',
    issue: ({ kind }) => robotsTxtMistakes[kind],
    other: ({ crawler }) => others[crawler],
  },
  says: {
    notWeb: () => ({ message: 'robots.txt は http と https のページにのみ適用されます。', change: '' }),
    allowed: ({ line }) => ({
      message:
        line === null
          ? 'Googlebot、Bingbot、その他のクローラー（*）に対してこの URL をブロックする robots.txt のルールはありません。'
          : `robots.txt は Googlebot（${line} 行目）、Bingbot、その他のクローラー（*）に対してこの URL を許可しています。`,
      change: '',
    }),
    noFile: ({ status }) => ({ message: `robots.txt が ${status} を返すため、何もブロックされません。問題ありません。`, change: '' }),
    blocked: ({ line, rule }) => ({
      message:
        line === null
          ? 'robots.txt が Googlebot に対してこの URL をブロックしています。'
          : `robots.txt が Googlebot に対してこの URL をブロックしています（${line} 行目）: ${rule}`,
      change:
        'ルールを削除するか、より長い Allow ルールを追加してください。ページを検索から除外する場合は、代わりに noindex を使い、クロールを許可してください。',
    }),
    serverError: ({ status }) => ({
      message: `robots.txt が ${status} を返します。修正されるまで、Google はサイト全体をブロックされたものとして扱います。`,
      change: 'robots.txt で 200 を返してください。ファイルがない場合は 404 を返してください。',
    }),
    othersBlocked: ({ blocked }) => ({
      message: `Googlebot はこの URL を取得できますが、次のクローラーは取得できません: ${and(blocked.map(({ crawler, line }) => blockedBy(others[crawler], line)))}。`,
      change: 'これらのクローラーを意図的にブロックしているのでなければ、ルールを削除してください。',
    }),
    syntax: ({ count }) => ({
      message: `robots.txt の ${number(count)} 行にエラーがあります。`,
      change: '行を修正するか、# でコメントアウトしてください。',
    }),
    unknownLines: ({ count }) => ({
      message: `robots.txt の ${number(count)} 行に、既知のクローラーが読み取らないディレクティブがあります。クローラーは無視します。`,
      change: '',
    }),
    unencoded: ({ count }) => ({
      message: `robots.txt の ${number(count)} 個のルールに ASCII 以外の文字があります。Google はパーセントエンコードを推奨しています。`,
      change: '',
    }),
    html: () => ({
      message: 'robots.txt が HTML ページで、クローラーはルールを見つけられません。',
      change: 'ルールをプレーンテキストで配信してください。ルールがない場合は 404 を返してください。',
    }),
    tooLarge: ({ maxBytes }) => ({
      message: `robots.txt が ${number(maxBytes / 1_024)} KiB を超えています。クローラーは残りを無視します。`,
      change: 'ワイルドカードを使うなどして、ファイルを短くしてください。',
    }),
    notKeptOut: ({ line }) => ({
      message: `robots.txt がこの URL をブロックしています${line === null ? '' : `（${line} 行目）`}。ブロックだけではインデックスから削除されません。検索エンジンは URL を引き続き表示でき、noindex を確認できません。`,
      change: 'noindex を使い、検索エンジンに見えるようにクロールを許可してください。',
    }),
    visible: () => ({ message: 'Googlebot はこの URL を取得できるため、noindex を確認できます。', change: '' }),
    redirected: ({ url }) => ({ message: `robots.txt は、リダイレクト後に ${url} から読み取りました。`, change: '' }),
    ownCrawlers: ({ total, blocked }) => ({
      message:
        blocked.length === 0
          ? `独自のリスト: ${total === 1 ? '唯一のクローラー' : `${number(total)} 個のクローラーすべて`}がこの URL を取得できます。`
          : `独自のリスト: robots.txt は ${number(total)} 個のクローラーのうち ${number(blocked.length)} 個に対してこの URL をブロックしています: ${and(blocked.map(({ crawler, line }) => blockedBy(crawler, line)))}。`,
      change: '',
    }),
    silent: () => ({ message: 'robots.txt へのリクエストにレスポンスがありませんでした。', change: '' }),
  },
};
