import { metaPropertyTag } from '../../../checks/core/helpers/meta-property-tag.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { openGraph as en } from '../../en/checks/open-graph.ts';
import { and, number } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const lacking = ({ names }: { names: readonly string[] }) => `Open Graph の必須プロパティ ${and(names)} がありません。`;
const add = (names: readonly string[]) => `${and(names.map(metaPropertyTag))} を追加してください。`;

export const openGraph: typeof en = {
  title: 'Open Graph タグがそろっている',
  problem: 'Open Graph タグがそろっていない',
  why: 'SNS とメッセンジャーは、これらのタグからリンクプレビューを作ります。ない場合は推測するか、URL だけを表示します。',
  says: {
    complete: () => ({ message: 'og:title、og:type、og:image、og:url が設定されています。', change: '' }),
    noPreview: () => ({
      message: 'og:title と og:image がなく、シェアされたリンクにプレビューが表示されません。',
      change: 'property 属性を持つ meta 要素で、og:title と og:image、続いて og:type と og:url を追加してください。',
    }),
    missing: (args) => ({ message: lacking(args), change: add(args.names) }),
    assumed: (args) => ({
      message: `${lacking(args)}その場合、SNS はシェアされた URL を使い、タイプを website とみなします。`,
      change: add(args.names),
    }),
    noDescription: () => ({
      message: 'og:description がなく、プレビューには別のテキストが表示されるか、何も表示されません。',
      change: 'og:description を 1～2 文で追加してください。',
    }),
    nameAttribute: ({ names }) => ({
      message: `${and(names)} で name 属性が使われています。Open Graph の仕様では property を使います。`,
      change: '<meta property="og:…"> を使ってください。仕様に従う SNS は、もう一方の書き方を無視します。',
    }),
    otherUrl: () => ({
      message: 'og:url が正規 URL と異なるため、「いいね」やシェアが別のページに数えられます。',
      change: 'og:url に正規 URL を使ってください。',
    }),
    urlElsewhere: ({ url }) => ({
      message: `og:url がこのページではなく ${url} のため、「いいね」やシェアがそのページに数えられます。どちらが正しいかを示す canonical はありません。`,
      change: 'og:url にこのページの URL を使い、それを canonical として宣言してください。',
    }),
    severalUrls: ({ count }) => ({
      message: `異なる og:url タグが ${number(count)} 個あります。「いいね」やシェアがどのページに数えられるかは SNS によって異なります。`,
      change: 'canonical と同じ og:url を 1 つだけ残してください。',
    }),
    badUrl: ({ url }) => ({ message: `og:url が絶対 URL ではありません: ${url}`, change: 'https:// を含む完全な URL を使ってください。' }),
    unknownType: ({ type }) => ({
      message: `og:type「${clipText(type, 60)}」は Open Graph のタイプではありません。SNS はページを website として扱います。`,
      change: '',
    }),
    misread: ({ names, ...misread }) => ({
      message: `${and(names)} に${misreadExample(misread)}と表示されます: ${misreadCause[misread.kind].because}。`,
      change: misreadCause[misread.kind].change,
    }),
    severalTitles: ({ count }) => ({
      message: `異なる og:title タグが ${number(count)} 個あります。どれが表示されるかは SNS によって異なります。`,
      change: 'og:title を 1 つだけ残してください。',
    }),
  },
};
