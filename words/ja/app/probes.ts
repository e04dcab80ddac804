import type { probes as en } from '../../en/app/probes.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

/** The first hosts and the number of others: those that the browser's permission prompt is about. */
const first = (hosts: readonly string[]) =>
  hosts.length > 3 ? `${hosts.slice(0, 3).join('、')} ほか ${number(hosts.length - 3)} 件` : hosts.join('、');
interface Counts {
  done: number;
  total: number;
  broken: number;
  unverified: number;
}
const counts = ({ done, total, broken, unverified }: Counts) =>
  `URL ${number(total)} 件中 ${number(done)} 件をチェック、リンク切れ ${number(broken)} 件、未確認 ${number(unverified)} 件。`;

export const probes: typeof en = {
  titles: {
    idle: 'リンクチェック',
    asking: '許可を待っています',
    refused: 'リンクは未チェック',
    starting: 'リンクをチェック中',
    running: 'リンクをチェック中',
    paused: 'リンクチェックを一時停止中',
    finished: 'リンクをチェックしました',
    stopped: 'リンクチェックを停止しました',
    failed: 'リンクをチェックできませんでした',
  },
  check: 'リンクをチェック',
  checkAgain: '再チェック',
  checkRest: '残りをチェック',
  allowRest: '許可して残りをチェック',
  pause: '一時停止',
  resume: '再開',
  stop: '停止',
  withdraw: '権限を削除',
  options: 'オプション',
  sites: 'サイト',
  allSites: ({ count }) => `すべて（${number(count)}）`,
  onlyHost: ({ host }) => `${host} のみ`,
  speed: '速度',
  rates: { careful: '控えめ', normal: '標準', fast: '高速', own: '最大（自分のサーバー）' },
  askingNow: 'Pageloupe がこれらのサイトに接続してよいか、ブラウザが確認しています。このウィンドウが閉じても、チェックは開始されます。',
  startingNow: '開始中…',
  whatFor: ({ links, sites }) =>
    `どのリンクが切れているかを調べます。${number(sites)} 件のサイトで、${links > 0 ? `リンク先 ${number(links)} 件、` : ''}canonical、言語版、画像、URL の別表記をリクエストします。`,
  noCookies: 'Cookie は送信しません。',
  willAsk: ({ hosts }) => `ブラウザが ${first(hosts)} へのアクセスの許可を求めます。Cookie は送信せず、許可はいつでも取り消せます。`,
  refused: '許可されませんでした。何もリクエストせず、これらのチェックは未チェックのままです。',
  missing: ({ hosts }) => `未チェック（許可なし）: ${first(hosts)}。`,
  interrupted: 'ブラウザがチェックを一時停止しましたが、中断したところから再開しました。',
  goesOn: 'このウィンドウを閉じても続行し、ページを離れると停止します。',
  paused: '一時停止中',
  secondsLeft: ({ seconds }) => `残り約 ${number(seconds)} 秒`,
  minutesLeft: ({ minutes }) => `残り約 ${number(minutes)} 分`,
  progress: 'チェック済みの URL',
  done: ({ done, total }) => (done === total ? `URL ${number(total)} 件` : `URL ${number(total)} 件中 ${number(done)} 件`),
  broken: ({ count }) => `リンク切れ ${number(count)}`,
  unverified: ({ count }) => `未確認 ${number(count)}`,
  list: 'すべてのリンクを見る',
  spoken: {
    running: 'リンクをチェックしています。',
    paused: 'リンクチェックを一時停止しました。',
    refused: '許可されなかったため、リンクをチェックしませんでした。',
    failed: ({ error }) => `リンクをチェックできませんでした。${error}`,
    finished: (args) => `リンクをチェックしました。${counts(args)}`,
    stopped: (args) => `リンクチェックを停止しました。${counts(args)}`,
  },
};
