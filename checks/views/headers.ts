import { headers, headerSources, type HeaderName } from '../lists/headers.ts';

/** Looks up a response header in our list, ignoring letter case, with who defines it; undefined if it is not listed. */
export function explainHeader(name: string): { name: HeaderName; source: { title: string; url: string } } | undefined {
  const lower = name.trim().toLowerCase();
  return Object.hasOwn(headers, lower) ? { name: lower as HeaderName, source: headerSources[headers[lower as HeaderName]] } : undefined;
}
