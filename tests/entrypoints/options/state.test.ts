import { expect, test, vi } from 'vitest';
import { createState, type SavedSettings, type SettingsPorts, type SettingsState } from '../../../entrypoints/options/state.ts';
import { plainBranding, type Branding } from '../../../extension/runs/runs.ts';
import type { Stored } from '../../../extension/storage/stored.ts';
import { settingsPageWords } from '../../../words/en/app/settings-page.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

const full = async () => {
  throw new Error('The storage is full.');
};
const whole = { branding: plainBranding } as SavedSettings;
const ports = {
  read: async () => whole,
  measure: async () => [],
  keepSettings: full,
  keepRate: full,
  keepBranding: full,
  keepFieldDataKey: full,
  forgetPageChoice: full,
  forgetOptOut: full,
  unfollow: full,
  take: full,
  watch: () => undefined,
  watchReturn: () => undefined,
} as unknown as SettingsPorts;

test.each<[string, (state: SettingsState) => Promise<unknown>]>([
  ['a setting', (state) => state.change({ intent: 'keep-out' })],
  ['the rate', (state) => state.setRate('fast')],
  ['the look of reports', (state) => state.setBranding({ title: 'Ours' })],
  ['a key', (state) => state.setFieldDataKey('')],
  ['the service', (state) => state.setService('')],
  ['a favorite', (state) => state.setFavorite('terms', true)],
  ['a list', (state) => state.setOwnList('agents', 'HayBot')],
  ['a choice', (state) => state.forgetPageChoice('https://example.com/')],
  ['an opt-out', (state) => state.forgetOptOut('https://example.com')],
  ['a site', (state) => state.unfollow('https://example.com')],
  ['a file', (state) => state.importFile('{}')],
])('when storage is full, it is said that %s could not be saved', async (_, act) => {
  const state = createState(ports);
  await act(state);
  const notice = state.notice.value!;
  expect(notice.wrong).toBe(true);
  expect(notice.phrase(settingsPageWords)).toBe('Could not be saved. The storage is full.');
});

test('only what changed is written, so that another change is not undone', async () => {
  const written: Partial<Branding>[] = [];
  const state = createState({ ...ports, keepBranding: async (change: Partial<Branding>) => void written.push(change) });
  await state.setBranding({ title: ' Our \n title\u00a0: audit ' });
  // French has a no-break space before a colon.
  expect(written).toEqual([{ title: 'Our title\u00a0: audit' }]);
});

test('an older answer that comes later does not replace a newer one', async () => {
  const answers: ((saved: SavedSettings) => void)[] = [];
  let changed = () => {};
  const state = createState({
    ...ports,
    read: () =>
      new Promise<SavedSettings>((answer) => {
        answers.push(answer);
      }),
    watch: (call) => {
      changed = call;
    },
  });
  changed();
  const newer = { ...whole, rate: 'fast' } as SavedSettings;
  answers[1]!(newer);
  answers[0]!(whole);
  await expect.poll(() => state.saved.value).toBe(newer);
});

test('data that cannot be cleared is said not to be', async () => {
  const state = createState({ ...ports, clear: full });
  await state.clear('choices');
  expect(state.notice.value).toMatchObject({ wrong: true });
  expect(state.notice.value!.phrase(settingsPageWords)).toBe('Not everything was cleared: Choices for pages. The storage is full.');
});

test('settings do not wait for the size of what is stored, which is measured at the start and after clearing', async () => {
  const sizes = [{ kind: 'runs', count: 1, bytes: 9 }] as const;
  const measured: ((stored: Stored[]) => void)[] = [];
  let changed = () => {};
  const state = createState({
    ...ports,
    clear: async () => null,
    measure: () =>
      new Promise<Stored[]>((answer) => {
        measured.push(answer);
      }),
    watch: (call) => {
      changed = call;
    },
  });
  await expect.poll(() => state.saved.value).toBe(whole);
  changed();
  await state.change({ intent: 'index' });
  expect([state.stored.value, measured.length]).toEqual([null, 1]);
  measured[0]!([...sizes]);
  await expect.poll(() => state.stored.value).toEqual(sizes);
  const cleared = state.clear('runs');
  await expect.poll(() => measured.length).toBe(2);
  measured[1]!([]);
  await cleared;
  expect(state.stored.value).toEqual([]);
});
