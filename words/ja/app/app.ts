import type { app as en } from '../../en/app/app.ts';
import { japanese } from '../japanese.ts';

const { ago, number } = japanese;
const scoreText = (score: number | null) => (score === null ? 'なし' : number(score));

export const app: typeof en = {
  title: 'Pageloupe でこのページを監査',
  rerun: 'もう一度監査',
  panel: 'サイドパネルを開く',
  audited: ({ at, now }) => `監査: ${ago(at, now)}`,
  views: {
    label: '表示',
    overview: '概要',
    tools: 'ツール',
    checks: 'チェック',
    applying: ({ applying, all }) => `${number(all)} 件中 ${number(applying)} 件が該当`,
  },
  find: 'ツールやチェックを検索',
  outOfDate: '古い結果',
  factsGone: 'この監査のデータはもう保存されていません。ページをもう一度監査してください。',
  privacy:
    'このデバイス上で動作し、何もアップロードしません。Pageloupe は、このサイトの HTML、robots.txt、サイトマップ、llms.txt を Cookie なしでリクエストします。他サイトに接続するのは、リンクをチェックするときと画像を読み込むときだけです。',
  settings: '設定',
  licenses: 'ライセンス',
  reading: 'ページを読み取り中…',
  slow: {
    label: '低速',
    page: 'ページの読み取りに時間がかかっています。',
    site: 'サイトの応答に時間がかかっています。',
    stop: '停止して、ここまでの結果を表示',
    stopping: '停止中…',
  },
  scores: ({ audit, geo }) => `監査スコア ${scoreText(audit)}。GEO スコア ${scoreText(geo)}。`,

  save: {
    menu: '保存',
    page: 'ページとして開く',
    pageNote: 'ワイド表示、印刷用',
    pdf: 'PDF で保存',
    pdfNote: '印刷や共有に',
    pdfPageNote: 'このページのみ',
    json: 'JSON で保存',
    jsonNote: 'レポート全体とデータ',
    csv: 'CSV で保存',
    csvNote: '1 チェック 1 行',
    markdown: 'Markdown で保存',
    markdownNote: '閲覧や共有に',
    copyMarkdown: 'Markdown でコピー',
    copyJson: 'JSON でコピー',
    reports: 'ブランドと用紙…',
    reportsNote: '全レポート共通、設定画面',
  },

  bulk: {
    menu: '一括',
    queue: 'このタブをキューに追加',
    queueNote: '後で他のページとまとめて監査',
    firstPages: ({ pages }) => `このサイトの最初の ${number(pages)} ページを監査`,
    firstPagesNote: 'すぐに開始: トップページからバックグラウンドのタブでクロール',
    site: 'このサイトをさらに監査',
    siteNote: 'ページ数と対象を選択',
    new: '新しい一括監査',
    newNote: '開いているタブ、サイトマップ、貼り付けた URL から',
    all: '一括監査',
    allNote: 'キュー、進行状況、結果',
    titles: '全タブのタイトルをコピー',
    titlesNote: 'タイトルと URL、表計算用',
    unqueued: ({ why }) => `このタブはキューに追加できません。${why}`,
    notHttp: 'このタブはキューに追加できません。追加できるのは http と https のページだけです。',
  },
};
