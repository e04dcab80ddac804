import type { JSX } from 'preact';
import type { Report } from '../../checks/core/report/report.ts';
import { Icon } from '../parts/icons.tsx';
import { useViewLink } from '../parts/link-base.ts';
import type { MenuItem } from '../parts/menu.tsx';
import { searchReport, type FoundMore } from './search.ts';
import { CheckLink } from '../findings/check-link.tsx';
import { moveFocusByArrow, statusByTool, ToolLink } from '../tool/list.tsx';
import { useLocale, useWords, usePart } from '../use-locale.ts';

/** Tools, checks, actions and settings that match a query; the list with the best match comes first, checks come last. */
export function SearchResults({
  report,
  query,
  actions = [],
}: {
  report: Report | null;
  query: string;
  /** Actions of the report's buttons. */
  actions?: readonly MenuItem[];
}): JSX.Element {
  const status = statusByTool(report);
  const all = useWords();
  const terms = usePart('search');
  const locale = useLocale();
  const { tools, checks, more, moreFirst } = searchReport(query, all, terms, locale, actions);
  const words = all.toolList;
  const none = tools.length + checks.length + more.length === 0;
  const others = more.length > 0 && (
    <section key="more" class="card group" aria-labelledby="found-more">
      <h2 id="found-more">{terms.more}</h2>
      <ul>
        {more.map((entry) => (
          <MoreLink key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
  return (
    <div class="stack" onKeyDown={moveFocusByArrow} role="presentation">
      <h1>{none ? words.none : words.found}</h1>
      <output class="visually-hidden">
        {words.counted({ tools: tools.length, checks: checks.length })}
        {more.length > 0 && `${locale.words.punctuation.comma}${terms.counted({ count: more.length })}`}
      </output>
      {moreFirst && others}
      {tools.length > 0 && (
        <section key="tools" class="card group" aria-labelledby="found-tools">
          <h2 id="found-tools">{all.app.views.tools}</h2>
          <ul>
            {tools.map((id) => (
              <ToolLink key={id} id={id} status={status(id)} long />
            ))}
          </ul>
        </section>
      )}
      {!moreFirst && others}
      {checks.length > 0 && (
        <section key="checks" class="card group" aria-labelledby="found-checks">
          <h2 id="found-checks">{all.app.views.checks}</h2>
          <ul>
            {checks.map((signal) => (
              <CheckLink key={signal.id} signal={signal} entry={report?.signals.find((entry) => entry.id === signal.id)} />
            ))}
          </ul>
        </section>
      )}
      {none && <p class="empty">{words.advice}</p>}
    </div>
  );
}

function MoreLink({ entry: { name, note, run, view, setting } }: { entry: FoundMore }): JSX.Element {
  const link = useViewLink();
  const text = (
    <span class="entry-name">
      {name}
      {note && <span class="small muted entry-help">{note}</span>}
    </span>
  );
  return (
    <li>
      {run ? (
        <button type="button" class="entry" data-step onClick={run}>
          <Icon name="forward" size={14} />
          {text}
        </button>
      ) : view === undefined ? (
        <a class="entry" href={`/options.html${setting ? `#${setting}` : ''}`} target="_blank" data-step>
          <Icon name="away" size={14} />
          {text}
        </a>
      ) : (
        <a class="entry" href={link(view)} data-step>
          <Icon name="forward" size={14} />
          {text}
        </a>
      )}
    </li>
  );
}
