import type { LinkObstacle } from '../../../checks/derive/links/kinds.ts';
import type { crawlableLinks as en } from '../../en/checks/crawlable-links.ts';
import { number, partReadText } from './grammar.ts';

const obstacles: Record<LinkObstacle, string> = {
  'no-href': 'href のないクリックハンドラ',
  empty: 'href が空',
  script: 'javascript: の URL',
  file: 'file: の URL',
  unparsable: '有効な URL ではない',
};
const links = (count: number) => (count === 1 ? '唯一のリンク' : `${number(count)} 個のリンクすべて`);
const change = '各リンクに URL を指定してください: <a href="/page">。クリックは引き続きスクリプトで処理できます。';

export const crawlableLinks: typeof en = {
  title: 'リンクがクロール可能',
  problem: 'リンクがない、またはクロールできない',
  why: '検索エンジンはリンク（href に URL を持つ <a> 要素）からページを発見します。スクリプトでしか開けないページは見つかりません。チェックするのは <a> 要素だけです。他の要素のクリックハンドラは検出できません。',
  heuristic: '独自の経験則: URL のないリンクのうちページを指すもの、および行き止まりの判定',
  words: {
    link: 'リンク',
    noText: 'テキストなし',
    opens: 'スクリプトで開く先',
    obstacle: '問題',
    obstacleOf: ({ obstacle }) => obstacles[obstacle],
  },
  says: {
    crawlable: ({ count }) => ({
      message: `${links(count)}にクロール可能な URL があり、コンテンツからサイト内の他のページにリンクしています。`,
      change: '',
    }),
    crawlableOnly: ({ count }) => ({ message: `${links(count)}にクロール可能な URL があります。`, change: '' }),
    capped: (args) => partReadText('リンク', args),
    noLinks: () => ({ message: 'ページにリンクがありません。', change: '' }),
    uncrawlable: ({ count, total }) => ({
      message: `このサイトのページへの ${number(total)} 個のリンクのうち ${number(count)} 個は、スクリプトでしか開けないためクロールできません。`,
      change,
    }),
    uncrawlableMenu: ({ count }) => ({
      message: `メニューの ${number(count)} 個のリンクは、いずれもクロールできません。`,
      change: 'メニューの各リンクに URL を指定してください: <a href="/page">。クリックは引き続きスクリプトで処理できます。',
    }),
    uncrawlablePages: () => ({
      message: 'このリストのページ番号はクロールできないため、クローラーにはリストのこのページしか見えません。',
      change: 'リストの各ページに /list?page=2 のような URL を割り当て、href でリンクしてください。',
    }),
    uncrawlableList: ({ count }) => ({
      message: `リストの ${number(count)} 個のリンクは、スクリプトでしか開けないため、いずれもクロールできません。`,
      change,
    }),
    controls: ({ count, total }) => ({
      message: `${number(total)} 個のリンクのうち ${number(count)} 個に URL がありません。こうしたリンクの多くはページ上で何かを開閉するもので、適切な要素は button です。`,
      change: '',
    }),
    deadEnd: () => ({
      message: 'このサイトの他のページへの nofollow のないリンクがありません。',
      change: '関連ページまたは上位のセクションにリンクしてください。',
    }),
    onlyFrame: ({ count }) => ({
      message: `${count === 1 ? 'nofollow のない唯一の内部リンク' : `nofollow のない ${number(count)} 個の内部リンクすべて`}がヘッダー、メニュー、フッターにあります。メインコンテンツに内部リンクがありません。`,
      change: '本文からサイト内の関連ページにリンクしてください。',
    }),
  },
};
