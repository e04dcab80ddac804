// Written by npm run catalogue from the folders of components/tools: change those.
import type { ToolId } from '../../checks/tools.ts';
import type { Tool } from '../tool/props.ts';

type Load = () => Promise<{ default: Tool }>;

/** The view of each tool, loaded when the tool is opened: the overview must not wait for all of them. */
export const toolViews: Record<ToolId, Load> = {
  'serp-preview': () => import('./serp-preview/view.tsx'),
  'head-tags': () => import('./head-tags/view.tsx'),
  'favicon-sitename': () => import('./favicon-sitename/view.tsx'),
  'preview-controls': () => import('./preview-controls/view.tsx'),
  indexability: () => import('./indexability/view.tsx'),
  'robots-directives': () => import('./robots-directives/view.tsx'),
  'robots-txt': () => import('./robots-txt/view.tsx'),
  canonical: () => import('./canonical/view.tsx'),
  'redirect-trace': () => import('./redirect-trace/view.tsx'),
  'response-headers': () => import('./response-headers/view.tsx'),
  'sitemap-lookup': () => import('./sitemap-lookup/view.tsx'),
  'heading-outline': () => import('./heading-outline/view.tsx'),
  'main-content': () => import('./main-content/view.tsx'),
  terms: () => import('./terms/view.tsx'),
  leftovers: () => import('./leftovers/view.tsx'),
  'url-inspector': () => import('./url-inspector/view.tsx'),
  'link-inventory': () => import('./link-inventory/view.tsx'),
  'link-status': () => import('./link-status/view.tsx'),
  'anchor-text': () => import('./anchor-text/view.tsx'),
  'link-highlighter': () => import('./link-highlighter/view.tsx'),
  'image-inventory': () => import('./image-inventory/view.tsx'),
  'image-delivery': () => import('./image-delivery/view.tsx'),
  'web-vitals': () => import('./web-vitals/view.tsx'),
  'page-weight': () => import('./page-weight/view.tsx'),
  'structured-data': () => import('./structured-data/view.tsx'),
  'rich-results': () => import('./rich-results/view.tsx'),
  'markup-vs-page': () => import('./markup-vs-page/view.tsx'),
  'social-preview': () => import('./social-preview/view.tsx'),
  'source-vs-rendered': () => import('./source-vs-rendered/view.tsx'),
  'mobile-check': () => import('./mobile-check/view.tsx'),
  languages: () => import('./languages/view.tsx'),
  'page-diff': () => import('./page-diff/view.tsx'),
  'ai-crawlers': () => import('./ai-crawlers/view.tsx'),
  'ai-view': () => import('./ai-view/view.tsx'),
  passages: () => import('./passages/view.tsx'),
  evidence: () => import('./evidence/view.tsx'),
  provenance: () => import('./provenance/view.tsx'),
};
