import type { ExclusionReason } from '../../../checks/site/crawl.ts';
import type { crawlReasonText as en, crawlSentences as enSentences } from '../../en/checks/crawl.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

/** Why a crawl did not audit a URL. */
const reasons: Record<ExclusionReason, string> = {
  robots: 'robots.txt で禁止されている',
  unread: 'robots.txt またはページのリンクを読み取れなかった',
  nofollow: 'リンクまたはページが nofollow',
  changes: '操作用のリンク（ログアウト、カートなど）、または並べ替え・絞り込みの URL',
  trap: '際限のない URL（カレンダー、絞り込みの組み合わせ、パスの繰り返し）',
  copy: '監査済みページのコピーと思われる（どのパスでも同じテキスト、セッション ID）',
  file: 'ページではなくファイル',
  excluded: '指定したパターンにより対象外',
  'other-host': '別のホスト',
  depth: 'クリック数が多すぎる',
  limit: 'ページ数の上限を超過',
  refused: 'サーバーがリクエストを減らすよう求めている（429 または 503）',
};

export const crawlReasonText: typeof en = (why) => reasons[why];

/** What a crawl audited, and what it left out. */
export const crawlSentences: typeof enSentences = {
  reason: ({ why }) => reasons[why],
  summary: ({ start, pages, waiting }) =>
    `${start} からクロール: ${number(pages)} ページを監査${waiting > 0 ? `、${number(waiting)} 件は見つかりましたが未到達` : ''}。`,
  skipped: ({ counts, more }) =>
    counts.length === 0
      ? '見つかった URL はすべて監査しました。'
      : `未監査: ${counts.map(({ why, count }) => `${why}: ${number(count)} 件${more ? '以上' : ''}`).join('、')}。`,
};
