import browser from 'webextension-polyfill';
import { tools, type ToolId } from '../../checks/tools.ts';
import type { Intent } from '../../checks/core/signal.ts';
import { isHttpUrl } from '../../checks/parse/urls.ts';
import { noOwnLists, type OwnLists } from '../../checks/lists/own-lists.ts';
import { inTurnAcrossContexts } from './lock.ts';
import { isOwnLists } from './own-lists.ts';
import { parallelLimit } from '../runs/runs.ts';
import { readOrSetAside } from './set-aside.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/** Default settings. The key is in the table of storage.ts. */
export interface Settings {
  version: 1;
  /** For pages without their own choice. */
  intent: Intent;
  /** Number of pages of a new bulk audit that are audited at a time. */
  parallel: number;
  /** http(s) URL of a service with the same checks, for links to its pages; '' or absent for none. */
  service?: string;
  /** Code of the language of the interface; '' or absent for the browser's. */
  language?: string;
  /** Light or dark everywhere; absent for the system's appearance. */
  appearance?: Appearance;
  /** Tools that come first, in that order; the name under which the first builds stored them. */
  favourites?: ToolId[];
  /** Whether the toolbar icon shows the number of failed checks; off if absent. */
  badge?: boolean;
  /** The user's additions to our lists. */
  ownLists?: OwnLists;
  /** False if audits leave no snapshot of their page (automatic-snapshots.ts). */
  snapshots?: boolean;
}
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];
export type SettingsChange = Partial<Omit<Settings, 'version'>>;

const key = 'settings';
export const firstSettings: Settings = { version: 1, intent: 'index', parallel: 2 };
const short = shape.text(2_000);
/** The URL that may be linked to: http(s), or none. */
export const isServiceUrl: shape.Shape<string> = (value): value is string => short(value) && (value === '' || isHttpUrl(value));
export const isSettings = shape.recordOf<Settings>({
  version: shape.oneOf(1),
  intent: shape.oneOf('index', 'keep-out'),
  parallel: shape.integer(1, parallelLimit),
  service: shape.optional(isServiceUrl),
  // One that this version does not have is ignored.
  language: shape.optional(shape.text(40)),
  appearance: shape.optional(shape.oneOf(...appearances)),
  // A tool of another version is ignored, but is no reason to lose the rest.
  favourites: shape.optional(shape.list(shape.text(40), 100)),
  badge: shape.optional(shape.flag),
  ownLists: shape.optional(isOwnLists),
  snapshots: shape.optional(shape.flag),
});

/** What most people look at daily: listed first until the user chooses favorites. */
export const firstFavorites: readonly ToolId[] = [
  'serp-preview',
  'indexability',
  'heading-outline',
  'link-inventory',
  'structured-data',
  'ai-view',
];
/** Those that this version has, each once. */
export const favoritesOf = ({ favourites = [...firstFavorites] }: Pick<Settings, 'favourites'>): ToolId[] =>
  [...new Set(favourites)].filter((id) => tools.some((tool) => tool.id === id));
export const ownListsOf = ({ ownLists = noOwnLists }: Pick<Settings, 'ownLists'>): OwnLists => ownLists;

export async function readSettings(): Promise<Settings> {
  return (await readOrSetAside(key, isSettings, 1, 'settings')) ?? firstSettings;
}

/** @param change new values; a function if they depend on the stored settings at that moment */
export const keepSettings = (change: SettingsChange | ((now: Settings) => SettingsChange)): Promise<void> =>
  inTurnAcrossContexts(async () => {
    const now = await readSettings();
    await browser.storage.local.set({ [key]: { ...now, ...(typeof change === 'function' ? change(now) : change) } });
  });

/** Calls back with the current settings, and after every change. @returns function that stops it */
export function watchSettings(changed: (settings: Settings) => void): () => void {
  const read = async () => changed(await readSettings());
  const listener = (changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && key in changes) void read();
  };
  browser.storage.onChanged.addListener(listener);
  void read();
  return () => browser.storage.onChanged.removeListener(listener);
}
