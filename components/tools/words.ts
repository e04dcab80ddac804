// Written by npm run catalogue from the folders of components/tools: change those.
import { fixes } from '../../words/en/app/tools/fixes.ts';
import { parts } from '../../words/en/app/tools/parts.ts';
import { search } from '../../words/en/app/tools/search.ts';
import { tables } from '../../words/en/app/tools/tables.ts';
import { words as aiCrawlers } from './ai-crawlers/words.ts';
import { words as aiView } from './ai-view/words.ts';
import { words as anchorText } from './anchor-text/words.ts';
import { words as canonical } from './canonical/words.ts';
import { words as evidence } from './evidence/words.ts';
import { words as faviconSitename } from './favicon-sitename/words.ts';
import { words as headTags } from './head-tags/words.ts';
import { words as headingOutline } from './heading-outline/words.ts';
import { words as imageDelivery } from './image-delivery/words.ts';
import { words as imageInventory } from './image-inventory/words.ts';
import { words as indexability } from './indexability/words.ts';
import { words as languages } from './languages/words.ts';
import { words as leftovers } from './leftovers/words.ts';
import { words as linkHighlighter } from './link-highlighter/words.ts';
import { words as linkInventory } from './link-inventory/words.ts';
import { words as linkStatus } from './link-status/words.ts';
import { words as mainContent } from './main-content/words.ts';
import { words as markupVsPage } from './markup-vs-page/words.ts';
import { words as mobileCheck } from './mobile-check/words.ts';
import { words as pageDiff } from './page-diff/words.ts';
import { words as pageWeight } from './page-weight/words.ts';
import { words as passages } from './passages/words.ts';
import { words as previewControls } from './preview-controls/words.ts';
import { words as provenance } from './provenance/words.ts';
import { words as redirectTrace } from './redirect-trace/words.ts';
import { words as responseHeaders } from './response-headers/words.ts';
import { words as richResults } from './rich-results/words.ts';
import { words as robotsDirectives } from './robots-directives/words.ts';
import { words as robotsTxt } from './robots-txt/words.ts';
import { words as serpPreview } from './serp-preview/words.ts';
import { words as sitemapLookup } from './sitemap-lookup/words.ts';
import { words as socialPreview } from './social-preview/words.ts';
import { words as sourceVsRendered } from './source-vs-rendered/words.ts';
import { words as structuredData } from './structured-data/words.ts';
import { words as terms } from './terms/words.ts';
import { words as urlInspector } from './url-inspector/words.ts';
import { words as webVitals } from './web-vitals/words.ts';

/** The words of the tools in English, by tool; each view imports its own from its folder. `parts`, `tables` and `fixes` are used by many, `search` finds tools. */
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
