import type { words as en } from '../../en/tools/link-inventory.ts';
import { japanese } from '../japanese.ts';

const { number, percent } = japanese;

export const words: typeof en = {
  none: 'ページにリンクがありません。',
  kinds: {
    title: ({ count }) => `${number(count)} 個のリンク（リンク先別）`,
    titleOfFirst: ({ read, total }) => `${number(total)} 個中、最初の ${number(read)} 個のリンク（リンク先別）`,
    names: {
      internal: '内部',
      subdomain: 'サブドメイン',
      external: '外部',
      'same-page': 'このページ',
      mail: 'メール',
      phone: '電話',
      script: 'スクリプト',
      other: 'その他のスキーム',
      invalid: 'URL ではない',
      none: 'URL なし',
    },
    share: ({ count, kind, share }) => `${kind} ${number(count)}（${percent(share)}）`,
    firstRead: ({ count }) => `最初の ${number(count)} 個だけを読み取っています。ここの数値、表、エクスポートはすべてその範囲のものです。`,
    rels: ({ follow, nofollow, sponsored, ugc, newTab }) =>
      `nofollow なし ${number(follow)}、nofollow ${number(nofollow)}、sponsored ${number(sponsored)}、ugc ${number(ugc)}、新しいタブで開く ${number(newTab)}。`,
  },
  places: {
    title: '位置別のリンク',
    bars: '位置別のリンク',
    names: {
      main: 'メインコンテンツ',
      header: 'ヘッダー',
      nav: 'ナビゲーション',
      aside: '補足（aside）',
      footer: 'フッター',
      comments: 'コメント',
      dialog: 'ダイアログ',
      none: 'その他の場所',
    },
  },
  domains: {
    title: 'リンク先のドメイン',
    bars: 'ドメイン別の発リンク',
    none: '他サイトへのリンクはありません。',
    more: ({ count }) => `ほか ${number(count)} 件のドメイン。`,
  },
  groups: {
    choose: 'リンクのグループ化',
    each: ({ count }) => `個別（${number(count)}）`,
    target: ({ count }) => `リンク先別（${number(count)}）`,
    domain: ({ count }) => `ドメイン別（${number(count)}）`,
    rows: { target: 'リンク先', domain: 'リンク先のドメイン' },
    name: { target: 'リンク先', domain: 'ドメイン' },
    links: 'リンク数',
    texts: 'テキスト',
  },
  all: {
    title: 'すべてのリンク',
    rows: 'リンク',
    text: 'テキスト',
    target: 'リンク先',
    kind: '種類',
    rel: 'rel',
    place: '位置',
    noText: 'テキストなし',
    noTarget: 'なし',
    newTab: '新しいタブ',
    from: { alt: '画像:', 'aria-label': 'aria-label:', 'aria-labelledby': 'aria-labelledby:', title: 'title:', text: '', none: '' },
  },
};
