/** Images that represent the page elsewhere: share image and icons. */
import { imageSize } from 'image-size';
import { caps, clipText } from '../core/helpers/clip.ts';
import { probeFailureReason } from '../core/failure.ts';
import type { FactTable } from '../core/facts.ts';
import type { IconsFact, PictureProbe } from '../core/facts/probes.ts';
import { imageNames, readShareTags } from '../derive/head/share-tags.ts';
import { isHttpUrl, parseUrl } from '../parse/urls.ts';
import type { Prober, Reading } from './prober.ts';
import type { RobotsJudge } from './target-robots.ts';
import { isIconLink } from '../derive/head/icon-links.ts';

/** The dimensions are in the first bytes, even after camera metadata. */
const pictureBytes = 64 * 1024;
const iconCap = 20;

type Declares = Pick<FactTable, 'page' | 'head'>;

/** Absolute URL of the first og:image; null without a usable one. */
export function shareImageUrl({ page, head }: Declares): string | null {
  const image = readShareTags(head).first(...imageNames);
  const url = image && parseUrl(image.content, page.baseUrl);
  return url && isHttpUrl(url) ? url.href : null;
}

/** Unique URLs of the declared icons; /favicon.ico if none is declared. */
export function iconUrls({ page, head }: Declares): string[] {
  const declared = head.links.filter(isIconLink);
  if (declared.length === 0) return isHttpUrl(page.url) ? [new URL('/favicon.ico', page.url).href] : [];
  return [...new Set(declared.flatMap(({ url }) => (url !== null && isHttpUrl(url) ? [url] : [])))].slice(0, iconCap);
}

export async function probePicture(url: string, prober: Prober): Promise<PictureProbe> {
  const reading = await prober.read(url, { bodyLimit: pictureBytes, range: pictureBytes });
  const {
    probe: { status, class: kind, reason },
    headers,
    body,
  } = reading;
  const answered = kind === 'ok' || kind === 'redirected';
  const size = answered ? sizeOf(body) : null;
  return {
    url,
    class: kind,
    status,
    contentType: clipText(headers?.get('content-type') ?? '', caps.attribute),
    bytes: answered ? bytesOf(reading) : 0,
    width: size?.width ?? 0,
    height: size?.height ?? 0,
    reason: answered ? (size ? null : probeFailureReason('size-unread')) : reason,
  };
}

export async function probeIconFiles(urls: readonly string[], prober: Prober, robots: RobotsJudge): Promise<IconsFact> {
  const [pictures, verdicts] = await Promise.all([
    Promise.all(urls.map((url) => probePicture(url, prober))),
    Promise.all(urls.map((url) => robots(url, 'Googlebot-Image', 'Googlebot'))),
  ]);
  const decided = verdicts.filter((allowed) => allowed !== null);
  // Google needs one icon that it may fetch.
  return {
    pictures: pictures.map((picture, at) => ({ ...picture, robotsTxtAllowed: verdicts[at] ?? null })),
    robotsTxtAllowed: decided.length === 0 ? null : decided.includes(true),
  };
}

/** Total length: the number of bytes if complete, otherwise the length that the server reports. */
function bytesOf({ headers, body, truncated }: Reading): number {
  const ofRange = Number(/\/(\d{1,15})\s*$/.exec(headers?.get('content-range') ?? '')?.[1] ?? Number.NaN);
  if (ofRange >= body.length) return ofRange;
  const length = headers?.get('content-length') ?? '';
  return truncated && /^\d{1,15}$/.test(length) ? Math.max(Number(length), body.length) : body.length;
}

function sizeOf(body: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(body);
    if (!(width >= 1 && height >= 1 && width <= 1e6 && height <= 1e6)) return null;
    // Cameras store portrait images rotated, with a flag (EXIF orientation 5 to 8).
    const turned = orientation >= 5;
    return { width: Math.round(turned ? height : width), height: Math.round(turned ? width : height) };
  } catch {
    return null;
  }
}
