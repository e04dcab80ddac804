import type { words as en } from '../../en/tools/sitemap-lookup.ts';
import { japanese } from '../japanese.ts';
import { reasonFaultText, reasonText } from '../checks/reasons.ts';
import { sitemapKinds } from '../checks/kinds.ts';

const { bytes, number } = japanese;
const readText = ({ files, urls }: { files: number; urls: number }) =>
  `ファイル ${number(files)} 件、URL ${number(urls)} 件を読み取りました。`;

export const words: typeof en = {
  none: 'サイトマップが見つかりません。robots.txt に記載がなく、/sitemap.xml にもありません。サイトマップは任意で、ページはリンクからも見つけられます。',
  listed: 'この URL は記載されています。',
  variant: 'この URL そのものではなく、別表記が記載されています。',
  unreadable: 'robots.txt にサイトマップの記載がありますが、どれも読み取れませんでした。',
  unfound: 'サイトマップが見つかりません。robots.txt に記載がなく、通常の場所にもありません。サイトマップは任意です。',
  unlisted: 'この URL はどのサイトマップにも記載されていません。',
  notYet: '今のところ見つかっていません。一部のサイトマップは最後まで読み取っていません。',
  read: readText,
  readPart: (counts) => `${readText(counts)}読み取るのは子ファイル 10 件、20 MB までです。`,
  entries: {
    title: '記載場所',
    rows: 'サイトマップの項目',
    url: 'URL',
    match: '一致',
    lastmod: '最終更新',
    file: 'ファイル',
    none: 'この URL にも別表記（http と https、www、スラッシュ、大文字、トラッキングパラメータの違い）にも一致する項目はありません。',
    exact: '完全一致',
    variant: '別表記',
    unsaid: '設定なし',
  },
  files: {
    failed: ({ why }) => reasonText(why),
    title: 'サイトマップファイル',
    requested: 'リクエストしたファイル',
    more: ({ count }) => `さらに ${number(count)} 件のファイルが記載されています。`,
    unread: '未読み取り',
    status: ({ status }) => `ステータス ${status}`,
    kinds: sitemapKinds,
    urls: ({ count }) => `URL ${number(count)} 件`,
    files: ({ count }) => `ファイル ${number(count)} 件`,
    bytes: ({ count }) => bytes(count),
    looked: '存在しない',
    from: { 'robots.txt': 'robots.txt に記載', '/sitemap.xml': '/sitemap.xml で検出' },
    fault: ({ fault }) => `整形式ではない: ${reasonFaultText(fault)}`,
    truncated: '途中まで読み取り',
    overLimit: '上限（50,000 URL または 50 MB）を超過',
    lists: 'このページを記載',
  },
};
