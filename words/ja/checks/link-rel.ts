import type { linkRel as en } from '../../en/checks/link-rel.ts';
import { directiveInWords, directivesInWords as written } from './directives.ts';
import { number, partReadText } from './grammar.ts';

export const linkRel: typeof en = {
  title: 'リンクの rel 属性が正しい',
  problem: 'リンクの rel 属性がない、または誤っている',
  why: 'rel は、有料リンクやユーザー作成リンクを検索エンジンに伝えます。通常のリンクに rel は不要で、内部リンクの nofollow はクロールの妨げになるだけです。',
  heuristic: '独自に作成したアフィリエイトと広告のアドレスのリスト',
  words: { placed: directiveInWords },
  says: {
    fitting: () => ({
      message: 'リンクの rel は適切です。サイト内のリンクに nofollow はなく、認識できた有料リンクとユーザー作成リンクには指定があります。',
      change: '',
    }),
    fittingBut: ({ count }) => ({
      message: `リンクの rel は適切です。認識できた有料リンクとユーザー作成リンクには指定があり、nofollow の内部リンク ${number(count)} 個は、それが適切な場所にあります（ログイン、カート、絞り込み、ファイル、広告、ユーザー作成リンク）。`,
      change: '',
    }),
    capped: (args) => partReadText('リンク', args),
    noLinks: () => ({ message: '他のページへのリンクがありません。', change: '' }),
    pageNofollow: ({ directives }) => ({
      message: `このページのリンクをいっさいたどらないよう検索エンジンに指示されています: ${written(directives)}。`,
      change: 'robots ディレクティブから nofollow を削除し、必要な場合は個々のリンクに指定してください。',
    }),
    internalNofollow: ({ count, total }) => ({
      message: `${number(total)} 個の内部リンクのうち ${number(count)} 個が nofollow です。`,
      change: 'nofollow を削除してください。自分のページをクロールさせない場合は robots.txt を使います。',
    }),
    paidUnmarked: ({ count }) => ({
      message: `既知のアフィリエイトまたは広告のホストへの ${number(count)} 個のリンクに、有料リンクの指定がありません。`,
      change: '有料リンクに rel="sponsored"（または nofollow）を追加してください。',
    }),
    commentsUnmarked: ({ count }) => ({
      message: `コメント内の ${number(count)} 個の外部リンクに、ユーザー作成リンクの指定がありません。`,
      change: 'コメントシステムで rel="ugc"（または nofollow）を追加してください。',
    }),
  },
};
