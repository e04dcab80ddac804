import type { words as en } from '../../en/tools/head-tags.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;
const bodies = (count: number) => `以降の要素 ${number(count)} 個が body に入りました。`;

export const words: typeof en = {
  groups: {
    Document: '文書',
    Search: '検索',
    Sharing: 'シェア',
    'Icons and app': 'アイコンとアプリ',
    'Alternates and feeds': '代替ページとフィード',
    'Resource hints': 'リソースヒント',
    Styles: 'スタイル',
    Scripts: 'スクリプト',
    Other: 'その他',
  },
  all: ({ count }) => `すべて ${number(count)}`,
  group: ({ name, count }) => `${name} ${number(count)}`,
  changed: ({ count }) => `変更あり ${number(count)}`,
  left: ({ element, count }) => `\`${element}\` によって head が途中で閉じられ、${bodies(count)}`,
  leftAtLine: ({ element, line, count }) => `${number(line)} 行目の \`${element}\` によって head が途中で閉じられ、${bodies(count)}`,
  ended: ({ element, line }) =>
    `元の HTML では、${number(line)} 行目の \`${element}\` によって head が終わり、その後のメタデータが head の外になります。`,
  elements: '要素',
  listed: ({ total, listed, repeated }) =>
    [number(total), total > listed && `最初の ${number(listed)} 個を表示`, repeated > 0 && `${number(repeated)} 個は他の要素と重複`]
      .filter(Boolean)
      .join('、'),
  inBody: 'body の中',
  none: 'なし',
  base: 'ベース URL',
  noBase: '`base` 要素なし',
  empty: '（空）',
  order: '記述順',
  choose: '要素のグループ',
  rows: 'head の要素',
  emptyHead: 'head が空です。title、meta、link、script、style のいずれもありません。',
  noneOfKind: 'この種類の要素はありません。',
  element: '要素',
  times: ({ count }) => `${number(count)} 回`,
  rendered: 'レンダリング後',
  source: 'ソース',
  absent: 'なし',
  same: '同じ',
  unread: '未読み取り',
  change: '変更',
  changes: {
    same: '同じ',
    changed: 'スクリプトで変更',
    added: 'スクリプトで追加',
    removed: '元の HTML のみ',
    unknown: '元の HTML は未読み取り',
  },
  strip: ({ count }) => `${number(count)} 種類の要素（記述順、グループ別）:`,
  ofGroup: ({ name, count }) => `${name}（${number(count)}）`,
  struck: '取り消し線: body の中',
};
