import { headers, headerSources, type HeaderName } from '../lists/headers.ts';

/** A response header of our list, and who defines it; undefined for one that is not in it. Letter case does not count. */
export function knownHeader(name: string): { name: HeaderName; source: { title: string; url: string } } | undefined {
  const lower = name.trim().toLowerCase();
  return Object.hasOwn(headers, lower) ? { name: lower as HeaderName, source: headerSources[headers[lower as HeaderName]] } : undefined;
}
