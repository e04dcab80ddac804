/**
 * Directives of robots meta tags and X-Robots-Tag.
 * Sources: Google, Robots meta tag, data-nosnippet and X-Robots-Tag specifications; Bing Webmaster Help, Robots Metatags; Bing blog,
 * Announcing new options for webmasters to control usage of their content in Bing Chat (2023-09-22). Checked 2026-11-21.
 */

/** The 12 that Google lists. */
export const googleDirectives: readonly string[] = [
  'all',
  'indexifembedded',
  'max-image-preview',
  'max-snippet',
  'max-video-preview',
  'nofollow',
  'noimageindex',
  'noindex',
  'none',
  'nosnippet',
  'notranslate',
  'unavailable_after',
];
/** Those about indexing; the others are about snippets and previews. */
export const indexingDirectives: readonly string[] = ['noindex', 'nofollow', 'none', 'unavailable_after', 'indexifembedded', 'all'];
/** Defaults: allowed, but without effect. */
export const defaultDirectives: readonly string[] = ['index', 'follow', 'archive', 'snippet'];
/** Supported by Bing, not by Google. */
export const bingDirectives: readonly string[] = ['noarchive', 'nocache'];
/** Historical or rare directives: no large search engine supports them today. */
export const idleDirectives: readonly string[] = [
  'noodp',
  'noydir',
  'nopreview',
  'noai',
  'noimageai',
  'nositelinkssearchbox',
  'imageindex',
  'translate',
];
/** Directives of the form `name:value`. */
export const valuedDirectives: readonly string[] = ['max-image-preview', 'max-snippet', 'max-video-preview', 'unavailable_after'];

/** Crawlers of search engines, classic and answering: who keeps one out is not found there. */
export const searchCrawlers: readonly string[] = [
  'googlebot',
  'bingbot',
  'msnbot',
  'duckduckbot',
  'slurp',
  'yandex',
  'yandexbot',
  'baiduspider',
  'applebot',
  'petalbot',
  'naverbot',
  'yeti',
  'seznambot',
  'oai-searchbot',
  'claude-searchbot',
  'perplexitybot',
  'amzn-searchbot',
  'bravebot',
  'qwantbot',
  'mojeekbot',
];
/** Names of meta tags that carry robots directives: `robots` for all, the rest for one crawler. Archives and the training of models are kept out on purpose. */
export const robotsMetaNames: readonly string[] = [
  'robots',
  ...searchCrawlers,
  'googlebot-news',
  'archive.org_bot',
  'ia_archiver',
  'gptbot',
  'claudebot',
  'amazonbot',
  'meta-externalagent',
  'ccbot',
  'twitterbot',
];

/** With these, owners ask that no AI uses the page. No search engine reads them. */
export const aiOptOuts: readonly string[] = ['noai', 'noimageai'];
