import { Component, type ComponentChildren, type JSX } from 'preact';
import { tools, type ToolId } from '../../checks/tools.ts';
import type { CatalogueEntry } from '../../checks/core/catalogue.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Report, ReportSignal } from '../../checks/core/report/report.ts';
import { catalogue } from '../../words/catalogue.ts';
import { SentenceWithQuotes } from '../../reports/check-sentence.tsx';
import { FindingAbove } from '../findings/above.ts';
import { FindingList, SignalFindings } from '../findings/findings.tsx';
import { Icon } from '../parts/icons.tsx';
import { useViewLink } from '../parts/link-base.ts';
import { shownStatus } from '../../reports/statuses.ts';
import { FavoriteStar } from './star.tsx';
import { linksToOtherServices } from '../parts/other-services.ts';
import { StatusBadge, StatusIcon } from '../findings/status.tsx';
import { copyToolText, saveTool } from '../files/text-files.ts';
import { PageUrl } from './parts.tsx';
import type { Tool, ToolActions } from './props.ts';
import { useLocale, useWords } from '../use-locale.ts';
import { entryTitle, signalsOfTool } from '../../reports/catalogue.ts';
import type { Words } from '../../words/locale.ts';

/** One tool: its view, then the findings of its signals. */
export function ToolView({
  id,
  view: View,
  report,
  facts,
  act,
  probe,
}: {
  id: ToolId;
  /** Undefined while it is being loaded. */
  view: Tool | undefined;
  report: Report;
  facts: KnownFacts;
  act: ToolActions;
  /** The card of link checks, for tools whose facts come only from probes. */
  probe?: ((compact: boolean) => ComponentChildren) | undefined;
}): JSX.Element {
  const tool = tools.find((candidate) => candidate.id === id)!;
  const status = report.tools.find((candidate) => candidate.id === id)?.status ?? 'info';
  const locale = useLocale();
  const ids = signalsOfTool(locale, id);
  const link = useViewLink();
  const { app, toolFrame: words, tools: names, toolGroups: groups } = useWords();
  return (
    <article class="stack loose" aria-labelledby="tool-title">
      <header class="stack tight">
        <div class="split crumbs">
          <p class="row">
            <a class="button quiet" href={link('tools')}>
              <Icon name="back" size={13} />
              {app.views.overview}
            </a>
            <span class="muted small">{groups[tool.group]}</span>
          </p>
          <ToolButtons id={id} report={report} act={act} />
        </div>
        <div class="split">
          <div class="row">
            <h1 id="tool-title" tabIndex={-1}>
              {names[id].name}
            </h1>
            <FavoriteStar id={id} />
          </div>
          {/* If its criteria do not apply, they say so: the view shows what there is anyway. */}
          {status !== 'na' && <StatusBadge status={status} />}
        </div>
        <p class="muted">{names[id].help}</p>
        <Lead report={report} ids={ids} />
      </header>
      {ids.some(isProbed) && probe?.(true)}
      {View ? (
        <PictureFrame key={id} words={words}>
          <FindingAbove.Provider value={worstOf(report, ids) !== undefined}>
            <PageUrl.Provider value={report.finalUrl}>
              <View report={report} facts={facts} act={act} />
            </PageUrl.Provider>
          </FindingAbove.Provider>
        </PictureFrame>
      ) : (
        <div class="card place picture-place" aria-hidden="true" />
      )}
      {ids.length > 0 && (
        <section class="stack" aria-labelledby="findings-title">
          <h2 id="findings-title">{words.findings}</h2>
          <FindingList report={report} facts={View ? facts : null} ids={ids} act={act} />
        </section>
      )}
      <Elsewhere id={id} report={report} />
    </article>
  );
}

/** Buttons to copy and save a tool's results. */
function ToolButtons({ id, report, act }: { id: ToolId; report: Report; act: ToolActions }): JSX.Element {
  const locale = useLocale();
  const words = useWords().toolFrame;
  return (
    <p class="row">
      <button type="button" class="button quiet" onClick={() => void copyToolText(report, id, locale, act)} aria-label={words.copyMarkdown}>
        <Icon name="copy" size={13} />
        {words.copy}
      </button>
      <button type="button" class="button quiet" onClick={() => void saveTool(report, id, 'json', locale, act)} aria-label={words.saveJson}>
        <Icon name="save" size={13} />
        JSON
      </button>
      <button
        type="button"
        class="button quiet"
        onClick={() => void saveTool(report, id, 'md', locale, act)}
        aria-label={words.saveMarkdown}
      >
        <Icon name="save" size={13} />
        Markdown
      </button>
    </p>
  );
}

/** Links to other sites' services that check this URL: nothing is sent before a click. */
function Elsewhere({ id, report }: { id: ToolId; report: Report }): JSX.Element | null {
  const { toolFrame: words } = useWords();
  const services = linksToOtherServices(id, report.finalUrl || report.url);
  if (services.length === 0) return null;
  return (
    <p class="small muted row">
      {words.elsewhere}
      {services.map((service) => (
        <a key={service.id} href={service.href} target="_blank" rel="noreferrer">
          {words.services[service.id]}
        </a>
      ))}
    </p>
  );
}

const isProbed = (id: string) => catalogue.some((signal) => signal.id === id && signal.scope.includes('N'));

/** The worst of a tool's signals: a failure, otherwise a warning. */
function worstOf(report: Report, ids: readonly string[]): ReportSignal | undefined {
  const results = report.signals.filter((entry) => ids.includes(entry.id));
  return results.find((entry) => entry.status === 'fail') ?? results.find((entry) => entry.status === 'warn');
}

/** The worst finding, before the view, with a link to what to change. */
function Lead({ report, ids }: { report: Report; ids: readonly string[] }): JSX.Element | null {
  const worst = worstOf(report, ids);
  const words = useWords().toolFrame;
  if (!worst) return null;
  const go = () => {
    const title = document.getElementById(`signal-${worst.id}`);
    title?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  };
  return (
    <p class={`lead tone-${worst.status}`}>
      <StatusIcon status={worst.status} silent />
      <SentenceWithQuotes text={worst.message} />
      <button type="button" class="button quiet" onClick={go}>
        {words.toChange}
      </button>
    </p>
  );
}

/** One check on its own, with the tools that show more about it. */
export function CheckView({
  signal,
  report,
  facts = null,
  act,
  probe,
}: {
  signal: CatalogueEntry;
  report: Report;
  facts?: KnownFacts | null;
  act: ToolActions;
  probe?: ((compact: boolean) => ComponentChildren) | undefined;
}): JSX.Element {
  const entry = report.signals.find((candidate) => candidate.id === signal.id);
  const link = useViewLink();
  const { app, toolFrame: words, tools: names } = useWords();
  return (
    <article class="stack loose" aria-labelledby="check-title">
      <header class="stack tight">
        <p class="row crumbs">
          <a class="button quiet" href={link('overview')}>
            <Icon name="back" size={13} />
            {app.views.overview}
          </a>
          <a class="muted small" href={link('checks')}>
            {words.allChecks}
          </a>
        </p>
        <h1 id="check-title" tabIndex={-1}>
          {entry ? entryTitle(signal, shownStatus(entry)) : signal.title}
        </h1>
      </header>
      {isProbed(signal.id) && probe?.(true)}
      {entry && <SignalFindings signal={signal} entry={entry} report={report} facts={facts} act={act} open alone />}
      <section class="stack" aria-labelledby="seen-in">
        <h2 id="seen-in">{words.seeItIn}</h2>
        <ul class="row">
          {signal.tools.map((id) => (
            <li key={id}>
              <a class="button" href={link(`tool=${id}`)}>
                {names[id].name}
                <Icon name="forward" size={12} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

/** If a view throws on a page's data, everything else stays. */
class PictureFrame extends Component<{ words: Words['toolFrame']; children: ComponentChildren }, { error: string | null }> {
  override state = { error: null };
  static override getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
  override render() {
    const { error } = this.state;
    const { words, children } = this.props;
    return error === null ? (
      <div class="picture">
        <h2 class="visually-hidden">{words.picture}</h2>
        {children}
      </div>
    ) : (
      <p class="empty" role="alert">
        {words.broken({ error })}
      </p>
    );
  }
}
