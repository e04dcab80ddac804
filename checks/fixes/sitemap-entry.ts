import { effectiveRules, findDirectives } from '../parse/robots-directives.ts';
import { stateOfRobotsTxt } from '../parse/robots-lines.ts';
import { parseRobotsTxt, robotsVerdicts } from '../parse/robots-txt.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { parseLastmod } from '../parse/sitemap.ts';
import { areSamePage } from '../parse/urls.ts';
import { htmlTextToPaste } from './escape.ts';
import { pageFix, type FixKind, type FixFacts } from './fix.ts';
import { canonicalElsewhereToPaste, preferredUrlToPaste } from './page-words.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

function isOut({ page, head, response, robotsTxt }: FixFacts, now: number): boolean {
  if (response && !isSuccess(response.status)) return true;
  // A page that search engines must not fetch does not belong in a sitemap.
  if (
    page &&
    robotsTxt &&
    stateOfRobotsTxt(robotsTxt) === 'read' &&
    !robotsVerdicts(parseRobotsTxt(robotsTxt.text), page.url)('Googlebot').allowed
  )
    return true;
  return head !== undefined && effectiveRules(findDirectives(head, headersOfPage(response)), 'googlebot', now).noindex.length > 0;
}

/** The entry of the page: its URL, and the date of its last change if readers see it. A publication before a change that they do not see is no such date. */
export const sitemapEntry: FixKind = {
  id: 'sitemap-entry',
  signals: ['sitemap-entry'],
  make(fixFacts, { now }) {
    const { sitemap, about } = fixFacts;
    const url = preferredUrlToPaste(fixFacts);
    // A page that is missing or excluded does not belong in a sitemap.
    if (!sitemap || url === null || canonicalElsewhereToPaste(fixFacts) !== null || isOut(fixFacts, now)) return null;
    const files = sitemap.files.filter(({ kind, status }) => kind === 'urlset' && isSuccess(status));
    const listed = sitemap.entries[0];
    const file = files.find((one) => one.url === listed?.file) ?? files[0];
    if (!file) return null;
    const last = about?.dates.modified ?? about?.dates.published;
    const day = last?.visible ? last.iso.slice(0, 10) : '';
    const lastmod = /^\d{4}-\d\d-\d\d$/.test(day) && (parseLastmod(day) ?? Infinity) <= now ? day : null;
    const instead = sitemap.entries.filter((entry) => entry.file === file.url).map(({ loc }) => loc);
    const text = [
      '<url>',
      `  <loc>${htmlTextToPaste(url)}</loc>`,
      ...(lastmod === null ? [] : [`  <lastmod>${lastmod}</lastmod>`]),
      '</url>',
    ].join('\n');
    if (listed && areSamePage(listed.loc, url) && listed.lastmod === lastmod) return null;
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
