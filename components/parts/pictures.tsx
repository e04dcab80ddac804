import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { probeFailureReason } from '../../checks/core/failure.ts';
import type { ProbeReason } from '../../checks/core/facts/missing.ts';
import { isPrivateHost } from '../../checks/parse/private-hosts.ts';
import { hostnameOf, parseUrl } from '../../checks/parse/urls.ts';
import { readableUrl } from '../../checks/core/helpers/readable-url.ts';
import { isLinkable } from '../tool/parts.tsx';
import type { ToolActions } from '../tool/props.ts';
import { usePart } from '../use-locale.ts';
import './pictures.css';

/** Images that can be shown without a request. */
function dataOf(url: string, act: ToolActions): string {
  return /^data:image\//i.test(url) ? url : (act.pictures?.of(url)?.data ?? '');
}

/** Renders again when an image has loaded. */
export function usePictures({ pictures }: ToolActions): void {
  const [, redraw] = useState(0);
  useEffect(() => pictures?.watch(() => redraw((times) => times + 1)), [pictures]);
}

/** An image of the page, from bytes that are already loaded, otherwise its placeholder. */
export function PagePicture({
  url,
  act,
  otherwise,
  measured,
  ...look
}: {
  url: string;
  act: ToolActions;
  otherwise: (why: ProbeReason | null) => ComponentChildren;
  /** Called with its size in pixels once it is shown. */
  measured?: (size: { width: number; height: number }) => void;
  class?: string;
  style?: CSSProperties;
  width?: number;
  height?: number;
}): JSX.Element {
  usePictures(act);
  const [failed, setFailed] = useState('');
  const data = dataOf(url, act);
  if (data === '' || failed === data)
    return <>{otherwise(failed !== '' ? probeFailureReason('undrawable') : (act.pictures?.of(url)?.reason ?? null))}</>;
  return (
    <img
      {...look}
      src={data}
      alt=""
      decoding="async"
      onError={() => setFailed(data)}
      onLoad={({ currentTarget }) => measured?.({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
    />
  );
}

/** Last part of a URL's path; '' for a data URL. */
export const imageFileName = (url: string | null): string =>
  url === null || /^data:/i.test(url) ? '' : (/([^/?#]+)(?:[?#]|$)/.exec(readableUrl(url))?.[1] ?? '');

const different = (urls: readonly string[]) => [...new Set(urls.map(hostnameOf))];

/** The button that loads images, with the hosts it requests them from. Renders nothing if there are none to load. */
export function LoadPicturesButton({
  urls,
  pageUrl,
  act,
}: {
  urls: readonly (string | null)[];
  pageUrl: string;
  act: ToolActions;
}): JSX.Element | null {
  usePictures(act);
  const words = usePart('toolParts').pictures;
  const { pictures } = act;
  const all = [...new Set(urls.filter((url): url is string => isLinkable(url) && parseUrl(url!) !== null))];
  const requested = all.filter((url) => hostnameOf(url) === hostnameOf(pageUrl) || !isPrivateHost(hostnameOf(url)));
  if (all.length === 0) return null;
  if (!pictures) return <p class="muted small">{words.unavailable}</p>;
  const open = requested.filter((url) => !pictures.of(url)?.data);
  const tried = open.filter((url) => pictures.of(url));
  const inside = all.length - requested.length;
  const toAllow = different(pictures.toAllow(open));
  const reasons = tried.flatMap((url) => pictures.of(url)!.reason ?? []);
  if (open.length === 0 && inside === 0) return null;
  return (
    <div class="load-pictures row">
      {open.length > 0 && (
        <button
          type="button"
          class="button"
          aria-disabled={pictures.loading}
          onClick={() => {
            if (!pictures.loading) pictures.load(open);
          }}
        >
          {pictures.loading ? words.loading : tried.length > 0 ? words.again : words.load({ count: open.length })}
        </button>
      )}
      <p class="muted small">
        {[
          open.length > 0 && tried.length === 0 && words.unloaded({ hosts: different(open) }),
          open.length > 0 && toAllow.length > 0 && words.toAllow({ hosts: toAllow }),
          tried.length > 0 && !pictures.loading && words.failed({ count: tried.length, reasons }),
          inside > 0 && words.inside({ count: inside }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <output class="visually-hidden">{pictures.loading ? words.loadingPictures : ''}</output>
    </div>
  );
}
