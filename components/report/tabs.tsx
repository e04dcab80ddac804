import type { JSX } from 'preact';
import { tools } from '../../checks/tools.ts';
import { catalogue } from '../../words/catalogue.ts';
import { useViewLink } from '../parts/link-base.ts';
import type { ReportRoute } from './route.ts';
import { useWords } from '../use-locale.ts';

/** Navigation between the views of a report. @param searching search results are shown instead of the overview */
export function ReportTabs({
  route: { view, at },
  name,
  class: kind = 'tabs',
  searching = false,
}: {
  route: ReportRoute & { at?: string };
  name?: string;
  class?: string;
  searching?: boolean;
}): JSX.Element {
  const words = useWords().app.views;
  const link = useViewLink();
  const onOverview = view === 'overview' && !searching;
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <nav class={kind} aria-label={name ?? words.label}>
      <a href={link('overview')} aria-current={current(onOverview && at !== 'tools')}>
        {words.overview}
      </a>
      <a href={link('tools')} aria-current={current(view === 'tool' || (onOverview && at === 'tools'))}>
        {words.tools} <span class="muted">{tools.length}</span>
      </a>
      <a href={link('checks')} aria-current={current(view === 'check' || view === 'checks')}>
        {words.checks} <span class="muted">{catalogue.length}</span>
      </a>
    </nav>
  );
}
