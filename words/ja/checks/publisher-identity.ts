import type { publisherIdentity as en } from '../../en/checks/publisher-identity.ts';
import { and, sentenceEndingIn } from './grammar.ts';
import { nameOrigins } from './names.ts';

/** What is missing about a publisher. */
const additions = {
  visible: 'ページ上の発行元の名前',
  ownUrl: 'このサイトの url',
  sameAs: '外部プロフィールへの sameAs',
  picture: 'ロゴまたは画像',
  id: '変わらない @id',
  about: '会社概要、問い合わせ、運営者情報のページへのリンク',
};

export const publisherIdentity: typeof en = {
  title: '発行元がわかる',
  problem: '発行元がはっきりしない',
  why: '誰が発行しているかが明確でなければ、情報源として名前を挙げることも信頼することもできません。どこでも同じ名前を使えば、検索エンジンと回答エンジンがページと発行元を結び付けられます。',
  heuristic: '各要素の割合: 独自の経験則',
  words: {
    where: '場所',
    name: '名前',
    part: '項目',
    found: '検出',
    type: 'タイプ',
    yes: 'はい',
    no: 'いいえ',
    origin: ({ from, type }) => (from === 'site-name' && type === 'WebSite' ? 'WebSite.name' : nameOrigins[from]),
    visible: 'ページに表示された名前',
    ownUrl: 'このサイトの url',
    sameAs: '外部プロフィールへの sameAs',
    picture: 'ロゴまたは画像',
    id: '@id',
    about: '会社概要、問い合わせ、運営者情報のページへのリンク',
  },
  says: {
    identified: ({ name }) => ({ message: `発行元がわかります: ${sentenceEndingIn(name)}`, change: '' }),
    unseen: ({ name }) => ({
      message: `構造化データでは ${name} が発行元として宣言されていますが、その名前がページに表示されていません。`,
      change: 'ヘッダー、フッター、またはロゴの代替テキストで発行元の名前を示してください。',
    }),
    unreachable: ({ name }) => ({
      message: `発行元は ${name} ですが、会社概要、問い合わせ、運営者情報のページへのリンクも、発行元の構造化データもありません。`,
      change: '発行元についてのページにリンクするか、Organization または Person として構造化データに追加してください。',
    }),
    notMarkedUp: ({ name }) => ({
      message: `発行元（${name}）は表示されていますが、構造化データにありません。`,
      change: 'name、url、logo、sameAs を持つ Organization または Person を追加し、publisher として参照してください。',
    }),
    unnamed: () => ({
      message: 'ページに発行元が見つかりません。宣言もなく、ロゴや著作権表示にも、ドメインや本文で裏付けられるタイトルにもありません。',
      change: '発行元の名前を表示し、会社概要、問い合わせ、運営者情報のページにリンクし、発行元を構造化データに追加してください。',
    }),
    namesDiffer: ({ names }) => ({
      message: `サイト名が場所によって異なります: ${and(names.map((name) => `「${name}」`))}。`,
      change: 'og:site_name、WebSite.name、タイトルで同じサイト名を使ってください。',
    }),
    couldAdd: ({ missing }) => ({ message: `任意で追加できるもの: ${and(missing.map((part) => additions[part]))}。`, change: '' }),
  },
};
