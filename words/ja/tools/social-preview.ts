import type { words as en } from '../../en/tools/social-preview.ts';
import { japanese } from '../japanese.ts';
import { probeText } from '../checks/probes.ts';

const { fixed, number } = japanese;

export const words: typeof en = {
  shared: {
    title: 'リンクプレビュー',
    note: 'このページのタグに基づく表示です。カードのデザインは予告なく変わります。重要なのは、使われるテキストと画像の切り抜き方です。',
    noCard: 'X にカードは表示されません。twitter:card と og:title がありません。',
    noTitle: 'タイトルなし',
    noImage: ({ why }) => `画像なし: ${probeText(why)}。`,
    notLoaded: '未読み込み',
  },
  image: {
    title: 'シェア画像',
    none: 'シェア画像が宣言されていません。SNS がページから画像を選ぶか、画像なしになります。',
    note: '枠は一般的な 1.91:1 の切り抜きです。外側は切れることがあります。',
    declared: ({ width, height }) => `宣言値 ${number(width)} × ${number(height)} px`,
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
    ratio: ({ ratio }) => `${fixed(ratio, 2)}:1`,
    drawnSize: 'サイズはここに表示した画像のものです。',
  },
  tags: {
    title: '使用されるタグ',
    note: '値のある最初のタグが使われます。',
    rows: 'シェア用タグ',
    none: 'ページにシェア用のタグがありません。',
    network: 'SNS',
    part: '部分',
    from: '取得元',
    value: '値',
    nothing: 'なし',
    titleElement: '<title>',
    parts: { title: 'タイトル', description: '説明', image: '画像' },
  },
};
