import type { Behind } from '../../../checks/derive/provenance/publisher/site-name.ts';
import type { title as en } from '../../en/checks/title.ts';
import { number, percent } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const quoted = (text: string) => (text.length > 120 ? `「${text.slice(0, 119)}…」` : `「${text}」`);
const ends: Record<Behind, string> = { nothing: '末尾', name: 'サイト名', more: '見出しの後の部分' };
const fits: Record<Behind, string> = { nothing: '', name: 'サイト名を除けば', more: '見出しの後の部分を除けば' };
const wholeOr: Record<Behind, string> = { nothing: 'タイトル', name: 'サイト名を除いたタイトル', more: '見出しの後の部分を除いたタイトル' };

export const title: typeof en = {
  title: 'タイトルが具体的で、適切な長さ',
  problem: 'タイトルがない、汎用的すぎる、または長すぎる',
  why: 'title 要素は、検索結果のタイトルリンク、タブ、リンクプレビューの主な情報源です。検索エンジンは、あいまいなタイトル、キーワードを詰め込んだタイトル、一部が空のタイトルをよく書き換えます。',
  heuristic: '検索結果の幅はサードパーティのツールが実測した目安で、ここでの数と割合は独自の経験則',
  words: { desktopResult: 'パソコンの検索結果', wholeText: 'テキスト全体' },
  says: {
    fine: ({ pixels, without = 'nothing' }) => ({
      message: `タイトルは具体的で、${fits[without]}パソコンの検索結果に収まります（${number(pixels)} px）。`,
      change: '',
    }),
    missing: () => ({ message: 'ページにタイトルがありません。', change: 'このページの内容を示す <title> を head に追加してください。' }),
    outsideHead: () => ({
      message: 'テキストのある唯一の <title> が head の外にあります。',
      change: '<title> を head の中の、head に属さない要素より前に移動してください。',
    }),
    leftover: ({ found }) => ({
      message: `タイトルにプレースホルダーの消し忘れがあります: ${quoted(found)}`,
      change: '変数に値を入れるか、タイトルのテンプレートを修正してください。',
    }),
    perhapsLeftover: ({ found }) => ({
      message: `タイトルにプレースホルダーのように見えるものがあります: ${quoted(found)}`,
      change: '変数に値を入れてください。プレースホルダーについてのページの場合は、無視してください。',
    }),
    misread: (misread) => ({
      message: `タイトルに${misreadExample(misread)}と表示されます: ${misreadCause[misread.kind].because}。`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `ページに title 要素が ${number(count)} 個あります。ブラウザは最初のものを使います。`,
      change: 'title 要素を 1 つだけ残してください。',
    }),
    wide: ({ pixels, cut, behind, maxPixels }) => ({
      message: `${wholeOr[behind]}の幅が ${number(pixels)} px です。Google は通常 ${number(maxPixels)} px 付近で切ります。切れる位置: ${quoted(cut)}`,
      change: 'このページ独自の内容を先頭に置くか、タイトルを短くしてください（文字数ではなくピクセル数で決まります）。',
    }),
    nameCut: ({ pixels, cut, behind }) => ({
      message: `${ends[behind]}を含めたタイトルの幅は ${number(pixels)} px です。パソコンの検索結果では通常、${ends[behind]}だけが切れます。切れる位置: ${quoted(cut)}`,
      change: '',
    }),
    generic: ({ title }) => ({
      message: `タイトル${quoted(title)}からは、このページの内容がわかりません。`,
      change: 'タイトルでこのページのテーマを示してください。',
    }),
    hostOnly: ({ title }) => ({
      message: `タイトルがドメインだけです: ${quoted(title)}`,
      change: 'タイトルでページの内容を示してください。ドメインは検索結果にいずれにせよ表示されます。',
    }),
    halfEmpty: ({ title }) => ({
      message: `タイトルの一部が空です: ${quoted(title)}`,
      change: '区切り文字の前または後に内容を入れるか、区切り文字を削除してください。',
    }),
    cutOff: ({ part }) => ({
      message: `タイトルに、途中で切れたテキストがあります: ${quoted(part)}`,
      change: 'このページの内容を示し、途中で切れないタイトルを書いてください。',
    }),
    saysLess: ({ title, fuller }) => ({
      message: `タイトル${quoted(title)}の情報が、ページの見出しまたは URL より少なくなっています: ${quoted(fuller)}`,
      change: 'タイトルにも同じ情報を入れてください。タイトルはページの外で単独で表示されます。',
    }),
    twice: ({ part }) => ({
      message: `タイトルに${quoted(part)}が 2 回続いています。`,
      change: '1 回だけ残してください。すでに含まれているタイトルに、テンプレートが追加しています。',
    }),
    capitals: ({ share }) => ({
      message: `タイトルの文字の ${percent(share)} が大文字です。`,
      change: '通常の大文字・小文字の表記を使ってください。読みやすく、幅も狭くなります。',
    }),
    repeats: ({ word, count }) => ({
      message: `タイトルに「${word}」が ${number(count)} 回出てきます。`,
      change: '1 回だけ使ってください。検索エンジンは、同じ言葉を繰り返すタイトルをよく書き換えます。',
    }),
    oldYear: ({ year, dateYear }) => ({
      message: `タイトルに ${year} が含まれていますが、ページの日付は ${dateYear} 年です。`,
      change: 'タイトルの年を更新するか、削除してください。',
    }),
    unlikeHeading: ({ heading }) => ({
      message: `タイトルとメインの見出しに共通する言葉がありません: ${quoted(heading)}`,
      change: '目的のページだと読者にわかるように、タイトルとメインの見出しで同じテーマを示してください。',
    }),
  },
};
