import { aiCrawlers } from './ai-crawlers.ts';
import { aiView } from './ai-view.ts';
import { anchorText } from './anchor-text.ts';
import { canonical } from './canonical.ts';
import { evidence } from './evidence.ts';
import { faviconSitename } from './favicon-sitename.ts';
import { fixes } from './fixes.ts';
import { headTags } from './head-tags.ts';
import { headingOutline } from './heading-outline.ts';
import { imageDelivery } from './image-delivery.ts';
import { imageInventory } from './image-inventory.ts';
import { indexability } from './indexability.ts';
import { languages } from './languages.ts';
import { leftovers } from './leftovers.ts';
import { linkHighlighter } from './link-highlighter.ts';
import { linkInventory } from './link-inventory.ts';
import { linkStatus } from './link-status.ts';
import { mainContent } from './main-content.ts';
import { markupVsPage } from './markup-vs-page.ts';
import { mobileCheck } from './mobile-check.ts';
import { pageDiff } from './page-diff.ts';
import { pageWeight } from './page-weight.ts';
import { parts } from './parts.ts';
import { passages } from './passages.ts';
import { previewControls } from './preview-controls.ts';
import { provenance } from './provenance.ts';
import { redirectTrace } from './redirect-trace.ts';
import { responseHeaders } from './response-headers.ts';
import { richResults } from './rich-results.ts';
import { robotsDirectives } from './robots-directives.ts';
import { robotsTxt } from './robots-txt.ts';
import { search } from './search.ts';
import { serpPreview } from './serp-preview.ts';
import { sitemapLookup } from './sitemap-lookup.ts';
import { socialPreview } from './social-preview.ts';
import { sourceVsRendered } from './source-vs-rendered.ts';
import { structuredData } from './structured-data.ts';
import { tables } from './tables.ts';
import { terms } from './terms.ts';
import { urlInspector } from './url-inspector.ts';
import { webVitals } from './web-vitals.ts';

/** What the tools say in English, by tool; each tool reads its own from its own file. `parts`, `tables` and `fixes` are in many of them, `search` finds them. */
export const toolWords = {
  parts,
  search,
  tables,
  fixes,
  'serp-preview': serpPreview,
  'head-tags': headTags,
  'favicon-sitename': faviconSitename,
  'preview-controls': previewControls,
  indexability,
  'robots-directives': robotsDirectives,
  'robots-txt': robotsTxt,
  canonical,
  'redirect-trace': redirectTrace,
  'response-headers': responseHeaders,
  'sitemap-lookup': sitemapLookup,
  'heading-outline': headingOutline,
  'main-content': mainContent,
  terms,
  leftovers,
  'url-inspector': urlInspector,
  'link-inventory': linkInventory,
  'link-status': linkStatus,
  'anchor-text': anchorText,
  'link-highlighter': linkHighlighter,
  'image-inventory': imageInventory,
  'image-delivery': imageDelivery,
  'web-vitals': webVitals,
  'page-weight': pageWeight,
  'structured-data': structuredData,
  'rich-results': richResults,
  'markup-vs-page': markupVsPage,
  'social-preview': socialPreview,
  'source-vs-rendered': sourceVsRendered,
  'mobile-check': mobileCheck,
  languages,
  'page-diff': pageDiff,
  'ai-crawlers': aiCrawlers,
  'ai-view': aiView,
  passages,
  evidence,
  provenance,
};
