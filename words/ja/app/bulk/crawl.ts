import type { crawl as en } from '../../../en/app/bulk/crawl.ts';
import { crawlReasonText } from '../../checks/crawl.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

export const crawl: typeof en = {
  label: '開始ページの URL',
  limit: ({ most }) => `最大ページ数（${number(most)} まで）`,
  depth: '開始ページからの最大クリック数',
  anyDepth: '制限なし',
  patterns: 'URL フィルター',
  include: '一致する URL だけを対象にする（1 行に 1 パターン）',
  exclude: '一致する URL を除外する（1 行に 1 パターン）',
  grammar:
    '/ で始まるパターンは、パスとクエリに一致します。/blog/* は 1 階層、/blog/** は全階層に一致します。正規表現はスラッシュで囲みます: /\\d{4}/。',
  hint: '同じホスト（www の有無は問いません）のリンクをたどります。Pageloupe は robots.txt（自身のグループ、または *）に従い、nofollow のリンクや、ログアウト、購入、削除につながりそうなものをスキップします。',
  follow: 'このページからリンクをたどる',
  change: '変更',
  stop: 'リンクをたどるのをやめる',
  wrongPattern: ({ pattern }) => `「${pattern}」は有効な正規表現ではありません。`,
  tooManyPatterns: ({ most, length }) =>
    `各欄に入力できるパターンは ${number(most)} 件まで、1 件につき ${number(length)} 文字までです。何も変更されていません。`,
  wrongUrl: ({ text, reason }) => (text ? `${text}: ${reason}` : reason),
  plan: ({ start, pages, depth }) =>
    `${start} からクロール: 最大 ${number(pages)} ページ${depth === null ? '' : `、${number(depth)} クリック以内`}。`,
  start: 'このサイトの監査を開始',
  progress: ({ found, done, limit }) => `${number(found)} ページを発見、${number(done)} ページ完了、上限 ${number(limit)} ページ`,

  left: '未監査',
  leftTitle: '見つかったが監査していない URL',
  leftRows: 'URL',
  leftNone: '見つかった URL はすべて監査しました。',
  leftUrl: 'URL',
  leftWhy: '理由',
  leftHttp: 'HTTP',
  leftNoAnswer: 'レスポンスなし',
  leftCount: ({ reason, count, more }) => `${reason}: ${number(count)} 件${more ? '超' : ''}`,
  reason: ({ why }) => crawlReasonText(why),
};
