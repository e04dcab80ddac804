import type { indexDirectives as en } from '../../en/checks/index-directives.ts';
import { directiveInWords, directivesInWords as written, directiveWords } from './directives.ts';
import { and } from './grammar.ts';

export const indexDirectives: typeof en = {
  title: '検索クローラーに noindex が指定されていない',
  problem: 'robots ディレクティブがインデックス登録をブロックしている、または矛盾している',
  why: 'robots メタタグまたは X-Robots-Tag ヘッダーの noindex により、ページは検索結果と、それにもとづく回答から除外されます。',
  words: { ...directiveWords, placed: directiveInWords },
  says: {
    open: () => ({ message: 'このページのインデックス登録をブロックする robots ディレクティブはありません。', change: '' }),
    noindex: ({ directives }) => ({
      message: `Google はこのページのインデックス登録を許可されていません: ${written(directives)}`,
      change:
        'ページを検索に表示する場合は noindex を削除してください。表示しない場合は、拡張機能では「検索から除外する」を選択し、それ以外では intent に keep-out を指定してください。',
    }),
    inBody: () => ({
      message: 'ディレクティブが body にあります。Google はそこでも従いますが、他の検索エンジンは従わない可能性があります。',
      change: '',
    }),
    keptOutInBody: () => ({
      message: 'noindex が body にあります。Google はそこでも従いますが、他の検索エンジンは従わない可能性があります。',
      change: 'robots メタタグを head に移動してください。',
    }),
    otherEngines: ({ names, directives }) => ({
      message: `Google はこのページのインデックス登録を許可されていますが、${and(names)} は許可されていません: ${written(directives)}`,
      change: 'その検索エンジンにページを表示したい場合は、ディレクティブを削除してください。',
    }),
    disagree: ({ first, second }) => ({
      message: `ディレクティブが矛盾しています: ${and([directiveInWords(first), directiveInWords(second)])}。検索エンジンは、より厳しいほうに従います。`,
      change: '2 つのディレクティブのどちらか一方を残してください。',
    }),
    misspelt: ({ text, meant }) => ({
      message: `不明なディレクティブ「${text}」があります。「${meant}」の誤りではありませんか？`,
      change: `${meant} を使うか、削除してください。`,
    }),
    unreadableDate: ({ text }) => ({
      message: `「${text}」の日付が無効なため、ディレクティブは効果がありません。`,
      change: 'RFC 822、RFC 850、または 2027-01-31 のような ISO 8601 形式を使ってください。',
    }),
    sourceSays: ({ directives }) => ({
      message: `元の HTML に ${and(directives)} があり、スクリプトが削除しています。Google はレンダリングを省略し、元の HTML に従う可能性があります。`,
      change: 'noindex のないページを配信してください。',
    }),
    hidden: ({ line }) => ({
      message: `robots.txt がこの URL をブロックしている${line === null ? '' : `（${line} 行目）`}ため、クローラーには noindex が見えません。URL がインデックスに残る可能性があります。`,
      change: 'ページがインデックスから削除されるまで、クロールを許可してください。',
    }),
    alsoCanonical: ({ url }) => ({
      message: `指示が矛盾しています。ページに noindex があり、canonical が別の URL を指しています: ${url}`,
      change: '検索から除外するページには noindex を、残すページと重複するページには canonical を使ってください。',
    }),
    expires: ({ date }) => ({ message: `unavailable_after により、ページは ${date} にインデックスから削除されます。`, change: '' }),
    joined: () => ({
      message:
        'X-Robots-Tag に特定のクローラー向けのディレクティブがあり、その後にさらにディレクティブが続いています。ブラウザは同じ名前のヘッダーを結合するため、後のものはすべてのクローラーに適用される可能性があります。',
      change: '後のものがすべてのクローラー向けであれば、先に送信します。',
    }),
    keptOut: ({ directives }) => ({
      message: `希望どおり、Google と Bing にこのページをインデックスに登録しないよう指示されています: ${written(directives)}`,
      change: '',
    }),
    statusKeepsOut: ({ status }) => ({
      message: `Cookie なしのリクエストには ${status} が返されるため、希望どおりページは検索に表示されません。`,
      change: '',
    }),
    keptOutPartly: ({ name }) => ({
      message: `このページを検索から除外することが選択されていますが、${name} はインデックス登録を許可されています。`,
      change: 'すべてのクローラーに noindex を適用してください: <meta name="robots" content="noindex">。',
    }),
    notKeptOut: () => ({
      message: 'このページを検索から除外することが選択されていますが、検索エンジンへの指示がありません。',
      change:
        '<meta name="robots" content="noindex"> または X-Robots-Tag: noindex ヘッダーを追加してください。robots.txt でブロックするだけでは、URL は除外されません。',
    }),
  },
};
