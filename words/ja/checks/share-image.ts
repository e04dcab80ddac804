import type { shareImage as en } from '../../en/checks/share-image.ts';
import type { SitePicture } from '../../../checks/derive/head/share-picture.ts';
import { bytes as size, fixed, number, spaced } from './grammar.ts';
import { probeText } from './probes.ts';

interface Side {
  width: number;
  height: number;
}
const pixels = ({ width, height }: Side) => `${number(width)} × ${number(height)} ピクセル`;
/** A side that is not known is 0. */
const sides = ({ width, height }: Side) =>
  width > 0 && height > 0 ? pixels({ width, height }) : width > 0 ? `幅 ${number(width)} ピクセル` : `高さ ${number(height)} ピクセル`;
const sitePictures: Record<SitePicture, string> = { logo: 'サイトのロゴ', icon: 'サイトのアイコン', placeholder: 'プレースホルダー' };
const larger = '1200 × 630 ピクセル以上の画像を使ってください。';

export const shareImage: typeof en = {
  title: 'シェア画像が機能する',
  problem: 'シェア画像がない、または適切でない',
  why: 'シェアされたリンクで最も目に入るのは画像です。使えない画像は、何の通知もなく SNS に表示されません。',
  heuristic: '独自の経験則: 画像が誰のものか',
  words: { bytes: 'バイト' },
  says: {
    none: () => ({ message: 'ページに og:image がありません。', change: '' }),
    works: (args) => ({ message: `シェア画像は読み込まれ、サイズも適切です: ${pixels(args)}。`, change: '' }),
    unmeasured: () => ({ message: 'シェア画像は読み込まれますが、サイズを計測できませんでした。', change: '' }),
    unusable: ({ address }) => ({
      message: `og:image が有効な URL ではありません: ${address}`,
      change: 'JPEG、PNG、WebP ファイルの https の絶対 URL を使ってください。',
    }),
    relative: () => ({
      message: 'og:image が相対 URL です。一部の SNS は解決しません。',
      change: 'https:// を含む完全な URL を使ってください。',
    }),
    insecure: () => ({
      message: 'og:image が http の URL です。メッセンジャーや SNS が拒否する可能性があります。',
      change: '画像を https で配信し、その URL を使ってください。',
    }),
    vector: () => ({
      message: 'シェア画像が SVG で、X とほとんどの SNS では表示されません。',
      change: 'PNG、JPEG、WebP のいずれかで書き出してください。',
    }),
    noAlt: () => ({
      message: 'og:image:alt がなく、画像が見えないユーザーに説明が伝わりません。',
      change: '画像の短い説明を og:image:alt に追加してください。',
    }),
    siteWide: ({ kind }) => ({
      message: `ページに独自の画像があるのに、シェア画像が${sitePictures[kind]}です。`,
      change: 'og:image に、このページの内容を示す画像を指定してください。',
    }),
    anotherSubject: () => ({
      message: 'シェア画像の名前が、この商品やその画像とまったく一致しません。',
      change: 'この商品の画像を使ってください。',
    }),
    saidSmall: ({ width, height, smallWidth }) => ({
      message: `タグまたは URL によると、シェア画像は${width > 0 && height > 0 ? ' ' : ''}${sides({ width, height })}です。幅が ${number(smallWidth)} 未満の場合、SNS には大きなプレビューではなくサムネイルが表示されます。`,
      change: larger,
    }),
    declaredSmall: ({ width, height, goodWidth }) => ({
      message: `og:image:width と og:image:height で ${pixels({ width, height })}と宣言されており、通常の幅 ${number(goodWidth)} より狭くなっています。`,
      change: '',
    }),
    notFound: ({ status }) => ({ message: `シェア画像が ${status} を返します。`, change: 'URL を修正するか、画像を復元してください。' }),
    unreachable: ({ why }) => ({
      message: `シェア画像を読み込めません: ${why ? probeText(why) : 'レスポンスなし'}。`,
      change: 'URL を修正してください。',
    }),
    unverified: ({ why }) => ({
      message: `シェア画像をチェックできませんでした: ${why ? probeText(why) : '明確なレスポンスなし'}。`,
      change: '',
    }),
    notImage: ({ type }) => ({
      message: `シェア画像が画像ではありません。${type ? `${type} ` : '不明な種類'}として配信されています。`,
      change: '画像ファイル自体を指定し、image/jpeg、image/png、image/webp のいずれかで配信してください。',
    }),
    tooSmall: ({ width, height, leastSide }) => ({
      message: `シェア画像が ${pixels({ width, height })}です。SNS は ${number(leastSide)} × ${number(leastSide)} 未満の画像を表示しません。`,
      change: larger,
    }),
    thumbnail: ({ width, height, smallWidth }) => ({
      message: `シェア画像が ${pixels({ width, height })}です。幅が ${number(smallWidth)} 未満の場合、SNS には大きなプレビューではなくサムネイルが表示されます。`,
      change: larger,
    }),
    small: (args) => ({ message: `シェア画像が ${pixels(args)}で、高解像度の画面ではぼやけて見えます。`, change: larger }),
    ratio: ({ width, height, ratio }) => ({
      message: `シェア画像の縦横比が ${fixed(width / height, 2)}:1 です。大きなプレビューでは約 ${number(ratio)}:1 に切り抜かれます。`,
      change: `縦横比を約 ${number(ratio)}:1 にするか、重要な部分を中央に配置してください。`,
    }),
    heavy: ({ size: has, bytes }) => ({
      message: `シェア画像が ${spaced(size(has))}です。X の上限は ${spaced(size(bytes))}で、メッセンジャーの上限ははるかに小さいことがよくあります。`,
      change: '数百 KB に圧縮してください。',
    }),
    sizeUnread: () => ({ message: 'シェア画像のサイズを読み取れませんでした。', change: '' }),
  },
};
