import type * as en from '../../en/checks/misread.ts';

/** What readers see instead of what was written. */
export const misreadExample: typeof en.misreadExample = ({ found, meant }) =>
  meant === '' ? `「${found}」` : `「${meant}」ではなく「${found}」`;

/** Why the characters of a text are wrong, and what mends them. */
export const misreadCause: typeof en.misreadCause = {
  encoding: {
    because: 'テキストが誤ったエンコーディングで読み取られました',
    change: 'テキストの保存、読み取り、送信のすべてで UTF-8 を使ってください。このまま保存されたテキストは、入力し直す必要があります。',
  },
  escape: { because: 'テキストが 2 回エスケープされました', change: 'ページを出力するときに 1 回だけエスケープしてください。' },
  cut: { because: 'テキストが文字の途中で切れています', change: 'テキストはバイト数ではなく文字数で切ってください。' },
};
