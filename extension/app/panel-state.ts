import { signal, type ReadonlySignal } from '@preact/signals';

/** A panel's state of one tab: its audit, and related data. */
export interface PanelTab {
  readonly tabId: number;
  /** Shows the tab's audit without starting one. False if there is none. */
  openExisting(): Promise<boolean>;
  start(): void;
  /** Shows the audit of the document in the tab, or starts one. */
  open(): void;
  /** URL of the tab's page; null if the browser hides it. */
  url(): Promise<string | null>;
  /** The tab may have navigated. */
  changed(): void;
  /** Calls back when an audit of the tab was started elsewhere. */
  watchBegun(begun: () => void): () => void;
  close(): void;
}
export interface PanelPorts<Tab extends PanelTab> {
  open(tabId: number): Tab;
  /** Whether every page of this URL's site is audited when it is opened. */
  follows(url: string): Promise<boolean>;
}

/** Number of tabs whose audits stay in memory, so that switching between them shows them at once. */
const mostTabs = 8;

/** State of the panel: the audit of its window's active tab. */
export interface PanelState<Tab extends PanelTab> {
  /** Null while no tab is known. */
  shown: ReadonlySignal<Tab | null>;
  /** `looking` for a moment after a switch; `none`: the tab's page was not audited. */
  state: ReadonlySignal<'looking' | 'none' | 'audit'>;
  /** URL of the active tab's page; null while the browser hides it (without permission for the page). */
  url: ReadonlySignal<string | null>;
  /** To be called when the window shows another tab. */
  show(tabId: number | null): Promise<void>;
  /** Must be called when a tab may have navigated. @param loaded whether its document is loaded */
  tabChanged(tabId: number, loaded: boolean): Promise<void>;
  tabClosed(tabId: number): void;
  /** Audits the shown tab. */
  start(): void;
}

export function createPanelState<Tab extends PanelTab>({ open, follows }: PanelPorts<Tab>): PanelState<Tab> {
  const shown = signal<Tab | null>(null);
  const state = signal<'looking' | 'none' | 'audit'>('looking');
  const shownUrl = signal<string | null>(null);
  /** Tabs with whether they have an audit, newest last. */
  const tabs = new Map<number, { tab: Tab; begun: boolean; unwatch(): void }>();

  function hold(tabId: number): { tab: Tab; begun: boolean } {
    const there = tabs.get(tabId);
    const tab = there?.tab ?? open(tabId);
    const entry = there ?? { tab, begun: false, unwatch: tab.watchBegun(() => begin(tabId)) };
    tabs.delete(tabId);
    tabs.set(tabId, entry);
    for (const id of [...tabs.keys()].slice(0, Math.max(0, tabs.size - mostTabs))) drop(id);
    return entry;
  }
  function drop(tabId: number): void {
    const entry = tabs.get(tabId);
    entry?.unwatch();
    entry?.tab.close();
    tabs.delete(tabId);
  }
  function begin(tabId: number): void {
    const entry = tabs.get(tabId);
    if (!entry) return;
    entry.begun = true;
    if (shown.value === entry.tab) state.value = 'audit';
  }
  /** A page of a followed site is audited when it is opened. */
  async function follow(tab: Tab): Promise<void> {
    const url = await tab.url();
    if (shown.value === tab) shownUrl.value = url;
    if (url === null || !(await follows(url)) || shown.value !== tab) return;
    begin(tab.tabId);
    tab.open();
  }

  return {
    shown,
    state,
    url: shownUrl,
    start() {
      const tab = shown.value;
      if (!tab) return;
      begin(tab.tabId);
      tab.start();
    },
    async show(tabId) {
      if (tabId === null) {
        shown.value = null;
        return;
      }
      const entry = hold(tabId);
      shown.value = entry.tab;
      shownUrl.value = null;
      state.value = entry.begun ? 'audit' : 'looking';
      if (entry.begun) entry.tab.changed();
      else if (await entry.tab.openExisting()) begin(tabId);
      else if (shown.value === entry.tab && state.value === 'looking') state.value = 'none';
      // It may have loaded another page in the background.
      await follow(entry.tab);
    },
    async tabChanged(tabId, loaded) {
      const entry = tabs.get(tabId);
      if (!entry) return;
      if (entry.begun) entry.tab.changed();
      if (loaded && shown.value === entry.tab) await follow(entry.tab);
    },
    tabClosed(tabId) {
      if (shown.value?.tabId !== tabId) drop(tabId);
    },
  };
}
