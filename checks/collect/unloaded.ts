import { caps, clipText } from '../core/helpers/clip.ts';
import type { LinkFact } from '../core/facts/links-and-images.ts';
import type { ResourcesFact } from '../core/facts/page.ts';
import { attribute, documentProperty, linkSheet } from './dom.ts';
import * as limits from './limits.ts';
import type { Visited } from './walk/visitor.ts';
import type { ResourcesVisitor } from './visitors/resources.ts';

type StyleSheets = ResourcesVisitor['styleSheets'];

/** Style sheets and fonts that the browser could not load. Undefined if none is known to be missing. */
export function findUnloadedFiles(view: Window, styleSheets: StyleSheets, links: readonly Visited<LinkFact>[]): ResourcesFact['unloaded'] {
  const { document } = view;
  const applying = styleSheets.filter(({ element }) => {
    const media = attribute.call(element, 'media') ?? '';
    return media.trim() === '' || view.matchMedia(media).matches;
  });
  const states = applying.map(({ element, url }) => ({ url, state: stateOf(linkSheet.call(element), url, view) }));
  const failed = states.filter(({ state }) => state === 'failed');
  const unknown = states.filter(({ state }) => state === 'unknown');
  // Browsers hide whether a style sheet of another origin has loaded. What it should have styled shows it.
  const missing = failed.length === 0 && unknown.length > 0 && hasDefaultStyles(document, view, links) ? unknown.slice(0, 1) : failed;
  const found = [...missing.map(({ url }) => ({ kind: 'style' as const, name: clipText(url, caps.url) })), ...missingFonts(document)];
  return found.length > 0 ? found : undefined;
}

/** `unknown`: a style sheet of another origin, or of a browser that does not report the status of responses. */
function stateOf(sheet: CSSStyleSheet | null, url: string, view: Window): 'loaded' | 'failed' | 'unknown' {
  if (!sheet) return 'failed';
  let rules: number;
  try {
    rules = sheet.cssRules.length;
  } catch {
    return 'unknown';
  }
  if (rules > 0) return 'loaded';
  const entry = view.performance.getEntriesByName(url.split('#', 1)[0]!, 'resource').at(-1) as PerformanceResourceTiming | undefined;
  if (entry?.responseStatus === undefined) return 'unknown';
  return entry.responseStatus >= 200 && entry.responseStatus < 400 ? 'loaded' : 'failed';
}

/** Number of links whose color is compared with the browser's own, and how many of them tell enough. */
const linksCompared = 5;
const enoughLinks = 3;
/** Color of links without styles (HTML Standard, 15.3.4 Phrasing content). */
const plainLink = 'rgb(0, 0, 238)';

/** Whether the first links, or the margins of a page with few links, look as browsers show them without styles. Hardly any design keeps that. */
function hasDefaultStyles(document: Document, view: Window, links: readonly Visited<LinkFact>[]): boolean {
  const compared = links.filter(({ fact: { href, text } }) => href !== null && text !== '').slice(0, linksCompared);
  if (!compared.every(({ element }) => view.getComputedStyle(element).color === plainLink)) return false;
  const body = documentProperty(document, 'body');
  return compared.length >= enoughLinks || (body !== null && view.getComputedStyle(body).marginTop === '8px');
}

function missingFonts(document: Document): NonNullable<ResourcesFact['unloaded']> {
  const families = new Set<string>();
  const fonts = documentProperty(document, 'fonts') as FontFaceSet | undefined;
  fonts?.forEach(({ family, status }) => {
    if (status === 'error' && families.size < limits.refs) families.add(clipText(family, caps.attribute));
  });
  return [...families].map((name) => ({ kind: 'font', name }));
}
