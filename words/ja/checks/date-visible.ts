import type { dateVisible as en } from '../../en/checks/date-visible.ts';
import { dateWords } from './dates.ts';
import { framedText } from './framed.ts';
import { date as dateText } from './grammar.ts';
import { pageOf } from './page-type.ts';

const shown = ({ date, relative }: { date: string; relative: string }) =>
  relative ? `「${relative}」、${dateText(date)}` : dateText(date);

export const dateVisible: typeof en = {
  title: 'ページの日付が表示されている',
  problem: 'ページの日付がない、または表示されていない',
  why: '読者、検索エンジン、回答エンジンは、ページの新しさを考慮します。マークアップだけにある日付よりも、表示され、かつ機械で読み取れる日付のほうが信頼されます。',
  heuristic: '4 つの場合の点数: 独自の経験則',
  words: dateWords,
  says: {
    readable: (args) => ({ message: `日付が表示され（${shown(args)}）、機械でも読み取れます。`, change: '' }),
    visibleOnly: (args) => ({
      message: `日付が表示されていますが（${shown(args)}）、ただのテキストです。`,
      change:
        'datetime 属性を持つ <time> 要素に入れるか、同じ日を datePublished または dateModified として構造化データに追加してください。',
    }),
    relativeOnly: ({ words }) => ({
      message: `表示されている日付は相対的なもの（「${words}」）だけで、マークアップにも日付がありません。`,
      change: 'datetime 属性を持つ <time> 要素で実際の日付を表示するか、datePublished として構造化データに追加してください。',
    }),
    metadataOnly: ({ date }) => ({
      message: `日付（${dateText(date)}）がメタデータにしかなく、読者には見えません。`,
      change: '見出しの近くか文章の最後に、ページの言語で「公開日」「更新日」などのラベルを付けて日付を表示してください。',
    }),
    none: () => ({
      message:
        'ページ上にもメタデータにも、完全な日付（年月日）が見つかりません。イベント、講座、リストの項目の日付は、ページの日付ではありません。',
      change: '文章の公開日または最終更新日を、見出しの近くか最後に、datetime 属性を持つ <time> 要素で表示してください。',
    }),
    noneGiven: ({ type }) => ({ message: `日付は見つかりません。${pageOf[type]}には必要ありません。`, change: '' }),
    ofThreads: () => ({ message: 'このページの日付は一覧にある各スレッドのものです。一覧に日付は必要ありません。', change: '' }),
    unlabelled: () => ({
      message:
        '表示されている日付にラベルがなく、公開日か更新日かわかりません。Google は「公開日」「最終更新日」などのラベルを推奨しています。',
      change: '',
    }),
    inUrl: ({ date }) => ({ message: `URL に日付（${dateText(date)}）が含まれていますが、読者はほとんど見ません。`, change: '' }),
    framed: ({ url }) => framedText(url),
    unreadCalendar: ({ words }) => ({
      message: `読者には「${words}」と表示されていますが、これは Pageloupe が読み取れない暦の日付です。`,
      change: '',
    }),
    monthsUnknown: ({ language }) => ({
      message: `Pageloupe はこの言語（${language}）の月名を知らないため、表示されている日付を見落とした可能性があります。`,
      change: '',
    }),
  },
};
