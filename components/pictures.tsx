import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { isPrivateHost } from '../checks/index.ts';
import { isWeb, count } from './tool-parts.tsx';
import type { ToolActions } from './tool-props.ts';
import './pictures.css';

/** What can be drawn of an address without asking anybody for it. */
function dataOf(url: string, act: ToolActions): string {
  return /^data:image\//i.test(url) ? url : act.pictures?.of(url)?.data ?? '';
}

/** Draws again when a picture has come. */
export function usePictures({ pictures }: ToolActions): void {
  const [, redraw] = useState(0);
  useEffect(() => pictures?.watch(() => redraw((times) => times + 1)), [pictures]);
}

/** A picture of the page, from bytes that are here already; else what stands in its place. */
export function Picture({ url, act, otherwise, measured, ...look }: {
  url: string;
  act: ToolActions;
  otherwise: (reason: string) => ComponentChildren;
  /** Told its size in pixels once it is drawn. */
  measured?: (size: { width: number; height: number }) => void;
  class?: string; style?: CSSProperties; width?: number; height?: number;
}): JSX.Element {
  usePictures(act);
  const [failed, setFailed] = useState('');
  const data = dataOf(url, act);
  if (data === '' || failed === data) return <>{otherwise(failed !== '' ? 'it could not be drawn here' : act.pictures?.of(url)?.reason ?? '')}</>;
  return (
    <img {...look} src={data} alt="" decoding="async" onError={() => setFailed(data)}
      onLoad={({ currentTarget }) => measured?.({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })} />
  );
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '');
/** The first names, and how many more. */
function named(hosts: readonly string[]): string {
  const first = hosts.slice(0, 3);
  const rest = hosts.length - first.length;
  if (rest > 0) return `${first.join(', ')} and ${rest.toLocaleString('en')} more`;
  return first.length < 2 ? first.join('') : `${first.slice(0, -1).join(', ')} and ${first.at(-1)}`;
}
const different = (urls: readonly string[]) => [...new Set(urls.map(hostOf))];

/** The button before which no picture is asked for, with whom it asks. Nothing where there is none to load. */
export function LoadPictures({ urls, pageUrl, act }: { urls: readonly (string | null)[]; pageUrl: string; act: ToolActions }): JSX.Element | null {
  usePictures(act);
  const { pictures } = act;
  const all = [...new Set(urls.filter((url): url is string => isWeb(url) && URL.canParse(url!)))];
  const asked = all.filter((url) => hostOf(url) === hostOf(pageUrl) || !isPrivateHost(hostOf(url)));
  if (all.length === 0) return null;
  if (!pictures) return <p class="muted small">Pictures are not loaded here.</p>;
  const open = asked.filter((url) => !pictures.of(url)?.data);
  const tried = open.filter((url) => pictures.of(url));
  const inside = all.length - asked.length;
  const toAllow = different(pictures.toAllow(open));
  const why = different(tried).length > 0 ? [...new Set(tried.map((url) => pictures.of(url)!.reason))].slice(0, 3).join('; ') : '';
  if (open.length === 0 && inside === 0) return null;
  return (
    <div class="load-pictures row">
      {open.length > 0 && (
        <button type="button" class="button" aria-disabled={pictures.loading} onClick={() => { if (!pictures.loading) pictures.load(open); }}>
          {pictures.loading ? 'Loading…' : tried.length > 0 ? 'Try again' : `Load ${count(open.length, 'picture')}`}
        </button>
      )}
      <p class="muted small">
        {open.length > 0 && tried.length === 0 && `Not loaded yet, so nobody is asked. The button asks ${named(different(open))}, without cookies and referrer. `}
        {open.length > 0 && toAllow.length > 0 && `Your browser will ask you to allow ${named(toAllow)}: without that it keeps pictures of other sites from extensions. `}
        {tried.length > 0 && !pictures.loading && `${count(tried.length, 'picture')} could not be loaded: ${why}. `}
        {inside > 0 && `${count(inside, 'picture')} with a private address ${inside === 1 ? 'is' : 'are'} never asked for.`}
      </p>
      <output class="visually-hidden">{pictures.loading ? 'Loading pictures.' : ''}</output>
    </div>
  );
}
