import type { xCard as en } from '../../en/checks/x-card.ts';
import { and, number } from './grammar.ts';

export const xCard: typeof en = {
  title: 'X カードがそろっている',
  problem: 'X カードの情報が不足している',
  why: 'X は、独自のタグまたは Open Graph にカードの種類、タイトル、画像があると、シェアされたリンクにカードを表示します。',
  words: { characters: '文字' },
  says: {
    resolves: ({ card }) => ({ message: `${card} カードはそろっています。`, change: '' }),
    fallback: () => ({
      message: 'twitter:card がありません。X は Open Graph タグから小さな summary カードを表示する可能性があります。',
      change: '大きな画像を表示するには、<meta name="twitter:card" content="summary_large_image"> を追加してください。',
    }),
    misnamed: ({ count }) => ({
      message: `X 用の ${number(count)} 個のタグの名前が x:… で、X はこれを読み取りません。twitter:card はありません。`,
      change: 'twitter:card、twitter:title、twitter:image などの名前にしてください。SNS の名前が変わっても、タグの名前は変わっていません。',
    }),
    noCard: ({ lacking, toAdd = ['og:title', 'og:image'] }) => ({
      message: `twitter:card がなく、${and(lacking)} もないため、X はカードを作成できません。`,
      change: `追加してください: ${and(['<meta name="twitter:card" content="summary_large_image">', ...toAdd])}。`,
    }),
    unknownCard: ({ card }) => ({
      message: `「${card}」はカードの種類ではありません。X で使えるのは summary、summary_large_image、app、player です。`,
      change: 'summary または summary_large_image を使ってください。',
    }),
    noTitle: () => ({
      message: 'カードにタイトルがありません。twitter:title も og:title もありません。',
      change: 'og:title または twitter:title を追加してください。',
    }),
    noImage: ({ card }) => ({
      message: `${card} カードに画像がありません。twitter:image も og:image もありません。`,
      change: 'og:image または twitter:image を追加してください。',
    }),
    noSummaryImage: () => ({
      message: 'summary カードに画像がなく、X には灰色のプレースホルダーが表示されます。',
      change: 'og:image または twitter:image を追加してください。',
    }),
    noAppId: () => ({
      message: 'app カードにアプリ ID（twitter:app:id:iphone、twitter:app:id:ipad、twitter:app:id:googleplay）がありません。',
      change: 'アプリのストア ID を追加してください。',
    }),
    longTitle: ({ length, titleCharacters }) => ({
      message: `カードのタイトルは ${number(length)} 文字です。X は ${number(titleCharacters)} 文字を超える部分を切り捨てます。`,
      change: 'twitter:title を短くしてください。',
    }),
    longDescription: ({ length, descriptionCharacters }) => ({
      message: `カードの説明は ${number(length)} 文字です。X は ${number(descriptionCharacters)} 文字を超える部分を切り捨てます。`,
      change: 'twitter:description を短くしてください。',
    }),
  },
};
