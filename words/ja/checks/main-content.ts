import type { MainFact } from '../../../checks/core/facts/text.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { mainContent as en } from '../../en/checks/main-content.ts';
import { and, number, percent } from './grammar.ts';
import { spacedLength, textLengthText } from './text-length.ts';

type Locked = MainFact['locked'][number]['kind'];
const lockedIn: Record<Locked, string> = { canvas: 'canvas', frame: 'フレーム', embed: '埋め込み文書', image: '代替テキストのない画像' };
const methods: Record<MainFact['method'], string> = {
  main: 'main 要素',
  article: 'article 要素',
  density: 'テキストの密度',
  posts: 'スレッドの投稿',
  parts: 'メニューとフッター以外のすべてのセクション',
  body: 'body 全体',
  none: 'なし',
};

export const mainContent: typeof en = {
  title: 'メインコンテンツを特定できる',
  problem: 'メインコンテンツがない、または抽出しにくい',
  why: '検索エンジン、リーダーモード、回答エンジンは、周囲のページからメインコンテンツを抽出します。見つけられないものや、テキストとして読み取れないものは利用できません。',
  heuristic: '語数と割合は独自の経験則で、内容が何もないことに気づくためだけの値',
  words: { words: '語', characters: '文字', foundBy: '特定方法', container: 'コンテナ', method: ({ method }) => methods[method] },
  says: {
    found: ({ length, minutes }) => ({
      message: `メインコンテンツは${spacedLength(length)}${length.count === 0 ? '' : `、読むのに約 ${number(minutes)} 分`}です。理想の長さというものはありません。`,
      change: '',
    }),
    nothing: () => ({
      message: 'ここには読むものがありません。ページにテキスト、見出し、画像が表示されていません。',
      change: 'レスポンスと、ページをレンダリングするスクリプトを確認してから、もう一度監査してください。',
    }),
    nothingShown: ({ length }) => ({
      message: `ここには読むものがありません。HTML にある${spacedLength(length)}は、どれも表示されていません。`,
      change: 'JavaScript が有効な状態でテキストを表示してから、もう一度監査してください。',
    }),
    guessed: ({ length }) => ({
      message: `メインコンテンツ（${textLengthText(length)}）は、テキストの密度から推測することしかできませんでした。`,
      change: 'メインコンテンツを <main> 要素に、記事の場合は <article> 要素に入れてください。',
    }),
    doubted: ({ element }) => ({
      message: `<${element}> 要素にはページのテキストのごく一部しかないため、メインコンテンツを確実には特定できません。`,
      change: `メインコンテンツのすべてを、それ以外は含めずに、1 つの <${element}> 要素に入れてください。`,
    }),
    few: ({ length }) => ({
      message: `メインコンテンツが${spacedLength(length)}しか見つかりません。`,
      change: 'ページにほかにもコンテンツがある場合は、<main> 要素内にテキストとして追加してください。',
    }),
    hardlyAny: ({ length }) => ({
      message:
        length.count === 0
          ? 'テキストとしてのメインコンテンツが見つかりません。'
          : `メインコンテンツがほとんど見つかりません（${textLengthText(length)}）。`,
      change: 'ページのコンテンツを、テキストとして <main> 要素に入れてください。',
    }),
    picture: ({ share }) => ({
      message: `1 つの画像がファーストビューの ${percent(share)} を占め、テキストがほとんどありません。コンテンツが画像の中にある可能性があります。`,
      change: '画像の内容をテキストで提供してください。',
    }),
    framed: ({ url, share }) => ({
      message: `コンテンツがフレーム内にあり、ファーストビューの ${percent(share)} を占めています${url === null ? '' : `（${clipText(url, 200)}）`}。ページ自体にはテキストがほとんどありません。`,
      change: 'コンテンツをこのページに入れてください。検索エンジンは、フレームの内容を別のページとみなす可能性があります。',
    }),
    locked: ({ share, kinds, url }) => ({
      message: `メイン領域の ${percent(share)} が、このページのテキストではありません: ${and(kinds.map((kind) => lockedIn[kind]))}${url === null ? '' : `（${clipText(url, 200)}）`}。`,
      change: '同じ内容を、テキスト、代替テキスト、またはキャプションで提供してください。',
    }),
  },
};
