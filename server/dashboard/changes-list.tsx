import type { JSX } from 'preact';
import { useLocale } from '../../components/use-locale.ts';
import { PageUrlText } from '../../components/findings/page-text.tsx';
import { StatusIcon } from '../../components/findings/status.tsx';
import { Arrow } from '../../reports/arrow.tsx';
import type { ChangesBody, TrendBody } from '../http/bodies/site.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { timeText } from './parts.tsx';

const words = dashboard.site.changes;
type Listed = ChangesBody['added'];

/** New failures first, then what is new, missing, and better. @param before times of the earlier runs, if known */
export function ChangesList({ changes, before }: { changes: ChangesBody; before: TrendBody['points'] }): JSX.Element {
  const { checks, values, added, missing, unaudited, run, against } = changes;
  if (run === against) return <p class="empty">{words.first}</p>;
  const at = before.find((point) => point.run === against)?.at;
  const kinds = [
    ['newFailures', 'fail'],
    ['newWarnings', 'warn'],
    ['fixed', 'pass'],
  ] as const;
  const pages = [
    [words.unaudited, unaudited],
    [words.added, added],
    [words.missing, missing],
  ] as const;
  const nothing = checks.length === 0 && values.length === 0 && pages.every(([, { total }]) => total === 0);
  return (
    <div class="stack">
      {at && <p class="muted small">{words.since({ at: timeText(at) })}</p>}
      {nothing && <p>{words.same}</p>}
      {kinds.map(([kind, status]) => {
        const some = checks.filter((check) => check[kind].total > 0);
        if (some.length === 0) return null;
        return (
          <div key={kind} class="stack tight">
            <h3 class="row">
              <StatusIcon status={status} silent /> {words[kind]}
            </h3>
            {some.map((check) => (
              <Urls key={check.id} title={check.title} listed={check[kind]} />
            ))}
          </div>
        );
      })}
      {values.length > 0 && (
        <div class="stack tight">
          <h3>{words.values}</h3>
          {values.map((value) => (
            <Values key={value.id} value={value} />
          ))}
        </div>
      )}
      {pages.map(([title, listed]) => listed.total > 0 && <Urls key={title} title={title} listed={listed} />)}
    </div>
  );
}

function Values({ value: { title, total, pages } }: { value: NonNullable<ChangesBody['values']>[number] }): JSX.Element {
  const { colon } = useLocale().words.punctuation;
  return (
    <Pages title={title} total={total}>
      {pages.map(({ url, before, after }) => (
        <li key={url}>
          <PageUrlText url={url} />
          {colon}
          <bdi>{before || words.none}</bdi> <Arrow /> <bdi>{after || words.none}</bdi>
        </li>
      ))}
    </Pages>
  );
}

const Urls = ({ title, listed: { total, urls } }: { title: string; listed: Listed }): JSX.Element => (
  <Pages title={title} total={total}>
    {urls.map((url) => (
      <li key={url}>
        <PageUrlText url={url} />
      </li>
    ))}
  </Pages>
);

/** The first pages of a list, and how many more there are. */
const Pages = ({ title, total, children }: { title: string; total: number; children: JSX.Element[] }): JSX.Element => (
  <details class="urls">
    <summary>
      {title} <span class="muted small">{words.pages({ count: total })}</span>
    </summary>
    <ul>
      {children}
      {total > children.length && <li class="muted">{words.more({ count: total - children.length })}</li>}
    </ul>
  </details>
);
