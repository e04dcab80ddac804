import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Net } from '../../checks/fetch/site.ts';
import type { FakePages } from './fake-auditor.ts';
import { known } from './facts.ts';
import { link } from './links.ts';

export const linkedSite = 'https://site.example';

/** Facts of a page of https://site.example that links to these paths or URLs. */
export function linkedPage(path: string, hrefs: readonly string[], changes: Parameters<typeof known>[0] = {}): KnownFacts {
  const url = new URL(path, linkedSite).href;
  const items = hrefs.map((href) => link(href, { url: new URL(href, url).href }));
  return known({
    page: { url, baseUrl: url },
    response: { requestedUrl: url, finalUrl: url },
    links: { items, total: items.length },
    ...changes,
  });
}

/** Pages for a fake auditor, by path: each with the paths that it links to. */
export const linkedPages = (links: Readonly<Record<string, readonly string[]>>): FakePages =>
  Object.fromEntries(Object.entries(links).map(([path, hrefs]) => [new URL(path, linkedSite).href, linkedPage(path, hrefs)]));

/** Text files by URL; 404 for the others. */
export const filesNet =
  (files: Readonly<Record<string, string | number>> = {}): Net =>
  async (url) => {
    const file = files[url];
    const type = url.endsWith('.xml') ? 'application/xml' : 'text/plain';
    const response =
      typeof file === 'string'
        ? new Response(file, { status: 200, headers: { 'content-type': type } })
        : new Response('', { status: file ?? 404 });
    Object.defineProperty(response, 'url', { value: url });
    return response;
  };
