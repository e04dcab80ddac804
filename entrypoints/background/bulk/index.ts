import browser from 'webextension-polyfill';
import { areHostsGranted } from '../../../extension/browser/permissions.ts';
import type { Run } from '../../../extension/runs/runs.ts';
import { isLocalUrl } from './queue.ts';
import { createRunner } from './runner.ts';
import { createBrowserSchedules, watchSchedules } from './watch-schedules.ts';
import { announced, browserPorts, rememberWindows } from './ports.ts';

const alarmName = 'bulk';
const nothing = () => {};

export const runner = createRunner({ ...browserPorts, watch, awaitNetwork, ended: () => void schedules.look().catch(nothing) });
export const schedules = createBrowserSchedules(runner);

/** Must be called first when the worker starts, because listeners only get events after they were registered. */
export function startBulk(): void {
  browser.runtime.onStartup.addListener(() => {
    announced.browser = true;
  });
  browser.runtime.onInstalled.addListener(() => {
    announced.extension = true;
  });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarmName) look();
  });
  browser.permissions.onRemoved.addListener(
    () => void runner.tell({ type: 'hindered', because: 'no-permission' }, async (run) => !(await mayOpen(run))).catch(nothing),
  );
  browser.permissions.onAdded.addListener(() => void runner.tell({ type: 'unhindered', because: 'no-permission' }, mayOpen).catch(nothing));
  addEventListener('offline', () => void runner.tell({ type: 'hindered', because: 'offline' }, needsNetwork).catch(nothing));
  addEventListener('online', look);
  look();
  watchSchedules(schedules);
}
const look = () => void runner.look().catch(nothing);

/** Chromium's workers know whether there is a network, but get no event when that changes. */
let waiting: ReturnType<typeof setInterval> | undefined;
function awaitNetwork(on: boolean): void {
  if (on)
    waiting ??= setInterval(() => {
      if (navigator.onLine) look();
    }, 1_000);
  else {
    clearInterval(waiting);
    waiting = undefined;
  }
}

const mayOpen = ({ jobs }: Run) =>
  areHostsGranted(jobs.filter(({ state }) => state === 'waiting' || state === 'running').map(({ url }) => url));

/** A site on this machine is reachable without a network. */
const needsNetwork = async ({ jobs }: Run) =>
  jobs.some(({ state, url }) => (state === 'waiting' || state === 'running') && !isLocalUrl(url));

/** Tab events would start the worker all day, so it listens only while there is work. */
let watching: boolean | null = null;
async function watch(on: boolean): Promise<void> {
  if (on === watching) return;
  const { onRemoved, onReplaced } = browser.tabs;
  if (on) {
    browser.alarms.create(alarmName, { periodInMinutes: 0.5 });
    onRemoved.addListener(removed);
    onReplaced.addListener(replaced);
    await rememberWindows().catch(nothing);
  } else {
    await browser.alarms.clear(alarmName);
    onRemoved.removeListener(removed);
    onReplaced.removeListener(replaced);
  }
  watching = on;
}
const removed = (tabId: number, { isWindowClosing }: browser.Tabs.OnRemovedRemoveInfoType) =>
  void runner.tell({ type: 'tab-removed', tabId, windowClosing: isWindowClosing }).catch(nothing);
const replaced = (to: number, from: number) => void runner.tell({ type: 'tab-replaced', from, to }).catch(nothing);
