/** Compact keys for URLs: six characters each. Two URLs share a key by chance once in 69 billion. Pure. */
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { comparableKey } from './crawl.ts';
import { alphabet, hashOf, mixed } from './hashes.ts';

export const keyLength = 6;

/** Equal for URLs that are one page to a crawl. */
export const keyOfUrl = memoizeByText((url): string => {
  const text = comparableKey(url);
  return half(text, 0x811c9dc5) + half(text, 0x9747b28c);
});

/** 18 bits. */
function half(text: string, seed: number): string {
  const bits = mixed(hashOf(text, seed));
  return alphabet[bits & 63]! + alphabet[(bits >>> 6) & 63]! + alphabet[(bits >>> 12) & 63]!;
}

export function* splitKeys(links: string): Generator<string> {
  for (let at = 0; at + keyLength <= links.length; at += keyLength) yield links.slice(at, at + keyLength);
}
