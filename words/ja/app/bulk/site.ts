import type { site as en } from '../../../en/app/bulk/site.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

export const site: typeof en = {
  glance: ({ pages }) => `${number(pages)} ページの概要`,
  blockedBy: ({ gates }) => `ブロックの原因: ${gates.map(({ name, pages }) => `${name}: ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${number(pages)} ページに noindex が設定されています。`,
  noneHas: 'このスコアのページはまだありません。',
  spread: ({ median, lowest, highest }) => `中央値 ${number(median)}、範囲 ${number(lowest)}～${number(highest)}`,
  byScore: ({ score }) => `スコア別のページ: ${score}`,
  bin: ({ from, to, pages }) => `${number(from)}～${number(to)}: ${number(pages)} ページ`,
  categories: 'GEO カテゴリの平均',
  noGeo: 'GEO スコアはまだありません。',
  worst: '優先して対応するページ',
  morePages: 'さらにページを表示',
  first: ({ shown, total }) => `${number(total)} 件中、最初の ${number(shown)} 件です。`,
  noAnswer: 'レスポンスなし',

  signals: {
    title: '影響とページ数の順に並べた問題',
    good: 'すべてのページですべてのチェックに合格しています。',
    help: 'テンプレートを修正すると、多くのページがまとめて改善することがよくあります。',
  },
  titles: {
    title: '重複するタイトル',
    good: '登録可能なページのタイトルはすべて固有です。',
    help: '各ページに、内容を表す固有のタイトルを付けてください。',
  },
  descriptions: {
    title: '重複するディスクリプション',
    good: '重複するディスクリプションはありません。',
    help: '各ページに固有のディスクリプションを書くか、削除して検索エンジンに文章を選ばせてください。',
  },
  headings: {
    title: '重複するメインの見出し',
    good: '重複する h1 見出しはありません。',
    help: '各ページに固有のメインの見出しを付けてください。',
  },
  canonicals: {
    title: '他のページを指す canonical',
    good: '他のページを指す canonical はありません。',
    help: '検索エンジンに、このページではなく正規 URL をインデックスに登録するよう指示しています。重複ページにのみ使ってください。指定先は登録可能で、自分自身を指している必要があります。',
  },
  alternates: {
    title: '不完全な hreflang の組',
    good: 'これらのページの hreflang の組はすべて機能しています。',
    help: '各言語版は、自分自身と他のすべての言語版を記載し、200 を返し、登録可能である必要があります。',
  },
  broken: {
    title: 'リンク切れ',
    good: ({ pages }) => `リンクをチェックした ${number(pages)} ページにリンク切れはありません。`,
    noneYet: 'まだチェックしたリンクはありません。',
    onlyOfRun:
      'この実行の URL へのリンクだけをチェックしました。すべてのリンクをチェックするには、「リンクをチェック」をオンにして新しい実行を開始してください。',
    notAsked:
      'この実行ではリンクをチェックしていません。リンク切れを見つけるには、「リンクをチェック」をオンにして新しい実行を開始してください。',
    help: '多くのページにあるリンクから順に表示します。通常はメニューやフッターにあり、1 か所の変更ですべて修正できます。',
  },
};
