import type { runs as en } from '../../../en/app/bulk/runs.ts';
import { joinSentences } from '../../../sentence.ts';
import { japanese } from '../../japanese.ts';
import { jobWords } from './job-errors.ts';

const { number, time, timeToTheSecond } = japanese;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const legend: typeof en.legend = {
  done: ({ count }) => `完了 ${number(count)}`,
  failed: ({ count }) => `失敗 ${number(count)}`,
  running: ({ count }) => `監査中 ${number(count)}`,
  waiting: ({ count }) => `待機中 ${number(count)}`,
  cancelled: ({ count }) => `キャンセル ${number(count)}`,
};
const counted: typeof en.counts = ({ done, failed, running, waiting, cancelled }) =>
  [
    legend.done({ count: done }),
    failed > 0 && legend.failed({ count: failed }),
    running > 0 && legend.running({ count: running }),
    waiting > 0 && legend.waiting({ count: waiting }),
    cancelled > 0 && legend.cancelled({ count: cancelled }),
  ]
    .filter(Boolean)
    .join('、');
const states: typeof en.states = { draft: '未開始', running: '実行中', paused: '一時停止中', finished: '終了', cancelled: 'キャンセル' };
/** Approximate milliseconds. */
const about = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 10) return '数秒';
  if (seconds < 55) return `約 ${number(Math.ceil(seconds / 10) * 10)} 秒`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `約 ${number(minutes)} 分` : `約 ${number(Math.round(minutes / 60))} 時間`;
};

export const runs: typeof en = {
  title: '一括監査',
  runs: '実行一覧',
  newRun: '新しい実行',
  run: '実行',
  documentTitle: ({ title }) => `${title} · Pageloupe`,
  privacy:
    '実行、レポート、ファイルはこのデバイスに残ります。Pageloupe がリクエストするのは、キューのページ、クロールで見つかったページ、および選択した場合のリンク先だけです。',
  reading: '実行を読み込み中…',
  readingAll: '実行一覧を読み込み中…',
  gone: 'この実行はすでに存在しません。',
  goneWhy: '削除されたか、新しい実行の容量を確保するために消去されました。',
  seeAll: 'すべての実行を見る',
  when: ({ at }) => time(at, zone()),
  whenToTheSecond: ({ at }) => timeToTheSecond(at, zone()),

  files: 'ファイル',
  file: {
    making: 'を作成中…',
    saving: 'を保存中…',
    saved: 'を保存しました。',
    failed: ({ error }) => `を作成できませんでした。${error}`,
    progress: ({ name }) => `${name} の進行状況`,
    pages: ({ done, total }) => `${number(total)} ページ中 ${number(done)} ページ`,
    close: ({ name }) => `${name} を閉じる`,
    tryAgain: ({ error }) =>
      joinSentences([error, 'もう一度お試しください。再び失敗する場合は、メモリまたはディスクの空き容量が不足している可能性があります。']),
  },

  none: '実行はまだありません。',
  noneHelp:
    '一括監査では、開いているタブ、URL のリスト、サイトマップ、サイトのクロールなど、多数のページをバックグラウンドでチェックします。全ページの表、サイト全体の問題、共有用の PDF が得られます。',
  choose: 'ページを選択',
  kept: ({ most }) =>
    `このデバイスに保存されるのは、下書き、進行中の実行、手動で開始して最近終了した ${number(most)} 件の実行、スケジュールごとに最近終了した ${number(most)} 件の実行です。新しい実行を作成すると、それより古い終了済みの実行がレポートごと削除されます。残したいものは PDF、HTML、JSON でエクスポートしてください。`,
  states,
  inQueue: ({ pages }) => `キュー内 ${number(pages)} ページ`,
  counts: counted,
  pagesAndCounts: ({ pages, counts }) => `${number(pages)} ページ: ${counts}`,
  stateAndCounts: ({ state, counts }) => `${state}: ${counts}`,
  started: ({ when }) => `開始 ${when}`,
  ended: ({ when }) => `終了 ${when}`,
  created: ({ when }) => `作成 ${when}`,
  continue: '続行',
  open: '開く',
  continueNamed: ({ name }) => `続行: ${name}`,
  openNamed: ({ name }) => `開く: ${name}`,
  rename: '名前を変更',
  renameNamed: ({ name }) => `名前を変更: ${name}`,
  delete: '削除',
  deleteNamed: ({ name }) => `削除: ${name}`,
  deleteRun: '実行を削除',
  name: '実行の名前',
  saveName: '名前を保存',
  cancel: 'キャンセル',

  confirmDelete: {
    title: 'この実行を削除しますか？',
    text: ({ name, reports, running }) =>
      [
        reports > 0 ? `「${name}」: レポート ${number(reports)} 件をこのデバイスから削除します。` : `「${name}」: キューを削除します。`,
        '保存したファイルは残ります。',
        running && '実行中のため、停止します。',
      ]
        .filter(Boolean)
        .join(''),
    yes: '削除',
    no: '残す',
  },
  confirmCancel: {
    title: 'この実行を中止しますか？',
    text: ({ open, reports }) => `${number(open)} ページは監査されません。レポート ${number(reports)} 件は残ります。`,
    yes: '実行を中止',
    no: '続ける',
  },

  compare: '別の実行と比較',
  export: 'エクスポート',
  pdf: 'PDF レポート',
  pdfNote: ({ pages }) => `表紙、要約、${number(pages)} ページ`,
  html: 'HTML レポート',
  htmlNote: 'どのブラウザでも開ける 1 ファイル',
  pagesCsv: 'ページの CSV',
  pagesCsvNote: '1 ページ 1 行',
  findingsCsv: '検出結果の CSV',
  findingsCsvNote: '検出結果 1 件 1 行',
  json: 'JSON',
  jsonNote: '他のプログラム用',
  facts: ({ started, ended, tools, probes }) =>
    [
      started && `開始 ${started}`,
      ended && `終了 ${ended}`,
      tools > 0 ? `ツール ${number(tools)} 件を選択` : 'すべてのツール',
      probes && 'リンクをチェック',
    ]
      .filter(Boolean)
      .join(' · '),
  parts: '実行の内容',
  pages: 'ページ',
  site: 'サイト全体',
  soFar: 'ここまでの結果です。',
  toSite: 'サイト全体の問題を見る',
  noneAudited: 'まだ監査済みのページがありません。ページの監査が終わると、サイト全体の問題がここに表示されます。',
  soFarOf: ({ pages, all }) => `ここまでの結果: ${number(all)} ページ中 ${number(pages)} ページ。`,

  progress: '進行状況',
  audited: '監査済みページ',
  endedOf: ({ ended, total }) => `${number(total)} ページ中 ${number(ended)} ページ`,
  leftLater: '残り時間は数ページ後に表示されます',
  left: ({ ms }) => `残り${about(ms)}`,
  pause: '一時停止',
  resume: '再開',
  showFailed: '失敗を表示',
  retry: ({ count }) => `失敗した ${number(count)} 件を再試行`,
  legend,
  refused: '許可されなかったため、何も開始していません。',
  refusedSites: '何も失われていません。もう一度試し、ブラウザの確認で「許可」を選択してください。',
  refusedAll:
    '何も失われていません。もう一度試し、ブラウザの確認で「許可」を選択してください。リンク先はどのサイトにもありうるため、この許可が必要です。',
  goesOn: '他のタブを使ったり、このページを閉じたりしても、実行はバックグラウンドで続きます。',

  jobs: { waiting: '待機中', running: '監査中', done: '監査済み', failed: '失敗', cancelled: 'キャンセル' },
  pauses: {
    user: { what: 'この実行を一時停止しました。', todo: 'いつでも再開できます。終了したページは残ります。' },
    offline: { what: 'ネットワークに接続されていません。', todo: '接続が回復するか、再開すると、実行が続きます。' },
    'storage-full': {
      what: 'レポートを保存する空き容量がありません。',
      todo: '不要な実行を削除するか、ディスクの空き容量を増やしてから再開してください。',
    },
    'no-permission': {
      what: 'Pageloupe にこれらのサイトの権限がなくなりました。',
      todo: '再開し、ブラウザの確認でサイトを許可してください。',
    },
    restarted: { what: 'この実行の途中でブラウザが閉じられました。', todo: '再開すると残りを続けます。終了したページは残ります。' },
  },
  failures: {
    'tab-gone': 'タブが閉じた',
    navigated: '別ページへ移動',
    crashed: 'タブがクラッシュ',
    asleep: 'タブがスリープ',
    'no-access': 'アクセス不可',
    'no-permission': '権限なし',
    'not-a-page': 'ページではない',
    'http-error': 'HTTP エラー',
    unreachable: '接続不可',
    timeout: 'タイムアウト',
    interrupted: '中断',
    'audit-failed': '監査失敗',
  },
  ...jobWords,

  done: {
    added: ({ added, joined }) =>
      `${added === 0 ? '新しいページはありません。' : `${number(added)} ページを追加しました。`}${
        joined > 0 ? `${number(joined)} ページはすでにキューにありました。` : ''
      }`,
    follows: 'このページからリンクをたどります。',
    followsNone: 'リンクをたどりません。',
    removed: ({ count }) => `${number(count)} ページをキューから削除しました。`,
    first: 'すでに先頭です。',
    last: 'すでに末尾です。',
    moved: ({ place, all }) => `${number(all)} ページ中 ${number(place)} 番目に移動しました。`,
    renamed: ({ name }) => `名前を「${name}」に変更しました。`,
    deleted: '実行を削除しました。',
  },
  wrong: {
    read: '結果を読み取れませんでした。',
    add: 'ページを追加できませんでした。',
    queue: 'ページをキューに追加できませんでした。',
    options: 'オプションを保存できませんでした。',
    repeat: '監査のスケジュールを設定できませんでした。',
    'stop-repeating': 'スケジュールを削除できませんでした。',
    follow: '開始ページを保存できませんでした。',
    remove: 'ページを削除できませんでした。',
    order: '順序を保存できませんでした。',
    rename: '実行の名前を変更できませんでした。',
    delete: '実行を削除できませんでした。',
    start: '実行を開始できませんでした。',
    pause: '実行を一時停止できませんでした。',
    resume: '実行を再開できませんでした。',
    cancel: '実行を中止できませんでした。',
    'retry-failed': '失敗したページをキューに戻せませんでした。',
  },
  because: ({ what, error }) => `${what}${error}`,
  nameless: '実行の名前を入力してください。',
  firstName: '一括監査',
  hosts: ({ first, more }) => `${first} ほか ${number(more)} 件`,
};
