import type { words as en } from '../../en/tools/image-inventory.ts';
import { japanese } from '../japanese.ts';
import { probeText } from '../checks/probes.ts';

const { bytes, number } = japanese;

export const words: typeof en = {
  none: 'ページに画像がありません。',
  counts: {
    named: ({ count }) => `代替テキストあり ${number(count)}`,
    decorative: ({ count }) => `装飾 ${number(count)}`,
    files: ({ count }) => `代替テキストがファイル名 ${number(count)}`,
    missing: ({ count }) => `代替テキストなし ${number(count)}`,
    inLinks: ({ count }) => `リンク内に単独で代替テキストなし ${number(count)}`,
    besideText: ({ count }) =>
      `代替テキストのない画像のうち ${number(count)} 個は、テキストのあるリンクの中にあります。チェックでは別に数えます。`,
    unjudged: ({ count }) => `極小または非表示 ${number(count)}`,
  },
  view: '表示',
  grid: '画像',
  table: '表',
  mark: '代替テキストをページ上に表示',
  firstListed: ({ total, listed }) => `ページには ${number(total)} 個の画像があり、最初の ${number(listed)} 個を表示しています。`,
  says: {
    alt: { name: 'alt' },
    fileName: { name: 'ファイル名の alt' },
    label: { name: 'ラベル' },
    decorative: { name: '装飾', text: '意図的にスクリーンリーダーから隠されています。' },
    unjudged: { name: '対象外', text: '極小または非表示の画像です。代替テキストは不要です。' },
    namelessLink: { name: 'テキストなしリンク', text: 'リンクの中身がこの画像だけで、リンク先を説明するものがありません。' },
    namelessDrawing: { name: '名前なし', text: '<title> 要素もラベルもありません。' },
    noAlt: { name: 'alt なし', text: 'alt 属性がありません。', caption: 'figure にキャプションはありますが、alt 属性がありません。' },
    emptyAlt: {
      name: '空の alt',
      text: 'alt 属性が空白文字だけです。',
      caption: 'figure にキャプションはありますが、alt 属性が空白文字だけです。',
    },
  },
  pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
  bytes: ({ count }) => bytes(count),
  pictures: {
    title: '画像と代替テキスト',
    missing: ({ why }) => probeText(why),
    notLoaded: '未読み込み',
    inline: 'インライン SVG',
    noUrl: 'URL なし',
    unnamed: '画像',
  },
  columns: { rows: '画像', text: 'テキスト', kind: '種類', url: 'URL', pixels: 'ピクセル', bytes: 'バイト数', hidden: '非表示' },
};
