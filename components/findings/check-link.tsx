import type { JSX } from 'preact';
import type { CatalogueEntry } from '../../checks/core/catalogue.ts';
import type { ReportSignal } from '../../checks/core/report/report.ts';
import { entryTitle } from '../../reports/catalogue.ts';
import { SentenceWithQuotes } from '../../reports/check-sentence.tsx';
import { useViewLink } from '../parts/link-base.ts';
import { useLocale } from '../use-locale.ts';
import { shownStatus, StatusIcon, type Shown } from './status.tsx';

/** A check as a row of a list: a link with its status. */
export function CheckLink({
  signal,
  entry,
  message = false,
}: {
  signal: CatalogueEntry;
  entry: ReportSignal | undefined;
  message?: boolean;
}): JSX.Element {
  const link = useViewLink();
  const { words } = useLocale();
  const status: Shown = entry ? shownStatus(entry) : 'pending';
  return (
    <li>
      <a href={link(`check=${signal.id}`)} class={`entry tone-${status}`} data-step>
        <StatusIcon status={status} silent />
        <span class="entry-name">
          {entryTitle(signal, status)}
          {message && entry && (
            <span class="small muted entry-help">
              <SentenceWithQuotes text={entry.message} />
            </span>
          )}
        </span>
        <span class="entry-word">{words.status[status]}</span>
      </a>
    </li>
  );
}
