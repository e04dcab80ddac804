/** The tools as described in their folders: components/tools/<id>/tool.ts. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { toolGroups } from '../../checks/tool-groups.ts';
import type { Card } from '../../components/tool/card.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Path from the root. */
export const toolCardFolder = (id: string): string => `components/tools/${id}`;

/** All tool descriptions by id, in display order: by group, then by place. */
export async function loadToolCards(): Promise<Map<string, Card>> {
  const groups: readonly string[] = toolGroups.map(({ id }) => id);
  const ids = readdirSync(join(root, 'components/tools'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const cards = await Promise.all(
    ids.map(async (id) => {
      const { card } = (await import(pathToFileURL(join(root, toolCardFolder(id), 'tool.ts')).href)) as { card: Card };
      return [id, card] as const;
    }),
  );
  const rank = ({ group, place }: Card) => groups.indexOf(group) * 1_000 + place;
  return new Map(cards.toSorted(([one, a], [other, b]) => rank(a) - rank(b) || one.localeCompare(other)));
}
