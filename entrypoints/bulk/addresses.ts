import { hostOf } from '../../checks/parse/urls.ts';
import { parseTypedAddress, type NoAddress } from '../../extension/app/read-address.ts';
import type { BulkWords } from '../../words/locale.ts';

/** Pasted URLs, one per line. Pure. */
export interface ReadAddresses {
  /** Absolute http(s) URLs in order, each once. */
  urls: string[];
  /** Number of lines that repeat the URL of an earlier line. */
  repeated: number;
  invalid: InvalidLine[];
}
export interface InvalidLine {
  /** From 1. */
  line: number;
  text: string;
  reason: NoAddress;
}
export function parseAddresses(text: string): ReadAddresses {
  const urls = new Set<string>();
  const invalid: InvalidLine[] = [];
  let repeated = 0;
  for (const [index, raw] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
    // Invisible characters that are copied along with text.
    const line = raw.replace(/[\uFEFF\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '').trim();
    if (line === '') continue;
    const read = parseTypedAddress(line);
    if ('reason' in read) invalid.push({ line: index + 1, text: line.slice(0, 300), reason: read.reason });
    else if (urls.has(read.url)) repeated++;
    else urls.add(read.url);
  }
  return { urls: [...urls], repeated, invalid };
}

/** What remains of a pasted text after the valid lines were queued: only the invalid lines. */
export const describeInvalidLines = (invalid: readonly InvalidLine[], text: string): string => {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return invalid.map(({ line }) => lines[line - 1] ?? '').join('\n');
};

/** Why a tab with this URL cannot be queued; null if it can. */
export function whyNotAuditable(url: string): keyof BulkWords['add']['tabs']['obstacles'] | null {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? '';
  if (scheme === 'http' || scheme === 'https') return null;
  if (scheme === 'file') return 'file';
  if (scheme.endsWith('-extension')) return 'extension';
  return 'browser';
}

/** A name for a run: the host with most of its pages. */
export function runNameFor(urls: readonly string[], words: Pick<BulkWords['runs'], 'firstName' | 'hosts'>): string {
  const hosts = new Map<string, number>();
  for (const url of urls) {
    const host = hostOf(url);
    if (host) hosts.set(host, (hosts.get(host) ?? 0) + 1);
  }
  const [first, ...others] = [...hosts].sort((a, b) => b[1] - a[1]).map(([host]) => host);
  if (!first) return words.firstName;
  return others.length === 0 ? first : words.hosts({ first, more: others.length });
}
