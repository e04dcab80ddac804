import { nearestSpelling } from '../../../checks/language/nearest.ts';
import { signalIds } from '../../cli/config/signal-ids.ts';
import { usageError } from '../../cli/failure.ts';
import { mcpWords as words } from '../../../words/en/server/mcp.ts';
import type { ToolAnswer } from '../context.ts';
import type { Input, Output } from '../schemas.ts';
import { escapePageText } from './page-text.ts';
import { currentLocale } from '../../locale.ts';

/** Explains a check; no part of the text comes from a page. @throws CommandFailed with all IDs if the ID is unknown */
export async function explainSignalTool({ id }: Input<'explainSignal'>): Promise<ToolAnswer<Output<'explainSignal'>>> {
  const { entryOf, groundsOf, names } = currentLocale();
  const [entry, grounds] = [entryOf(id.trim()), groundsOf(id.trim())];
  if (!entry || !grounds)
    throw usageError(
      words.explain.unknown({ id: escapePageText(id, 80), meant: nearestSpelling(id, signalIds()) || null, ids: signalIds() }),
    );
  const { geo } = entry;
  const data: Output<'explainSignal'> = {
    id: entry.id,
    title: entry.title,
    problem: entry.problem,
    why: grounds.why,
    group: entry.group,
    weight: entry.weight,
    blocker: entry.gate === true,
    geo: geo ? { category: names.categories[geo.category], points: geo.points } : null,
    sources: grounds.sources.map(({ title, url }) => ({ title, url })),
    tools: entry.tools.map((tool) => names.tools[tool].name),
  };
  return {
    text: [
      `${data.title} (${data.id})`,
      words.explain.problem(data),
      data.why,
      words.explain.weight(data),
      words.explain.sources,
      ...data.sources.map(({ title, url }) => `- ${title} ${url}`.trimEnd()),
    ].join('\n'),
    data,
    reports: [],
  };
}
