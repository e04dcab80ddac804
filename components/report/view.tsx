import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CatalogueEntry } from '../../checks/core/catalogue.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Fix, Report } from '../../checks/core/report/report.ts';
import { FixList } from '../fixes/list.tsx';
import type { Route } from './route.ts';
import { ToolList } from '../tool/list.tsx';
import type { ToolActions } from '../tool/props.ts';
import { useLazyParts } from './use-lazy-parts.ts';
import { VerdictCard, VerdictPlace } from './verdict-card.tsx';
import { GlanceRowLine } from './glance-row.tsx';
import { titleAndDescriptionRows } from './glance-head.ts';
import { mayBeIntended } from '../../reports/verdict-words.ts';
import { useLocale, useWords } from '../use-locale.ts';

/** Title and description with their lengths: a click copies the text, one on the length copies both. Renders nothing if the head could not be read. */
export function PageHead({ report, act }: { report: Report; act: Pick<ToolActions, 'copy'> }): JSX.Element | null {
  const words = useWords();
  const { words: reportWords } = useLocale();
  if (!report.glance) return null;
  return (
    <dl class="card page-head">
      {titleAndDescriptionRows(report.glance, words, reportWords).map((row) => (
        <GlanceRowLine key={row.id} row={row} report={report} act={act} sized />
      ))}
    </dl>
  );
}

interface ReportViewProps {
  /** Null while the page is being read. */
  report: Report | null;
  /** Null while they are being loaded: only tools and fixes need them. */
  facts: KnownFacts | null;
  fixes: readonly Fix[];
  /** Names of the parts still being read; empty if the report is complete. */
  reading: readonly string[];
  route: Route;
  act: ToolActions;
  /** False if the view has no search. */
  findable?: boolean;
  /** The card of link checks: on the overview and, smaller, next to checks that need probes. */
  probe?(compact: boolean): ComponentChildren;
  /** The control that chooses the type of the page. */
  pageType?: ComponentChildren;
  /** Notes that the page should not be found; absent if that cannot be chosen. */
  keepOut?(): void;
  /** Content between the scores and the tools of the overview. */
  children?: ComponentChildren;
}

/** A report: the overview, one tool, one check, or the list of checks. */
export function ReportView({
  report,
  facts,
  fixes,
  reading,
  route,
  act,
  findable = true,
  probe,
  pageType,
  keepOut,
  children,
}: ReportViewProps): JSX.Element {
  const { entryOf } = useLocale();
  const painted = usePainted(report !== null);
  const later = useLazyParts();
  if ((!report || !later) && route.view !== 'overview') return <VerdictPlace />;
  if (report && later && route.view === 'tool')
    return <later.OpenTool key={route.id} id={route.id} report={report} facts={facts} act={act} probe={probe} />;
  if (report && later && route.view === 'checks') return <later.CheckList report={report} only={route.only} />;
  const signal: CatalogueEntry | undefined = route.view === 'check' ? entryOf(route.id) : undefined;
  if (report && later && signal)
    return <later.CheckView key={signal.id} signal={signal} report={report} facts={facts} act={act} probe={probe} />;
  // If a link leads to a part further down, render everything at once.
  const below = report !== null && (painted || route.view !== 'overview' || route.at !== 'top');
  return (
    <>
      {report ? (
        <div class="stack">
          <VerdictCard report={report} reading={reading} pageType={pageType} keepOut={mayBeIntended(report) ? keepOut : undefined} />
          <PageHead report={report} act={act} />
        </div>
      ) : (
        <VerdictPlace />
      )}
      {report && <FixList report={report} fixes={fixes} complete={reading.length === 0} />}
      {below && later && (
        <>
          <later.GlanceCard report={report} act={act} />
          {probe?.(false)}
          <later.GeoCard report={report} />
          {children}
        </>
      )}
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
