import { english } from '../../../../checks/core/wording.ts';
import { tools } from './tool-search.ts';

const { amount } = english;

/** Search terms for a check by the id of its signal, besides those in its title: lower case, separated by spaces. */
const checks: Record<string, string> = {
  title: 'title tag meta title length',
  'meta-description': 'description snippet length',
  'main-heading': 'h1 heading',
  'heading-outline': 'h1 h2 h3 heading headings hierarchy',
  'main-content': 'word count words thin content',
  'link-status': 'broken links dead links 404 check links',
  'link-rel': 'nofollow sponsored ugc rel',
  'index-directives': 'noindex nofollow robots meta x-robots-tag',
  'robots-txt-access': 'robots.txt disallow crawl blocked',
  'snippet-controls': 'nosnippet max-snippet data-nosnippet',
  'http-status': '404 500 status code soft 404',
  https: 'ssl tls mixed content security',
  'redirect-path': '301 302 redirect chain loop',
  'jsonld-syntax': 'schema schema.org json-ld jsonld structured data',
  'schema-properties': 'schema schema.org rich results required properties structured data',
  'schema-visible': 'schema schema.org json-ld structured data',
  'open-graph': 'og og:title og:image opengraph facebook linkedin social',
  'share-image': 'og:image social share preview picture',
  'x-card': 'twitter card twitter:card',
  'image-alt': 'alt text alt attribute missing alt pictures img',
  'image-delivery': 'lazy loading webp avif srcset pictures lcp',
  'core-web-vitals': 'lcp cls inp speed performance pagespeed',
  'html-size': 'page size bytes kb mb',
  viewport: 'mobile responsive phone',
  'html-lang': 'lang attribute language',
  hreflang: 'international x-default language versions alternates',
  'hreflang-return': 'return tags international alternates',
  'render-parity': 'javascript js rendering ssr csr',
  'ai-crawler-access': 'chatgpt gptbot openai claude claudebot perplexity gemini google-extended ai bots llm',
  'answer-lead': 'chatgpt ai overview featured snippet',
  'sourced-claims': 'statistics citations sources references',
  'author-identity': 'author byline e-e-a-t eeat',
  'publisher-identity': 'publisher organization e-e-a-t eeat site name',
  'date-visible': 'published modified date freshness',
  'date-agreement': 'published modified date lastmod freshness',
  'sitemap-entry': 'xml sitemap lastmod',
  'placeholder-text': 'lorem ipsum leftovers staging',
  'anchor-text': 'click here read more link text',
  'crawlable-links': 'javascript links onclick href',
  favicon: 'icon apple-touch-icon',
  'url-form': 'url slug parameters',
};

/** The same for buttons of a report, by the id of the menu item. */
const actions = {
  pdf: 'pdf, export, download, client report, print',
  page: 'print, full page, wide, new tab, share',
  json: 'json, export, download, data, api',
  csv: 'csv, export, export csv, download, excel, spreadsheet, google sheets',
  md: 'markdown, export, download',
  'copy-md': 'markdown, clipboard, copy report, notion, jira, issue',
  'copy-json': 'clipboard, copy report',
  brand: 'branding, white label, agency, logo, color, letter, a4',
  rerun: 'audit again, reload, refresh, rerun, recheck, rescan, re-audit',
  panel: 'side panel, sidebar, dock, pin',
  queue: 'queue, add to bulk audit, later',
  site: 'crawl, crawl site, crawler, spider, site audit, whole site, all pages, follow links',
  'new-bulk': 'bulk, batch, list of urls, url list, sitemap urls, multiple pages, open tabs, schedule',
  'all-bulk': 'bulk, runs, results, history, schedule, scheduled audits, monitoring',
  titles: 'tabs, open tabs, copy urls, tab titles',
};

/** Views of a report that are not tools, by their URL. */
const views = {
  overview: {
    name: 'Overview',
    note: 'scores, and what to fix first',
    terms:
      'summary, on-page report, on-page seo, page info, issues, errors, warnings, problems, fixes, recommendations, score, audit score, seo score, page type',
  },
  geo: {
    name: 'GEO score',
    note: 'how ready the page is to be cited by AI',
    terms: 'geo, generative engine optimization, ai score, ai visibility, ai search, aeo, llmo, score',
  },
  checks: { name: 'All checks', note: 'passed, failed and the rest', terms: 'checklist, diagnosis, criteria, signals, passed, rules' },
};

/** Parts of the settings page, by their URL there; the whole page under the empty one. */
const settings = {
  '': { name: 'Settings', note: '', terms: 'settings, options, preferences, configuration' },
  audits: {
    name: 'Settings: audits',
    note: 'default intent, speed of link checks, pages at a time, toolbar icon',
    terms: 'badge, toolbar icon, intent, keep out of search, rate limit, link check speed, throttle, concurrency, parallel pages',
  },
  looks: {
    name: 'Settings: appearance and favorites',
    note: 'light or dark, and the tools listed first',
    terms: 'dark mode, light mode, dark, light, theme, color scheme, favorites, favorite tools, starred, pinned tools',
  },
  reports: {
    name: 'Settings: your reports',
    note: 'agency, logo, color and paper',
    terms: 'branding, white label, agency, logo, paper size, us letter, a4, cover',
  },
  shortcuts: {
    name: 'Settings: keyboard shortcuts',
    note: 'keys that open popup, side panel and bulk audits',
    terms: 'keyboard shortcuts, hotkeys, keys, key bindings',
  },
  lists: {
    name: 'Settings: your own lists',
    note: 'crawlers to test, generic link texts',
    terms: 'custom user agents, custom crawlers, own crawlers, custom bots, ignore list, generic link texts',
  },
  choices: { name: 'Settings: your choices for pages', note: 'page types and intents you have set', terms: 'page type, override, intent' },
  followed: { name: 'Settings: followed sites', note: 'sites the side panel follows', terms: 'follow, auto audit, automatic audit' },
  stored: {
    name: 'Settings: stored data',
    note: 'what is saved on this device, and how to delete it',
    terms: 'privacy, storage, delete data, clear data, clear cache, reset',
  },
  'field-data': {
    name: 'Settings: field data',
    note: 'your key for the Chrome UX Report',
    terms: 'crux, chrome ux report, real users, api key',
  },
  service: { name: 'Settings: API service', note: 'link your team’s service', terms: 'api, api key, server, integration, webhook' },
  file: {
    name: 'Settings: export and import',
    note: 'settings as a file',
    terms: 'export settings, import settings, backup, restore, sync, team presets',
  },
  known: { name: 'Settings: lists in this version', note: 'how old our lists are', terms: 'version, about, crawler list, sources' },
};

/** Words of the search, and search terms besides names. Those of a tool are in its folder, components/tools. */
export const search = {
  tools,
  checks,
  actions,
  views,
  settings,
  more: 'Actions and settings',
  counted: ({ count }: { count: number }) => amount(count, 'action or setting', 'actions and settings'),
};
