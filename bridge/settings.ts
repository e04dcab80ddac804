import browser from 'webextension-polyfill';
import type { Intent } from '../checks/index.ts';
import { parallelLimit } from './runs.ts';
import { readLocal } from './set-aside.ts';
import { object, oneOf, optional, text, whole, type Shape } from './shape.ts';

/** What holds wherever the reader chose nothing else. The key stands in the table of storage.ts. */
export interface Settings {
  version: 1;
  /** Of pages without a choice of their own. */
  intent: Intent;
  /** Pages of a new bulk audit that are audited at a time. */
  parallel: number;
  /** http(s) URL of a service that answers with the same checks, whose pages are linked to; '' or absent for none. */
  service?: string;
}
const key = 'settings';
export const firstSettings: Settings = { version: 1, intent: 'index', parallel: 2 };
const short = text(2_000);
/** What may be linked to: a URL of the web, or none. */
export const isService: Shape<string> = (value): value is string => short(value) && (value === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)));
export const isSettings = object({ version: oneOf(1), intent: oneOf('index', 'keep-out'), parallel: whole(1, parallelLimit), service: optional(isService) }) as Shape<Settings>;

export async function readSettings(): Promise<Settings> {
  return (await readLocal(key, isSettings, 1, 'settings')) ?? firstSettings;
}

export async function keepSettings(change: Partial<Omit<Settings, 'version'>>): Promise<void> {
  await browser.storage.local.set({ [key]: { ...(await readSettings()), ...change } });
}
