/** Plans what `npm run new` writes, completely before anything is written. */
import { planNewLanguage } from './language.ts';
import { planNewLocale } from './locale.ts';
import { planNewSignal } from './signal.ts';
import { planNewTool } from './tool.ts';
import type { Plan } from '../tree-changes.ts';

export const newUsage = `Usage: npm run new -- signal <id>
       npm run new -- tool <id> [<group>]
       npm run new -- language <code>
       npm run new -- locale <code>

Creates the files of something new, its test, and its line in each list.
The id of a signal or tool is permanent, in kebab-case: heading-count.
Without a group, a tool is in the group content.

signal    a criterion with a verdict          docs/contribute/adding-a-signal.md
tool      a view of the page                  CONTRIBUTING.md, “Add a tool”
language  all that is known of one language   docs/judging/languages.md
locale    a language of the interface         docs/contribute/translating.md
`;

/**
 * @param words arguments after the command
 * @param root folder of the tree, with a slash at its end
 * @param today YYYY-MM-DD
 * @throws Error if a list has an unexpected format
 */
export function planNew(words: readonly string[], root: string, today: string): Plan {
  const [kind, ...more] = words;
  if (kind === undefined) return { wrong: 'Name what is new: npm run new -- signal <id>' };
  if (kind === 'signal') return planNewSignal(more, root, today);
  if (kind === 'tool') return planNewTool(more, root);
  if (kind === 'language') return planNewLanguage(more, root);
  if (kind === 'locale') return planNewLocale(more, root);
  return {
    wrong: `“${kind}” cannot be created by this command. It creates a signal, a tool, a language or a locale. For a reporter, an endpoint or evidence for a page type, see CONTRIBUTING.md.`,
  };
}
