import { siteIssuesIn, type SiteIssue } from '../../../reports/site-issues.ts';
import { serverWords } from '../../words.ts';
import type { FinishedRun } from './reporter.ts';

const words = () => serverWords().commands.report;
/** Maximum URLs per finding. */
const mostUrls = 5;

/** Findings across pages, with URLs instead of indexes; empty for a single page. */
export async function siteIssuesWithUrls({
  crossPage,
  locale,
}: Pick<FinishedRun, 'crossPage' | 'locale'>): Promise<{
  issues: SiteIssue[];
  urlsOf(item: SiteIssue['items'][number]): string;
  depth: string;
}> {
  const made = await crossPage();
  if (!made) return { issues: [], urlsOf: () => '', depth: '' };
  const { findings, urls } = made;
  return {
    issues: siteIssuesIn(findings, locale),
    urlsOf({ pages, count }) {
      if (pages.length === 0) return '';
      const shown = pages.slice(0, mostUrls).flatMap((page) => urls[page] ?? []);
      return words().on({ urls: shown, left: Math.max(count, pages.length) - shown.length });
    },
    depth: findings.clicks ? locale.words.site.depth({ counts: [...findings.clicks.counts] }) : '',
  };
}
