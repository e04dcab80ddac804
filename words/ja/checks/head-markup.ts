import type { headMarkup as en } from '../../en/checks/head-markup.ts';
import { and, number } from './grammar.ts';

type Declared = { used: string; by: 'header' | 'bom'; other: string; from: 'header' | 'meta' };
const charsetPlaces = { header: 'Content-Type ヘッダー', bom: 'バイト順マーク', meta: 'meta 要素' };
/** A clause: sentences go on after it. */
const bothText = ({ used, by, other, from }: Declared) =>
  `${charsetPlaces[by]}では ${used}、${charsetPlaces[from]}では ${other} が宣言されており、${charsetPlaces[by]}が優先され`;
const textNode = '#text';
type Culprit = { tag: string; noscript: boolean };
/** What ends the head: loose text or an element, perhaps inside noscript. */
const culprit = ({ tag, noscript }: Culprit) => {
  const what = tag === textNode ? '要素に囲まれていないテキスト' : `<${tag}>`;
  return noscript ? `<noscript> 内の${tag === textNode ? '' : ' '}${what}` : what;
};
const spaced = (cause: Culprit) => (cause.tag === textNode ? culprit(cause) : `${culprit(cause)} `);
const move = ({ line, ...cause }: Culprit & { line: number }) =>
  `${number(line)} 行目の${cause.tag === textNode ? 'テキスト' : ` ${spaced(cause)}`}を body に移動してください。`;
/** What reloads or leaves the page. */
const refresher = (header: boolean) => (header ? 'Refresh ヘッダー' : 'meta refresh');

export const headMarkup: typeof en = {
  title: 'head が正しく解析される',
  problem: 'head のマークアップにエラーがある',
  why: 'head に属さない要素があると、そこで head が閉じられます。HTML パーサーはそれ以降をすべて body に入れ、検索エンジンはそこにあるタイトル、canonical、hreflang を無視します。',
  says: {
    sharedIds: ({ count }) => ({
      message: `ラベルまたは ARIA 属性が参照する ${number(count)} 個の id が、複数の要素にあります。スクリーンリーダーは最初のものを使います。`,
      change: '',
    }),
    asIntended: () => ({ message: 'head は標準モードで最後まで解析され、エンコーディングも宣言されています。', change: '' }),
    endedEarly: ({ tag, noscript, line, lost }) => ({
      message: `検索エンジンが ${and(lost)} を無視する可能性があります。${number(line)} 行目の${tag === textNode && !noscript ? '' : ' '}${spaced({ tag, noscript })}で head が早く終わるためです。`,
      change: move({ tag, noscript, line }),
    }),
    neverClosed: ({ tag, line }) => ({
      message: `${number(line)} 行目の <${tag}> が閉じられていないため、ブラウザと検索エンジンはページの残りをその内容として読みます。`,
      change: `</${tag}> で閉じてください。`,
    }),
    endedBeforeMinor: ({ tag, noscript, line }) => ({
      message: `${number(line)} 行目の${tag === textNode && !noscript ? '' : ' '}${spaced({ tag, noscript })}で head が早く終わるため、それ以降のメタデータが body に入ります。`,
      change: move({ tag, noscript, line }),
    }),
    inBody: ({ names }) => ({
      message: `次のタグが body にあり、検索エンジンはこれらを無視します: ${and(names)}。`,
      change: 'これらのタグを head に移動してください。',
    }),
    quirks: () => ({
      message: 'ページは、1990 年代のブラウザを模した互換モードでレンダリングされます。',
      change: '文書を <!doctype html> で始めてください。',
    }),
    noCharset: ({ charsetBytes }) => ({
      message: `Content-Type ヘッダー、バイト順マーク、最初の ${number(charsetBytes)} バイトのいずれでも、文字エンコーディングが宣言されていません。`,
      change: '<meta charset="utf-8"> を head の最初の要素にするか、Content-Type ヘッダーで charset=utf-8 を送信してください。',
    }),
    duplicateCharset: ({ count }) => ({
      message: `エンコーディングが異なる値で ${number(count)} 回宣言されています。`,
      change: 'エンコーディングの宣言を 1 つだけ残してください。',
    }),
    charsetDiffers: (declared) => ({
      message: `${bothText(declared)}ます。`,
      change: `両方で ${declared.used} を宣言するか、1 か所だけで宣言してください。`,
    }),
    misread: (declared) => ({
      message: `${bothText(declared)}るため、テキストが誤ったエンコーディングで読み取られます。`,
      change: `ページの保存に使っているエンコーディングを両方で宣言してください。${declared.by === 'header' ? 'ヘッダーはサーバーまたはアプリケーションが設定します。' : ''}`,
    }),
    duplicateViewport: ({ count }) => ({
      message: `ビューポートが異なる値で ${number(count)} 回宣言されています。ブラウザは最後のものを使います。`,
      change: 'ビューポートの宣言を 1 つだけ残してください。',
    }),
    cutAtQuote: ({ names, end }) => ({
      message: `値の中の引用符のため、${and(names)} が「…${end}」で途切れ、残りが失われています。`,
      change: '値の中の引用符は &quot;、アポストロフィは &#39; と書いてください。',
    }),
    refreshAway: ({ url, header }) => ({
      message: `${refresher(header)} が即座に別の URL にリダイレクトします: ${url}`,
      change: 'サーバーでステータス 301 または 308 を使ってリダイレクトしてください。',
    }),
    refreshLater: ({ seconds, away, header }) => ({
      message: `${refresher(header)} が ${number(seconds)} 秒後にページを${away ? '別のページに切り替えます' : '再読み込みします'}。`,
      change: `読者の邪魔にならないよう、${away ? 'サーバーでリダイレクトしてください' : 'スクリプトでコンテンツを更新してください'}。`,
    }),
  },
};
