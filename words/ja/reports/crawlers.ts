import type { crawlers as en } from '../../en/reports/crawlers.ts';
import { reasonText } from '../checks/reasons.ts';
import { japanese } from '../japanese.ts';

const { date, number, percent } = japanese;

export const crawlers: typeof en = {
  title: ({ product }) => `${product} から見たこのページ`,
  titleOf: ({ token }) => `${token} が取得できるこのページの内容`,
  share: ({ share, least }) => `${least ? '≥ ' : ''}${percent(share)}`,
  notKnown: '?',
  ofContent: ({ token }) => `メインコンテンツのうち ${token} に届く割合`,
  couldNotCheck: ({ token }) => `${token} に届く内容をチェックできません`,
  blocked: ({ token }) => `robots.txt がこの URL で ${token} をブロックしています。`,
  all: ({ token }) => `メインコンテンツのすべてが、${token} が取得できる元の HTML にあります。`,
  part: ({ missing, all }) => `メインコンテンツの ${number(all)} ブロックのうち ${number(missing)} ブロックが元の HTML にありません。`,
  none: 'メインコンテンツがまったく元の HTML にありません。',
  unclear: ({ token }) =>
    `チェックできません: robots.txt はこの URL で ${token} を禁止していますが、運営元は常に従うとは明言していません。`,
  unknown: ({ token }) => `チェックできません: robots.txt を読み取れなかったため、${token} がブロックされている可能性があります。`,
  unknownShare({ code, args }) {
    switch (code) {
      case 'pending':
        return '元の HTML を読み取っています…';
      case 'sign-in':
        return 'チェックできません: ログインしていないと、この URL は別のページを返します。';
      case 'partly-read':
        return 'チェックできません: ページの一部しか読み取っていません。';
      case 'little-text':
        return 'チェックできません: 比較するには本文が少なすぎます。';
      case 'refused':
        return `チェックできません: Cookie なしのリクエストに ${args.status} が返されました。`;
      case 'unread':
        return `元の HTML をチェックできません: ${reasonText(args.why)}`;
    }
  },
  rule: ({ line, rule }) => `robots.txt、${number(line)} 行目: ${rule}`,
  renders: {
    yes: 'JavaScript も実行するため、さらに多くを取得できる可能性があります。',
    unknown: 'JavaScript を実行するかどうかは公表されていません。',
    no: '',
  },
  ignores: 'robots.txt には従いません。',
  cut: '元の HTML の一部しか読み取っていません。',
  note: '元の HTML とは、Cookie なしのリクエストにサイトが返したものです。ファイアウォールがクローラーをブロックする可能性もあります。',
  access: { allowed: '許可', blocked: 'ブロック', unclear: '不明確', unknown: 'チェック不可' },
  purposes: { search: '検索', training: '学習', user: 'ユーザーのリクエスト', other: 'その他の用途' },
  accessOf: ({ token, access }) => `${token}: ${access}`,
  crawler: ({ token, purpose }) => `${token}（${purpose}）`,
  list: 'robots.txt によるクローラーのアクセス',
  columns: { crawler: 'クローラー', access: 'robots.txt', share: 'メインコンテンツ', why: '詳細' },
  passages: '最も引用しやすいパッセージ',
  noPassages: '単独で引用できるパッセージはありません。',
  toTool: ({ product }) => `${product} から見た内容を表示`,
  line: ({ title, number: shown, caption }) => `${title}: ${shown}（${caption}）`,
  at: ({ at }) => (Number.isNaN(Date.parse(at)) ? '' : date(at)),
};
