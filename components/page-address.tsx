import type { JSX } from 'preact';
import { parseUrl } from '../checks/doors/formats.ts';

/** The URL of an audited page, its host first. Renders nothing if it is not a URL. */
export function PageAddress({ url }: { url: string }): JSX.Element | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const { host, protocol } = parsed;
  const rest = readable(host ? url.slice(url.indexOf(host) + host.length) : url);
  return (
    <bdi dir="ltr" class="top-url" title={url}>
      <b>{host || protocol}</b>
      {rest === '/' ? '' : rest}
    </bdi>
  );
}

/** Escapes of other scripts read as text; characters that would turn the reading direction are left out. */
function readable(path: string): string {
  try {
    return decodeURI(path).replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
  } catch {
    return path;
  }
}
