import type { anchorText as en } from '../../en/checks/anchor-text.ts';
import { number, percent, partReadText } from './grammar.ts';

const links = (count: number) => (count === 1 ? '他のページへの唯一のリンク' : `他のページへの ${number(count)} 個のリンクすべて`);
const part = (count: number, total: number) => `${number(total)} 個のリンクのうち ${number(count)} 個`;

export const anchorText: typeof en = {
  title: 'リンクテキストが内容を表している',
  problem: 'リンクテキストが内容を表していない',
  why: 'リンクテキストは、リンク先の内容をユーザーと検索エンジンに伝えます。「続きを読む」では何も伝わらず、名前のないアイコンではさらに伝わりません。',
  heuristic: '独自の経験則: 汎用的なリンクや空のリンクがいくつあれば多すぎるか',
  says: {
    descriptive: ({ count }) => ({ message: `${links(count)}に、内容を表すテキストがあります。`, change: '' }),
    named: ({ count }) => ({ message: `${links(count)}に名前（テキスト、ラベル、代替テキスト）があります。`, change: '' }),
    fewGeneric: ({ count }) => ({ message: `リンク先を説明していないテキストのリンクは ${number(count)} 個だけです。`, change: '' }),
    noLinks: () => ({ message: '他のページへの nofollow のないリンクがありません。', change: '' }),
    empty: ({ count, total }) => ({
      message: `${part(count, total)}（${percent(count / total)}）に名前がありません。テキスト、ラベル、代替テキスト、title のいずれもありません。`,
      change: 'リンクにテキストを追加してください。アイコンには、リンク先を表す代替テキストまたは aria-label を使います。',
    }),
    emptyBesideText: ({ count, total }) => ({
      message: `${part(count, total)}に名前がありませんが、同じページへのテキスト付きリンクがあります。`,
      change: '画像とテキストを 1 つのリンクにまとめてください。',
    }),
    emptyElsewhere: ({ count, total }) => ({
      message: `${part(count, total)}が他のサイトへのリンクで、名前がありません。`,
      change: '見えないユーザーのために、代替テキストまたは aria-label で各アイコンのリンク先を示してください。',
    }),
    generic: ({ count, total }) => ({
      message: `${part(count, total)}が、リンク先を説明しない汎用的なテキストです。`,
      change: 'リンクテキストでリンク先を示してください。「続きを読む」ではなく「係留料金」のように書きます。',
    }),
    bareUrls: ({ count, total }) => ({
      message: `${part(count, total)}で、URL がそのままテキストになっています。`,
      change: 'リンクテキストでリンク先を示してください。URL からは、読者も検索エンジンもほとんど内容がわかりません。',
    }),
    noPhrases: ({ language }) => ({
      message: `汎用的なリンクテキストはチェックしていません。この言語（${language}）のリストがありません。`,
      change: '',
    }),
    onlyOwn: ({ language }) => ({
      message: `この言語（${language}）には汎用的なリンクテキストのリストがありません。独自のリストのみを使用しました。`,
      change: '',
    }),
    byOwnList: ({ count }) => ({ message: `このうち ${number(count)} 個は、独自のリストによってのみ汎用的と判定されました。`, change: '' }),
    capped: (args) => partReadText('リンク', args),
  },
};
