import type { metaDescription as en } from '../../en/checks/meta-description.ts';
import { number } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const write = 'このページが提供する内容を 1～2 文で書いてください。';

export const metaDescription: typeof en = {
  title: 'メタディスクリプションが適切',
  problem: 'メタディスクリプションがない、または適切でない',
  why: 'スニペットの多くはページのテキストから作られます。メタディスクリプションは、検索クエリにより合う場合やリンクプレビューで使われます。',
  heuristic: '検索結果の幅はサードパーティのツールが実測した目安',
  words: {
    description: 'ディスクリプション',
    desktopResult: 'パソコンの検索結果',
    mobileResult: 'モバイルの検索結果',
    bothSay: '同じテキスト',
  },
  says: {
    fine: ({ pixels }) => ({ message: `ディスクリプションが 1 つあり、幅は ${number(pixels)} px です。`, change: '' }),
    missing: () => ({
      message: 'メタディスクリプションがありません。Google はページからテキストを選びます。',
      change: 'このページだけが提供する内容を 1～2 文で書いたメタディスクリプションを追加してください。',
    }),
    empty: () => ({
      message: 'ディスクリプションが空です。Google はページからテキストを選びます。',
      change: 'このページが提供する内容を 1～2 文で書くか、タグを削除してください。',
    }),
    misread: (misread) => ({
      message: `ディスクリプションに${misreadExample(misread)}と表示されます: ${misreadCause[misread.kind].because}。`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `ページにディスクリプションが ${number(count)} 個あります。`,
      change: 'このページを説明するものを残してください。',
    }),
    wide: ({ pixels, cut, desktopPixels }) => ({
      message: `ディスクリプションの幅が ${number(pixels)} px で、途中で切れる可能性があります。Google は通常 ${number(desktopPixels)} px 付近で切ります。切れる位置: 「${cut}」`,
      change: '',
    }),
    ofSite: ({ text }) => ({
      message: `ディスクリプションがこのページではなく、サイト全体の説明になっています: 「${text}」`,
      change: 'このページの内容を、サイト内のほかのページには当てはまらない 1～2 文で書いてください。',
    }),
    siteName: ({ name }) => ({ message: `ディスクリプションがサイト名だけです: 「${name}」`, change: write }),
    short: ({ text }) => ({ message: `ディスクリプションが短すぎて、ページの説明になっていません: 「${text}」`, change: write }),
    mobile: ({ pixels, mobilePixels }) => ({
      message: `ディスクリプションの幅が ${number(pixels)} px で、スマートフォンでは途中で切れる可能性があります（${number(mobilePixels)} px 付近）。`,
      change: '',
    }),
    likeTitle: ({ what }) => ({
      message: `ディスクリプションが${what === 'title' ? 'タイトル' : ' og:title '}の繰り返しです。`,
      change: 'タイトルにない情報を追加してください。',
    }),
    addsLittle: ({ text }) => ({
      message: `ディスクリプションにタイトル以上の情報がほとんどありません: 「${text}」`,
      change: 'タイトルにないこと（ページの内容、対象の読者、特徴）を追加してください。',
    }),
    leftover: ({ found }) => ({
      message: `ディスクリプションにテンプレートの消し忘れがあります: 「${found}」。`,
      change: '変数に値を入れるか、テンプレートを修正してください。',
    }),
    noSnippet: () => ({ message: 'このページは検索結果にスニペットが表示されません（noindex または nosnippet）。', change: '' }),
  },
};
