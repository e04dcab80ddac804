import type { imageAlt as en } from '../../en/checks/image-alt.ts';
import { number, percent, partReadText } from './grammar.ts';

const part = (count: number, total: number) => `${number(total)} 個の画像のうち ${number(count)} 個`;
const all = (count: number, what: string) => (count === 1 ? `唯一の${what}` : `${number(count)} 個の${what}すべて`);

export const imageAlt: typeof en = {
  title: '画像に代替テキストがある',
  problem: '有用な代替テキストのない画像がある',
  why: '画像が見えないユーザー、検索エンジン、言語モデルは、代わりに代替テキストを読みます。装飾用の画像の alt は空にします。',
  heuristic: '独自の経験則: サイズ、割合、長さ',
  words: { text: '代替テキスト', images: '画像' },
  says: {
    described: ({ count }) => ({ message: `${all(count, 'コンテンツ画像')}に代替テキストがあります。`, change: '' }),
    onlyDecoration: ({ count }) => ({ message: `${all(count, '画像')}が装飾としてマークされています。`, change: '' }),
    noImages: () => ({ message: 'ページに画像がありません。', change: '' }),
    onlySmall: ({ count, smallestPixels }) => ({
      message: `ページ上の${count === 1 ? '' : ' '}${all(count, '画像')}が ${number(smallestPixels)} ピクセル未満であるか、表示されていません。`,
      change: '',
    }),
    onlyLinks: () => ({ message: 'どの画像も、リンクの唯一の内容です。これらのリンクはリンクテキストのチェックで数えます。', change: '' }),
    inLinks: ({ count }) => ({
      message: `代替テキストのない ${number(count)} 個の画像が、リンクの唯一の内容です。リンクテキストのチェックをご覧ください。`,
      change: '',
    }),
    capped: (args) => partReadText('画像', args),
    missing: ({ count, total, drawn }) => ({
      message:
        total === 1
          ? '唯一のコンテンツ画像に代替テキストがありません。'
          : `${part(count, total)}（${percent(count / total)}）に代替テキストがありません。`,
      change: [
        ...(count > drawn ? ['alt 属性で画像を説明してください。装飾には alt="" を使います。'] : []),
        ...(drawn > 0 ? ['SVG には <title> 要素または aria-label で名前を付けてください。装飾には aria-hidden="true" を使います。'] : []),
      ].join(''),
    }),
    namelessLink: ({ count }) => ({
      message: `${number(count)} 個のリンク画像に代替テキストがなく、リンク先がわかりません。`,
      change: '画像の代替テキストでリンク先を説明してください。',
    }),
    missingBesideText: ({ count, total }) => ({
      message: `${part(count, total)}に alt 属性がありません（いずれもテキストのあるリンク内の画像）。`,
      change:
        'スクリーンリーダーが読み飛ばすように alt="" を追加してください。画像がテキスト以上のことを示す場合は、説明を追加してください。',
    }),
    mainEmpty: () => ({
      message: 'ページのメイン画像の代替テキストが空で、装飾とみなされます。',
      change: '画像に何が写っているかを説明してください。',
    }),
    fileNames: ({ count, total }) => ({
      message: `${part(count, total)}の代替テキストが、ファイル名または URL です。`,
      change: '代わりに画像を説明してください。',
    }),
    onlySigns: ({ count }) => ({ message: `${all(count, '画像')}がロゴまたはアバターで、コンテンツではありません。`, change: '' }),
    saysNothing: ({ count, total, example }) => ({
      message: `${part(count, total)}の代替テキストから、画像の内容がわかりません: 「${example}」。`,
      change: '画像に何が写っているかを説明してください。装飾には alt="" を使います。',
    }),
    tooLong: ({ count, longestAlt }) => ({
      message: `${number(count)} 個の代替テキストが ${number(longestAlt)} 文字を超えています。`,
      change: '代替テキストを短くし、残りはキャプションか本文に移してください。',
    }),
    repeated: ({ count, total, sameAlt }) => ({
      message: `${part(count, total)}が、ほかの ${number(sameAlt - 1)} 個以上の画像と同じ代替テキストです。`,
      change: '各画像の違いを説明してください。',
    }),
  },
};
