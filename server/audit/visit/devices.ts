import type { BrowserContextOptions } from 'playwright-core';
import type { AuditOrder, Device, UserAgentName } from '../auditor.ts';

type Screen = Required<Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'isMobile' | 'hasTouch'>>;

/**
 * The window of a visit. Mobile is what Lighthouse and PageSpeed Insights currently use (Lighthouse 12.8, core/config/constants.js,
 * moto g power); desktop is the window of `npm run audit`, so that both return the same report.
 */
export const screens: Readonly<Record<Device, Screen>> = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
  mobile: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
};

/** Appended to every user agent, so that servers can distinguish us from a user's browser and from the crawler. */
const ourselves = 'Pageloupe/0.1';
const phone = 'Linux; Android 11; moto g power (2022)';

/**
 * Tokens that identify each crawler in robots.txt and to servers, as published by their operators; sources are in
 * lists/ai-crawler-sources.ts and on pages of Google and Bing.
 */
const crawlers: Readonly<Record<Exclude<UserAgentName, 'default'>, string>> = {
  googlebot: 'Googlebot/2.1; +http://www.google.com/bot.html',
  bingbot: 'bingbot/2.0; +http://www.bing.com/bingbot.htm',
  gptbot: 'GPTBot/1.2; +https://openai.com/gptbot',
  'oai-searchbot': 'OAI-SearchBot/1.0; +https://openai.com/searchbot',
  claudebot: 'ClaudeBot/1.0; +claudebot@anthropic.com',
  perplexitybot: 'PerplexityBot/1.0; +https://perplexity.ai/perplexitybot',
};

/** @param version of the browser, such as 156.0.6998.1 */
export function userAgentOf(
  { userAgent: name, userAgentText: text, device }: Pick<AuditOrder, 'userAgent' | 'userAgentText' | 'device'>,
  version: string,
): string {
  if (text !== undefined) return text.includes(ourselves) ? text : `${text} ${ourselves}`;
  const chrome = `Chrome/${version.split('.')[0]}.0.0.0`;
  const system = device === 'mobile' ? phone : 'X11; Linux x86_64';
  const safari = device === 'mobile' ? 'Mobile Safari/537.36' : 'Safari/537.36';
  if (name === 'default') return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} ${safari} ${ourselves}`;
  return device === 'mobile'
    ? `Mozilla/5.0 (${phone}) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} ${safari} (compatible; ${crawlers[name]}) ${ourselves}`
    : `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${crawlers[name]}) ${chrome} Safari/537.36 ${ourselves}`;
}
