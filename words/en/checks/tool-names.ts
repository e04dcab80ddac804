// Written by npm run catalogue from the folders of components/tools: change those.
import type { ToolId } from '../../../checks/tools.ts';

/** Name of a tool, and the question it answers in one line. */
export interface ToolName {
  name: string;
  help: string;
}

/** Name of each tool, and the question it answers. */
export const names: Record<ToolId, ToolName> = {
  'serp-preview': { name: 'Search result preview', help: 'How the page may look in search results, to scale.' },
  'head-tags': { name: 'Head inspector', help: 'Everything in the head, in order, in raw and rendered HTML.' },
  'favicon-sitename': { name: 'Favicon and site name', help: 'Icon candidates and the site’s names.' },
  'preview-controls': { name: 'Snippet and preview controls', help: 'What each search engine may quote from this page.' },
  indexability: { name: 'Can it be indexed?', help: 'One verdict: can search engines index this page?' },
  'robots-directives': { name: 'Robots directives', help: 'Robots meta and X-Robots-Tag, merged for every crawler.' },
  'robots-txt': { name: 'robots.txt tester', help: 'The file, the deciding line, and a test for any path and crawler.' },
  canonical: { name: 'Canonical check', help: 'Which canonical URL the page, header, sitemap and alternates point to.' },
  'redirect-trace': { name: 'Redirect trace', help: 'Every redirect that led to this page.' },
  'response-headers': { name: 'Response and security', help: 'Status, headers, security and mixed content.' },
  'sitemap-lookup': { name: 'Sitemap lookup', help: 'Is this URL in an XML sitemap, and where?' },
  'heading-outline': { name: 'Heading outline', help: 'The headings as a tree, with skipped levels and empty ones.' },
  'main-content': { name: 'Main content', help: 'The text that machines extract as the page’s content.' },
  terms: { name: 'Words and phrases', help: 'Your keywords, and the words and phrases of the page: where they occur.' },
  leftovers: { name: 'Leftovers', help: 'Template variables, dummy text and staging URLs.' },
  'url-inspector': { name: 'URL inspector', help: 'The parts of the URL, and a clean version to copy.' },
  'link-inventory': { name: 'Link inventory', help: 'Every link with target, position and rel.' },
  'link-status': { name: 'Link status', help: 'Which links work, redirect or are broken.' },
  'anchor-text': { name: 'Anchor text', help: 'Link texts, and what they say about their targets.' },
  'link-highlighter': { name: 'Link highlighter', help: 'Links marked on the page: nofollow, sponsored, new tab, not crawlable.' },
  'image-inventory': { name: 'Image inventory', help: 'Every image with its alt text.' },
  'image-delivery': { name: 'Image delivery', help: 'How large images are served and how large they are displayed.' },
  'web-vitals': { name: 'Core Web Vitals', help: 'LCP, CLS and INP of this visit.' },
  'page-weight': { name: 'Page weight', help: 'Bytes and requests by type and host.' },
  'structured-data': { name: 'Structured data', help: 'JSON-LD, microdata and RDFa as one graph.' },
  'rich-results': { name: 'Rich-result check', help: 'Required and recommended properties of each rich-result type.' },
  'markup-vs-page': { name: 'Markup and page', help: 'Structured data compared with the visible page.' },
  'social-preview': { name: 'Social previews', help: 'How the page looks when it is shared.' },
  'source-vs-rendered': { name: 'Raw and rendered HTML', help: 'What scripts change: the raw HTML compared with the rendered page.' },
  'mobile-check': { name: 'Mobile check', help: 'Viewport, overflow, tap targets, overlays and contrast.' },
  languages: { name: 'Languages and hreflang', help: 'Declared and detected language, and the hreflang cluster.' },
  'page-diff': { name: 'Snapshot and compare', help: 'Save a snapshot, compare it later, or compare two pages.' },
  'ai-crawlers': { name: 'AI crawler access', help: 'Which AI crawlers may fetch this URL, and what for.' },
  'ai-view': { name: 'What an AI crawler reads', help: 'The page as a crawler without JavaScript sees it.' },
  passages: { name: 'Quotable passages', help: 'The passages of the page that could be quoted.' },
  evidence: { name: 'Claims and sources', help: 'Every number, quotation and source, and which claims have none.' },
  provenance: { name: 'Dates, authors, publisher', help: 'Every date, author and publisher on the page.' },
};
