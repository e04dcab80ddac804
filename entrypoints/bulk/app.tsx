import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, LogoIcon } from '../../components/parts/icons.tsx';
import { NoticeBar } from '../../components/parts/notice-bar.tsx';
import type { BulkProps } from './props.ts';
import type { Files } from './files.ts';
import { CompareView } from './compare-view.tsx';
import { QueueView } from './queue-view.tsx';
import { ReportPage } from './report-page.tsx';
import { routeOf, type Route } from './route.ts';
import { RunView } from './run-view.tsx';
import { RunsView } from './runs-view.tsx';
import type { BulkState } from './state.ts';
import { useWords, usePart } from '../../components/use-locale.ts';
import { joinSentences } from '../../words/sentence.ts';

export function App(props: BulkProps): JSX.Element {
  const { bulk, files } = props;
  const allWords = usePart('bulk');
  const words = allWords.runs;
  const { app, notices } = useWords();
  const route = useSignal<Route>(routeOf(location.hash));
  const main = useRef<HTMLElement>(null);
  useRoute(route, props, main);
  const { view } = route.value;
  return (
    <>
      <header class="top bulk-top">
        <div class="top-line">
          <LogoIcon size={26} />
          <p class="top-page">
            <b class="brand">Pageloupe</b>
            <span class="top-url">{words.title}</span>
          </p>
          <nav class="tabs" aria-label={words.title}>
            <a href="#runs" aria-current={view === 'runs' ? 'page' : undefined}>
              {words.runs}
            </a>
            <a href="#compare=&with=" aria-current={view === 'compare' ? 'page' : undefined}>
              {allWords.compare.link}
            </a>
            <a href="#new" aria-current={view === 'new' ? 'page' : undefined}>
              {words.newRun}
            </a>
          </nav>
        </div>
      </header>
      <main ref={main} class="stack loose">
        {bulk.problem.value && (
          <div class="stale tone-fail" role="alert">
            <p>{bulk.problem.value(allWords)}</p>
            <button type="button" class="button" onClick={bulk.dismiss}>
              {notices.close}
            </button>
          </div>
        )}
        <FileLines files={files} />
        <View {...props} route={route.value} />
      </main>
      <footer class="bottom small muted">
        {words.privacy}{' '}
        <a href="/licenses.html" target="_blank">
          {app.licenses}
        </a>
      </footer>
      <NoticeBar />
      <StatusLine bulk={bulk} />
    </>
  );
}

function View({ route, ...props }: BulkProps & { route: Route }): JSX.Element {
  const words = usePart('bulk').runs;
  const run = props.bulk.run.value;
  if (route.view === 'runs') return <RunsView {...props} />;
  if (route.view === 'compare') return <CompareView {...props} route={route} />;
  if (route.view === 'new') return <QueueView key={route.site} {...props} run={null} site={route.site} />;
  if (run === undefined)
    return (
      <div class="stack" aria-busy="true">
        <h1 tabIndex={-1}>{words.reading}</h1>
        <div class="card place picture-place" />
      </div>
    );
  if (run === null || run.id !== route.id) {
    return (
      <section class="obstacle" aria-labelledby="gone">
        <LogoIcon size={56} />
        <h1 id="gone" tabIndex={-1}>
          {words.gone}
        </h1>
        <p>{words.goneWhy}</p>
        <a class="button primary" href="#runs">
          {words.seeAll}
        </a>
      </section>
    );
  }
  if (route.view === 'report') return <ReportPage key={route.jobId} {...props} run={run} route={route} />;
  return run.state === 'draft' ? (
    <QueueView key={run.id} {...props} run={run} />
  ) : (
    <RunView key={run.id} {...props} run={run} part={route.part} />
  );
}

/** Files that are being created, until they are closed. */
function FileLines({ files }: { files: Files }): JSX.Element | null {
  const { files: title, file: words } = usePart('bulk').runs;
  if (files.list.value.length === 0) return null;
  return (
    <ul class="stack" aria-label={title}>
      {files.list.value.map((file) => (
        <li key={file.id} class={`file-line tone-${file.state === 'failed' ? 'fail' : file.state === 'saved' ? 'pass' : 'info'}`}>
          <span class="file-words" role={file.state === 'failed' ? 'alert' : 'status'}>
            <b dir="auto">{file.name}</b>{' '}
            {file.state === 'failed'
              ? words.failed({ error: file.error })
              : file.state === 'saved'
                ? joinSentences([words.saved, file.error])
                : words[file.state]}
          </span>
          {(file.state === 'making' || file.state === 'saving') && (
            <progress aria-label={words.progress({ name: file.name })} max={Math.max(1, file.total)} value={file.done}>
              {words.pages(file)}
            </progress>
          )}
          {file.state === 'making' && file.total > 0 && <span class="small muted number">{words.pages(file)}</span>}
          {(file.state === 'saved' || file.state === 'failed') && (
            <button type="button" class="icon-button" aria-label={words.close({ name: file.name })} onClick={() => files.forget(file.id)}>
              <Icon name="close" size={13} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Announces actions; repeated actions are announced again. */
function StatusLine({ bulk }: { bulk: BulkState }): JSX.Element {
  const words = usePart('bulk');
  const { phrase, number } = bulk.announcement.value;
  return (
    <p class="visually-hidden" aria-live="polite" aria-atomic="true">
      {phrase(words)}
      {number % 2 ? '\u00A0' : ''}
    </p>
  );
}

/**
 * Follows the URL, sets the document title, and moves the focus to the heading of the opened view: unless nothing was opened, or the user
 * moved the focus elsewhere in the meantime.
 */
function useRoute(
  route: { value: Route },
  { bulk, files }: Pick<BulkProps, 'bulk' | 'files'>,
  main: { current: HTMLElement | null },
): void {
  const followed = useRef(location.hash);
  /** The element that had the focus when another view was opened; null if none is opening. */
  const leaving = useRef<Element | null>(null);
  // Before the first paint, because a link can be clicked as soon as it is visible.
  useLayoutEffect(() => {
    const follow = () => {
      // The browser may report a change of the URL late, when its view is already shown.
      if (location.hash === followed.current) return;
      followed.current = location.hash;
      route.value = routeOf(location.hash);
      leaving.current = document.activeElement ?? document.body;
      files.forgetSaved();
      void bulk.show(route.value);
    };
    addEventListener('hashchange', follow);
    void bulk.show(route.value);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useLayoutEffect(() => {
    const leftElement = leaving.current;
    if (!leftElement) return;
    const heading = main.current?.querySelector<HTMLElement>(placeIn(route.value) ?? 'h1[tabindex]');
    if (!heading || main.current?.querySelector('[aria-busy=true]')) return;
    leaving.current = null;
    const now = document.activeElement ?? document.body;
    if (now !== leftElement && now !== document.body) return;
    if (placeIn(route.value)) heading.scrollIntoView();
    else scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  });
  const name = bulk.run.value?.name;
  const { runs: words, compare } = usePart('bulk');
  useEffect(() => {
    const titles = {
      runs: words.title,
      new: words.newRun,
      compare: compare.documentTitle,
      run: name ?? words.run,
      report: name ?? words.run,
    };
    document.title = words.documentTitle({ title: titles[route.value.view] });
  }, [route.value, name, words]);
}

/** Parts of a report's overview with their own URL. */
function placeIn(route: Route): string | null {
  return route.view === 'report' && route.report.view === 'overview' && route.report.at !== 'top' ? `#${route.report.at} h2` : null;
}
