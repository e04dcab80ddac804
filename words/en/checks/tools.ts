import type { ToolGroupId } from '../../../checks/tool-groups.ts';
import { names } from './tool-names.ts';

/** Names of the tools and their groups in one language: a missing one does not compile. */
export interface ToolNames {
  tools: typeof names;
  groups: Record<ToolGroupId, string>;
}

export const toolNames: ToolNames = {
  groups: {
    'search-appearance': 'Search appearance',
    indexing: 'Indexing and crawling',
    content: 'Content',
    links: 'Links',
    'images-speed': 'Images and speed',
    'data-sharing': 'Structured data and sharing',
    'device-language': 'Rendering, device, language',
    'ai-readiness': 'AI citation readiness',
  },
  tools: names,
};
