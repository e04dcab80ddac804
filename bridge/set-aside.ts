import browser from 'webextension-polyfill';
import { flag, isLater, object, record, text, type Shape } from './shape.ts';

/**
 * Records that could not be read. They are moved out of the way, so that all else works, and the reader is told once.
 *
 * | area  | key         | value                                                                     |
 * |-------|-------------|---------------------------------------------------------------------------|
 * | local | aside       | {@link Notes} by key of the record, oldest first                          |
 * | local | aside:<key> | the record as it was; of the newest {@link keptAside}, unless it is large |
 */
const notesKey = 'aside';
const asideKey = (key: string) => `aside:${key}`;
/** `moved`: what was there is gone, so that more of it is news. */
interface Note { text: string; told: boolean; moved: boolean }
type Notes = Record<string, Note>;

const keptAside = 20;
const keptNotes = 200;
const isNotes = record(object({ text: text(500), told: flag, moved: flag }), keptNotes) as Shape<Notes>;

async function readNotes(): Promise<Notes> {
  const { [notesKey]: notes } = await browser.storage.local.get(notesKey);
  return isNotes(notes) ? notes : {};
}

let last: Promise<unknown> = Promise.resolve();
/** One after the other, and never the reason why something else fails. */
const inTurn = (work: () => Promise<void>): Promise<void> => {
  const done = last.then(work).catch(() => {});
  last = done;
  return done;
};

/** Notes a record that stays where it is. @param what whole sentences for the reader, said once for each key */
export const noteBroken = (key: string, what: string): Promise<void> => inTurn(async () => {
  const notes = await readNotes();
  if (notes[key]) return;
  await browser.storage.local.set({ [notesKey]: newest({ ...notes, [key]: { text: what, told: false, moved: false } }) });
});

/** Moves a record of local storage out of the way. @param what whole sentences for the reader; '' where there is nothing to tell */
export const setAside = (key: string, broken: unknown, what: string): Promise<void> => inTurn(async () => {
  const { local } = browser.storage;
  const { [key]: known, ...before } = await readNotes();
  const told = what === '' || (known !== undefined && known.told && !known.moved);
  const notes = newest({ ...before, [key]: { text: what, told, moved: true } });
  const tooMany = Object.keys(notes).slice(0, -keptAside).map(asideKey);
  try {
    await local.set({ [notesKey]: notes, ...(isLarge(broken) ? {} : { [asideKey(key)]: broken }) });
  } catch {
    // There is no room for a second copy, and the first must not stay.
    await local.set({ [notesKey]: notes });
  }
  await local.remove([key, ...tooMany]);
});
/** Characters of a record that is kept aside. No record of ours is larger, and a second copy of one of 100 MB keeps the browser busy for long. */
const mostAside = 20_000_000;
/** @returns whether its texts and members together pass the limit */
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
const newest = (notes: Notes): Notes => Object.fromEntries(Object.entries(notes).slice(-keptNotes));

/**
 * A record of local storage when it has the shape, else null; then it is set aside, or left alone where a later version wrote it.
 * @param what the record by its name for the reader, at the start of a sentence
 */
export async function readLocal<T>(key: string, shape: Shape<T>, version: number | null, what: { name: string; after: string }): Promise<T | null> {
  const { [key]: kept } = await browser.storage.local.get(key);
  if (kept === undefined || shape(kept)) return kept ?? null;
  await tellOf(key, kept, version, what);
  return null;
}

/** As {@link readLocal} does with what it cannot read. */
export const tellOf = (key: string, kept: unknown, version: number | null, { name, after }: { name: string; after: string }): Promise<void> =>
  version !== null && isLater(kept, version)
    ? noteBroken(key, `${name} was kept by a later version of Pageloupe. Update Pageloupe to have it read; until then it is left as it is.`)
    : setAside(key, kept, name === '' ? '' : `${name} could not be read and is set aside. ${after}`);

/** Tells what could not be read, each record once: what is known, and what is found from now on. @returns function that stops it */
export function tellSetAside(tell: (text: string) => void): () => void {
  const look = () => void inTurn(async () => {
    const notes = await readNotes();
    const untold = Object.values(notes).filter(({ told }) => !told);
    if (untold.length === 0) return;
    await browser.storage.local.set({ [notesKey]: Object.fromEntries(Object.entries(notes).map(([key, note]) => [key, { ...note, told: true }])) });
    tell([...new Set(untold.map((note) => note.text))].slice(0, 5).join(' '));
  });
  const listener = (changes: Record<string, browser.Storage.StorageChange>, area: string) => {
    if (area === 'local' && notesKey in changes) look();
  };
  browser.storage.onChanged.addListener(listener);
  look();
  return () => browser.storage.onChanged.removeListener(listener);
}

/** Ids of records, newest first; what is no id is left out. */
export const idsOf = (kept: unknown): string[] => (Array.isArray(kept) ? [...new Set(kept.slice(0, 10_000).filter(isId))] : []);
const isId = text(200);
/** Numbers of tabs or windows; what is none is left out. */
export const numbersOf = (kept: unknown): number[] => (Array.isArray(kept) ? [...new Set(kept.slice(0, 10_000).filter((id): id is number => Number.isSafeInteger(id)))] : []);
