import type { ToolId } from '../../checks/tools.ts';
import { parseUrl } from '../../checks/parse/urls.ts';

/** Other sites' services that check one URL; their names are in the words of the tool frame. */
export type OtherService = 'rich-results-test' | 'schema-validator' | 'pagespeed-insights' | 'search-console' | 'bing-webmaster-tools';

const ofTool: Partial<Record<ToolId, readonly OtherService[]>> = {
  'rich-results': ['rich-results-test', 'schema-validator'],
  'structured-data': ['schema-validator', 'rich-results-test'],
  indexability: ['search-console', 'bing-webmaster-tools'],
  canonical: ['search-console'],
  'web-vitals': ['pagespeed-insights'],
  'page-weight': ['pagespeed-insights'],
  'mobile-check': ['pagespeed-insights'],
};

const links: Record<OtherService, (url: string, site: string) => string> = {
  'rich-results-test': (url) => `https://search.google.com/test/rich-results?url=${url}`,
  'schema-validator': (url) => `https://validator.schema.org/#url=${url}`,
  'pagespeed-insights': (url) => `https://pagespeed.web.dev/analysis?url=${url}`,
  // Both need the user's own property for this site.
  'search-console': (url, site) => `https://search.google.com/search-console/inspect?resource_id=${site}&id=${url}`,
  'bing-webmaster-tools': (url, site) => `https://www.bing.com/webmasters/urlinspection?siteUrl=${site}&urlToInspect=${url}`,
};

/** Links that check a page elsewhere, for a tool. None for hosts without a public name: localhost, IP addresses. */
export function linksToOtherServices(tool: ToolId, pageUrl: string): { id: OtherService; href: string }[] {
  const url = parseUrl(pageUrl);
  if (!url || !/^https?:$/.test(url.protocol) || !/\.[a-z\d-]*[a-z]$/i.test(url.hostname)) return [];
  url.hash = '';
  return (ofTool[tool] ?? []).map((id) => ({ id, href: links[id](encodeURIComponent(url.href), encodeURIComponent(`${url.origin}/`)) }));
}
