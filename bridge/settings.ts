import browser from 'webextension-polyfill';
import type { Intent } from '../checks/index.ts';
import { parallelLimit } from './runs.ts';
import { readLocal } from './set-aside.ts';
import { object, oneOf, whole, type Shape } from './shape.ts';

/** What holds wherever the reader chose nothing else. The key stands in the table of storage.ts. */
export interface Settings {
  version: 1;
  /** Of pages without a choice of their own. */
  intent: Intent;
  /** Pages of a new bulk audit that are audited at a time. */
  parallel: number;
}
const key = 'settings';
export const firstSettings: Settings = { version: 1, intent: 'index', parallel: 2 };
export const isSettings = object({ version: oneOf(1), intent: oneOf('index', 'keep-out'), parallel: whole(1, parallelLimit) }) as Shape<Settings>;

export async function readSettings(): Promise<Settings> {
  return (await readLocal(key, isSettings, 1, 'settings')) ?? firstSettings;
}

export async function keepSettings(change: Partial<Omit<Settings, 'version'>>): Promise<void> {
  await browser.storage.local.set({ [key]: { ...(await readSettings()), ...change } });
}
