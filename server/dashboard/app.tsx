/** The dashboard: log-in, the list of sites, and one site. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BatchBody } from '../http/bodies/batch.ts';
import type { SessionBody } from '../http/bodies/schedule.ts';
import { dashboard as words } from '../../words/en/server/dashboard.ts';
import { AddSite } from './add-site.tsx';
import { listSites, logInWanted, sendToApi, readSession } from './api.ts';
import { BatchesInProgress } from './in-progress.tsx';
import { Fault, LoadingNote } from './parts.tsx';
import { listAddress, routeOf, useRoute } from './route.ts';
import { LogIn, rightsOf, type May } from './session.tsx';
import { SitePage } from './site-view.tsx';
import { SitesList } from './sites-list.tsx';
import { useRequest } from './use-request.ts';

type Sites = ReturnType<typeof listSites>;
type State =
  | { kind: 'reading' }
  | { kind: 'out' }
  | { kind: 'fault'; text: string }
  /** `sites`: requested together with the session; null if another view is shown first. */
  | { kind: 'in'; session: SessionBody; sites: Sites | null };

export function App(): JSX.Element {
  const [state, setState] = useState<State>({ kind: 'reading' });
  const enter = async () => {
    setState({ kind: 'reading' });
    const sites = routeOf(location.hash).site === null ? listSites() : null;
    // The error is shown instead of the list, or by the session.
    sites?.catch(() => undefined);
    try {
      setState({ kind: 'in', session: await readSession(), sites });
    } catch (error) {
      setState((now) => (now.kind === 'out' ? now : { kind: 'fault', text: (error as Error).message }));
    }
  };
  const leave = async () => {
    await sendToApi('DELETE', '/v1/session').catch(() => undefined);
    setState({ kind: 'out' });
  };
  useEffect(() => {
    const ask = () => setState({ kind: 'out' });
    addEventListener(logInWanted, ask);
    void enter();
    return () => removeEventListener(logInWanted, ask);
  }, []);
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => (event.preventDefault(), document.querySelector<HTMLElement>('main')?.focus())}>
        {words.skip}
      </a>
      <header class="top-bar split">
        <a href={listAddress} class="brand">
          {words.product}
        </a>
        {state.kind === 'in' && state.session.name !== null && (
          <p class="row">
            <span class="muted">{words.login.as({ name: state.session.name, role: state.session.role })}</span>
            <button type="button" class="button" onClick={() => void leave()}>
              {words.login.logout}
            </button>
          </p>
        )}
      </header>
      <main id="main" class="stack loose" tabIndex={-1}>
        {(state.kind === 'reading' || state.kind === 'fault') && <h1>{words.title}</h1>}
        {state.kind === 'reading' && <LoadingNote />}
        {state.kind === 'fault' && <Fault text={state.text} again={() => void enter()} />}
        {state.kind === 'out' && <LogIn done={(session) => setState({ kind: 'in', session, sites: null })} />}
        {state.kind === 'in' && <Views may={rightsOf(state.session.role)} ahead={state.sites} />}
      </main>
    </>
  );
}

/** @param ahead the list of sites, if it was requested before anything is shown */
function Views({ may, ahead }: { may: May; ahead: Sites | null }): JSX.Element {
  const route = useRoute();
  const firstSites = useRef(ahead);
  const readSites = () => {
    const sites = firstSites.current ?? listSites();
    firstSites.current = null;
    return sites;
  };
  const [lastStarted, setLastStarted] = useState<string | null>(null);
  const [news, setNews] = useState(0);
  const started = ({ id }: BatchBody) => setLastStarted(id);
  const first = useRef(true);
  useEffect(() => {
    document.title = `${route.site ?? words.title} · ${words.product}`;
    // After following a link, the focus continues at the content.
    if (!first.current) document.querySelector<HTMLElement>('main')?.focus();
    first.current = false;
    scrollTo(0, 0);
  }, [route.site, route.run]);
  return (
    <>
      {may.run && <BatchesInProgress started={lastStarted} ended={() => setNews((before) => before + 1)} />}
      {route.site === null ? (
        <Overview may={may} news={news} read={readSites} started={started} />
      ) : (
        <SitePage key={route.site} id={route.site} run={route.run} may={may} news={news} started={started} />
      )}
    </>
  );
}

function Overview({ may, news, read, started }: { may: May; news: number; read(): Sites; started(batch: BatchBody): void }): JSX.Element {
  const { value, error, again } = useRequest(read, 'sites', news);
  return (
    <>
      <h1 tabIndex={-1}>{words.title}</h1>
      {value?.stored === 'memory' && <p class="notice">{words.memory}</p>}
      {error && <Fault text={error} again={again} />}
      {!value && !error && <LoadingNote />}
      {value && (value.sites.length > 0 ? <SitesList sites={value.sites} /> : <NoSites may={may} />)}
      {may.run && <AddSite started={started} />}
    </>
  );
}

function NoSites({ may }: { may: May }): JSX.Element {
  const { list } = words;
  const command = `curl ${location.origin}/v1/batches --json '{"urls": ["https://example.com/"]}'`;
  return (
    <div class="empty stack">
      <p>{list.empty}</p>
      {may.run ? (
        <>
          <p>{list.emptyHow}</p>
          <pre>
            <code>{command}</code>
          </pre>
        </>
      ) : (
        <p>{list.emptyRead}</p>
      )}
    </div>
  );
}
