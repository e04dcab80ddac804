import type { aiCrawlerAccess as en } from '../../en/checks/ai-crawler-access.ts';
import { and, date, number } from './grammar.ts';

const purposes = { search: '回答', training: '学習', user: 'ユーザー操作', other: 'その他' };

export const aiCrawlerAccess: typeof en = {
  title: 'AI 検索クローラーがこの URL を取得できる',
  problem: 'AI 検索クローラーがブロックされている',
  why: '回答エンジンが引用できるのは、その検索クローラーが取得できるページだけです。学習用クローラーとユーザー操作による取得には別のユーザーエージェントトークンがあり、一覧には載りますがスコアには含まれません（ただし Claude-User は、回答のための取得で robots.txt に従うため、半分の重みで含まれます）。',
  heuristic: 'クローラーの重みは独自の経験則',
  words: {
    crawler: 'クローラー',
    operator: '運営元',
    purpose: '目的',
    thisUrl: 'この URL',
    line: '行',
    allowed: '許可',
    blocked: 'ブロック',
    ...purposes,
    named: ({ token, operator, purpose }) => `${token}（${operator}、${purposes[purpose]}）`,
  },
  says: {
    notWeb: () => ({ message: 'robots.txt は http と https のページにのみ適用されます。', change: '' }),
    allAllowed: ({ count, compiled }) => ({
      message: `robots.txt は、スコア対象の AI 検索クローラー ${number(count)} 個すべてにこの URL の取得を許可しています（${date(compiled)} 時点のリスト）。`,
      change: '',
    }),
    leadingAllowed: ({ blocked }) => ({
      message: `robots.txt は主要な AI 検索クローラーをすべて許可しています。その他のうちブロックされているもの: ${and(blocked)}。`,
      change: '',
    }),
    someBlocked: ({ blocked }) => ({
      message: `robots.txt はこの URL について主要な AI 検索クローラーをブロックしています: ${and(blocked)}。これらのサービスの回答では、このページを引用できません。`,
      change: 'そこで引用されたい場合は許可してください。意図的にブロックしている場合、変更は不要です。',
    }),
    allBlocked: () => ({
      message: 'robots.txt はこの URL について主要な AI 検索クローラーをすべてブロックしています。',
      change:
        '回答で引用してほしいクローラーを許可してください。意図的に AI をブロックしている場合は「このページについて」で選択してください。その場合、ページに GEO スコアは付きません。',
    }),
    alsoBlocked: ({ names }) => ({
      message: `ほかにブロックされているもの（学習、ユーザー操作、その他。スコア対象外）: ${and(names)}。`,
      change: '',
    }),
    trainingOnly: ({ names }) => ({
      message: `robots.txt は、学習データを収集する ${and(names)} をブロックしています（これらの名前には、ほかの用途も制御するものがあります）。AI 検索クローラーは許可されています。`,
      change: '',
    }),
    grounding: () => ({
      message:
        'Google-Extended がブロックされています。Gemini の学習のほか、Gemini アプリと Vertex AI がこのページを情報源として使うことも防ぎます。Google 検索とその AI 機能はこのトークンを無視します。',
      change: 'Gemini アプリで引用されたい場合は Google-Extended を許可してください。意図的にブロックしている場合、変更は不要です。',
    }),
    legacy: ({ names }) => ({
      message: `robots.txt に、運営元がもう文書化していないクローラーのグループがあります: ${and(names)}。`,
      change: '',
    }),
    silent: () => ({ message: 'robots.txt へのリクエストにレスポンスがありませんでした。', change: '' }),
    failing: ({ status }) => ({
      message: `robots.txt が ${status} を返します。クローラーが何を取得できるかは不明で、多くのクローラーは復旧するまでクロールを停止します。`,
      change: '',
    }),
  },
};
