import type { site as en } from '../../../en/app/bulk/site.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

export const site: typeof en = {
  glance: ({ pages }) => `${number(pages)} ページの概要`,
  blockedBy: ({ gates }) => `検索から除外されている原因: ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${number(pages)} ページに noindex が設定されています。`,
  noneHas: 'このスコアのページはまだありません。',
  spread: ({ median, lowest, highest }) => `中央値 ${number(median)}、範囲 ${number(lowest)}～${number(highest)}`,
  byScore: ({ score }) => `スコア別のページ: ${score}`,
  bin: ({ from, to, pages }) => `${number(from)}～${number(to)}: ${number(pages)} ページ`,
  noGeo: 'GEO スコアはまだありません。',
  morePages: 'さらにページを表示',
  first: ({ shown, total }) => `${number(total)} 件中、最初の ${number(shown)} 件です。`,

  signalsHelp: 'テンプレートを修正すると、多くのページがまとめて改善することがよくあります。',
  good: {
    signals: 'すべてのページですべてのチェックに合格しています。',
    titles: '登録可能なページのタイトルはすべて固有です。',
    descriptions: '重複するディスクリプションはありません。',
    headings: '重複する h1 見出しはありません。',
    canonicals: '他のページを指す canonical はありません。',
    alternates: 'これらのページの hreflang の組はすべて機能しています。',
    brokenLinks: ({ pages }) => `リンクをチェックした ${number(pages)} ページにリンク切れはありません。`,
  },
  links: {
    noneYet: 'まだチェックしたリンクはありません。',
    onlyOfRun:
      'この実行の URL へのリンクだけをチェックしました。すべてのリンクをチェックするには、「リンクをチェック」をオンにして新しい実行を開始してください。',
    notAsked:
      'この実行ではリンクをチェックしていません。リンク切れを見つけるには、「リンクをチェック」をオンにして新しい実行を開始してください。',
  },
};
