// Written by npm run catalogue from the folders of components/tools: change those.
import type { ToolId } from '../../../../checks/tools.ts';

/** Search words of each tool, besides those in its name, help and checks. */
export const tools: Record<ToolId, string> = {
  'serp-preview':
    'serp, serp preview, snippet, google preview, search snippet, meta title, title tag, page title, title length, meta description, description length, pixel width, breadcrumb',
  'head-tags':
    'meta tags, head tags, meta keywords, head, title tag, meta description, charset, viewport, source, amp, amphtml, generator, rel next, rel prev, pagination',
  'favicon-sitename': 'icon, apple-touch-icon, brand, site name, logo, site icon',
  'preview-controls': 'nosnippet, max-snippet, max-image-preview, data-nosnippet, copilot, google discover',
  indexability:
    'noindex, indexed, indexable, indexing, blocked, blocked from indexing, google, bing, search console, google search console, coverage',
  'robots-directives':
    'noindex, nofollow, noarchive, nosnippet, meta robots, robots meta tag, robots tag, x-robots-tag, directives, indexifembedded',
  'robots-txt': 'robots, disallow, allow, user-agent, googlebot, crawl delay, crawlability, blocked',
  canonical: 'rel=canonical, canonical url, canonical link, canonicalized, canonicalization, duplicate content, og:url',
  'redirect-trace':
    '301, 302, 307, 308, redirect chain, redirect path, redirect tracer, redirection, hop, loop, https, www, trailing slash',
  'response-headers':
    'http status, http headers, status code, response code, 404, 500, headers, hsts, csp, cache, cache-control, last-modified, etag, mixed content, insecure content, security, ssl, ttfb, compression, gzip, brotli, server response time',
  'sitemap-lookup': 'xml sitemap, sitemap.xml, sitemap index, lastmod',
  'heading-outline': 'h1, h2, h3, h4, h5, h6, heading, heading structure, header tags, hierarchy, structure, table of contents',
  'main-content':
    'word count, words, reading time, readability, text length, text to html ratio, thin content, low content, boilerplate, body text',
  terms:
    'keywords, focus keyword, keyphrase, target keyword, keyword in title, keyword density, keyword frequency, n-grams, word frequency, word cloud, tf-idf, top words, readability, reading ease, reading level, Flesch, LIX, sentence length',
  leftovers: 'lorem ipsum, placeholder, staging, localhost, template variables, dummy text, todo',
  'url-inspector':
    'url, slug, parameters, query string, utm, tracking parameters, path, address, url length, underscores, uppercase, encoded url, pagination',
  'link-inventory':
    'links, internal, internal links, inlinks, external, external links, outbound links, outgoing links, backlinks, nofollow, dofollow, sponsored, ugc, mailto, tel',
  'link-status':
    'broken links, broken link checker, dead links, 404, check links, link checker, check my links, link rot, redirect, response code, status code',
  'anchor-text': 'anchor, click here, read more, link text, descriptive link text, generic anchors',
  'link-highlighter':
    'highlight links, highlight all links, highlight nofollow links, nofollow, dofollow, sponsored, ugc, paid links, target _blank, new tab, crawlable links',
  'image-inventory': 'images, alt, alt text, alt tags, alt attribute, missing alt, images without alt, image seo, pictures, img, figures',
  'image-delivery':
    'image size, image optimization, properly size images, responsive images, lazy loading, lazy load, defer offscreen images, next-gen formats, webp, avif, srcset, oversized images, image compression, lcp, pictures',
  'web-vitals':
    'lcp, cls, inp, largest contentful paint, cumulative layout shift, interaction to next paint, speed, page speed, pagespeed, pagespeed insights, lighthouse, performance, loading time, page experience, fid, cwv',
  'page-weight':
    'page size, html size, file size, bytes, kb, mb, requests, enormous network payloads, third-party, scripts, css, fonts, resources, transfer size, speed, performance',
  'structured-data':
    'schema, schema.org, schema markup, schema validator, json-ld, jsonld, json-ld errors, schema errors, structured data errors, microdata, rdfa, markup, entities, knowledge graph',
  'rich-results':
    'schema, schema.org, rich snippets, rich results test, faq, product, review, event, recipe, required properties, google, star ratings, structured data validation, structured data testing tool',
  'markup-vs-page': 'schema, schema.org, json-ld, hidden markup, visible content',
  'social-preview':
    'og, og tags, og:image, og:title, open graph, opengraph, twitter card, twitter, x card, facebook, linkedin, slack, whatsapp, discord, social, social media, social tags, share image, link preview',
  'source-vs-rendered':
    'javascript, js, rendering, rendered source, rendered html, ssr, csr, client-side rendering, hydration, view source, html source, dom, disable javascript, view as googlebot, user agent, fetch as google',
  'mobile-check':
    'mobile, mobile friendly, mobile usability, responsive, viewport, phone, tap targets, touch targets, font size, contrast, color contrast, low contrast, readable text, wcag, accessibility, cookies, cookie banner, consent banner, popup, interstitial, overlay',
  languages:
    'hreflang, hreflang tags, hreflang checker, lang, html lang, language, international, localization, x-default, return tags, translation, alternate',
  'page-diff': 'compare, compare pages, compare urls, snapshot, diff, changes, history, competitor, before and after',
  'ai-crawlers':
    'chatgpt, gptbot, openai, claude, claudebot, anthropic, perplexity, gemini, google-extended, oai-searchbot, ccbot, llms.txt, ai bots, llm, block ai, cloudflare',
  'ai-view':
    'chatgpt, claude, perplexity, gemini, llm, markdown, tokens, javascript, ai, view as bot, text only, reader view, agents, ai agents, agentic browsing, webmcp, toolname, ard, accept: text/markdown, accessible name, accessibility tree',
  passages:
    'chatgpt, ai overview, ai mode, aio, aeo, answer, answer engine, featured snippet, people also ask, chunks, quotes, citation, llm',
  evidence: 'statistics, citations, sources, references, facts, claims, quotes, fact check',
  provenance: 'date, publish date, published, modified, last updated, author, byline, publisher, organization, e-e-a-t, eeat, freshness',
};
