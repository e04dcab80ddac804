/** A Refresh header, or the refresh of `<meta http-equiv="refresh">`: HTML Standard, 4.2.5.3, shared declarative refresh steps. */
import { parseUrl } from './urls.ts';

export interface Refresh {
  seconds: number;
  /** Target resolved against the base; null if the page reloads itself. */
  url: string | null;
}

/** Null if browsers ignore the content. */
export function parseRefresh(content: string, baseUrl: string): Refresh | null {
  const match = /^\s*(\d+|(?=\.))(?:\.[\d.]*)?(?:(?:\s*[;,]|\s)\s*(.*))?$/s.exec(content);
  if (!match) return null;
  const [, seconds = '', rest = ''] = match;
  const target = /^url\s*=\s*(.*)$/is.exec(rest)?.[1] ?? rest;
  const quote = target.charAt(0);
  const quoted = quote === '"' || quote === "'" ? target.slice(1).split(quote, 1)[0]! : target;
  const address = quoted.trim();
  const url = address ? parseUrl(address, baseUrl) : null;
  // An invalid URL ends these steps, and no browser refreshes to a javascript: URL (whatwg/html, issue 11699).
  if (address && (!url || url.protocol === 'javascript:')) return null;
  return { seconds: Number(seconds || 0), url: url?.href ?? null };
}
