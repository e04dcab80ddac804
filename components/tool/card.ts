import type { ToolGroupId } from '../../checks/tool-groups.ts';

/**
 * What is known of a tool before it is opened: components/tools/<id>/tool.ts, where <id> is its permanent public name. `npm run catalogue` copies
 * it into the lists that need a part of it, so that the popup opens without search words, and the server without views.
 */
export interface Card {
  group: ToolGroupId;
  /** Its position in the group, from 1. */
  place: number;
  name: string;
  /** The question it answers, in one line. */
  help: string;
  /** What people type to find it, besides its name, help and checks: lower case, separated by commas. */
  search: string;
  /** A page of the demo site, and the text that the view must show for it in the built extension. */
  demo: { page: string; shows: string | RegExp };
  /** Another page of the demo site for the screenshot, if the view shows more on it. */
  picture?: string;
  /** It shows facts, and no check belongs to it. */
  factsOnly?: true;
}
