import type { words as en } from '../../en/tools/source-vs-rendered.ts';
import { japanese } from '../japanese.ts';

const { number, percent } = japanese;

const inSource = (share: number) =>
  share > 0 ? `本文の ${percent(share)} が元の HTML にあります` : '本文が元の HTML にまったくありません';
const differing = (fields: number) => (fields === 0 ? '異なる項目はありません' : `${number(fields)} 件の項目が異なります`);

export const words: typeof en = {
  same: ({ share }) => `${inSource(share)}。${differing(0)}。`,
  noMain: ({ fields }) => `比較できる本文がありません。${differing(fields)}。`,
  differs: ({ share, fields }) => `${inSource(share)}。${differing(fields)}。`,
  fields: {
    title: '項目',
    note: '左: サーバーから届いた元の HTML（JavaScript なし）。右: ブラウザでレンダリングした後の HTML。',
    rows: '項目',
    none: '比較するものがありません。',
    field: '項目',
    compared: '比較',
    source: 'ソース',
    rendered: 'レンダリング後',
    same: '同じ',
    differs: '相違',
    absent: 'なし',
    judged: { title: 'タイトル', description: 'メタディスクリプション', h1: 'メインの見出し', canonical: 'canonical', robots: 'robots' },
    hreflang: 'hreflang',
    language: '言語',
    headings: '見出し',
    links: 'リンク',
    jsonLd: 'JSON-LD ブロック',
    openGraph: 'Open Graph タグ',
    number: ({ count }) => number(count),
  },
  missing: {
    title: '元の HTML にない本文',
    noMain: 'ページにメインコンテンツが見つかりません。',
    none: '欠落はありません。すべての本文が元の HTML にあります。',
    mark: '欠けているテキストをページ上でハイライト',
    part: ({ share }) => `${percent(share)} が元の HTML にある`,
    whole: '元の HTML になし',
  },
  viewAs: {
    title: '表示の切り替え',
    note: 'Pageloupe は、お使いのブラウザのユーザーエージェントでページをリクエストします。変更するには全サイトへのアクセス許可が必要になるためです。クローラーに異なる内容を返すサイトでも、ここではブラウザ向けの内容が表示されます。コマンドラインではクローラーのユーザーエージェントを送信できます。',
    agents: { desktop: 'パソコン', mobile: 'モバイル', googlebot: 'Googlebot', gptbot: 'GPTBot' },
    people: '人が見るのはレンダリング後のページです。robots.txt と robots ディレクティブは適用されません。',
    gets: '読み取る内容',
    reads: {
      googlebot: 'まず元の HTML、次にスマートフォンでレンダリングしたページ。',
      gptbot: '元の HTML のみ。JavaScript は実行しません。',
    },
    robotsTxt: 'コンテンツと robots.txt',
    directives: 'robots ディレクティブ',
    none: '制限するものなし',
    unknown: 'チェックできませんでした',
    openWindow: ({ width }) => `幅 ${number(width)} px のウィンドウで開く`,
    copyCommand: 'コマンドをコピー',
  },
  diff: {
    title: 'テキスト（行ごと）',
    note: '+ はレンダリング後の HTML のみ（JavaScript が必要）。− は元の HTML のみ。',
    rendered: ({ count }) => `レンダリング後のみ ${number(count)}`,
    source: ({ count }) => `元の HTML のみ ${number(count)}`,
    sides: { both: '両方', rendered: 'レンダリング後のみ', source: '元の HTML のみ' },
    same: ({ count }) => `両方に ${number(count)} 行`,
    partly: ({ share }) => `（${percent(share)} が元の HTML にある）`,
    more: ({ count }) => `さらに ${number(count)} 件を表示`,
    copy: '差分をコピー',
  },
};
