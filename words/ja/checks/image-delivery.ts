import type { imageDelivery as en } from '../../en/checks/image-delivery.ts';
import { bytes, number, percent, partReadText, spaced } from './grammar.ts';

const inSrc = 'URL を src または srcset に指定し、loading="lazy" を使ってください。';

export const imageDelivery: typeof en = {
  title: '画像が問題なく、適切なサイズで読み込まれる',
  problem: '画像が遅い、またはサイズが適切でない',
  why: 'クローラーは src と srcset の画像を見つけますが、スクロール時にスクリプトが読み込む画像は見つけません。領域の確保と適切なサイズにより、ページは速く安定します。',
  heuristic: '独自の経験則: 4 倍のピクセル数と 100 KB、画像の 20%',
  words: { image: '画像', shown: '表示', delivered: '配信', size: 'サイズ', bytes: ({ count }) => bytes(count) },
  says: {
    delivered: ({ count }) => ({ message: `${number(count)} 個の画像が、領域を確保して適切なサイズで読み込まれています。`, change: '' }),
    awaited: ({ count }) => ({
      message: `まだ画像が読み込まれていません。${number(count)} 個がファーストビューの外で遅延読み込みされるか、読み込み中です。`,
      change: '',
    }),
    broken: ({ count }) => ({
      message: `今回のアクセスで ${number(count)} 個の画像が読み込まれませんでした。URL が画像を返さないか、何かにブロックされました。`,
      change: '画像の URL を開き、機能しない場合は修正または削除してください。',
    }),
    noImages: () => ({ message: 'ページに画像がありません。', change: '' }),
    lazyLcp: () => ({
      message: 'LCP の画像が遅延読み込みされ、表示が遅れています。',
      change: 'この画像から loading="lazy" を削除し、fetchpriority="high" を追加してください。',
    }),
    unsizedLcp: () => ({
      message: 'LCP の画像の領域が確保されていないため、読み込まれるとページがずれます。',
      change: 'width 属性と height 属性、または CSS の aspect-ratio を追加してください。',
    }),
    scriptOnly: () => ({ message: 'メイン画像に src がなく、スクリプトでしか読み込めません。', change: inSrc }),
    unsized: ({ count }) => ({
      message: `${number(count)} 個の画像の領域が確保されていないため、読み込まれるとレイアウトがずれます。`,
      change: 'width 属性と height 属性、またはその一方と CSS の aspect-ratio を追加してください。',
    }),
    oversized: ({ count, largeBytes, pixelRatio }) => ({
      message: `${spaced(bytes(largeBytes))}を超える ${number(count)} 個の画像が、表示サイズの ${number(pixelRatio)} 倍を超えるピクセル数です。`,
      change: 'srcset と sizes を使って、より小さいバージョンを配信してください。',
    }),
    sourceless: ({ count, total }) => ({
      message: `メインコンテンツの ${number(total)} 個の画像のうち ${number(count)} 個（${percent(count / total)}）に src も srcset もなく、スクリプト用の data 属性しかありません。`,
      change: inSrc,
    }),
    sourcelessOutside: ({ count, total }) => ({
      message: `${number(total)} 個の画像のうち ${number(count)} 個（${percent(count / total)}）に src も srcset もなく、スクリプト用の data 属性しかありません。`,
      change: inSrc,
    }),
    heroBackground: () => ({
      message: 'ファーストビューで最大の画像が CSS の背景で、画像検索のインデックスに登録されません。',
      change: '画像がコンテンツである場合は、<img> 要素を使ってください。',
    }),
    bytesHidden: ({ count }) => ({
      message: `${number(count)} 個の画像のピクセル数が表示サイズをはるかに超えています。サーバーがファイルサイズを隠しています。`,
      change: 'サイズを計測できるように、Timing-Allow-Origin ヘッダーを送信してください。',
    }),
    roomUnknown: ({ count }) => ({
      message: `${number(count)} 個の画像に width 属性と height 属性がありません。CSS で領域が確保されているかどうかは、このブラウザではわかりません。`,
      change: '',
    }),
    capped: (args) => partReadText('画像', args),
    lcpUnknown: () => ({ message: '今回のアクセスでは LCP の画像が記録されませんでした。', change: '' }),
    noneLoaded: () => ({ message: '今回のアクセスでは画像が読み込まれなかったため、画像の配信をチェックできませんでした。', change: '' }),
  },
};
