import { unicodePattern } from './unicode-pattern.ts';
import { parseUrl, registrableDomain } from './urls.ts';

const separator = /\s+[-–—|·•»:/]+\s+|\s*[|｜]\s*/u;
const between = unicodePattern(String.raw`[^\p{L}\p{N}]+`, 'g');
function plain(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase();
  return lower.replace(between(lower), '');
}

/** Parts of a title between the separators that sites put before their name. */
export const titleParts = (title: string): string[] => title.split(separator).map((part) => part.trim()).filter((part) => part !== '');

/**
 * A title without the parts that only name the site: known names, or the name of the domain. A title that is nothing
 * else stays as it is.
 */
export function withoutSiteName(title: string, names: readonly string[], url: string): string {
  const parts = titleParts(title);
  if (parts.length < 2) return title.trim();
  const host = parseUrl(url)?.hostname ?? '';
  const domain = registrableDomain(host);
  const known = new Set([...names, host, domain, domain.split('.')[0] ?? ''].map(plain).filter((name) => name !== ''));
  const kept = parts.filter((part) => !known.has(plain(part)));
  return kept.length === 0 ? title.trim() : kept.join(' – ');
}

/** True when a text is nothing but the name of the host or its domain. */
export function isHostName(text: string, url: string): boolean {
  const host = parseUrl(url)?.hostname.replace(/^www\./, '') ?? '';
  if (host === '') return false;
  const written = text.trim().toLowerCase().replace(/^https?:\/\//, '').replace(/^www\./, '').replace(/\/$/, '');
  return written === host || written === registrableDomain(host);
}
