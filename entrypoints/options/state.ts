import { signal, type ReadonlySignal } from '@preact/signals';
import type { Rate } from '../../extension/storage/probes.ts';
import { isFieldDataKey } from '../../extension/storage/field-data-key.ts';
import type { Branding } from '../../extension/runs/runs.ts';
import { failureOf, type RequestFailure } from '../../extension/messages/reply.ts';
import { favoritesOf, isServiceUrl, ownListsOf, type Settings, type SettingsChange } from '../../extension/storage/settings.ts';
import { distinctLines } from '../../extension/storage/settings-file.ts';
import type { Shortcut } from '../../extension/browser/shortcuts.ts';
import type { Choices } from '../../extension/storage/storage.ts';
import type { Stored, StoredKind } from '../../extension/storage/stored.ts';
import type { ToolId } from '../../checks/tools.ts';
import { isGenericTextInLists, isProductToken, ownListLimits, type OwnLists } from '../../checks/lists/own-lists.ts';
import { errorMessage } from '../../checks/core/helpers/error-message.ts';
import { oneLine } from '../../reports/one-line.ts';
import { sentenceOf } from '../../words/sentence.ts';
import type { Parts } from '../../words/locale.ts';

export interface SavedSettings {
  settings: Settings;
  rate: Rate;
  choices: Choices;
  followed: string[];
  shortcuts: Shortcut[];
  branding: Branding;
  /** '' for none. */
  fieldDataKey: string;
}
export type SettingsPhrase = (words: Parts['settingsPage']) => string;

/** Ports of the settings page to the extension. */
export interface SettingsPorts {
  read(): Promise<SavedSettings>;
  /** Reads every stored report: slow after large runs. */
  measure(): Promise<Stored[]>;
  keepSettings(change: SettingsChange | ((now: Settings) => SettingsChange)): Promise<void>;
  keepRate(rate: Rate): Promise<void>;
  keepBranding(change: Partial<Branding>): Promise<void>;
  keepFieldDataKey(key: string): Promise<void>;
  forgetPageChoice(page: string): Promise<void>;
  forgetOptOut(origin: string): Promise<void>;
  unfollow(url: string): Promise<void>;
  /** @returns why it could not, or null */
  clear(kind: StoredKind): Promise<RequestFailure | null>;
  file(): Promise<string>;
  take(text: string): Promise<'taken' | 'later' | 'broken' | 'full'>;
  save(name: string, type: string, text: string): void;
  /** Calls back when stored data has changed. */
  watch(changed: () => void): void;
  /** Calls back when the user comes back to the page. */
  watchReturn(returned: () => void): void;
}

export interface SettingsState {
  /** Null until they are read. */
  saved: ReadonlySignal<SavedSettings | null>;
  /** What is stored, as measured at the start, when the user comes back, and when some of it is cleared; null until it is measured. */
  stored: ReadonlySignal<Stored[] | null>;
  /** Message about the last action; `wrong` if it failed. */
  notice: ReadonlySignal<{ phrase: SettingsPhrase; wrong: boolean } | null>;
  change(change: SettingsChange): Promise<void>;
  setRate(rate: Rate): Promise<void>;
  /** @returns false if it could not be stored */
  setBranding(change: Partial<Branding>): Promise<boolean>;
  /** @param key '' for none. @returns false if it can't be a key */
  setFieldDataKey(key: string): Promise<boolean>;
  /** @param url as typed; '' for none. @returns false if nothing was changed, because it is not a web URL */
  setService(url: string): Promise<boolean>;
  setFavorite(id: ToolId, on: boolean): Promise<void>;
  /** @param text as typed, one per line. @returns false if a line is invalid and nothing was changed */
  setOwnList(list: keyof OwnLists, text: string): Promise<boolean>;
  forgetPageChoice(page: string): Promise<void>;
  forgetOptOut(origin: string): Promise<void>;
  unfollow(url: string): Promise<void>;
  clear(kind: StoredKind): Promise<void>;
  exportFile(): Promise<void>;
  importFile(text: string): Promise<void>;
}

const holds: Record<keyof OwnLists, (line: string) => boolean> = { agents: isProductToken, genericTexts: isGenericTextInLists };

type Say = (phrase: SettingsPhrase, wrong?: boolean) => void;
/** Stores a change, and reads all again. @returns false if it could not be stored, which is then said */
type Store = (write: () => Promise<void>) => Promise<boolean>;

export function createState(ports: SettingsPorts): SettingsState {
  const saved = signal<SavedSettings | null>(null);
  const stored = signal<Stored[] | null>(null);
  const notice = signal<{ phrase: SettingsPhrase; wrong: boolean } | null>(null);
  let [turn, shown] = [0, 0];
  const read = async () => {
    const reading = ++turn;
    const now = await ports.read();
    // A newer answer may have come first.
    if (reading < shown) return;
    shown = reading;
    saved.value = now;
  };
  const say: Say = (phrase, wrong = false) => {
    notice.value = { phrase, wrong };
  };
  const store: Store = async (write) => {
    try {
      await write();
    } catch (error) {
      say(({ reports }) => reports.unsaved({ error: errorMessage(error) }), true);
      return false;
    }
    await read();
    return true;
  };
  const measure = async () => {
    stored.value = await ports.measure();
  };
  ports.watch(() => void read());
  ports.watchReturn(() => void measure());
  void read();
  void measure();
  return {
    saved,
    stored,
    notice,
    async change(change) {
      await store(() => ports.keepSettings(change));
    },
    async setRate(rate) {
      await store(() => ports.keepRate(rate));
    },
    async setBranding(change) {
      const { title, agency } = change;
      const texts = { ...(title !== undefined && { title: oneLine(title) }), ...(agency !== undefined && { agency: oneLine(agency) }) };
      if (!(await store(() => ports.keepBranding({ ...change, ...texts })))) return false;
      say(({ reports }) => reports.saved);
      return true;
    },
    async setFieldDataKey(key) {
      const valid = key === '' || isFieldDataKey(key);
      if (valid && !(await store(() => ports.keepFieldDataKey(key)))) return false;
      say(({ fieldData }) => (!valid ? fieldData.wrong : key === '' ? fieldData.removed : fieldData.set), !valid);
      return valid;
    },
    ...createLists(ports, store, say),
    ...createStored(ports, () => Promise.all([read(), measure()]), store, say),
    async exportFile() {
      ports.save('pageloupe-settings.json', 'application/json', await ports.file());
    },
    async importFile(text) {
      await store(async () => {
        const result = await ports.take(text);
        say(({ file }) => file[result], result !== 'taken');
      });
    },
  };
}

/** Changes of the lists in the settings: the service, favorites, crawlers and generic texts. */
function createLists(ports: SettingsPorts, store: Store, say: Say): Pick<SettingsState, 'setService' | 'setFavorite' | 'setOwnList'> {
  return {
    async setService(url) {
      if (!isServiceUrl(url)) {
        say(({ service }) => service.wrong, true);
        return false;
      }
      if (!(await store(() => ports.keepSettings({ service: url })))) return false;
      say(({ service }) => (url === '' ? service.removed : service.set));
      return true;
    },
    async setFavorite(id, on) {
      await store(() =>
        ports.keepSettings((now) => {
          const others = favoritesOf(now).filter((other) => other !== id);
          return { favourites: on ? [...others, id] : others };
        }),
      );
    },
    async setOwnList(list, text) {
      const lines = distinctLines(
        text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      );
      const wrong = lines.filter((line) => !holds[list](line));
      const most = ownListLimits[list];
      if (wrong.length > 0 || lines.length > most) {
        say(
          ({ lists }) =>
            wrong.length > 0 ? lists.wrong[list]({ lines: wrong.map((line) => line.slice(0, 60)) }) : lists.tooMany({ most }),
          true,
        );
        return false;
      }
      if (!(await store(() => ports.keepSettings((now) => ({ ownLists: { ...ownListsOf(now), [list]: lines } }))))) return false;
      say(({ lists }) => lists.kept({ count: lines.length }));
      return true;
    },
  };
}

/** Deletes stored data. */
function createStored(
  ports: SettingsPorts,
  readAll: () => Promise<unknown>,
  store: Store,
  say: Say,
): Pick<SettingsState, 'forgetPageChoice' | 'forgetOptOut' | 'unfollow' | 'clear'> {
  return {
    async forgetPageChoice(page) {
      if (await store(() => ports.forgetPageChoice(page))) say(({ choices }) => choices.removed({ what: page }));
    },
    async forgetOptOut(origin) {
      if (await store(() => ports.forgetOptOut(origin))) say(({ choices }) => choices.removed({ what: origin }));
    },
    async unfollow(url) {
      if (await store(() => ports.unfollow(url))) say(({ followed }) => followed.removed({ what: url }));
    },
    async clear(kind) {
      const failure = await ports.clear(kind).catch(failureOf);
      await readAll();
      say(
        ({ stored, requestFailures }) =>
          failure === null
            ? stored.cleared({ what: stored.kinds[kind] })
            : stored.failed({ what: stored.kinds[kind], error: sentenceOf(requestFailures, failure) }),
        failure !== null,
      );
    },
  };
}
