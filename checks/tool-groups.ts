/** The groups of the tools, in the order in which they are listed. */
export const toolGroups = [
  { id: 'search-appearance' },
  { id: 'indexing' },
  { id: 'content' },
  { id: 'links' },
  { id: 'images-speed' },
  { id: 'data-sharing' },
  { id: 'device-language' },
  { id: 'ai-readiness' },
] as const;
export type ToolGroupId = (typeof toolGroups)[number]['id'];
