import type { toolList as en } from '../../en/app/tool-list.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

export const toolList: typeof en = {
  find: '`/` で検索、矢印キーで移動',
  move: '矢印キーで移動',
  favorites: 'お気に入り',
  favorite: ({ tool }) => `お気に入り: ${tool}`,
  found: '検索結果',
  none: '結果なし',
  advice: '一致するツールやチェックがありません。「canonical」や「画像」など、1 語で試してください。',
  counted: ({ tools, checks }) => `ツール ${number(tools)} 件、チェック ${number(checks)} 件`,
};
