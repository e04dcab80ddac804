import type { add as en } from '../../../en/app/bulk/add.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

export const add: typeof en = {
  urls: {
    label: 'URL（1 行に 1 件）',
    hint: 'https:// は省略できます。',
    read: ({ urls, repeated, invalid }) =>
      [`URL ${number(urls)} 件`, repeated > 0 && `重複 ${number(repeated)} 件をスキップ`, invalid > 0 && `無効な行 ${number(invalid)} 件`]
        .filter(Boolean)
        .join('、'),
    invalid: ({ count }) => `${number(count)} 行はキューに追加できません。`,
    invalidStay: '残りを追加しても、これらは入力欄に残ります。',
    correct: '上で修正してください。',
    line: ({ line }) => `${number(line)} 行目:`,
    moreInvalid: ({ count }) => `ほか ${number(count)} 行。`,
    addNone: 'URL をキューに追加',
    add: ({ count }) => `URL ${number(count)} 件をキューに追加`,
    reasons: {
      long: ({ most }) => `${number(most)} 文字を超えています。`,
      space: 'スペースが含まれています。1 行に 1 件の URL を入力してください。',
      scheme: ({ scheme }) => `監査できるのは http と https のページだけです。${scheme} の URL は監査できません。`,
      'no-url': 'URL ではありません。',
      credentials: 'ユーザー名またはパスワードが含まれています。すべてのレポートに表示されてしまいます。',
      'no-host': 'URL ではありません。ホストがありません。',
    },
  },

  sitemap: {
    label: 'サイトマップの URL',
    read: 'サイトマップを読み取る',
    reading: '読み取り中…',
    hint: 'サイトマップインデックス、テキストのリスト、圧縮ファイルも使えます。ブラウザがサイトの読み取りの許可を求めることがあります。',
    wrong: ({ text, reason }) => (text ? `${text}: ${reason}` : reason),
    refused: ({ host }) =>
      `サイトマップを読み取れませんでした。ブラウザが ${host} へのリクエストを許可しませんでした。もう一度試して「許可」を選ぶか、代わりに URL を貼り付けてください。`,
    failed: ({ error }) => `サイトマップを読み取れませんでした。${error}`,
    empty: 'サイトマップにページの記載がありません。',
    total: ({ count }) => `サイトマップに ${number(count)} ページあります。`,
    firstOf: ({ count }) => `最初の ${number(count)} ページから選択できます。`,
    onlyWith: '含む文字列',
    first: '先頭から',
    all: 'すべて',
    fit: ({ fitting, chosen }) => `${number(fitting)} ページが一致${chosen < fitting ? `、${number(chosen)} ページを選択` : ''}。`,
    room: ({ count }) => `この実行にはあと ${number(count)} ページ追加できます。`,
    more: ({ count }) => `ほか ${number(count)} ページ`,
    addNone: 'ページをキューに追加',
    add: ({ count }) => `${number(count)} ページをキューに追加`,
  },

  tabs: {
    reading: '開いているタブを読み取り中…',
    here: 'このウィンドウ',
    window: ({ index }) => `ウィンドウ ${number(index)}`,
    noneShown: 'Pageloupe には、開いているタブを見る権限がまだありません。',
    moreHidden: ({ count }) => `ほかに ${number(count)} 個のタブが Pageloupe から見えません。`,
    whatFor:
      '許可すると、Pageloupe は各タブのタイトルと URL を参照できます（ブラウザでは「閲覧履歴」と呼ばれます）。キューに追加しない限り、何も保存しません。',
    allow: '開いているタブを表示',
    refused: '許可されませんでした。',
    otherWays: '代わりに URL を貼り付けるか、ページ上の Pageloupe ボタンからタブをキューに追加できます。',
    find: 'タブを検索',
    findLabel: 'タイトルまたは URL でタブを検索',
    allWindows: 'すべてのウィンドウ',
    none: ({ query }) => `タイトルまたは URL に「${query}」を含むタブは開いていません。`,
    selectAll: 'すべて選択',
    selectFound: '検索結果をすべて選択',
    selectNone: '選択を解除',
    addNone: 'タブをキューに追加',
    add: ({ count }) => `${number(count)} 個のタブをキューに追加`,
    noOther: '他に開いているタブはありません。',
    tabs: ({ count }) => `${number(count)} 個のタブ`,
    queued: 'キューに追加済み。',
    asleep: 'スリープ中: 再読み込みされます。',
    obstacles: {
      file: 'ローカルファイル: 開いて、そこで Pageloupe ボタンを使ってください。',
      extension: '拡張機能のページ。',
      browser: 'ブラウザのページ。',
    },
  },
};
