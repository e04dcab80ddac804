import type { EvidenceId } from '../../../checks/derive/page-type/evidence.ts';
import type { pageTypeReasons as en } from '../../en/checks/page-type-reasons.ts';
import { pageEvidence } from './page-evidence.ts';

const purposes = { login: 'ログインページ', cart: 'カート', checkout: '購入手続き', account: 'アカウントページ', search: '検索ページ' };

/** Why a page has its type. */
export const pageTypeReasons: typeof en = {
  evidence: ({ ids }) =>
    `判定の根拠: ${[ids]
      .flat()
      .map((id) => (Object.hasOwn(pageEvidence, id) ? pageEvidence[id as EvidenceId] : id))
      .join('、')}。`,
  declared: ({ name }) => `ページ自身が ${name} タイプであると宣言しています。`,
  declaredOther: ({ name }) => `ページ自身が ${name} タイプであると宣言しています。このタイプ専用のチェックはありません。`,
  password: () => 'メインコンテンツにパスワード欄があります。',
  search: ({ parameter }) => `URL に検索クエリ（${parameter}）が含まれています。`,
  namedPath: ({ segment, purpose }) => `パスに${purposes[purpose]}によくある「${segment}」が含まれ、テキストがほとんどありません。`,
  start: () => 'サイトのルート URL です。',
  logo: () => 'サイトのロゴがこのページにリンクしています。',
  empty: () => '読み取れるテキストがありません。',
  none: () => '1 つの種類をはっきり示すものがありません。',
  chosen: () => 'ユーザーが選択しました。',
};
