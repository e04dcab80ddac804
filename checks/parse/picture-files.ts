import { parsedUrlParts, percentDecode } from './urls.ts';

/** Shorter names, such as 1.jpg, may be those of other pictures. */
const shortestName = 4;
/**
 * What says that two URLs are one picture, on whatever host and in whatever size: the name of the file without extension and size; the
 * host and path too, if the name is short.
 */
export function comparablePictureName(url: string): string {
  const parsed = parsedUrlParts(url);
  const path = percentDecode(parsed ? parsed.pathname : url.split(/[?#]/, 1)[0]!).toLowerCase();
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w{3,4}$/, '')
    .replace(/[-_@](?:\d{2,4}x\d{0,4}|\d{2,4}w?|scaled|large|small|medium)$/, '');
  return name.length >= shortestName ? name : `${parsed?.host ?? ''}${path}`;
}
