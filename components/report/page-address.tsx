import type { JSX } from 'preact';
import { parseUrl } from '../../checks/parse/urls.ts';
import { readableUrl } from '../../checks/core/helpers/readable-url.ts';

/** The URL of an audited page, its host first. Renders nothing if it is not a URL. */
export function PageAddress({ url }: { url: string }): JSX.Element | null {
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const { host, protocol } = parsed;
  const rest = readableUrl(host ? url.slice(url.indexOf(host) + host.length) : url);
  return (
    <bdi dir="ltr" class="top-url" title={url}>
      <b>{host || protocol}</b>
      {rest === '/' ? '' : rest}
    </bdi>
  );
}
