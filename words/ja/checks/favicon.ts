import type { favicon as en } from '../../en/checks/favicon.ts';
import { number } from './grammar.ts';
import { probeText } from './probes.ts';

type Size = { width: number; height: number };
/** In pixels; null for an SVG, which fits any size. */
const nameOf = (size: Size | null) => (size === null ? '拡大縮小可能（SVG）' : `${size.width} × ${size.height} ピクセル`);

export const favicon: typeof en = {
  title: 'ファビコンが検索結果で機能する',
  problem: 'ファビコンがない、または適切でない',
  why: '検索結果、タブ、ブックマークにはサイトのアイコンが表示されます。Google は、トップページで宣言された正方形のアイコンをホストごとに 1 つ使います。',
  words: { icon: 'アイコン', status: 'ステータス', type: '種類', pixels: 'ピクセル', any: '任意' },
  says: {
    usable: ({ size }) => ({ message: `正方形のアイコンがあります: ${nameOf(size)}。`, change: '' }),
    inline: () => ({ message: 'アイコンは data: URL として埋め込まれています。', change: '' }),
    fromDeclaration: () => ({ message: '宣言にもとづく結果です。ファイル自体はリクエストしていません。', change: '' }),
    defaultOnly: () => ({
      message: 'アイコンが宣言されていません。ブラウザと Google は代わりに /favicon.ico を使います。',
      change: '宣言してください: <link rel="icon" href="/icon.svg">、または 48 × 48 ピクセル以上の正方形の PNG。',
    }),
    turnedOff: () => ({
      message: '宣言されたアイコンが空の data: URL のため、検索結果とタブには汎用のアイコンが表示されます。',
      change: 'アイコンが必要な場合は宣言してください: <link rel="icon" href="/icon.svg">、または 48 × 48 ピクセル以上の正方形の PNG。',
    }),
    small: ({ size }) => ({
      message: `最大の正方形のアイコン: ${nameOf(size)}。Google は 48 × 48 より大きいサイズを推奨しています。`,
      change: 'SVG、または 96 × 96 か 192 × 192 ピクセルの PNG を追加してください。',
    }),
    tooSmall: ({ size }) => ({
      message: `最大の正方形のアイコン: ${nameOf(size)}。Google では 8 × 8 以上が必須です。`,
      change: 'SVG、または 48 × 48 ピクセル以上の PNG を使ってください。',
    }),
    nearlySquare: ({ size }) => ({
      message: `アイコンが完全な正方形ではありません: ${nameOf(size)}。`,
      change: '幅と高さが同じになるように切り抜いてください。',
    }),
    notSquare: ({ size }) => ({
      message: `アイコンが正方形ではありません: ${nameOf(size)}。Google はこのアイコンを表示しません。`,
      change: '幅と高さが同じアイコンを使ってください。',
    }),
    broken: ({ url, answer: { status, type } }) => ({
      message: `宣言されたアイコンを読み込めません: ${url}（${status >= 400 ? `ステータス ${status}` : `コンテンツタイプ ${type || '不明'}`}）。`,
      change: 'URL を修正するか、宣言を削除してください。',
    }),
    unreadable: ({ count }) => ({ message: `${number(count)} 個のアイコンファイルを画像として読み取れませんでした。`, change: '' }),
    someBlocked: ({ count }) => ({
      message: `robots.txt が ${number(count)} 個のアイコンについて Googlebot-Image をブロックしています。これらは数えていません。`,
      change: '',
    }),
    blocked: () => ({
      message: 'robots.txt がアイコンについて Googlebot-Image をブロックしています。',
      change: 'robots.txt でアイコンの URL を許可してください。',
    }),
    sizeUnread: () => ({ message: 'アイコンのサイズを読み取れませんでした。', change: '' }),
    unverified: ({ why }) => ({
      message: `アイコンをチェックできませんでした: ${why ? probeText(why) : '明確なレスポンスなし'}。`,
      change: '',
    }),
  },
};
