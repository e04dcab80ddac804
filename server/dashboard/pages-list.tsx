import type { JSX } from 'preact';
import { PageText, PageUrlText } from '../../components/findings/page-text.tsx';
import type { RunPagesBody } from '../http/bodies/site.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { Fault, LoadingNote, Section, scoreText } from './parts.tsx';
import { useListed } from './use-request.ts';
import { useLocale } from '../../components/use-locale.ts';
import { signalTitle } from '../../reports/catalogue.ts';

const words = dashboard.site.pages;
type Page = RunPagesBody['pages'][number];

/** Pages of a run, with more on a click. @param check only those that fail it or have its warning */
export function PagesList({ path, check, all }: { path: string; check: string | null; all(): void }): JSX.Element {
  const locale = useLocale();
  const query = new URLSearchParams({ limit: '100', ...(check !== null && { check }) });
  const { items: pages, error, busy, complete, more } = useListed(`${path}?${query}`, (list: RunPagesBody) => list.pages);
  const title = check === null ? words.title : words.of({ title: signalTitle(locale, check, 'fail') });
  const actions =
    check === null ? undefined : (
      <button type="button" class="button" onClick={all}>
        {words.all}
      </button>
    );
  return (
    <Section title={title} id="pages" actions={actions}>
      {error && <Fault text={error} again={more} />}
      {pages.length > 0 && <PagesTable pages={pages} title={title} />}
      {busy && <LoadingNote />}
      {!busy && !error && pages.length === 0 && <p class="empty">{words.none}</p>}
      {/* It stays while it is busy, because it has the focus. */}
      {!complete && (
        <button type="button" class="button" aria-disabled={busy} onClick={more}>
          {words.more}
        </button>
      )}
    </Section>
  );
}

function PagesTable({ pages, title }: { pages: readonly Page[]; title: string }): JSX.Element {
  const { columns } = words;
  return (
    <section class="table-scroll" tabIndex={0} aria-label={title}>
      <table class="data">
        <thead>
          <tr>
            <th scope="col">{columns.page}</th>
            {(['score', 'geo', 'fails', 'warns'] as const).map((id) => (
              <th key={id} scope="col" class="number">
                {columns[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.url}>
              <td data-title={columns.page} class="wide">
                <PageName page={page} />
              </td>
              <td data-title={columns.score} class="number">
                {scoreText(page.score)}
              </td>
              <td data-title={columns.geo} class="number">
                {scoreText(page.geo)}
              </td>
              <td data-title={columns.fails} class={page.fails.length > 0 ? 'number tone-fail' : 'number'}>
                {page.fails.length}
              </td>
              <td data-title={columns.warns} class={page.warns.length > 0 ? 'number tone-warn' : 'number'}>
                {page.warns.length}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Title, URL, and what is wrong with the response. */
function PageName({ page: { url, title, state, error, status } }: { page: Page }): JSX.Element {
  // Text of a page must not become another kind of URL.
  const isWeb = /^https?:\/\//.test(url);
  return (
    <div>
      {state === 'done' && (title ? <PageText text={title} /> : <span class="muted">{words.untitled}</span>)}
      <span class="page-url small">
        {isWeb ? (
          <a href={url} rel="noreferrer noopener nofollow" target="_blank">
            <PageUrlText url={url} />
          </a>
        ) : (
          <PageUrlText url={url} />
        )}
      </span>
      {state === 'failed' && <span class="tone-warn small">{words.failed({ code: error ?? '' })}</span>}
      {status !== null && status >= 400 && <span class="tone-warn small">{words.status({ status })}</span>}
    </div>
  );
}
