import type { dateAgreement as en } from '../../en/checks/date-agreement.ts';
import { datePlaceInWords, dateWords } from './dates.ts';
import { date as dateText, number } from './grammar.ts';
import { reasonText } from './reasons.ts';

export const dateAgreement: typeof en = {
  title: '日付が一致している',
  problem: '日付が一致しない',
  why: 'Google はページの複数の日付を比較してから、どれを信頼するかを決めます。互いに矛盾する日付や、内容の更新なしに変わる日付は、すべての日付の信頼を損ないます。',
  heuristic: '許容範囲と、更新だけされた日付のパターン: 独自の経験則',
  words: dateWords,
  says: {
    agree: ({ sources }) => ({ message: `${number(sources)} か所の日付が一致しています。`, change: '' }),
    publishedApart: ({ days, a, b }) => ({
      message: `公開日に ${number(days)} 日の差があります（${dateText(a)} と ${dateText(b)}）。`,
      change: '表示テキスト、構造化データ、メタデータで、CMS の同じフィールドから取った同じ公開日を使ってください。',
    }),
    modifiedApart: ({ days, a, b }) => ({
      message: `更新日に ${number(days)} 日の差があります（${dateText(a)} と ${dateText(b)}）。`,
      change: '内容を変更したら、表示される日付、dateModified、サイトマップの lastmod を同時に更新してください。',
    }),
    modifiedFirst: ({ modified, published }) => ({
      message: `更新日（${dateText(modified)}）が公開日（${dateText(published)}）より前です。`,
      change: '日付を修正してください。ページを公開前に更新することはできません。',
    }),
    scheduled: ({ modified, published }) => ({
      message: `更新日（${dateText(modified)}）が公開日（${dateText(published)}）より前です。CMS は、予約投稿では最後の保存日時を出力します。検索エンジンは公開日を使います。`,
      change: '',
    }),
    future: ({ date, source }) => ({
      message: `日付が未来です: ${dateText(date)}（${datePlaceInWords(source)}）。`,
      change: 'Google は未来の日付を使わないよう求めています。公開日または最終更新日を使ってください。',
    }),
    unreadable: ({ raw, source }) => ({
      message: `構造化データの日付が無効です: 「${raw}」（${datePlaceInWords(source)}）。`,
      change: '2026-03-15T10:00:00+01:00 のような ISO 8601 形式を使ってください。',
    }),
    bumped: ({ modified, shown, bumpedHours }) => ({
      message: `メタデータでは過去 ${number(bumpedHours)} 時間以内に更新されたことになっていますが（${dateText(modified)}）、表示されている日付は ${dateText(shown)} です。`,
      change: 'dateModified は、アクセスやビルドのたびではなく、内容を変更したときだけ設定し、読者にも同じ日付を表示してください。',
    }),
    noZone: ({ source }) => ({
      message: `時刻にタイムゾーンがありません（${datePlaceInWords(source)}）。その場合、Google は Googlebot のタイムゾーンとみなします。`,
      change: '',
    }),
    lastModified: ({ date }) => ({
      message: `Last-Modified ヘッダーは ${dateText(date)} です。参考にすぎず、比較には使いません。サーバーは別の理由で設定することがよくあります。`,
      change: '',
    }),
    onlyAgo: ({ words }) => ({
      message: `表示されている日付は相対的なもの（「${words}」）だけで、マークアップと比較できる日がありません。`,
      change: '',
    }),
    tooFew: () => ({ message: '日付が 2 つ以上見つからないため、比較できません。', change: '' }),
    sitemapUnknown: ({ why }) => ({
      message: `日付は 1 つしか見つからず、サイトマップに別の日付があるかどうかをチェックできませんでした。${reasonText(why)}`,
      change: '',
    }),
  },
};
