/**
 * Writes docs/map.md: the map of the README with the files of each room.
 * `npm run catalogue`; a test fails while the committed file is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}docs/map.md`;

/** A room of the map, with its description. */
export interface Room {
  path: string;
  knows: string;
}

/** The rooms of the map in the README, parents before their subfolders. */
export function houseMapRooms(readme: string): Room[] {
  let house = '';
  return (/```\n(checks\/ [\s\S]*?)```/.exec(readme)?.[1] ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, indent = '', name = '', knows = ''] = /^( *)([\w-]+)\/ +(.+)$/.exec(line) ?? [];
      if (indent === '') house = name;
      return { path: indent === '' ? name : `${house}/${name}`, knows };
    });
}

/** The rooms with their files, as Markdown. */
export function houseMap(): string {
  const rooms = houseMapRooms(readFileSync(`${root}README.md`, 'utf8')).filter(({ path }) => !unlisted.has(path));
  const paths = new Set(rooms.map(({ path }) => path));
  return (
    [
      '# The rooms and their files',
      '',
      'Made by `npm run catalogue` from the map in the README and the tree; do not edit. Files are named after what they know; those of a folder in a room stand behind its name.',
      ...rooms.flatMap(({ path, knows }) => [
        '',
        `## ${path}/`,
        '',
        `${knows[0]!.toUpperCase()}${knows.slice(1)}.`,
        '',
        ...filesIn(path, paths),
      ]),
    ].join('\n') + '\n'
  );
}
export const writeHouseMap = () => writeFileSync(target, houseMap());

const unlisted = new Set(['public', 'docs', 'tests']);
const isCode = (name: string) => /(?<!\.d)\.(?:tsx?|mjs)$/.test(name);

/** One line per room and per subfolder that is not a room; adjacent subfolders with the same files share one. */
function filesIn(path: string, rooms: ReadonlySet<string>): string[] {
  const lines: { folders: string[]; files: string }[] = [];
  for (const { folder, files } of foldersIn(path, rooms)) {
    const last = lines.at(-1);
    if (last?.files === files) last.folders.push(folder);
    else lines.push({ folders: [folder], files });
  }
  return lines.map(({ folders, files }) => (folders[0] === '' ? files : `- **${folders.join(', ')}** ${files}`));
}

function foldersIn(path: string, rooms: ReadonlySet<string>, inner = ''): { folder: string; files: string }[] {
  const entries = readdirSync(`${root}${path}/${inner}`, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const files = entries.filter((entry) => entry.isFile() && isCode(entry.name)).map(({ name }) => basename(name).replace(/\.\w+$/, ''));
  const folders = entries.filter((entry) => entry.isDirectory() && !rooms.has(`${path}/${inner}${entry.name}`));
  return [
    ...(files.length > 0 ? [{ folder: inner, files: files.join(', ') }] : []),
    ...folders.flatMap(({ name }) => foldersIn(path, rooms, `${inner}${name}/`)),
  ];
}
