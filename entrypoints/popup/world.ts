import browser from 'webextension-polyfill';
import { send } from '../../bridge/messages.ts';
import { grantedHosts, requestHosts, watchHosts, withdrawHosts } from '../../bridge/permissions.ts';
import { keepWish, readRate, takeWish, watchProbes } from '../../bridge/probe-storage.ts';
import { dropReport, keepChoice, keepReport, readChoice } from '../../bridge/storage.ts';
import { say } from '../../components/notice.ts';
import type { ProbeWorld } from './probe-state.ts';
import type { World } from './state.ts';

/** The tab to audit: the one named in the address (for a popup opened as a page), else the active one. */
export async function findTab(): Promise<number | null> {
  const named = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);
  if (Number.isInteger(named)) return named;
  const [active] = await browser.tabs.query({ active: true, currentWindow: true });
  return active?.id ?? null;
}

export function browserWorld(tabId: number | null): World & ProbeWorld {
  return {
    tabId,
    ask: send,
    readChoice,
    keepChoice,
    keepReport,
    dropReport,
    grantedHosts,
    requestHosts,
    withdrawHosts,
    watchHosts,
    watchProbes,
    keepWish,
    takeWish,
    readRate,
    say,
    now: () => Date.now(),
    clock: () => Math.round(performance.now()),
    async tab() {
      if (tabId === null) return null;
      try {
        return await browser.tabs.get(tabId);
      } catch {
        return null;
      }
    },
  };
}

/** Calls back on every change of the tab that could bring another page, in one call for a burst of them. */
export function watchTab(tabId: number | null, changed: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, 150);
  };
  browser.tabs.onUpdated.addListener((id, change) => {
    if (id === tabId && (change.url !== undefined || change.status !== undefined || change.discarded !== undefined)) soon();
  });
  browser.tabs.onRemoved.addListener((id) => { if (id === tabId) soon(); });
}
