import type { mainHeading as en } from '../../en/checks/main-heading.ts';
import { number } from './grammar.ts';

export const mainHeading: typeof en = {
  title: 'メインの見出しが表示されている',
  problem: 'メインの見出しがない、または不明確',
  why: '最も目立つ見出しが 1 つはっきりしていれば、読者と機械にページの内容が伝わります。検索エンジンがタイトルリンクに使うこともあります。',
  says: {
    one: ({ text }) => ({ message: `メインの見出しは「${text}」です。`, change: '' }),
    several: ({ count }) => ({
      message: `h1 要素が ${number(count)} 個見つかりました。そのうち 1 つが明らかに主な見出しであれば問題ありません。`,
      change: '',
    }),
    rivals: ({ count }) => ({
      message: `ファーストビューにある ${number(count)} 個の h1 要素が同じ大きさで、どれが主な見出しかわかりません。`,
      change: '大きさまたは位置によって、1 つの見出しを最も目立たせてください。',
    }),
    siteName: ({ name, headline }) => ({
      message: `h1 がサイト名（「${name}」）だけです。このページの見出し（「${headline}」）は h1 ではありません。`,
      change: 'ページの見出しを h1 に、サイト名を通常のリンクにしてください。トップページでは、サイト名を h1 にしても構いません。',
    }),
    path: ({ text, headline }) => ({
      message: `h1 に見出し（「${headline}」）だけでなく、ページまでのパンくず全体（「${text}」）が入っています。`,
      change: 'h1 は見出しだけにして、パンくずはその前に別のリストとして置いてください。',
    }),
    hidden: () => ({
      message: 'h1 が空であるか、読者に見えません。',
      change: 'テキスト、または代替テキストのある画像を使って h1 を表示してください。',
    }),
    roleOnly: ({ text }) => ({
      message: `「${text}」は ARIA ロールだけの見出しです。スクリーンリーダーは認識しますが、検索エンジンが探すのは h1～h6 です。`,
      change: 'ページの見出しを h1 としてマークアップしてください。',
    }),
    noH1: ({ level }) => ({
      message: `ページに見出しはありますが（最上位は h${level}）、h1 がありません。`,
      change: 'ページの見出しを h1 にしてください。',
    }),
    none: () => ({
      message: 'ページに見出しがありません。',
      change: 'コンテンツの上に見出しを追加し、h1 としてマークアップしてください。',
    }),
  },
};
