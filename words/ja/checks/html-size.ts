import type { htmlSize as en } from '../../en/checks/html-size.ts';
import { bytes as size, spaced } from './grammar.ts';

export const htmlSize: typeof en = {
  title: 'HTML がクロールの上限内に収まっている',
  problem: 'HTML が大きすぎる',
  why: 'クローラーは、非常に長い文書の最初の部分しか読み取りません。上限を超えた部分はインデックスに登録されない可能性があります。',
  words: { bytes: 'バイト' },
  says: {
    fits: ({ bytes }) => ({ message: `HTML は ${spaced(size(bytes))}で、クロールの上限に十分収まっています。`, change: '' }),
    large: ({ bytes, failBytes }) => ({
      message: `HTML は ${spaced(size(bytes))}です。Googlebot は最初の ${spaced(size(failBytes))}を読み取ります。`,
      change: '上限を十分下回るように、インラインのデータ、スタイル、画像を HTML の外に移してください。',
    }),
    tooLarge: ({ bytes, failBytes }) => ({
      message: `HTML は ${spaced(size(bytes))}です。最初の ${spaced(size(failBytes))}より後はインデックスに登録されない可能性があります。`,
      change: `すべてのコンテンツが最初の ${spaced(size(failBytes))}に収まるように、インラインのデータ、スタイル、画像を HTML の外に移すか、ページを分割してください。`,
    }),
    notReadToEnd: () => ({ message: '文書を最後まで読み取っていないため、このサイズは下限です。', change: '' }),
  },
};
