import type { JSX } from 'preact';
import type { Report } from '../../checks/core/report/report.ts';
import { tools } from '../../checks/tools.ts';
import { catalogue } from '../../words/catalogue.ts';
import { useViewLink } from '../parts/link-base.ts';
import type { Route } from './route.ts';
import { useWords } from '../use-locale.ts';

/** Navigation between the views of a report. @param searching search results are shown instead of the overview @param report for how many checks apply */
export function Tabs({
  route: { view, at },
  name,
  class: kind = 'tabs',
  searching = false,
  report = null,
}: {
  route: Route & { at?: string };
  name?: string;
  class?: string;
  searching?: boolean;
  report?: Pick<Report, 'counts' | 'signals'> | null | undefined;
}): JSX.Element {
  const words = useWords().app.views;
  const link = useViewLink();
  const onOverview = view === 'overview' && !searching;
  const ariaCurrent = (is: boolean) => (is ? 'page' : undefined);
  return (
    <nav class={kind} aria-label={name ?? words.label}>
      <a href={link('overview')} aria-current={ariaCurrent(onOverview && at !== 'tools')}>
        <span>{words.overview}</span>
      </a>
      <a href={link('tools')} aria-current={ariaCurrent(view === 'tool' || (onOverview && at === 'tools'))}>
        <span>{words.tools}</span> <span class="muted">{tools.length}</span>
      </a>
      <a href={link('checks')} aria-current={ariaCurrent(view === 'check' || view === 'checks')}>
        <span>{words.checks}</span>{' '}
        <span class="muted">
          {report ? words.applying({ applying: report.signals.length - report.counts.na, all: report.signals.length }) : catalogue.length}
        </span>
      </a>
    </nav>
  );
}
