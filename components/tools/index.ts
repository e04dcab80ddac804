import type { ToolId } from '../../checks/index.ts';
import type { Tool } from '../tool-props.ts';

type Load = () => Promise<{ default: Tool }>;

/** The picture of each tool, loaded when the tool is opened: the overview must not wait for 37 pictures. */
export const pictures: Partial<Record<ToolId, Load>> = {
  'serp-preview': () => import('./serp-preview.tsx'),
  'head-tags': () => import('./head-tags.tsx'),
  'favicon-sitename': () => import('./favicon-sitename.tsx'),
  'preview-controls': () => import('./preview-controls.tsx'),
  indexability: () => import('./indexability.tsx'),
  'robots-directives': () => import('./robots-directives.tsx'),
  'robots-txt': () => import('./robots-txt.tsx'),
  canonical: () => import('./canonical.tsx'),
  'redirect-trace': () => import('./redirect-trace.tsx'),
  'response-headers': () => import('./response-headers.tsx'),
  'sitemap-lookup': () => import('./sitemap-lookup.tsx'),
  'heading-outline': () => import('./heading-outline.tsx'),
  'main-content': () => import('./main-content.tsx'),
  terms: () => import('./terms.tsx'),
  leftovers: () => import('./leftovers.tsx'),
  'url-inspector': () => import('./url-inspector.tsx'),
  'link-inventory': () => import('./link-inventory.tsx'),
  'link-status': () => import('./link-status.tsx'),
  'anchor-text': () => import('./anchor-text.tsx'),
  'link-highlighter': () => import('./link-highlighter.tsx'),
  'image-inventory': () => import('./image-inventory.tsx'),
  'image-delivery': () => import('./image-delivery.tsx'),
  'web-vitals': () => import('./web-vitals.tsx'),
  'page-weight': () => import('./page-weight.tsx'),
  'structured-data': () => import('./structured-data.tsx'),
  'social-preview': () => import('./social-preview.tsx'),
  'source-vs-rendered': () => import('./source-vs-rendered.tsx'),
  'mobile-check': () => import('./mobile-check.tsx'),
  languages: () => import('./languages.tsx'),
  'page-diff': () => import('./page-diff.tsx'),
  'ai-crawlers': () => import('./ai-crawlers.tsx'),
  'ai-view': () => import('./ai-view.tsx'),
  passages: () => import('./passages.tsx'),
  provenance: () => import('./provenance.tsx'),
};
