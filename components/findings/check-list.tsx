import type { JSX } from 'preact';
import type { CatalogueEntry } from '../../checks/core/catalogue.ts';
import type { SignalGroup } from '../../checks/core/signal.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { Status } from '../../checks/core/verdict.ts';
import { useViewLink } from '../parts/link-base.ts';
import { StatusIcon, type Shown } from './status.tsx';
import { CheckLink } from './check-link.tsx';
import { moveFocusByArrow } from '../tool/list.tsx';
import { useLocale, useWords } from '../use-locale.ts';

const filters: readonly Status[] = ['fail', 'warn', 'unchecked', 'na', 'pass'];

/** All checks with their findings; `only`: those with this status. */
export function CheckList({ report, only }: { report: Report; only: string }): JSX.Element {
  const link = useViewLink();
  const {
    catalogue,
    words: { status: statusWord },
  } = useLocale();
  const words = useWords().checks;
  const entries = new Map(report.signals.map((entry) => [entry.id, entry]));
  const wanted = filters.find((status) => status === only);
  const shown = catalogue.filter((signal) => !wanted || entries.get(signal.id)?.status === wanted);
  return (
    <section class="stack" aria-labelledby="checks-title">
      <h1 id="checks-title" tabIndex={-1}>
        {wanted ? words.only({ status: statusWord[wanted] }) : words.all({ count: catalogue.length })}
      </h1>
      <nav class="row" aria-label={words.filter}>
        <FilterLink current={!wanted} href={link('checks')} name={words.any} count={catalogue.length} />
        {filters.map((status) => (
          <FilterLink
            key={status}
            current={wanted === status}
            href={link(`checks=${status}`)}
            name={statusWord[status]}
            status={status}
            count={report.counts[status]}
          />
        ))}
      </nav>
      {shown.length === 0 && <p class="empty">{words.none}</p>}
      <div class="stack" role="presentation" onKeyDown={moveFocusByArrow}>
        {(Object.keys(words.groups) as SignalGroup[]).map((group) => {
          const entriesOfGroup: CatalogueEntry[] = shown.filter((signal) => signal.group === group);
          return (
            entriesOfGroup.length > 0 && (
              <section key={group} class="card group" aria-labelledby={`checks-${group}`}>
                <h2 id={`checks-${group}`}>{words.groups[group]}</h2>
                <ul>
                  {entriesOfGroup.map((signal) => (
                    <CheckLink key={signal.id} signal={signal} entry={entries.get(signal.id)} message />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </section>
  );
}

function FilterLink({
  current,
  href,
  name,
  status,
  count,
}: {
  current: boolean;
  href: string;
  name: string;
  status?: Shown;
  count: number;
}): JSX.Element {
  return (
    <a class="button filter" href={href} aria-current={current ? 'true' : undefined}>
      {status && <StatusIcon status={status} silent size={13} />}
      {name} <span class="muted">{count}</span>
    </a>
  );
}
