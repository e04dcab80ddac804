import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { CatalogueEntry, ToolId } from '../checks/doors/catalogue.ts';
import type { KnownFacts } from '../checks/doors/facts.ts';
import type { Fix, Report } from '../checks/doors/report.ts';
import { useEdition } from './use-edition.ts';
import { CheckList } from './check-list.tsx';
import { FixList } from './fix-list.tsx';
import { GeoCard } from './geo-card.tsx';
import { GlanceCard } from './glance.tsx';
import type { ReportRoute } from './report-route.ts';
import { ToolList } from './tool-list.tsx';
import type { ToolActions } from './tool-props.ts';
import { CheckView, ToolView } from './tool-view.tsx';
import { useToolView } from './use-tool-view.ts';
import { VerdictCard, VerdictPlace } from './verdict-card.tsx';

export interface ReportViewProps {
  /** Null while the page is being read. */
  report: Report | null;
  /** Null while they are being loaded: only tools and fixes need them. */
  facts: KnownFacts | null;
  fixes: readonly Fix[];
  /** Names of the parts still being read; empty if the report is complete. */
  reading: readonly string[];
  route: ReportRoute;
  act: ToolActions;
  /** False if the view has no search. */
  findable?: boolean;
  /** The card of link checks: on the overview and, smaller, next to checks that need probes. */
  probe?(compact: boolean): ComponentChildren;
  /** Content between the scores and the tools of the overview. */
  children?: ComponentChildren;
}

/** A report: the overview, one tool, one check, or the list of checks. */
export function ReportView({ report, facts, fixes, reading, route, act, findable = true, probe, children }: ReportViewProps): JSX.Element {
  const { entryOf } = useEdition();
  const painted = usePainted(report !== null);
  if (!report && route.view !== 'overview') return <VerdictPlace />;
  if (report && route.view === 'tool')
    return <OpenTool key={route.id} id={route.id} report={report} facts={facts} act={act} probe={probe} />;
  if (report && route.view === 'checks') return <CheckList report={report} only={route.only} />;
  const signal: CatalogueEntry | undefined = route.view === 'check' ? entryOf(route.id) : undefined;
  if (report && signal) return <CheckView key={signal.id} signal={signal} report={report} facts={facts} act={act} probe={probe} />;
  // If a link leads to a part further down, render everything at once.
  const below = report !== null && (painted || route.view !== 'overview' || route.at !== 'top');
  return (
    <>
      {report ? <VerdictCard report={report} reading={reading} /> : <VerdictPlace />}
      {report && <FixList report={report} fixes={fixes} complete={reading.length === 0} />}
      {below && <GlanceCard report={report} act={act} />}
      {below && probe?.(false)}
      {below && <GeoCard report={report} />}
      {below && children}
      {/* While the page is read it is drawn below what is seen: the verdict need not wait for it. */}
      <ToolList report={below ? report : null} findable={findable} />
    </>
  );
}

/** Whether the first part has been painted: the parts below it are rendered afterwards. */
function usePainted(there: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(there), [there]);
  return painted;
}

/** Leaving a tool removes its marks from the page, because other views do not explain them. */
function OpenTool(props: {
  id: ToolId;
  report: Report;
  facts: KnownFacts | null;
  act: ToolActions;
  probe: ReportViewProps['probe'];
}): JSX.Element {
  const view = useToolView(props.id);
  useLayoutEffect(() => () => props.act.clearMarks(), []);
  return <ToolView {...props} facts={props.facts ?? {}} view={props.facts ? view : undefined} />;
}
