import type { authorIdentity as en } from '../../en/checks/author-identity.ts';
import { framedText } from './framed.ts';
import { and, number, sentenceEndingIn } from './grammar.ts';
import { nameOrigins } from './names.ts';
import { pageOf } from './page-type.ts';

const responsible = 'この文章に責任を持つ人または組織の名前を使ってください。';

export const authorIdentity: typeof en = {
  title: '著者が明記され、リンクされている',
  problem: '著者がない、または一致しない',
  why: '読者も回答エンジンも、誰が書いたかで文章を評価します。表示され、マークアップされ、リンクされた名前は、著者のほかの仕事や資格につながります。',
  heuristic: '3 つの要素の割合: 独自の経験則',
  words: { where: '場所', name: '名前', type: 'タイプ', linkedTo: 'リンク先', origin: ({ from }) => nameOrigins[from] },
  says: {
    named: ({ names, more }) => ({
      message: `著者が表示されています: ${sentenceEndingIn(and(more > 0 ? [...names, `ほか ${number(more)} 人`] : names))}`,
      change: '',
    }),
    framed: ({ url }) => framedText(url),
    none: () => ({
      message: 'ページ上にも構造化データにも著者が見つかりません。',
      change: '責任を持つ人または組織を見出しの近くに表示し、構造化データの author に同じ名前を使い、紹介ページにリンクしてください。',
    }),
    notVisible: ({ name }) => ({
      message: `著者（${name}）は構造化データにありますが、読者には見えません。`,
      change: '見出しの近くか文章の最後に名前を表示してください。',
    }),
    notInMarkup: ({ name }) => ({
      message: `表示されている著者（${name}）が、構造化データに Person または Organization として含まれていません。`,
      change: '記事の構造化データに author を追加し、@type と、表示されているのと同じ名前を指定してください。',
    }),
    notLinked: ({ name }) => ({
      message: `著者（${name}）が紹介ページにリンクされていません。`,
      change: '著者名を著者ページにリンクし、構造化データにその URL を url（またはプロフィールを sameAs）として記述してください。',
    }),
    differs: ({ visible, marked }) => ({
      message: `ページに表示されている著者は ${visible} ですが、構造化データでは ${marked} です。`,
      change: '両方で同じ名前を使ってください。',
    }),
    account: ({ name }) => ({ message: `著者は「${name}」で、アカウント名のように見えます。`, change: responsible }),
    role: ({ name }) => ({ message: `著者の「${name}」は役割であり、名前ではありません。`, change: responsible }),
    siteName: ({ name }) => ({
      message: `著者の「${name}」はサイト名ですが、Organization としてマークアップされていません。`,
      change: '文章を書いた人の名前を記載してください。組織が責任を持つ場合は、著者を Organization としてマークアップしてください。',
    }),
    several: ({ name }) => ({
      message: `1 つの author に複数の人が含まれています: 「${name}」。`,
      change: 'author のリストで、著者ごとに項目を分けてください。',
    }),
    noByline: ({ type }) => ({ message: `著者名の表記は見つかりません。${pageOf[type]}には通常、著者名は必要ありません。`, change: '' }),
  },
};
