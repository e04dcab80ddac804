import type { https as en } from '../../en/checks/https.ts';
import { number } from './grammar.ts';

export const https: typeof en = {
  title: 'HTTPS で配信されている',
  problem: '完全には HTTPS で配信されていない',
  why: 'ブラウザは HTTPS でないページに警告を表示し、安全なページ上の安全でないスクリプトをブロックします。Google は HTTPS の URL を優先して正規 URL にします。',
  says: {
    secure: () => ({ message: 'ページ、リソース、フォームは HTTPS を使っています。', change: '' }),
    local: () => ({ message: 'ページはネットワーク経由ではなく、このコンピュータから読み込まれました。', change: '' }),
    plainPage: () => ({
      message:
        'ページが HTTP で配信されています。通信経路上の第三者が閲覧や改ざんをすることができ、ブラウザには「保護されていない通信」と表示されます。',
      change: 'ページを HTTPS で配信し、HTTP から HTTPS に永続的にリダイレクトしてください。',
    }),
    activeMixed: ({ count }) => ({
      message: `${number(count)} 個のリソースが HTTP でリクエストされています。ブラウザは、これらのスクリプト、スタイル、フレーム、フォント、srcset の画像をブロックします。`,
      change: 'HTTPS で読み込んでください。',
    }),
    passiveMixed: ({ count }) => ({
      message: `${number(count)} 個の画像、アイコン、メディアファイルが HTTP でリクエストされています。`,
      change: 'HTTPS で読み込んでください。',
    }),
    plainForm: ({ count }) => ({
      message: `${number(count)} 個のフォームが、入力内容を暗号化せずに HTTP で送信します。`,
      change: 'フォームの action に HTTPS の URL を指定してください。',
    }),
    plainButton: ({ count }) => ({
      message: `${number(count)} 個のボタンが、入力内容を暗号化せずに HTTP で送信します。`,
      change: 'formaction に HTTPS の URL を指定するか、フォームに action がある場合は削除してください。',
    }),
    plainCanonical: ({ url }) => ({ message: `正規 URL が HTTP です: ${url}`, change: 'HTTPS の URL を canonical に使ってください。' }),
    plainShareUrl: ({ url }) => ({ message: `og:url が HTTP の URL です: ${url}`, change: 'og:url に HTTPS の URL を使ってください。' }),
    plainLinks: ({ count, total }) => ({
      message: `このサイトへの ${number(total)} 個のリンクのうち ${number(count)} 個が HTTP を使っています。`,
      change: 'リダイレクトを避けるため、HTTPS の URL にリンクしてください。',
    }),
  },
};
