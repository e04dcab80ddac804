import { displaySafeText } from '../checks/core/helpers/display-safe-text.ts';
import { parseUrl } from '../checks/parse/urls.ts';
import type { Report } from '../checks/core/report/report.ts';
import { describeCrawler } from './crawler-words.ts';
import type { CrawlerCard } from './draw-crawler-card.ts';
import type { Locale } from '../words/locale.ts';

/** Characters that are not allowed in a file name. */
const unsafe = /[^\p{L}\p{N}.-]+/gu;

/** The content of the image about one crawler. @param token the chosen crawler @returns null without a reading */
export function makeCrawlerCard(report: Report, token: string, locale: Locale): CrawlerCard | null {
  const reading = report.crawlerReading;
  const read = reading?.crawlers.find((one) => one.token === token);
  if (!reading || !read) return null;
  const { title, tone, number, caption, sentence, rule } = describeCrawler(read, reading, locale);
  const url = report.finalUrl || report.url;
  const host = displaySafeText(parseUrl(url)?.host || url);
  return {
    file: `pageloupe-${host.replace(unsafe, '-').slice(0, 80)}-${token.replace(unsafe, '-')}-${report.at.slice(0, 10)}.png`,
    title,
    host,
    date: locale.words.crawlers.at(report),
    page: displaySafeText(report.glance?.title?.text ?? ''),
    tone,
    number,
    share: read.share,
    caption,
    detail: displaySafeText(rule || sentence),
    crawlers: reading.crawlers.map(({ token: one, access }) => ({ token: one, access })),
  };
}
