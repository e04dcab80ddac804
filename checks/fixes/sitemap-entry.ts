import { effectiveRobots, robotsDirectives } from '../parse/robots-directives.ts';
import { robotsTxtState } from '../parse/robots-lines.ts';
import { parseRobotsTxt, robotsDecider } from '../parse/robots-txt.ts';
import { parseLastmod } from '../parse/sitemap.ts';
import { isSamePageUrl } from '../parse/urls.ts';
import { htmlTextToPaste } from './escape.ts';
import { pageFix, type FixKind, type FixFacts } from './fix.ts';
import { canonicalElsewhereToPaste, preferredUrlToPaste } from './page-words.ts';

function isOut({ page, head, response, robotsTxt }: FixFacts, now: number): boolean {
  if (response && (response.status < 200 || response.status >= 300)) return true;
  // A page that search engines must not fetch does not belong in a sitemap.
  if (
    page &&
    robotsTxt &&
    robotsTxtState(robotsTxt) === 'read' &&
    !robotsDecider(parseRobotsTxt(robotsTxt.text), page.url)('Googlebot').allowed
  )
    return true;
  return head !== undefined && effectiveRobots(robotsDirectives(head, response?.headers ?? null), 'googlebot', now).noindex.length > 0;
}

/** The entry of the page: its URL, and the date of its last change if it is visible. */
export const sitemapEntry: FixKind = {
  id: 'sitemap-entry',
  signals: ['sitemap-entry'],
  make(seen, { now }) {
    const { sitemap, about } = seen;
    const url = preferredUrlToPaste(seen);
    // A page that is missing or excluded does not belong in a sitemap.
    if (!sitemap || url === null || canonicalElsewhereToPaste(seen) !== null || isOut(seen, now)) return null;
    const files = sitemap.files.filter(({ kind, status }) => kind === 'urlset' && status >= 200 && status < 300);
    const listed = sitemap.entries[0];
    const file = files.find((one) => one.url === listed?.file) ?? files[0];
    if (!file) return null;
    const shown = [about?.dates.modified, about?.dates.published].find((date) => date?.visible);
    const day = shown?.iso.slice(0, 10) ?? '';
    const lastmod = /^\d{4}-\d\d-\d\d$/.test(day) && (parseLastmod(day) ?? Infinity) <= now ? day : null;
    const instead = sitemap.entries.filter((entry) => entry.file === file.url).map(({ loc }) => loc);
    const text = [
      '<url>',
      `  <loc>${htmlTextToPaste(url)}</loc>`,
      ...(lastmod === null ? [] : [`  <lastmod>${lastmod}</lastmod>`]),
      '</url>',
    ].join('\n');
    if (listed && isSamePageUrl(listed.loc, url) && listed.lastmod === lastmod) return null;
    return pageFix(sitemapEntry, {
      place: 'sitemap',
      language: 'xml',
      text,
      left: files.length > 1 && !listed ? ['which-sitemap'] : [],
      replacesLines: instead.map((loc) => `<loc>${htmlTextToPaste(loc)}</loc>`),
      change: { kind: 'sitemap', entry: { file: file.url, loc: url, lastmod, match: 'exact' }, instead },
    });
  },
};
