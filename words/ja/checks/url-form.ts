import type { urlForm as en } from '../../en/checks/url-form.ts';
import { and, number } from './grammar.ts';

export const urlForm: typeof en = {
  title: 'URL が整っていて安定している',
  problem: 'URL が整っていない',
  why: '1 つのページの URL は 1 つであるべきです。セッション ID とトラッキングパラメータは多数の URL を生み、# 以降はサーバーに送信されません。',
  heuristic: 'パラメータの数と長さは独自の経験則',
  words: { path: 'パス', parameters: 'パラメータ', characters: '文字' },
  says: {
    clean: () => ({ message: 'URL は整っています。', change: '' }),
    fragmentOnly: ({ fragment }) => ({
      message: `この表示とほかの表示の違いは、フラグメントだけです: ${fragment}。クローラーはフラグメントを無視し、すべての表示を 1 つのページとみなします。`,
      change: 'History API を使って、各表示に独自の URL を割り当ててください。',
    }),
    session: ({ names }) => ({
      message: `URL にセッション ID が含まれています: ${and(names)}。ユーザーごとに URL が異なります。`,
      change: 'セッションは Cookie に保存してください。',
    }),
    parameters: ({ count }) => ({
      message: `URL に、トラッキング以外の URL パラメータが ${number(count)} 個あります。`,
      change: 'ページを変えないパラメータを削除するか、それらを除いた canonical を宣言してください。',
    }),
    trackedOgUrl: ({ names }) => ({
      message: `og:url にトラッキングパラメータがあります: ${and(names)}。`,
      change: 'それらを除いた URL を使ってください。',
    }),
    sessionLinks: ({ count, total, names }) => ({
      message: `${number(total)} 個の内部リンクのうち ${number(count)} 個にセッション ID があります: ${and(names)}。アクセスのたびに、同じページの URL が変わります。`,
      change: 'セッションは Cookie に保存し、通常の URL にリンクしてください。',
    }),
    trackedLinks: ({ count, total }) => ({
      message: `${number(total)} 個の内部リンクのうち ${number(count)} 個にトラッキングパラメータがあります。`,
      change: '通常の URL にリンクしてください。内部のトラッキングパラメータは、アクセス解析でユーザーの本来の参照元も上書きします。',
    }),
    space: () => ({ message: 'パスにスペースが含まれています。', change: '単語はハイフンで区切ってください。' }),
    doubleSlash: () => ({
      message: 'パスに連続したスラッシュが含まれています。',
      change: 'それを生成するリンクまたはルールを修正してください。',
    }),
    long: ({ characters, length }) => ({
      message: `URL は ${number(characters)} 文字です。一部のソフトウェアは ${number(length)} 文字までしか扱えません。`,
      change: '短くしてください。',
    }),
    underscore: () => ({
      message:
        'パスの単語がアンダースコアで区切られています。Google はハイフンを推奨しています。それだけのために機能している URL を変更しないでください。',
      change: '',
    }),
    upperCase: () => ({
      message: 'パスに大文字があります。URL では大文字と小文字が区別されます。それだけのために機能している URL を変更しないでください。',
      change: '',
    }),
  },
};
