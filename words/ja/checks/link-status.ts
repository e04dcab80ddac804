import type { linkStatus as en } from '../../en/checks/link-status.ts';
import { number, percent } from './grammar.ts';
import { probeText } from './probes.ts';

export const linkStatus: typeof en = {
  title: 'リンクが機能している',
  problem: 'リンク切れ、またはリダイレクトされるリンクがある',
  why: 'リンク切れは、ユーザーにもクローラーにも行き止まりです。機能している情報源があれば、主張を検証できます。',
  heuristic: '独自の経験則: 内部リダイレクトの割合',
  words: {
    target: 'リンク先',
    answer: 'レスポンス',
    leadsTo: 'リダイレクト先',
    answered: ({ status, why }) => (status === 0 ? probeText(why) : `${status}、${probeText(why)}`),
  },
  says: {
    answering: ({ count }) => ({ message: `${number(count)} 個のリンク先が機能しています。`, change: '' }),
    noLinks: () => ({ message: 'チェックできるウェブページへのリンクがありません。', change: '' }),
    brokenInternal: ({ count }) => ({
      message: `${number(count)} 個の内部リンクがリンク切れです。`,
      change: 'URL を修正するか、ページを復元するか、リンクを削除してください。',
    }),
    brokenExternal: ({ count }) => ({
      message: `${number(count)} 個の外部リンクがリンク切れです。`,
      change: 'コンテンツの移動先、アーカイブされたコピー、または別の情報源にリンクしてください。',
    }),
    inward: ({ count }) => ({
      message: `${number(count)} 個のリンク先が、一般のユーザーがアクセスできないプライベートネットワークにリダイレクトします。`,
      change: '公開 URL にリダイレクトするか、リンクしてください。',
    }),
    redirectedInternal: ({ count, total }) => ({
      message: `${number(total)} 個の内部リンク先のうち ${number(count)} 個（${percent(count / total)}）がリダイレクトします。`,
      change: '最終 URL にリンクしてください。',
    }),
    fragmentMissing: ({ count }) => ({
      message: `コンテンツ内の ${number(count)} 個のページ内リンクにリンク先がありません。その id を持つ要素がありません。`,
      change: 'リンク先に id を追加するか、フラグメントを修正してください。',
    }),
    fragmentTwice: ({ count }) => ({
      message: `ページ内リンクが指す ${number(count)} 個の id が、複数の要素にあります。ブラウザは最初の要素に移動します。`,
      change: '',
    }),
    fragmentMoved: ({ count, base }) => ({
      message: `base 要素により前に ${base} が付くため、${number(count)} 個のページ内リンクが別のページに移動します。`,
      change: '# の前にページ自身のパスを書くか、base 要素を削除してください。',
    }),
    local: ({ count }) => ({
      message: `${number(count)} 個のリンクが、作成者自身のコンピュータまたはネットワークでしか開けない URL を指しています。`,
      change: '公開 URL にリンクしてください。',
    }),
    brokenContact: ({ count }) => ({
      message: `${number(count)} 個のメールまたは電話のリンクは、アドレスまたは番号が不完全なため、誰にもつながりません。`,
      change: 'mailto: にはメールアドレス全体を、tel: には tel:+49301234567 のように番号全体を書いてください。',
    }),
    invalid: ({ count }) => ({
      message: `${number(count)} 個のリンクの URL が無効で、どのブラウザでも開けません。`,
      change: 'URL を修正してください。',
    }),
    unverified: ({ count }) => ({
      message: `${number(count)} 個のリンク先を確認できませんでした。リンク切れという意味ではありません。`,
      change: '',
    }),
    stillProbing: ({ done }) => ({ message: `ここまでに ${number(done)} 個のリンク先をチェックしました。`, change: '' }),
    stillChecking: () => ({ message: 'リンクをまだチェックしています。', change: '' }),
    noneVerified: () => ({ message: 'リンク先を 1 つも確認できませんでした。', change: '' }),
  },
};
