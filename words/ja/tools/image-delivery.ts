import type { words as en } from '../../en/tools/image-delivery.ts';
import { japanese } from '../japanese.ts';

const { bytes, fixed, number } = japanese;
const pair = (width: number, height: number) => `${number(width)} × ${number(height)}`;
interface Sizes {
  delivered: { width: number; height: number };
  shown: { width: number; height: number };
}
const sizes = ({ delivered, shown }: Sizes) => `配信 ${pair(delivered.width, delivered.height)}、表示 ${pair(shown.width, shown.height)}`;

export const words: typeof en = {
  none: 'ページに画像ファイルがありません。',
  pairs: {
    title: '配信サイズと表示サイズ',
    note: ({ ratio }) =>
      `枠線が配信サイズ、塗りつぶしがこの画面（CSS ピクセルあたり ${number(ratio)} デバイスピクセル）での表示サイズです。表示サイズより大幅に大きい画像は、ページを遅くします。`,
    none: '表示サイズと固有サイズの両方を持つ画像がありません。',
    lcp: 'LCP の画像',
    tooMany: ({ factor, ...of }) => `${sizes(of)}: 必要なピクセル数の ${fixed(factor, 1)} 倍`,
    tooFew: (of) => `${sizes(of)}: 拡大表示のため、ぼやける可能性あり`,
    right: (of) => `${sizes(of)}: ほぼ適切`,
    bytes: ({ count }) => bytes(count),
  },
  all: {
    title: 'すべての画像',
    rows: '画像',
    image: '画像',
    shown: '表示',
    delivered: '配信',
    bytes: 'バイト数',
    loading: '読み込み',
    room: 'スペースの確保',
    kind: { img: '（img）', svg: '（svg）', input: '（input）', background: '（背景）' },
    pixels: ({ width, height }) => pair(width, height),
    hidden: '非表示',
    background: 'CSS 背景',
    sizeless: '読み込み済み、固有サイズなし',
    noSrc: '未読み込み: src なし',
    notYet: 'まだ読み込まれていない',
    broken: '読み込み失敗',
    unloaded: '未読み込み',
    eager: 'eager（既定）',
    reserved: 'あり',
    unneeded: '不要',
    unreserved: 'なし',
    jumps: 'なし: レイアウトがずれる可能性',
    unknown: '不明',
    unknownHere: 'このブラウザでは不明',
  },
  without: ({ count }) => `URL のない画像 ${number(count)} 個`,
  withoutWhy: 'クローラーは `src` と `srcset` を読みます。スクリプトだけが読む `data-src` は利用できません。',
};
