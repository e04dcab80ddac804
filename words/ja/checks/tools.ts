import type { ToolNames } from '../../en/checks/tools.ts';
import { names } from './tool-names.ts';

export const toolNames: ToolNames = {
  groups: {
    'search-appearance': '検索での見え方',
    indexing: 'インデックス登録とクロール',
    content: 'コンテンツ',
    links: 'リンク',
    'images-speed': '画像と速度',
    'data-sharing': '構造化データとシェア',
    'device-language': 'レンダリング、デバイス、言語',
    'ai-readiness': 'AI に引用される準備',
  },
  tools: names,
};
