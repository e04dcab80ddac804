import { nearestSpelling } from '../../../checks/language/nearest.ts';
import { signalIds } from '../config/signal-ids.ts';
import { usageError } from '../failure.ts';
import { wrapLines } from '../reporters/wrap.ts';
import { serverWords } from '../../words.ts';
import type { World } from '../world.ts';
import { currentLocale } from '../../locale.ts';

const words = () => serverWords().commands.signals;

/** Prints the catalogue. @throws CommandFailed for an unknown id */
export async function signalsCommand(id: string | null, { stdout }: Pick<World, 'stdout'>): Promise<void> {
  const { catalogue, entryOf, groundsOf, names } = currentLocale();
  const width = Math.min(stdout.columns, 100);
  if (id === null) {
    const longest = Math.max(...catalogue.map((entry) => entry.id.length));
    await stdout.write(
      catalogue.map((entry) => `${entry.id.padEnd(longest)}  ${entry.title}\n`).join('') +
        `\n${words().header({ count: catalogue.length })}\n`,
    );
    return;
  }
  const [entry, grounds] = [entryOf(id), groundsOf(id)];
  if (!entry || !grounds) throw usageError(words().unknown({ id, meant: nearestSpelling(id, signalIds()) || null }));
  const { title, weight, group, gate, geo, tools } = entry;
  const { why, sources } = grounds;
  const rows = [
    [words().group, group],
    [words().weight, String(weight)],
    ...(gate ? [[words().gate, words().gateYes]] : []),
    ...(geo ? [[words().geo, words().points({ points: geo.points, category: names.categories[geo.category] })]] : []),
    [words().tools, tools.map((tool) => names.tools[tool].name).join(serverWords().punctuation.comma)],
    ...sources.map(({ title: source, url }, index) => [index === 0 ? words().sources : '', url ? `${source} ${url}` : source]),
  ];
  await stdout.write(
    [
      `${title} (${id})`,
      '',
      ...wrapLines(why, width),
      '',
      ...rows.flatMap(([label = '', text = '']) =>
        wrapLines(text, width, 10).map((line, index) => (index === 0 ? label.padEnd(10) + line.trimStart() : line)),
      ),
      '',
    ].join('\n'),
  );
}
