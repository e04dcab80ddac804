import { anchorText } from './anchor-text.ts';
import { canonical } from './canonical.ts';
import { faviconSitename } from './favicon-sitename.ts';
import { headTags } from './head-tags.ts';
import { headingOutline } from './heading-outline.ts';
import { imageDelivery } from './image-delivery.ts';
import { imageInventory } from './image-inventory.ts';
import { indexability } from './indexability.ts';
import { leftovers } from './leftovers.ts';
import { linkHighlighter } from './link-highlighter.ts';
import { linkInventory } from './link-inventory.ts';
import { linkStatus } from './link-status.ts';
import { mainContent } from './main-content.ts';
import { pageWeight } from './page-weight.ts';
import { parts } from './parts.ts';
import { previewControls } from './preview-controls.ts';
import { redirectTrace } from './redirect-trace.ts';
import { responseHeaders } from './response-headers.ts';
import { robotsDirectives } from './robots-directives.ts';
import { robotsTxt } from './robots-txt.ts';
import { serpPreview } from './serp-preview.ts';
import { sitemapLookup } from './sitemap-lookup.ts';
import { tables } from './tables.ts';
import { terms } from './terms.ts';
import { urlInspector } from './url-inspector.ts';
import { webVitals } from './web-vitals.ts';

/** What the tools say in English, by tool; each tool reads its own from its own file. `parts` and `tables` stand in many of them. */
export const toolWords = {
  parts, tables,
  'serp-preview': serpPreview, 'head-tags': headTags, 'favicon-sitename': faviconSitename, 'preview-controls': previewControls, indexability,
  'robots-directives': robotsDirectives, 'robots-txt': robotsTxt, canonical, 'redirect-trace': redirectTrace, 'response-headers': responseHeaders,
  'sitemap-lookup': sitemapLookup, 'heading-outline': headingOutline, 'main-content': mainContent, terms, leftovers, 'url-inspector': urlInspector,
  'link-inventory': linkInventory, 'link-status': linkStatus, 'anchor-text': anchorText, 'link-highlighter': linkHighlighter,
  'image-inventory': imageInventory, 'image-delivery': imageDelivery, 'web-vitals': webVitals, 'page-weight': pageWeight,
};
