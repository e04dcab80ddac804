/** What may still be open when a command has ended, in words of people. */
export type OpenPart = 'connections' | 'programs' | 'files' | 'threads' | 'other';

/** Resources that may be open at a normal end: timers, and pipes to the parent process or from child processes that have just ended. */
const nothingOpen: readonly string[] = ['Timeout', 'PipeWrap'];
const kinds: readonly (readonly [RegExp, OpenPart])[] = [
  [/^(?:TCP|TLS|UDP|HTTP|GetAddrInfo|GetNameInfo|Query)/, 'connections'],
  [/^Process/, 'programs'],
  [/^(?:FS|FileHandle|StatWatcher)/, 'files'],
  [/^(?:Worker|MessagePort)/, 'threads'],
];

/** @param names of `process.getActiveResourcesInfo()` @returns each part once */
export const partsLeftOpen = (names: readonly string[]): OpenPart[] => [
  ...new Set(
    names.filter((name) => !nothingOpen.includes(name)).map((name) => kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'),
  ),
];
