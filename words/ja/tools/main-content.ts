import type { words as en } from '../../en/tools/main-content.ts';
import { japanese } from '../japanese.ts';

const { number, percent } = japanese;

export const words: typeof en = {
  mark: 'それ以外をページ上で暗くする',
  copy: 'テキストをコピー',
  save: 'テキストを保存',
  share: ({ share }) => `メインコンテンツ ${percent(share)}`,
  rest: ({ share }) => `ナビゲーション、フッターなど ${percent(share)}`,
  found: '検出方法',
  methods: {
    main: '<main> 要素の中',
    article: '<article> 要素の中',
    posts: 'スレッドの投稿として',
    parts: 'メニューとフッター以外の全セクション',
    body: 'body 全体（際立った部分なし）',
    none: '見つからない',
  },
  densest: ({ confidence }) => `テキスト密度による（信頼度 ${percent(confidence)}）`,
  words: '語数',
  characters: '文字数',
  noAim: ({ count }) => `${number(count)}（理想の長さはありません）`,
  readingTime: '読了時間',
  minutes: ({ count }) => `約 ${number(count)} 分`,
  blocks: 'ブロック',
  blocksOf: ({ main, all }) => `テキストブロック ${number(all)} 個中 ${number(main)} 個`,
  locked: {
    title: '機械が読めないコンテンツ',
    note: 'メインコンテンツのうち、画像、フレーム、canvas の中にある部分。',
    rows: '読めない領域',
    none: 'ありません。',
    what: '種類',
    area: '面積の割合',
    element: '要素',
    kinds: { canvas: 'canvas', frame: 'フレーム', embed: '埋め込み文書', image: '代替テキストのない画像' },
    share: ({ share }) => percent(share),
  },
  text: {
    title: 'テキスト',
    none: 'メインコンテンツが見つかりませんでした。',
    truncated: 'ここに表示されているのはテキストの一部です。',
    label: '本文',
    first: ({ shown, total }) =>
      `${number(total)} ブロック中、最初の ${number(shown)} ブロックを表示しています。コピーにはすべて含まれます。`,
  },
  marks: {
    main: 'メインコンテンツ',
    regions: {
      main: 'メインコンテンツ以外',
      header: 'ヘッダー',
      nav: 'ナビゲーション',
      aside: '補足（aside）',
      footer: 'フッター',
      comments: 'コメント',
      dialog: 'ダイアログ',
      none: 'メインコンテンツ以外',
    },
  },
};
