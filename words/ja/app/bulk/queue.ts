import type { queue as en } from '../../../en/app/bulk/queue.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

export const queue: typeof en = {
  newRun: '新しい一括監査',
  deleteDraft: '下書きを削除',
  add: '1. ページを追加',
  ways: { tabs: '開いているタブ', addresses: 'URL', sitemap: 'サイトマップ', site: 'リンクをたどる' },
  waysLabel: 'ページの取得元',
  title: '2. キュー',
  order: 'この順に監査します。ドラッグするか、Alt キーと矢印キーで並べ替えます。',
  empty: 'キューは空です。開いているタブ、URL、サイトマップ、またはサイトの開始ページを上で追加してください。',
  full: ({ most }) => `1 回の実行は ${number(most)} ページまでです。残りは別の実行に追加してください。`,
  confirm: {
    title: 'この下書きを削除しますか？',
    text: ({ name, pages }) => `「${name}」（キュー ${number(pages)} ページ）を削除します。`,
    yes: '削除',
    no: '残す',
  },

  options: '3. チェックする内容',
  probesHelp:
    'リンク切れ、リダイレクト、無効な canonical・言語版・シェア画像を見つけます。他サイトにも Cookie なしでゆっくりリクエストするため、時間がかかります。',
  parallel: '同時に監査するページ数',
  one: '1 ページずつ: 最も遅く、サイトとパソコンへの負荷は最小です。',
  few: 'ほとんどのサイトに適した速さです。',
  many: '高速ですが、ページごとにタブで読み込みます。自分のサイトと高速なパソコン向けです。',

  start: '4. 開始',
  willAsk: 'ブラウザの確認内容:',
  everySite:
    'Pageloupe がすべてのウェブサイトを読み取ってよいか。リンク先がどこにあるかわからないためです。リクエストするのは、キューのページとそのリンク先だけです。',
  theseSites: ({ hosts, more }) =>
    `Pageloupe が ${hosts.join('、')} ${more > 0 ? `ほか ${number(more)} 件のホスト` : ''}を読み取ってよいか。読み取るのはキューのページだけです。`,
  withdraw: '許可はブラウザの設定でいつでも取り消せます。',
  opened: 'URL はバックグラウンドのタブで開き、監査後に閉じます。',
  ownStay: 'ご自身のタブは開いたままです。',
  kept: 'キューは保存されています。',
  tryAllow: 'もう一度開始し、ブラウザの確認で「許可」を選択してください。',
  tryWithout:
    'もう一度開始して「許可」を選択するか、「リンクをチェック」をオフにしてください。オフにすると、キューのサイトの許可だけで済みます。',
  startNone: '監査を開始',
  startAll: ({ count }) => `${number(count)} ページの監査を開始`,
  addFirst: '先に 1 ページ以上追加してください。',

  list: 'キュー',
  move: ({ name, place }) => `${name} を移動: 現在 ${number(place)} 番目。Alt キーと矢印キーを押してください。`,
  moveHint: 'ドラッグ、または Alt と矢印キー',
  url: 'URL',
  tab: '開いているタブ',
  up: '上へ移動',
  down: '下へ移動',
  remove: '削除',
  upNamed: ({ name }) => `上へ移動: ${name}`,
  downNamed: ({ name }) => `下へ移動: ${name}`,
  removeNamed: ({ name }) => `削除: ${name}`,
};
