import type { words as en } from '../../en/tools/heading-outline.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

export const words: typeof en = {
  none: 'ページに見出しがありません。見出しは、読者や機械が長い文章をたどるための手がかりになります。',
  copy: 'Markdown でコピー',
  mark: '見出しレベルをページ上に表示',
  headings: '見出し',
  levels: ({ total, levels }) =>
    `見出し ${number(total)} 個: ${levels.map(({ level, count }) => `h${level} × ${number(count)}`).join('、')}`,
  toCheck: '要確認',
  skips: ({ count }) => `レベルの飛び ${number(count)} か所`,
  empties: ({ count }) => `空 ${number(count)} 個`,
  hiddens: ({ count }) => `非表示 ${number(count)} 個`,
  nothing: 'レベルの飛び、空の見出し、非表示の見出しなし',
  empty: '（空）',
  emptyLevel: ({ level }) => `空の h${level}`,
  skipsOne: ({ level }) => `h${level} なし`,
  skipsSome: ({ from, to }) => `h${from}～h${to} なし`,
  noText: 'テキストなし',
  hidden: '非表示',
  undisplayed: '表示されていない',
  byRole: 'role による指定',
  mainContent: 'メインコンテンツ',
  regions: {
    main: 'メインコンテンツ',
    header: 'ヘッダー',
    nav: 'ナビゲーション',
    aside: '補足（aside）',
    footer: 'フッター',
    comments: 'コメント',
    dialog: 'ダイアログ',
    none: 'その他の場所',
  },
  inRegion: ({ region }) => `場所: ${region}`,
  drawn: ({ count }) => `最初の ${number(count)} 個を表示しています。すべては表で確認できます。`,
  table: {
    summary: '表形式（絞り込みと保存）',
    rows: '見出し',
    none: 'ページに見出しがありません。',
    heading: '見出し',
    level: 'レベル',
    place: '位置',
    notes: '備考',
    skips: ({ count }) => `${number(count)} レベル飛び`,
    empty: '空',
  },
  marks: { plain: ({ level }) => `h${level}`, empty: ({ level }) => `h${level}、空`, skips: ({ level }) => `h${level}、レベルの飛び` },
};
