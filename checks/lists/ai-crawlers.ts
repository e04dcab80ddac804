/**
 * Crawlers and control tokens of AI operators. Each row is what the operator documents, not measured behavior: user agents can be
 * spoofed, and a firewall can block a crawler that robots.txt allows. What is known about JavaScript is mostly from one measurement in
 * December 2024 (Vercel and MERJ, The rise of the AI crawler).
 */

/** Date on which the table was compiled. */
export const aiCrawlersCompiled = '2026-11-23';

/** `search`: finds pages for answers and citations. `training`: model training. `user`: fetches one page at a person's request. */
export type CrawlerPurpose = 'search' | 'training' | 'user' | 'other';
/** A control token sends no requests; a legacy token is no longer documented. */
export type CrawlerKind = 'crawler' | 'control-token' | 'agent' | 'legacy-token';
/** Weight of the token in our score: A 1.0, A-user 0.5, B 0.4, null none. */
export type CrawlerTier = 'A' | 'A-user' | 'B' | null;
export interface AiCrawler {
  /** Product token as written in robots.txt. */
  token: string;
  operator: string;
  purpose: CrawlerPurpose;
  kind: CrawlerKind;
  respectsRobots: 'yes' | 'partial' | 'no' | 'unknown';
  executesJs: 'yes' | 'no' | 'unknown' | 'n/a';
  tier: CrawlerTier;
}

/** The token whose group a crawler follows if robots.txt has no group for it, before `*`. Source: Apple, About Applebot. */
export const groupFallback: Readonly<Record<string, string>> = { Applebot: 'Googlebot' };
/** Search crawlers that do not belong to AI. Source: Google, List of Google's common crawlers (the second token of each). */
const searchFallback: Readonly<Record<string, string>> = {
  'Googlebot-Image': 'Googlebot',
  'Googlebot-News': 'Googlebot',
  'Googlebot-Video': 'Googlebot',
};
const fallbacks = new Map(Object.entries({ ...groupFallback, ...searchFallback }).map(([token, other]) => [token.toLowerCase(), other]));
/** The fallback token of a crawler; ignores case, since people type the token. */
export const crawlerItFallsBackTo = (token: string): string | undefined => fallbacks.get(token.trim().toLowerCase());

type Row = readonly [
  token: string,
  operator: string,
  purpose: CrawlerPurpose,
  kind: CrawlerKind,
  robots: AiCrawler['respectsRobots'],
  js: AiCrawler['executesJs'],
  tier: CrawlerTier,
];
const rows: readonly Row[] = [
  ['OAI-SearchBot', 'OpenAI', 'search', 'crawler', 'yes', 'no', 'A'],
  ['GPTBot', 'OpenAI', 'training', 'crawler', 'yes', 'no', null],
  ['ChatGPT-User', 'OpenAI', 'user', 'crawler', 'partial', 'no', null],
  ['OAI-AdsBot', 'OpenAI', 'other', 'crawler', 'unknown', 'unknown', null],
  ['ChatGPT Agent', 'OpenAI', 'user', 'agent', 'unknown', 'yes', null],
  ['Claude-SearchBot', 'Anthropic', 'search', 'crawler', 'yes', 'unknown', 'A'],
  ['Claude-User', 'Anthropic', 'user', 'crawler', 'yes', 'no', 'A-user'],
  ['ClaudeBot', 'Anthropic', 'training', 'crawler', 'yes', 'no', null],
  ['anthropic-ai', 'Anthropic', 'training', 'legacy-token', 'unknown', 'n/a', null],
  ['Claude-Web', 'Anthropic', 'other', 'legacy-token', 'unknown', 'n/a', null],
  ['Claude-Code', 'Anthropic', 'user', 'agent', 'unknown', 'unknown', null],
  ['PerplexityBot', 'Perplexity', 'search', 'crawler', 'yes', 'no', 'A'],
  ['Perplexity-User', 'Perplexity', 'user', 'crawler', 'no', 'unknown', null],
  ['Googlebot', 'Google', 'search', 'crawler', 'yes', 'yes', 'A'],
  ['Google-Extended', 'Google', 'training', 'control-token', 'yes', 'n/a', null],
  ['GoogleOther', 'Google', 'other', 'crawler', 'yes', 'unknown', null],
  ['Google-CloudVertexBot', 'Google', 'other', 'crawler', 'yes', 'unknown', null],
  ['Google-Agent', 'Google', 'user', 'agent', 'no', 'yes', null],
  ['Google-NotebookLM', 'Google', 'user', 'crawler', 'no', 'unknown', null],
  ['Google-GeminiNotebook', 'Google', 'user', 'crawler', 'no', 'unknown', null],
  ['Gemini-Deep-Research', 'Google', 'user', 'crawler', 'unknown', 'unknown', null],
  ['Google-Firebase', 'Google', 'other', 'crawler', 'unknown', 'unknown', null],
  ['GoogleAgent-Mariner', 'Google', 'user', 'agent', 'no', 'yes', null],
  ['GoogleAgent-URLContext', 'Google', 'user', 'agent', 'no', 'unknown', null],
  ['GoogleOther-Image', 'Google', 'other', 'crawler', 'yes', 'unknown', null],
  ['GoogleOther-Video', 'Google', 'other', 'crawler', 'yes', 'unknown', null],
  ['Google-Gemini-CLI', 'Google', 'user', 'agent', 'unknown', 'unknown', null],
  ['NotebookLM', 'Google', 'user', 'legacy-token', 'no', 'unknown', null],
  ['bingbot', 'Microsoft', 'search', 'crawler', 'yes', 'yes', 'A'],
  ['AzureAI-SearchBot', 'Microsoft', 'other', 'crawler', 'unknown', 'unknown', null],
  ['Applebot', 'Apple', 'search', 'crawler', 'yes', 'yes', 'B'],
  ['Applebot-Extended', 'Apple', 'training', 'control-token', 'yes', 'n/a', null],
  ['meta-webindexer', 'Meta', 'search', 'crawler', 'yes', 'unknown', 'B'],
  ['meta-externalagent', 'Meta', 'training', 'crawler', 'yes', 'no', null],
  ['meta-externalfetcher', 'Meta', 'user', 'crawler', 'partial', 'unknown', null],
  ['facebookexternalhit', 'Meta', 'other', 'crawler', 'partial', 'no', null],
  ['FacebookBot', 'Meta', 'training', 'legacy-token', 'yes', 'unknown', null],
  ['Amzn-SearchBot', 'Amazon', 'search', 'crawler', 'yes', 'unknown', 'B'],
  ['Amzn-User', 'Amazon', 'user', 'crawler', 'yes', 'unknown', null],
  ['Amazonbot', 'Amazon', 'training', 'crawler', 'yes', 'unknown', null],
  ['AmazonBuyForMe', 'Amazon', 'user', 'agent', 'unknown', 'unknown', null],
  ['NovaAct', 'Amazon', 'user', 'agent', 'unknown', 'yes', null],
  ['bedrockbot', 'Amazon', 'other', 'crawler', 'yes', 'unknown', null],
  ['amazon-kendra', 'Amazon', 'other', 'crawler', 'yes', 'unknown', null],
  ['CCBot', 'Common Crawl', 'training', 'crawler', 'yes', 'no', null],
  ['MistralAI-Index', 'Mistral', 'search', 'crawler', 'yes', 'unknown', 'B'],
  ['MistralAI-User', 'Mistral', 'user', 'crawler', 'yes', 'unknown', null],
  ['MistralAI-Training', 'Mistral', 'training', 'crawler', 'yes', 'unknown', null],
  ['DuckAssistBot', 'DuckDuckGo', 'search', 'crawler', 'yes', 'unknown', 'B'],
  ['YouBot', 'You.com', 'search', 'crawler', 'yes', 'unknown', null],
  ['Bravebot', 'Brave', 'search', 'crawler', 'yes', 'unknown', null],
  ['kagi-fetcher', 'Kagi', 'user', 'crawler', 'unknown', 'unknown', null],
  ['PetalBot', 'Huawei', 'search', 'crawler', 'yes', 'unknown', null],
  ['PanguBot', 'Huawei', 'training', 'crawler', 'unknown', 'unknown', null],
  ['Bytespider', 'ByteDance', 'training', 'crawler', 'unknown', 'no', null],
  ['TikTokSpider', 'ByteDance', 'training', 'crawler', 'unknown', 'unknown', null],
  ['DeepSeekBot', 'DeepSeek', 'training', 'crawler', 'unknown', 'unknown', null],
  ['YiyanBot', 'Baidu', 'user', 'crawler', 'unknown', 'unknown', null],
  ['TongyiBot', 'Alibaba', 'user', 'crawler', 'unknown', 'unknown', null],
  ['Kimi-User', 'Moonshot AI', 'user', 'crawler', 'unknown', 'unknown', null],
  ['ChatGLM-Spider', 'Zhipu AI', 'training', 'crawler', 'unknown', 'unknown', null],
  ['YandexAdditional', 'Yandex', 'search', 'crawler', 'yes', 'unknown', null],
  ['YandexAdditionalBot', 'Yandex', 'search', 'crawler', 'yes', 'unknown', null],
  ['Grok-DeepSearch', 'xAI', 'user', 'crawler', 'unknown', 'unknown', null],
  ['cohere-ai', 'Cohere', 'user', 'crawler', 'unknown', 'unknown', null],
  ['cohere-training-data-crawler', 'Cohere', 'training', 'crawler', 'unknown', 'unknown', null],
  ['AI2Bot', 'Allen Institute for AI', 'training', 'crawler', 'yes', 'unknown', null],
  ['AI2Bot-DeepResearchEval', 'Allen Institute for AI', 'user', 'crawler', 'unknown', 'unknown', null],
  ['Ai2Bot-Dolma', 'Allen Institute for AI', 'training', 'crawler', 'yes', 'unknown', null],
  ['Diffbot', 'Diffbot', 'other', 'crawler', 'partial', 'unknown', null],
  ['Diffbot-User', 'Diffbot', 'user', 'crawler', 'unknown', 'unknown', null],
  ['ExaBot', 'Exa', 'other', 'crawler', 'unknown', 'unknown', null],
  ['ExaSearchBot', 'Exa', 'other', 'crawler', 'unknown', 'unknown', null],
  ['TavilyBot', 'Tavily', 'other', 'crawler', 'unknown', 'unknown', null],
  ['LinkupBot', 'Linkup', 'other', 'crawler', 'unknown', 'unknown', null],
  ['ShapBot', 'Parallel', 'other', 'crawler', 'yes', 'unknown', null],
  ['Shap-User', 'Parallel', 'user', 'crawler', 'unknown', 'unknown', null],
  ['FirecrawlAgent', 'Firecrawl', 'other', 'crawler', 'yes', 'unknown', null],
  ['Webzio-Extended', 'Webz.io', 'training', 'control-token', 'unknown', 'n/a', null],
  ['omgili', 'Webz.io', 'training', 'crawler', 'yes', 'unknown', null],
  ['omgilibot', 'Webz.io', 'training', 'crawler', 'unknown', 'unknown', null],
  ['Manus-User', 'Manus', 'user', 'agent', 'unknown', 'unknown', null],
  ['Devin', 'Cognition', 'user', 'agent', 'unknown', 'unknown', null],
  ['Mozilla-Tabstack', 'Mozilla', 'other', 'crawler', 'unknown', 'unknown', null],
  ['Timpibot', 'Timpi', 'training', 'crawler', 'unknown', 'unknown', null],
  ['Andibot', 'Andi', 'search', 'crawler', 'unknown', 'unknown', null],
  ['LinerBot', 'Liner', 'search', 'crawler', 'unknown', 'unknown', null],
  ['PhindBot', 'Phind', 'search', 'crawler', 'unknown', 'unknown', null],
  ['iAskBot', 'iAsk', 'search', 'crawler', 'unknown', 'unknown', null],
  ['QuillBot', 'QuillBot', 'other', 'crawler', 'unknown', 'unknown', null],
  ['ICC-Crawler', 'NICT', 'training', 'crawler', 'unknown', 'unknown', null],
  ['SBIntuitionsBot', 'SB Intuitions', 'training', 'crawler', 'unknown', 'unknown', null],
  ['Cotoyogi', 'ROIS', 'training', 'crawler', 'unknown', 'unknown', null],
  ['Reflectionbot', 'Reflection AI', 'training', 'crawler', 'unknown', 'unknown', null],
  ['Querit-SearchBot', 'Querit', 'search', 'crawler', 'unknown', 'unknown', null],
  ['atlassian-bot', 'Atlassian', 'other', 'crawler', 'yes', 'unknown', null],
  ['KlaviyoAIBot', 'Klaviyo', 'other', 'crawler', 'unknown', 'unknown', null],
  ['Cloudflare-AutoRAG', 'Cloudflare', 'other', 'crawler', 'unknown', 'unknown', null],
  ['Crawl4AI', 'Crawl4AI (open source)', 'other', 'crawler', 'unknown', 'unknown', null],
  ['img2dataset', 'img2dataset (open source)', 'training', 'crawler', 'unknown', 'unknown', null],
];
export const aiCrawlers: readonly AiCrawler[] = rows.map(([token, operator, purpose, kind, respectsRobots, executesJs, tier]) => ({
  token,
  operator,
  purpose,
  kind,
  respectsRobots,
  executesJs,
  tier,
}));

/**
 * The crawlers of well-known products, search first, for the tool "What ChatGPT sees of this page". The first is selected by default.
 * @see aiCrawlers for what each operator documents
 */
export const crawlersOfProducts: readonly (readonly [product: string, tokens: readonly string[]])[] = [
  ['ChatGPT', ['OAI-SearchBot', 'ChatGPT-User', 'GPTBot']],
  ['Claude', ['Claude-SearchBot', 'Claude-User', 'ClaudeBot']],
  ['Perplexity', ['PerplexityBot', 'Perplexity-User']],
  ['Google', ['Googlebot']],
  ['Copilot', ['bingbot']],
  ['Meta AI', ['meta-webindexer']],
  ['Le Chat', ['MistralAI-Index']],
  ['Common Crawl', ['CCBot']],
];
