import browser from 'webextension-polyfill';
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/**
 * Records that could not be read. They are moved elsewhere, so that everything else works, and reported to the user once.
 *
 * | area  | key         | value                                                                     |
 * |-------|-------------|---------------------------------------------------------------------------|
 * | local | aside       | {@link Notes} by key of the record, oldest first                          |
 * | local | aside:<key> | the unchanged record; of the newest {@link mostSetAside}, unless it is large |
 */
const notesKey = 'aside';
const asideKey = (key: string) => `aside:${key}`;
/** `moved`: the record was moved, so that another broken one is reported again. */
interface Note extends Unreadable {
  announced: boolean;
  moved: boolean;
}
type Notes = Record<string, Note>;

/** A record that could not be read: the sentences are in words/en/app/notices.ts. */
export interface Unreadable {
  what: (typeof records)[number];
  /** Whether it was moved, stays because a later version wrote it, or could not be moved. */
  how: (typeof outcomes)[number];
  /** Name of a run that lost jobs. */
  name?: string;
}
const records = [
  'settings',
  'choices',
  'followed',
  'keywords',
  'branding',
  'snapshot',
  'run',
  'jobs',
  'report',
  'facts',
  'results',
  'schedule',
] as const;
const outcomes = ['aside', 'later', 'left'] as const;

const mostSetAside = 20;
const mostNotes = 200;
const isNotes = shape.record(
  shape.object({
    what: shape.oneOf(...records),
    how: shape.oneOf(...outcomes),
    name: shape.optional(shape.text(200)),
    announced: shape.flag,
    moved: shape.flag,
  }),
  mostNotes,
) as shape.Shape<Notes>;

async function readNotes(): Promise<Notes> {
  const { [notesKey]: notes } = await browser.storage.local.get(notesKey);
  return isNotes(notes) ? notes : {};
}

const queue = serialQueue();
/** One after the other; errors here never make other work fail. */
const inTurn = (work: () => Promise<void>): Promise<void> => queue(work).catch(() => undefined);

/** Notes a record that stays where it is. It is reported once per key. */
export const noteUnreadable = (key: string, what: Unreadable): Promise<void> =>
  inTurn(async () => {
    const notes = await readNotes();
    if (notes[key]) return;
    await browser.storage.local.set({ [notesKey]: newest({ ...notes, [key]: { ...what, announced: false, moved: false } }) });
  });

/** Moves a record of local storage elsewhere. */
export const setAside = (key: string, broken: unknown, what: Unreadable): Promise<void> =>
  inTurn(async () => {
    const { local } = browser.storage;
    const { [key]: known, ...before } = await readNotes();
    const announced = known !== undefined && known.announced && !known.moved;
    const notes = newest({ ...before, [key]: { ...what, announced, moved: true } });
    const tooMany = Object.keys(notes).slice(0, -mostSetAside).map(asideKey);
    try {
      await local.set({ [notesKey]: notes, ...(isLarge(broken) ? {} : { [asideKey(key)]: broken }) });
    } catch {
      // Storage is too full for a copy, and the original must not stay.
      await local.set({ [notesKey]: notes });
    }
    await local.remove([key, ...tooMany]);
  });
/** Maximum characters of a record that is copied. We never write larger ones, and copying 100 MB would block the browser for long. */
const mostAside = 20_000_000;
/** @returns whether its texts and members together exceed the limit */
function isLarge(broken: unknown): boolean {
  let left = mostAside;
  const open = [broken];
  while (open.length > 0) {
    const value = open.pop();
    left -= typeof value === 'string' ? value.length : 1;
    if (left < 0) return true;
    if (value && typeof value === 'object') {
      for (const [name, member] of Object.entries(value)) {
        left -= name.length;
        open.push(member);
      }
    }
  }
  return false;
}
const newest = (notes: Notes): Notes => Object.fromEntries(Object.entries(notes).slice(-mostNotes));

/** A record of local storage if it has the shape, otherwise null; then it is set aside, or left unchanged if a later version wrote it. */
export async function readOrSetAside<T>(
  key: string,
  isWhole: shape.Shape<T>,
  version: number | null,
  what: Unreadable['what'],
): Promise<T | null> {
  const { [key]: stored } = await browser.storage.local.get(key);
  if (stored === undefined || isWhole(stored)) return stored ?? null;
  await setAsideUnlessLater(key, stored, version, what);
  return null;
}

/** Treats a value like {@link readOrSetAside} does if it cannot be read. */
export const setAsideUnlessLater = (key: string, stored: unknown, version: number | null, what: Unreadable['what']): Promise<void> =>
  version !== null && shape.isOfLaterVersion(stored, version)
    ? noteUnreadable(key, { what, how: 'later' })
    : setAside(key, stored, { what, how: 'aside' });

/** Reports records that could not be read, each once: known ones, and those found later. @returns function that stops it */
export function watchSetAside(tell: (notes: Unreadable[]) => void): () => void {
  const showNotes = () =>
    void inTurn(async () => {
      const notes = await readNotes();
      const unreported = Object.values(notes).filter(({ announced }) => !announced);
      if (unreported.length === 0) return;
      await browser.storage.local.set({
        [notesKey]: Object.fromEntries(Object.entries(notes).map(([key, note]) => [key, { ...note, announced: true }])),
      });
      tell(unreported.map(({ what, how, name }) => ({ what, how, ...(name !== undefined && { name }) })));
    });
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    if (area === 'local' && notesKey in changes) showNotes();
  };
  browser.storage.onChanged.addListener(listener);
  showNotes();
  return () => browser.storage.onChanged.removeListener(listener);
}

/** Ids of records, newest first; anything else is skipped. */
export const idsIn = (stored: unknown): string[] => (Array.isArray(stored) ? [...new Set(stored.slice(0, 10_000).filter(isId))] : []);
const isId = shape.text(200);
/** Ids of tabs or windows; anything else is skipped. */
export const numericIdsIn = (stored: unknown): number[] =>
  Array.isArray(stored) ? [...new Set(stored.slice(0, 10_000).filter((id): id is number => Number.isSafeInteger(id)))] : [];
