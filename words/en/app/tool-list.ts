import { english } from '../../../checks/core/wording.ts';

const { amount, and } = english;

/** The list of tools, search results, and the words of a list of checks. */
export const toolList = {
  /** `/` is shown as a key. */
  find: 'Press `/` to search, arrow keys to move',
  move: 'Use the arrow keys to move',
  favorites: 'Favorites',
  favorite: ({ tool }: { tool: string }) => `Favorite: ${tool}`,
  found: 'Search results',
  none: 'No results',
  advice: 'No tool or check matches. Try a single word, such as “canonical” or “images”.',
  counted: ({ tools, checks }: { tools: number; checks: number }) => and([amount(tools, 'tool'), amount(checks, 'check')]),
};
