import { listEvidence, tableEvidence, valueEvidence, type Evidence } from '../core/evidence.ts';
import type { SitemapFact, SitemapFile } from '../core/facts/site.ts';
import { failureReason } from '../core/failure.ts';
import { defineSignal, type Says, type Words } from '../core/signal.ts';
import { fail, na, note, pass, uncheckedAs, verdict, warn, type Finding, type Verdict } from '../core/verdict.ts';
import { canonicalElsewhere, findCanonicals } from '../derive/head/canonicals.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { isLaterPage } from '../derive/links/pagination.ts';
import { effectiveRules, findDirectives } from '../parse/robots-directives.ts';
import { dayMs } from '../parse/iso-times.ts';
import { isRefusal, parseLastmod } from '../parse/sitemap.ts';
import { areSamePage, withoutParameters } from '../parse/urls.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

export default defineSignal({
  id: 'sitemap-entry',
  group: 'crawling',
  sources: [
    {
      title: 'Google, Build and submit a sitemap',
      url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { title: 'sitemaps.org, Sitemaps XML format', url: 'https://www.sitemaps.org/protocol.html', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['F'],
  weight: 3,
  geo: { category: 'access', points: 2, grade: 'strong' },
  tools: ['sitemap-lookup'],
  searchOnly: true,
  needs: ['page', 'head', 'sitemap'],
  uses: ['response'],
  limits: { urls: 50_000, bytes: 52_428_800, futureDays: 1 },
  judge({ page, head, sitemap, response }, { m, w, limits, now }) {
    const headers = headersOfPage(response);
    const { files, entries, complete } = sitemap;
    const tree = treeOf(files, w);
    const unanswered = files.filter(({ from, status }) => from === 'robots.txt' && status >= 400);
    const failures: Finding[] = unanswered
      .filter(({ status }) => !isRefusal(status))
      .map(({ url, status }) => fail(m.brokenLine({ url, status }), tree));
    const notes: Finding[] = unanswered
      .filter(({ status }) => isRefusal(status))
      .map(({ url, status }) => note(m.refusedLine({ url, status }), tree));
    const warnings = files.flatMap((file) => fileWarnings(file, limits, m, tree));

    // Tracking parameters belong to the visit; no sitemap lists them.
    const plain = withoutParameters(page.url, ['tracking']);
    const isVisited = (url: string) => areSamePage(url, page.url) || areSamePage(url, plain);
    const canonical = canonicalElsewhere(findCanonicals(head, headers, page.url), page.url);
    const elsewhere = canonical !== null && isVisited(canonical) ? null : canonical;
    const noindex = effectiveRules(findDirectives(head, headers), 'googlebot', now).noindex.length > 0;
    const pageEntry = entries.find(({ loc }) => isVisited(loc));
    const moved =
      response?.redirected && areSamePage(response.requestedUrl, page.url) && !isVisited(response.finalUrl) ? response.finalUrl : null;
    if (pageEntry && noindex)
      failures.push(fail(m.listedNoindex(), valueEvidence(w.entry(), w.entryIn({ url: pageEntry.loc, file: pageEntry.file }))));
    else if (pageEntry && moved)
      failures.push(
        fail(m.listedRedirects({ url: moved }), valueEvidence(w.entry(), w.entryIn({ url: pageEntry.loc, file: pageEntry.file }))),
      );
    else if (pageEntry && elsewhere)
      failures.push(
        fail(m.listedElsewhere({ url: elsewhere }), valueEvidence(w.entry(), w.entryIn({ url: pageEntry.loc, file: pageEntry.file }))),
      );

    const listed = elsewhere === null ? pageEntry : entries.find(({ loc }) => areSamePage(loc, elsewhere));
    const entry = listed ?? entries[0];
    if (entry && failures.length === 0 && !listed)
      warnings.push(warn(m.variant({ loc: entry.loc }), listEvidence(entries.map(({ loc }) => loc))));
    if (entry) warnings.push(...lastmodWarnings(entry, files, now + limits.futureDays * dayMs, m));
    if (failures.length > 0) return verdict([...failures, ...warnings, ...notes]);
    if (!entry) {
      const reached = files.filter(({ kind }) => kind !== 'html' && kind !== 'unreadable');
      if (reached.length === 0 && complete && warnings.length === 0) return na(m.noSitemap());
      if (noindex || elsewhere)
        return warnings.length > 0 ? verdict([...warnings, ...notes]) : na((noindex ? m.notMeantNoindex : m.notMeantCanonical)());
      // Content systems leave them out, and search engines find them by links.
      if (isLaterPage(page.url)) return warnings.length > 0 ? verdict([...warnings, ...notes]) : na(m.notMeantLater());
      if (complete) return verdict([warn(m.absent({ files: reached.length }), tree), ...warnings, ...notes]);
      if (warnings.length > 0) return verdict([...warnings, ...notes]);
      return notFound(files, m);
    }
    return verdict([
      ...(warnings.length > 0 ? warnings : [pass(m.listed({ file: entry.file }), valueEvidence('lastmod', entry.lastmod ?? w.none()))]),
      ...notes,
    ]);
  },
});

function treeOf(files: readonly SitemapFile[], w: Words<'sitemap-entry'>): Evidence | undefined {
  if (files.length === 0) return undefined;
  return tableEvidence(
    [w.file(), w.foundBy(), w.status(), w.kind(), w.urls()],
    files.map(({ url, from, status, kind, urls, failure }) => ({
      cells: [url, from === 'index' ? w.index() : from, failure === null ? String(status) : w.noAnswer(), w.kindOf({ kind }), String(urls)],
    })),
  );
}

function fileWarnings(
  { url, from, status, kind, urls, bytes, truncated, fault }: SitemapFile,
  limits: { urls: number; bytes: number },
  m: Says<'sitemap-entry'>,
  tree: Evidence | undefined,
): Finding[] {
  const isOther = kind === 'html' || (kind === 'unreadable' && !truncated);
  return [
    ...(from === 'robots.txt' && isSuccess(status) && isOther ? [warn(m.noSitemapThere({ url }), tree)] : []),
    ...(fault ? [warn(m.malformed({ file: url, fault }), tree)] : []),
    ...(urls > limits.urls ? [warn(m.tooMany({ file: url, count: urls, urls: limits.urls }))] : []),
    ...(bytes > limits.bytes ? [warn(m.tooLarge({ file: url, bytes: limits.bytes }))] : []),
  ];
}

/** @param latest epoch milliseconds up to which a date is plausible */
function lastmodWarnings(
  { lastmod, file }: SitemapFact['entries'][number],
  files: readonly SitemapFile[],
  latest: number,
  m: Says<'sitemap-entry'>,
): Finding[] {
  if (!lastmod) return [];
  const at = parseLastmod(lastmod);
  // Feeds use another date format (RSS: RFC 822), and can serve as sitemaps.
  const w3c = files.find(({ url }) => url === file)?.kind === 'urlset';
  if (at === null) return w3c ? [warn(m.badLastmod({ text: lastmod }), valueEvidence('lastmod', lastmod))] : [];
  return at > latest ? [warn(m.futureLastmod({ text: lastmod }), valueEvidence('lastmod', lastmod))] : [];
}

/** The page is in none of the files that were read, and some could not be read. */
function notFound(files: readonly SitemapFile[], m: Says<'sitemap-entry'>): Verdict {
  const unread = files.find((file) => file.failure !== null || isRefusal(file.status));
  const unlike = files.find(({ kind, status, truncated }) => kind === 'unreadable' && !truncated && isSuccess(status));
  if (!unread && unlike) return uncheckedAs('not-supported', m.fileUnread({ url: unlike.url, why: failureReason('sitemap-unreadable') }));
  if (!unread) return uncheckedAs('too-large', m.tooManyFiles());
  return uncheckedAs(
    'refused',
    unread.failure === null
      ? m.fileRefused({ url: unread.url, status: unread.status })
      : m.fileUnread({ url: unread.url, why: unread.failure }),
  );
}
