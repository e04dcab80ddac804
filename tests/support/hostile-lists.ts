import { existsSync, readFileSync } from 'node:fs';

/** Inputs that broke parsers: documents of html5lib, URLs of the web platform tests, naughty strings. */
export interface HostileLists {
  documents: string[];
  urls: { input: string; base: string | null }[];
  strings: string[];
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    hostileLists(): Promise<HostileLists | null>;
  }
}

const folder = new URL('../../../shared/corpus/hostile/', import.meta.url);
const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T;

/** Null if the corpus is absent: it is no part of the project. */
export function hostileLists(): HostileLists | null {
  if (!existsSync(folder)) return null;
  return {
    documents: read<{ data: string; fragment: boolean }[]>('html5lib-tree-construction.json')
      .filter(({ fragment }) => !fragment)
      .map(({ data }) => data),
    urls: read<HostileLists['urls']>('wpt-urltestdata.json').map(({ input, base }) => ({ input, base })),
    strings: read<string[]>('blns.json'),
  };
}
