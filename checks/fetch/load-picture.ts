/** A picture that a tool draws: asked for anonymously, and nothing but a picture. */
import { imageSize } from 'image-size';
import { isHttp, parseUrl } from '../parse/urls.ts';
import { skipReason } from './link-class.ts';
import { send, withDeadline, type ProbeNet } from './probe-net.ts';

export interface LoadedPicture {
  url: string;
  /** data: URL, made of the bytes and of what they are; '' where there is no picture. */
  data: string;
  /** Why there is none, a clause without full stop; '' where there is one. */
  reason: string;
}

export const pictureLimits = {
  /** Bytes of one, and of all that are asked for at once: they cross from the worker to the page as one message. */
  bytes: 2_000_000, together: 12_000_000,
  /** Asked for at once. */
  count: 24,
  /** Drawn, a picture takes four bytes for each of its pixels. */
  pixels: 50_000_000,
  timeoutMs: 15_000,
} as const;

/**
 * What browsers draw, by what the bytes say: the server's word counts for nothing. In an img, SVG is only drawn: scripts, links and
 * everything outside its file are off (SVG 2, 2.2.6, secure animated mode).
 */
const types: Record<string, string> = { png: 'png', jpg: 'jpeg', gif: 'gif', webp: 'webp', avif: 'avif', bmp: 'bmp', ico: 'x-icon', svg: 'svg+xml' };

/** The picture that these bytes are. */
export function pictureOf(url: string, bytes: Uint8Array): LoadedPicture {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const mime = types[type];
    if (mime === undefined) return without(url, 'no kind of picture that browsers draw');
    if (width * height > pictureLimits.pixels) return without(url, 'too many pixels to draw here');
    return { url, data: `data:image/${mime};base64,${base64(bytes)}`, reason: '' };
  } catch {
    return without(url, 'what came is no picture');
  }
}

const without = (url: string, reason: string): LoadedPicture => ({ url, data: '', reason });

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Why a picture is not asked for at all; null when it is. */
export const pictureSkipped = (url: string, ownHost: string): string | null =>
  (isHttp(parseUrl(url)) ? skipReason(url, ownHost) : 'no address of the web');

/** Asks for one picture. Never rejects. @param ownHost host name of the audited page: of private hosts, only that one is asked */
export async function loadPicture(net: ProbeNet, url: string, ownHost: string): Promise<LoadedPicture> {
  const skipped = pictureSkipped(url, ownHost);
  if (skipped !== null) return without(url, skipped);
  if (net.allowed && !net.allowed(url)) return without(url, 'Pageloupe may not ask this host');
  const parsed = parseUrl(url)!;
  [parsed.username, parsed.password, parsed.hash] = ['', '', ''];
  const asked = (signal: AbortSignal) => send(net, parsed.href, 'GET', { bodyLimit: pictureLimits.bytes, range: 0 }, ownHost, signal);
  const reply = await withDeadline(net, pictureLimits.timeoutMs, new AbortController().signal, asked);
  if (reply === 'timeout' || reply === 'aborted') return without(url, 'no answer in time');
  if (reply.kind === 'stopped') return without(url, stopped[reply.why]);
  if (reply.kind !== 'answer') return without(url, 'no answer');
  if (reply.status < 200 || reply.status > 299) return without(url, `the server answered ${reply.status}`);
  if (reply.truncated) return without(url, `larger than ${pictureLimits.bytes / 1e6} MB`);
  return pictureOf(url, reply.body);
}
const stopped = {
  private: 'redirects to a private address', 'private-name': 'its name leads to a private address', forbidden: 'redirects to a host that Pageloupe may not ask',
  elsewhere: 'redirects to no address of the web', endless: 'redirects without end', hidden: 'a redirect, and the browser does not show where to',
} as const;
