import { caps, clipText } from '../core/helpers/clip.ts';
import type { PageFact } from '../core/facts/page.ts';
import { attribute, firstElementChild, localName, documentProperty } from './dom.ts';
import { startOfTextInOneLine } from './text/start.ts';
import type { DocumentWalk } from './walk/walk.ts';

/** Facts about the document apart from its contents. */
export function readPageFact(
  document: Document,
  walk: DocumentWalk,
  {
    elements,
    at,
    scrollWidth,
    stopped,
  }: Pick<PageFact, 'elements' | 'at'> & { stopped: PageFact['stopped'] | undefined; scrollWidth: number },
): PageFact {
  const view = documentProperty(document, 'defaultView');
  const root = documentProperty(document, 'documentElement');
  const body = documentProperty(document, 'body');
  const bodyClass = clipText((body && attribute.call(body, 'class')) ?? '', caps.text);
  const notWellFormed = brokenXml(root, body);
  const navigation = view?.performance.getEntriesByType('navigation')[0] as
    | (PerformanceNavigationTiming & { responseStatus?: number })
    | undefined;
  const lang = (name: string) => {
    const value = root && attribute.call(root, name);
    return value === null || value === undefined ? null : clipText(value, 100);
  };
  const doctype = documentProperty(document, 'doctype');
  const contentType = documentProperty(document, 'contentType');
  return {
    url: clipText(documentProperty(document, 'URL'), caps.pageUrl),
    baseUrl: clipText(walk.urls.baseUrl, caps.pageUrl),
    at,
    contentType,
    xml: contentType !== 'text/html',
    quirks: documentProperty(document, 'compatMode') === 'BackCompat',
    doctype: doctype ? clipText(doctype.name, 100) : null,
    charset: documentProperty(document, 'characterSet'),
    lang: lang('lang'),
    xmlLang: lang('xml:lang'),
    dir: lang('dir'),
    ...(bodyClass !== '' && { bodyClass }),
    elements,
    textNodes: walk.textNodes,
    shadowRoots: walk.shadowRoots,
    scripts: walk.visitors.page.scripts,
    readyState: documentProperty(document, 'readyState'),
    viewport: { width: view?.innerWidth ?? 0, height: view?.innerHeight ?? 0, scrollWidth, dpr: view?.devicePixelRatio ?? 1 },
    navigation: navigation
      ? {
          status: navigation.responseStatus || null,
          redirects: navigation.redirectCount,
          type: navigation.type,
          protocol: navigation.nextHopProtocol,
          transferBytes: navigation.transferSize,
          htmlBytes: navigation.decodedBodySize,
        }
      : null,
    truncated: walk.truncated,
    ...(stopped && { stopped }),
    ...(notWellFormed !== null && { notWellFormed }),
  };
}

/** The error message for XML that is not well formed: a box in Chromium and Safari, a document in Firefox. */
function brokenXml(root: Element | null, body: Element | null): string | null {
  for (const place of [root, root && firstElementChild.call(root), body && firstElementChild.call(body)]) {
    if (place && localName.call(place) === 'parsererror') return startOfTextInOneLine(place, caps.text);
  }
  return null;
}
