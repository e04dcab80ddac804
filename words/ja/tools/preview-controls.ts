import type { words as en } from '../../en/tools/preview-controls.ts';
import { japanese } from '../japanese.ts';

const { number, percent } = japanese;

export const words: typeof en = {
  google: '検索、AI による概要、AI モード',
  bing: '検索と Copilot の回答',
  pageOnly: 'ページ自体のディレクティブだけを含みます。',
  by: ({ directives }) => `根拠: ${directives.map(({ written, place }) => `\`${written}\`（${place}）`).join('、')}`,
  meta: ({ name }) => `meta ${name}`,
  text: 'テキスト',
  images: '画像',
  video: '動画',
  aiFeatures: 'AI 機能',
  copilot: 'Copilot',
  notIndexed: 'なし: インデックス登録不可',
  nothing: 'なし',
  anyLength: '長さの制限なし',
  upToCharacters: ({ count }) => `${number(count)} 文字まで`,
  imageSizes: { none: 'なし', standard: '小さいプレビュー', large: '大きいプレビュー' },
  imageUnset: '設定なし: 検索エンジンが選択',
  still: '静止画像',
  upToSeconds: ({ count }) => `${number(count)} 秒まで`,
  ai: { bad: 'テキストの使用不可', warn: 'スニペットの長さだけ使用可', good: 'テキストの使用可' },
  copilotMay: {
    not: 'コンテンツの使用不可',
    snippet: 'URL、タイトル、スニペットのみ',
    noText: '引用できるテキストなし',
    yes: 'コンテンツの使用可',
  },
  offered: {
    title: 'スニペットに提供している領域',
    note: 'Bing は、`data-snippet` を付けたテキストを表示、引用することがあります（2026-02-27 のガイドライン）。Google は対応していません。採点されません。',
    mark: 'これらの領域をページ上でハイライト',
    rows: '提供している領域',
  },
  areas: {
    title: 'スニペットから除外した領域',
    note: '`data-nosnippet` を付けたテキストは引用できません。インデックスには登録されます。',
    mark: 'これらの領域をページ上でハイライト',
    rows: '領域',
    none: 'ページに data-nosnippet はありません。上のディレクティブの範囲で、すべてのテキストを引用できます。',
    share: ({ share, stored, all }) => `本文の ${percent(share)} は引用できません（${number(all)} 文字中 ${number(stored)} 文字）。`,
    text: 'テキスト',
    element: '要素',
    noText: 'テキストなし',
  },
};
