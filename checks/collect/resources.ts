import { caps, clipText } from '../core/helpers/clip.ts';
import type { ResourceFact, ResourcesFact } from '../core/facts/page.ts';
import * as limits from './limits.ts';
import { elementRef } from './selectors.ts';
import { findUnloadedFiles } from './unloaded.ts';
import type { Visitors } from './walk/visitors.ts';

/** An origin that does not allow timing reports 0 for all sizes. */
const known = (bytes: number, hidden: boolean): number | null => (hidden ? null : bytes);

/** What the page loaded, by resource timing. If there are too many entries, the largest are stored. */
export function* readResources(
  view: Window | null,
  { resources: { mixed, styleSheets }, links }: Visitors,
): Generator<void, { fact: ResourcesFact; bytes: Map<string, number | null> }> {
  const bytes = new Map<string, number | null>();
  const entries = view ? (view.performance.getEntriesByType('resource') as PerformanceResourceTiming[]) : [];
  const items: ResourceFact[] = [];
  for (const entry of entries) {
    const { transferSize, encodedBodySize, decodedBodySize } = entry;
    const hidden = transferSize === 0 && encodedBodySize === 0 && decodedBodySize === 0;
    bytes.set(entry.name, known(encodedBodySize || transferSize, hidden));
    // Pages can raise the browser's limit of entries.
    yield;
    if (items.length >= limits.resources) continue;
    items.push({
      url: clipText(entry.name, caps.url),
      type: entry.initiatorType,
      host: hostOf(entry.name),
      transferBytes: known(transferSize, hidden),
      encodedBytes: known(encodedBodySize, hidden),
      decodedBytes: known(decodedBodySize, hidden),
      duration: Math.round(entry.duration),
    });
  }
  const unloaded = view ? findUnloadedFiles(view, styleSheets, links.items) : undefined;
  yield;
  return {
    fact: {
      items,
      total: entries.length,
      mixed: mixed.map(({ url, kind, element, selector }) => ({ url: clipText(url, caps.url), kind, at: elementRef(element, selector) })),
      ...(unloaded && { unloaded }),
    },
    bytes,
  };
}

const hostOf = (url: string) => /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]*|\[[^\]]*\])/i.exec(url)?.[1] ?? '';
