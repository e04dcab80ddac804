import type { words as en } from '../../en/tools/page-weight.ts';
import { japanese } from '../japanese.ts';

const { bytes, duration, number } = japanese;

export const words: typeof en = {
  html: {
    title: 'HTML のサイズとクロールの上限',
    cut: 'Googlebot はここで読み取りを終えます:',
    size: ({ count }) => `HTML ${bytes(count)}（非圧縮）。`,
    limit: 'Googlebot は最初の 2 MB（印の位置）まで読み取ります。',
  },
  none: 'ブラウザはこのページのリソースを記録していません。',
  types: {
    title: '種類別',
    bars: '種類別のバイト数',
    other: 'その他',
    kinds: {
      html: 'HTML',
      img: '画像',
      css: 'CSS',
      script: 'スクリプト',
      font: 'フォント',
      iframe: 'フレーム',
      video: '動画',
      audio: '音声',
      fetch: 'データ（fetch）',
      beacon: 'ビーコン',
    },
    total: ({ requests, size }) => `リクエスト ${number(requests)} 件、${bytes(size)}（ネットワークまたはキャッシュから）。`,
    totalHidden: ({ requests, size, hidden }) =>
      `リクエスト ${number(requests)} 件、${bytes(size)}（ネットワークまたはキャッシュから）。クロスオリジンのリクエスト ${number(hidden)} 件はサイズ非公開です。`,
  },
  hosts: { title: 'ホスト別', bars: 'ホスト別のバイト数', inline: '（インライン）' },
  barHidden: ({ requests }) => `サイズ非公開、リクエスト ${number(requests)} 件`,
  morePlaces: ({ count }) => `ほか ${number(count)} 件のホスト。`,
  bar: ({ size, requests }) => `${bytes(size)}、リクエスト ${number(requests)} 件`,
  all: {
    title: 'すべてのリソース',
    rows: 'リソース',
    resource: 'リソース',
    type: '種類',
    bytes: 'バイト数',
    time: '時間',
    hidden: '非公開',
    size: ({ count }) => bytes(count),
    took: ({ ms }) => duration(ms),
  },
};
