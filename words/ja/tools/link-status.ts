import type { words as en } from '../../en/tools/link-status.ts';
import { japanese } from '../japanese.ts';
import { probeText } from '../checks/probes.ts';

const { number } = japanese;

export const words: typeof en = {
  known: ({ urls, external, invalid }) =>
    `ページは重複を除いて ${number(urls)} 件の URL（うち外部 ${number(external)} 件）にリンクしています。${invalid > 0 ? `URL が無効なリンクが ${number(invalid)} 個あります。` : ''}`,
  mark: 'ページ上のリンクを色分け',
  classes: { ok: '正常', redirected: 'リダイレクト', broken: 'リンク切れ', unverified: '未確認', skipped: 'スキップ' },
  withStatus: ({ name, status }) => `${name}（${status}）`,
  counted: ({ count, name }) => `${name} ${number(count)} 件`,
  nothingYet: 'まだチェックしたリンクはありません。',
  finished: '完了',
  soFar: ({ checked, total }) => `約 ${number(total)} 件中 ${number(checked)} 件をチェック済み`,
  unverified: '未確認: サイトが自動チェックを拒否しているか、ログインが必要です。リンク切れという意味ではありません。',
  targets: {
    title: 'リンク先の URL',
    rows: 'リンク先',
    none: 'http(s) の URL を持つリンクはありません。',
    url: 'URL',
    status: 'ステータス',
    text: '最初のテキスト',
    where: '種類',
    links: 'リンク数',
    unchecked: '未チェック',
    why: ({ why }) => probeText(why),
    noText: 'テキストなし',
    external: '外部',
    internal: '内部',
    self: 'このページ',
    redirects: ({ count, url }) => `リダイレクト ${number(count)} 回、到達先 ${url}`,
  },
  invalid: {
    title: '無効な URL',
    note: 'URL が無効なため、リンクをたどれません。',
    rows: '無効なリンク',
    none: 'ありません。',
    written: '記述内容',
    text: 'テキスト',
  },
};
