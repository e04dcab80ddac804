import browser from 'webextension-polyfill';
import { ownListLimits, type OwnLists } from '../../checks/lists/own-lists.ts';
import { inTurnAcrossContexts } from './lock.ts';
import { isProbeRate, readProbeRate, type Rate } from './probes.ts';
import { favoritesOf, isSettings, ownListsOf, readSettings, type Settings } from './settings.ts';
import * as shape from '../../checks/core/helpers/shape.ts';
import { isChoices, isFollowed, mostStoredPages, readChoices, readFollowedOrigins, type Choices } from './storage.ts';

/** Settings as a file: the user's settings, without data from pages. */
interface SettingsFile {
  pageloupe: 'settings';
  version: 1;
  settings: Settings;
  rate: Rate;
  choices: Choices;
  followed: string[];
}
const isFile = shape.recordOf<SettingsFile>({
  pageloupe: shape.oneOf('settings'),
  version: shape.oneOf(1),
  settings: isSettings,
  rate: isProbeRate,
  choices: isChoices,
  followed: isFollowed,
});
/** Characters. */
const mostOfFile = 10_000_000;

export async function settingsAsJson(): Promise<string> {
  const [settings, rate, choices, followed] = await Promise.all([readSettings(), readProbeRate(), readChoices(), readFollowedOrigins()]);
  return `${JSON.stringify({ pageloupe: 'settings', version: 1, settings, rate, choices, followed } satisfies SettingsFile, null, 2)}\n`;
}

/**
 * Imports a file: its settings replace the current ones, those it does not contain stay, and its choices, sites, favorites and lists are added to the existing ones. All of it or nothing.
 * @returns `later`: written by a later version; `broken`: not a complete settings file; `full`: its lists and the existing ones together are too long
 */
export async function importSettings(text: string): Promise<'taken' | 'later' | 'broken' | 'full'> {
  const file = shape.parseShortJson(text, mostOfFile);
  if (shape.object({ pageloupe: shape.oneOf('settings') })(file) && shape.isOfLaterVersion(file, 1)) return 'later';
  return isFile(file) ? inTurnAcrossContexts(() => mergeSettings(file)) : 'broken';
}

async function mergeSettings(file: SettingsFile): Promise<'taken' | 'full'> {
  const [settings, choices, followed] = await Promise.all([readSettings(), readChoices(), readFollowedOrigins()]);
  const lists = joinedLists(ownListsOf(settings), ownListsOf(file.settings));
  if (lists.agents.length > ownListLimits.agents || lists.genericTexts.length > ownListLimits.genericTexts) return 'full';
  const { intent, parallel, service, language, appearance, snapshots } = file.settings;
  const next: Settings = {
    ...settings,
    intent,
    parallel,
    ...(service !== undefined && { service }),
    ...(language !== undefined && { language }),
    ...(appearance !== undefined && { appearance }),
    // The badge is not among them: it needs a permission, which only a click can request.
    ...(snapshots !== undefined && { snapshots }),
    // Users who chose no favorites have the default ones.
    ...((settings.favourites ?? file.settings.favourites) && {
      favourites: favoritesOf({ favourites: [...(settings.favourites ?? []), ...(file.settings.favourites ?? [])] }),
    }),
    ownLists: lists,
  };
  const joined: Choices = {
    version: 1,
    pages: keepNewest({ ...choices.pages, ...file.choices.pages }),
    optedOut: [...new Set([...choices.optedOut, ...file.choices.optedOut])].slice(-mostStoredPages),
  };
  await browser.storage.local.set({
    settings: next,
    rate: file.rate,
    choices: joined,
    followed: [...new Set([...followed, ...file.followed])].slice(-mostStoredPages),
  });
  return 'taken';
}
const keepNewest = <T>(pages: Record<string, T>): Record<string, T> => Object.fromEntries(Object.entries(pages).slice(-mostStoredPages));
const joinedLists = (here: OwnLists, there: OwnLists): OwnLists => ({
  agents: distinctLines([...here.agents, ...there.agents]),
  genericTexts: distinctLines([...here.genericTexts, ...there.genericTexts]),
});

/** Removes texts that differ only in case; the first of each stays. */
export function distinctLines(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) if (!seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text);
  return [...seen.values()];
}
