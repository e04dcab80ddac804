import type { JSX } from 'preact';
import { tools, type CatalogueEntry, type Report, type ToolId } from '../checks/index.ts';
import type { Edition } from '../reports/edition.ts';
import { useEdition } from './use-edition.ts';
import { CheckLink, moveFocus, toolStatuses, ToolLink } from './tool-list.tsx';
import { search as english } from '../words/en/app/tools/search.ts';
import { useToolWords, useWords, type ToolWords, type Words } from './words/use-words.ts';

type Terms = ToolWords['search'];

/** Tools and checks whose name, help or criteria contain the words looked for. */
export function SearchResults({ report, query }: { report: Report | null; query: string }): JSX.Element {
  const status = toolStatuses(report);
  const all = useWords();
  const terms = useToolWords('search', english);
  const edition = useEdition();
  const words = all.toolList;
  const found = findTools(query, all, terms, edition);
  const checks = findChecks(query, terms, edition);
  return (
    <div class="stack" onKeyDown={moveFocus} role="presentation">
      <h1>{found.length + checks.length === 0 ? words.none : words.found}</h1>
      <output class="visually-hidden">{words.counted({ tools: found.length, checks: checks.length })}</output>
      {found.length > 0 && (
        <section class="card group" aria-labelledby="found-tools">
          <h2 id="found-tools">{all.app.views.tools}</h2>
          <ul>
            {found.map((id) => (
              <ToolLink key={id} id={id} status={status(id)} long />
            ))}
          </ul>
        </section>
      )}
      {checks.length > 0 && (
        <section class="card group" aria-labelledby="found-checks">
          <h2 id="found-checks">{all.app.views.checks}</h2>
          <ul>
            {checks.map((signal) => (
              <CheckLink key={signal.id} signal={signal} entry={report?.signals.find((entry) => entry.id === signal.id)} />
            ))}
          </ul>
        </section>
      )}
      {found.length + checks.length === 0 && <p class="empty">{words.advice}</p>}
    </div>
  );
}

/** Every word must be found; a tool whose name holds them comes before one whose help, criteria or other words do. */
function findTools(query: string, { tools: names, toolGroups: groups }: Words, search: Terms, { catalogue: signals }: Edition): ToolId[] {
  const words = wordsOf(query);
  const name = (id: ToolId) => `${names[id].name} ${id}`.toLowerCase();
  const all = ({ id, group }: (typeof tools)[number]) =>
    [
      name(id),
      names[id].help,
      groups[group],
      search.tools[id],
      ...signals.filter((signal) => signal.tools.includes(id)).map((signal) => signal.title),
    ]
      .join(' ')
      .toLowerCase();
  const named = tools.filter(({ id }) => words.every((word) => name(id).includes(word)));
  return [...named, ...tools.filter((tool) => !named.includes(tool) && words.every((word) => all(tool).includes(word)))].map(
    ({ id }) => id,
  );
}

function findChecks(query: string, search: Terms, { catalogue: signals }: Edition): CatalogueEntry[] {
  const words = wordsOf(query);
  return signals.filter(({ id, title }) => words.every((word) => `${title} ${id} ${search.checks[id] ?? ''}`.toLowerCase().includes(word)));
}
const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean);
