/** Loads an image for a tool: requested without cookies, and rejected if it is not an image. */
import { imageSize } from 'image-size';
import { probeFailureReason } from '../core/failure.ts';
import type { ProbeReason } from '../core/facts/missing.ts';
import { parseUrl } from '../parse/urls.ts';
import { classifyOutcome, whyNotProbed } from './link-class.ts';
import { sendProbe, withDeadline, type ProbeNet } from './probe-net.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

export interface LoadedPicture {
  url: string;
  /** data: URL with the detected type; '' without an image. */
  data: string;
  /** Why there is no image; null if there is one. */
  reason: ProbeReason | null;
}

export const pictureLimits = {
  /** Maximum bytes of one image, and of all images of a request: the worker sends them to the page in one message. */
  bytes: 2_000_000,
  together: 12_000_000,
  /** Maximum number of images per request. */
  count: 24,
  /** A decoded image takes four bytes per pixel. */
  pixels: 50_000_000,
  timeoutMs: 15_000,
} as const;

/**
 * Image types that browsers display, detected from the bytes; the Content-Type is ignored. In an img, SVG is inert: scripts, links and
 * external resources are disabled (SVG 2, 2.2.6, secure animated mode).
 */
const types: Record<string, string> = {
  png: 'png',
  jpg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  bmp: 'bmp',
  ico: 'x-icon',
  svg: 'svg+xml',
};

/** Checks these bytes as an image. */
export function pictureDataUrl(url: string, bytes: Uint8Array): LoadedPicture {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const mime = types[type];
    if (mime === undefined) return without(url, probeFailureReason('unknown-picture'));
    if (width * height > pictureLimits.pixels) return without(url, probeFailureReason('too-many-pixels'));
    return { url, data: `data:image/${mime};base64,${base64(bytes)}`, reason: null };
  } catch {
    return without(url, probeFailureReason('no-picture'));
  }
}

const without = (url: string, reason: ProbeReason): LoadedPicture => ({ url, data: '', reason });

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Requests one image. Never rejects. @param pageHost host name of the audited page, the only private host that may be requested */
export async function loadPicture(net: ProbeNet, url: string, pageHost: string): Promise<LoadedPicture> {
  const skipped = whyNotProbed(url, pageHost);
  if (skipped !== null) return without(url, skipped);
  if (net.allowed && !net.allowed(url)) return without(url, probeFailureReason('not-allowed'));
  const parsed = parseUrl(url)!;
  [parsed.username, parsed.password, parsed.hash] = ['', '', ''];
  const request = (signal: AbortSignal) =>
    sendProbe(net, parsed.href, 'GET', { bodyLimit: pictureLimits.bytes, range: 0 }, pageHost, signal);
  const reply = await withDeadline(net, pictureLimits.timeoutMs, new AbortController().signal, request);
  if (reply === 'timeout' || reply === 'aborted')
    return without(url, probeFailureReason('too-slow', { seconds: pictureLimits.timeoutMs / 1_000 }));
  if (reply.kind !== 'answer') return without(url, classifyOutcome(reply).reason ?? probeFailureReason('no-answer', { error: '' }));
  if (!isSuccess(reply.status)) return without(url, probeFailureReason('picture-status', { status: reply.status }));
  if (reply.truncated) return without(url, probeFailureReason('picture-too-large', { megabytes: pictureLimits.bytes / 1e6 }));
  return pictureDataUrl(url, reply.body);
}
