import type { JSX } from 'preact';
import type { CatalogueEntry } from '../../checks/core/catalogue.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { allFindings, type Report, type ReportSignal } from '../../checks/core/report/report.ts';
import { SentenceWithQuotes } from '../../reports/check-sentence.tsx';
import { EvidenceView } from './evidence.tsx';
import { FixPlace } from '../fixes/place.tsx';
import { Icon } from '../parts/icons.tsx';
import { shownStatus, StatusBadge, StatusIcon } from './status.tsx';
import type { ToolActions } from '../tool/props.ts';
import { useLazyPart, useLocale, useWords } from '../use-locale.ts';
import { entryTitle, isHeuristic } from '../../reports/catalogue.ts';
import { joinSentences } from '../../words/sentence.ts';

/** `facts`: null while they are loading; fixes are made from them. */
interface Of {
  report: Report;
  facts: KnownFacts | null;
  act: ToolActions;
  open?: boolean;
}

/** What is wrong comes first, what does not apply last. */
const places: Record<ReportSignal['status'], number> = { fail: 0, warn: 1, pass: 2, unchecked: 2, na: 3 };

/** The findings of some signals, in this order. */
export function FindingList({ ids, report, ...of }: Of & { ids: readonly string[] }): JSX.Element {
  const { entryOf } = useLocale();
  return (
    <div class="stack">
      {ids
        .flatMap((id) => report.signals.find((candidate) => candidate.id === id) ?? [])
        .toSorted((one, other) => places[one.status] - places[other.status])
        .map((entry) => {
          const signal = entryOf(entry.id);
          return signal && <SignalFindings key={entry.id} signal={signal} entry={entry} report={report} {...of} />;
        })}
    </div>
  );
}

/** One check: findings, evidence, what to change, and sources. `alone`: its title is already shown above. */
export function SignalFindings({
  signal,
  entry,
  report,
  facts,
  act,
  open = false,
  alone = false,
}: Of & { signal: CatalogueEntry; entry: ReportSignal; alone?: boolean }): JSX.Element {
  const shown = shownStatus(entry);
  const words = useLocale().words.evidence;
  const Title = alone ? 'h2' : 'h3';
  return (
    <article class={`card signal stack tone-${shown}`} aria-labelledby={`signal-${signal.id}`}>
      <header>
        <Title id={`signal-${signal.id}`} tabIndex={-1} class={alone ? 'visually-hidden' : ''}>
          {entryTitle(signal, shown)}
        </Title>
        <StatusBadge status={shown} />
      </header>
      {allFindings(entry).map((finding, index) => {
        const status = index === 0 && (shown === 'unchecked' || shown === 'pending') ? shown : finding.status;
        return (
          <div key={index} class={`finding tone-${status}`}>
            <StatusIcon status={status} />
            <div class="stack tight">
              <p class="finding-text">
                <SentenceWithQuotes text={finding.message} />
                {isHeuristic(signal, finding) && (
                  <>
                    {' '}
                    <span class="tag">{words.heuristic}</span>
                  </>
                )}
              </p>
              {finding.evidence && <EvidenceView evidence={finding.evidence} act={act} />}
              {finding.change && (
                <p class="fix">
                  <b>{words.toChange}</b> <SentenceWithQuotes text={finding.change} />
                </p>
              )}
            </div>
          </div>
        );
      })}
      <FixPlace entry={entry} report={report} facts={facts} act={act} alone={alone} />
      <Rule signal={signal} open={open} />
    </article>
  );
}

/** Why the criterion matters, and who sets it. */
function Rule({ signal, open }: { signal: CatalogueEntry; open: boolean }): JSX.Element {
  const { words: ours } = useLocale();
  const words = useWords().checks;
  const grounds = useLazyPart('grounds')?.[signal.id];
  return (
    <details class="rule" open={open}>
      <summary>{words.why}</summary>
      <div class="stack tight">
        <p>{grounds?.why}</p>
        <ul class="sources small">
          {grounds?.sources.map((source) => (
            <li key={source.title}>
              {source.url ? (
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.title} <Icon name="away" size={11} />
                </a>
              ) : (
                source.title
              )}
              <span class="muted">
                {ours.punctuation.colon}
                {ours.source.checked({ mark: ours.sourceMarks[source.mark], date: source.checked })}
              </span>
            </li>
          ))}
        </ul>
        <p class="small muted">
          {joinSentences([words.weight({ weight: signal.weight }), signal.gate && words.gate, signal.geo && words.geo(signal.geo)])}
        </p>
      </div>
    </details>
  );
}
