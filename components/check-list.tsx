import type { JSX } from 'preact';
import { type CatalogueEntry, type Report, type SignalGroup, type Status } from '../checks/index.ts';
import { catalogue } from './catalogue.ts';
import { useViewLink } from './link-base.ts';
import { useEdition } from './edition.ts';
import { StatusIcon, type Shown } from './status.tsx';
import { CheckLink, moveFocus } from './tool-list.tsx';

const groupNames: Record<SignalGroup, string> = {
  crawling: 'Crawling and indexing',
  head: 'Title, description, head',
  content: 'Content',
  links: 'Links',
  images: 'Images',
  'structured-data': 'Structured data',
  sharing: 'Sharing',
  language: 'Language',
  experience: 'Speed and devices',
  ai: 'AI citation readiness',
};
const filters: readonly Status[] = ['fail', 'warn', 'unchecked', 'na', 'pass'];

/** All criteria with what was found; `only` keeps those of one status. */
export function CheckList({ report, only }: { report: Report; only: string }): JSX.Element {
  const link = useViewLink();
  const statusWord = useEdition().words.status;
  const entries = new Map(report.signals.map((entry) => [entry.id, entry]));
  const wanted = filters.find((status) => status === only);
  const kept = catalogue.filter((signal) => !wanted || entries.get(signal.id)?.status === wanted);
  return (
    <section class="stack" aria-labelledby="checks-title">
      <h1 id="checks-title" tabIndex={-1}>{wanted ? `Checks: ${statusWord[wanted].toLowerCase()}` : `All ${catalogue.length} checks`}</h1>
      <nav class="row" aria-label="Filter by status">
        <FilterLink current={!wanted} href={link('checks')} name="All" count={catalogue.length} />
        {filters.map((status) => <FilterLink key={status} current={wanted === status} href={link(`checks=${status}`)} name={statusWord[status]} status={status} count={report.counts[status]} />)}
      </nav>
      {kept.length === 0 && <p class="empty">No check has this status.</p>}
      <div class="stack" role="presentation" onKeyDown={moveFocus}>
        {(Object.keys(groupNames) as SignalGroup[]).map((group) => {
          const own: CatalogueEntry[] = kept.filter((signal) => signal.group === group);
          return own.length > 0 && (
            <section key={group} class="card group" aria-labelledby={`checks-${group}`}>
              <h2 id={`checks-${group}`}>{groupNames[group]}</h2>
              <ul>{own.map((signal) => <CheckLink key={signal.id} signal={signal} entry={entries.get(signal.id)} message />)}</ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}

function FilterLink({ current, href, name, status, count }: { current: boolean; href: string; name: string; status?: Shown; count: number }): JSX.Element {
  return (
    <a class="button filter" href={href} aria-current={current ? 'true' : undefined}>
      {status && <StatusIcon status={status} silent size={13} />}{name} <span class="muted">{count}</span>
    </a>
  );
}

