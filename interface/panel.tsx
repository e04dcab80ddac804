import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Logo } from '../components/icons.tsx';
import { Notice } from '../components/notice-bar.tsx';
import { usePanelWords, type PanelWords } from '../components/words/use-panel-words.ts';
import type { PanelState, PanelTab } from './panel-state.ts';

/** What the panel needs beside what goes with each tab. */
export interface PanelActions {
  /** To be called in the click itself. False when the reader refuses. */
  allowAll(): Promise<boolean>;
  follows(url: string): Promise<boolean>;
  /** To be called in the click itself. @returns whether pages of that site are followed now */
  follow(url: string, on: boolean, words: PanelWords): Promise<boolean>;
}
export interface ShownTab extends PanelTab {
  /** The browser has refused to let us read the page. */
  refused(): boolean;
  /** Of the audited page; null while none is known. */
  pageUrl(): string | null;
  view(top: ComponentChildren): JSX.Element;
}

/** A panel beside the page: the audit of the tab that is shown, and what to do where there is none. */
export function PanelApp({ panel, act }: { panel: PanelState<ShownTab>; act: PanelActions }): JSX.Element {
  const words = usePanelWords();
  const tab = panel.shown.value;
  if (!tab) return <PanelMessage title={words.noTab.title} advice={words.noTab.advice} />;
  if (panel.state.value === 'looking') return <PanelMessage title={words.looking} busy />;
  if (panel.state.value === 'none') {
    return (
      <PanelMessage title={words.none.title} advice={words.none.advice}>
        <button type="button" class="button primary" onClick={() => panel.start()}>
          {words.none.button}
        </button>
      </PanelMessage>
    );
  }
  if (tab.refused()) {
    const allow = async () => {
      if (await act.allowAll()) panel.start();
    };
    return (
      <PanelMessage title={words.refused.title} advice={words.refused.advice}>
        <span class="row">
          <button type="button" class="button primary" onClick={() => void allow()}>
            {words.refused.button}
          </button>
          <button type="button" class="button" onClick={() => panel.start()}>
            {words.refused.again}
          </button>
        </span>
      </PanelMessage>
    );
  }
  const url = tab.pageUrl();
  return tab.view(url && /^https?:/.test(url) && <Follow key={new URL(url).origin} url={url} act={act} />);
}

/** What the panel shows when there is no report. */
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
        <Logo size={56} />
        <h1 id="panel-title">{title}</h1>
        {advice && <p>{advice}</p>}
        {children}
      </section>
      <Notice />
    </main>
  );
}

/** Whether every page of the site is audited as it is opened. */
function Follow({ url, act }: { url: string; act: PanelActions }): JSX.Element {
  const words = usePanelWords();
  const on = useSignal(false);
  const take = async (follows: Promise<boolean>) => {
    on.value = await follows;
  };
  useEffect(() => void take(act.follows(url)), []);
  const { host } = new URL(url);
  return (
    <label class="check small">
      <input type="checkbox" checked={on.value} onChange={(event) => void take(act.follow(url, event.currentTarget.checked, words))} />
      <span>{words.follow({ host })}</span>
    </label>
  );
}
