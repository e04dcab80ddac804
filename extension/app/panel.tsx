import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LogoIcon } from '../../components/parts/icons.tsx';
import { NoticeBar } from '../../components/parts/notice-bar.tsx';
import type { PanelState, PanelTab } from './panel-state.ts';
import { usePart } from '../../components/use-locale.ts';
import type { Parts } from '../../words/locale.ts';

/** Ports of the panel in addition to those of each tab. */
export interface PanelActions {
  /** Must be called synchronously in a click handler. False if the user denies the permission. */
  allowAll(): Promise<boolean>;
  allowSite(url: string): Promise<boolean>;
  /** Makes the browser show a permission request for the tab's site next to its address bar: for a page whose URL is hidden from us. Null if it cannot. */
  requestSite: ((tabId: number) => Promise<void>) | null;
  /** Calls back when a permission was granted. @returns function that stops it */
  watchAllowed(allowed: () => void): () => void;
  follows(url: string): Promise<boolean>;
  /** Must be called synchronously in a click handler. @returns whether pages of that site are now followed */
  follow(url: string, on: boolean, words: Parts['panel']): Promise<boolean>;
}
export interface ShownTab extends PanelTab {
  /** Whether the browser did not let us read the page. */
  refused(): boolean;
  /** Audits the document in the tab, if its audit is of an earlier one. */
  catchUp(): void;
  /** URL of the audited page; null while unknown. */
  pageUrl(): string | null;
  view(top: ComponentChildren): JSX.Element;
}

/**
 * The side panel: the audit of the active tab, or what to do if there is none.
 * @param props.words of the side panel, unless another page shows it
 */
export function PanelApp({
  panel,
  act,
  words = usePart('panel'),
}: {
  panel: PanelState<ShownTab>;
  act: PanelActions;
  words?: Parts['panel'];
}): JSX.Element {
  const tab = panel.shown.value;
  const requested = useSignal<number | null>(null);
  // The user is waiting for the requested page.
  useEffect(
    () =>
      act.watchAllowed(() => {
        const current = panel.shown.value;
        if (current && (requested.value === current.tabId || current.refused())) panel.start();
        requested.value = null;
      }),
    [],
  );
  if (!tab) return <PanelMessage title={words.noTab.title} advice={words.noTab.advice} />;
  if (panel.state.value === 'looking') return <PanelMessage title={words.looking} busy />;
  const request = act.requestSite && (() => void act.requestSite!(tab.tabId).then(() => (requested.value = tab.tabId)));
  if (panel.state.value === 'none' && requested.value !== tab.tabId) {
    // A page whose URL the browser hides cannot be read either: the first click requests permission for its site.
    const first = panel.url.value === null && request ? request : () => panel.start();
    return (
      <PanelMessage title={words.none.title} advice={words.none.advice}>
        <button type="button" class="button primary" onClick={first}>
          {words.none.button}
        </button>
      </PanelMessage>
    );
  }
  if (panel.state.value === 'none' || tab.refused()) return <NotAllowed panel={panel} act={act} request={request} requested={requested} />;
  const url = tab.pageUrl();
  return tab.view(url && /^https?:/.test(url) && <Follow key={new URL(url).origin} url={url} act={act} followed={() => tab.catchUp()} />);
}

/** Shown if we may not read the page: buttons to allow this site, or all sites. */
function NotAllowed({
  panel,
  act,
  request,
  requested,
}: {
  panel: PanelState<ShownTab>;
  act: PanelActions;
  request: (() => void) | null;
  /** Tab for which the browser's request is shown now. */
  requested: { value: number | null };
}): JSX.Element {
  const words = usePart('panel');
  const isRequested = requested.value === panel.shown.value?.tabId;
  const again = () => {
    requested.value = null;
    panel.start();
  };
  const url = panel.url.value ?? panel.shown.value?.pageUrl() ?? null;
  const allow = async (allowed: Promise<boolean>) => {
    if (await allowed) panel.start();
  };
  const site = url !== null ? () => void allow(act.allowSite(url)) : isRequested ? null : request;
  const { title, advice } = isRequested ? words.requested : words.refused;
  return (
    <PanelMessage title={title} advice={advice}>
      <span class="row">
        {site && (
          <button type="button" class="button primary" onClick={site}>
            {words.refused.site}
          </button>
        )}
        <button type="button" class="button" onClick={() => void allow(act.allowAll())}>
          {words.refused.button}
        </button>
        <button type="button" class="button" onClick={again}>
          {words.refused.again}
        </button>
      </span>
    </PanelMessage>
  );
}

/** Shown when there is no report. */
export function PanelMessage({
  title,
  advice,
  busy = false,
  children,
}: {
  title: string;
  advice?: string;
  busy?: boolean;
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <main>
      <section class="obstacle" aria-labelledby="panel-title" aria-busy={busy} aria-live="polite">
        <LogoIcon size={56} />
        <h1 id="panel-title">{title}</h1>
        {advice && <p>{advice}</p>}
        {children}
      </section>
      <NoticeBar />
    </main>
  );
}

/** Whether every page of the site is audited when it is opened. */
function Follow({
  url,
  act,
  followed,
}: {
  url: string;
  act: PanelActions;
  /** It is followed from now on. */
  followed(): void;
}): JSX.Element {
  const words = usePart('panel');
  const on = useSignal(false);
  const take = async (follows: Promise<boolean>) => {
    on.value = await follows;
  };
  const change = async (box: HTMLInputElement) => {
    const wanted = box.checked;
    await take(act.follow(url, wanted, words));
    // A refusal changes no state, so nothing is drawn again.
    box.checked = on.value;
    if (wanted && on.value) followed();
  };
  useEffect(() => void take(act.follows(url)), []);
  const { host } = new URL(url);
  return (
    <label class="check small">
      <input type="checkbox" checked={on.value} onChange={(event) => void change(event.currentTarget)} />
      <span>{words.follow({ host })}</span>
    </label>
  );
}
