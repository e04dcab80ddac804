/** What a report shows below and behind its first screen, in one file of its own: the popup loads it after the first paint. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { ToolId } from '../../checks/tools.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { ToolActions } from '../tool/props.ts';
import { ToolView } from '../tool/view.tsx';
import { useLoadedView } from '../tool/use-view.ts';

export { CheckList } from '../findings/check-list.tsx';
export { GeoCard } from './geo-card.tsx';
export { GlanceCard } from './glance.tsx';
export { PageSettings } from './page-settings.tsx';
export { ProbeCard } from './probe-card.tsx';
export { CheckView } from '../tool/view.tsx';

/** Leaving a tool removes its marks from the page, because other views do not explain them. */
export function OpenTool(props: {
  id: ToolId;
  report: Report;
  facts: KnownFacts | null;
  act: ToolActions;
  probe: ((compact: boolean) => ComponentChildren) | undefined;
}): JSX.Element {
  const view = useLoadedView(props.id);
  useLayoutEffect(() => () => props.act.clearMarks(), []);
  return <ToolView {...props} facts={props.facts ?? {}} view={props.facts ? view : undefined} />;
}
