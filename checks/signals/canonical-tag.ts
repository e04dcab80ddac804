import { differenceEvidence, elementsEvidence, listEvidence, tableEvidence, type Evidence } from '../core/evidence.ts';
import type { FactTable } from '../core/facts.ts';
import type { SitemapFact } from '../core/facts/site.ts';
import { defineSignal, type Intent, type Says, type Words } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { areStartsOfSite, findCanonicals, canonicalVariance, findUnusedCanonicals, pointsToHomePage } from '../derive/head/canonicals.ts';
import { findLinkedVersions, namesOtherVersion } from '../derive/head/document-versions.ts';
import { linkTagRef } from '../core/element-refs.ts';
import { findAlternates, isAbsoluteHreflangUrl } from '../derive/head/hreflang.ts';
import { whyNoHeaders, headersOfPage } from '../derive/head/page-response.ts';
import { classifyParameters, comparableUrl, parseUrl, areSamePage, withoutParameters } from '../parse/urls.ts';

export default defineSignal({
  id: 'canonical-tag',
  group: 'crawling',
  sources: [
    {
      title: 'Google, How to specify a canonical URL with rel="canonical" and other methods',
      url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Lighthouse, Document does not have a valid rel=canonical',
      url: 'https://developer.chrome.com/docs/lighthouse/seo/canonical',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'RFC 6596, The Canonical Link Relation',
      url: 'https://www.rfc-editor.org/rfc/rfc6596.html',
      checked: '2026-11-21',
      mark: 'general',
    },
  ],
  scope: ['D', 'H'],
  weight: 5,
  geo: { category: 'access', points: 3, grade: 'strong' },
  tools: ['indexability', 'canonical'],
  needs: ['page', 'head'],
  uses: ['response', 'sitemap', 'links'],
  limits: { versions: 3 },
  judge({ page, head, response, sitemap, links }, { m, w, intent, limits, missing }) {
    const headers = headersOfPage(response);
    const canonicals = findCanonicals(head, headers, page.url);
    const statements = tableEvidence(
      [w.where(), w.written(), 'URL'],
      canonicals.map(({ from, href, url, tag }) => ({
        cells: [from === 'header' ? w.linkHeader() : from, href, url ?? w.invalid()],
        ...(tag ? { at: tag.selector } : {}),
      })),
    );
    const { search } = parseUrl(page.url) ?? { search: '' };
    const unknown = headers ? null : whyNoHeaders(response, () => missing('response'));
    const unused = findUnusedCanonicals(head, headers, page.url);
    if (canonicals.length === 0 && unused.length > 0) return verdict([notUsed(warn, unused, m, w)]);
    if (canonicals.length === 0) {
      if (unknown) return unchecked(unknown);
      if (search !== '') return verdict([warn(m.missingWithQuery({ query: search }))]);
      const versions = findLinkedVersions(links?.items ?? [], page.url);
      return versions.length < limits.versions
        ? na(m.none())
        : verdict([warn(m.missingWithVersions({ count: versions.length, url: versions[0]! }), listEvidence(versions))]);
    }

    const failures: Finding[] = [];
    const inBody = canonicals.filter(({ from }) => from === 'body');
    const bodyElements = () => elementsEvidence(inBody.flatMap(({ tag }) => (tag ? [linkTagRef(tag)] : [])));
    const counted = canonicals.filter(({ from }) => from !== 'body');
    if (inBody.length > 0 && counted.length === 0) failures.push(fail(m.inBody(), bodyElements()));
    const broken = counted.find(({ url }) => url === null);
    if (broken) failures.push(fail(m.unreadable({ href: broken.href }), statements));
    const targets = (from: 'head' | 'header') =>
      new Set(counted.flatMap((one) => (one.from === from && one.url ? [comparableUrl(one.url)] : [])));
    const inHead = targets('head');
    const inHeader = targets('header');
    const all = new Set([...inHead, ...inHeader]);
    if (inHead.size === 1 && inHeader.size === 1 && all.size === 2) failures.push(fail(m.headerDisagrees(), statements));
    else if (all.size > 1) failures.push(fail(m.several({ count: all.size }), statements));

    const warnings: Finding[] = [];
    const notes: Finding[] = unused.length > 0 ? [notUsed(note, unused, m, w)] : [];
    // Search engines ignore it next to a valid one. If the two differ, it is unclear which was meant.
    if (inBody.length > 0 && counted.length > 0) {
      const differs = inBody.some(({ url }) => url === null || !all.has(comparableUrl(url)));
      (differs ? warnings : notes).push((differs ? warn : note)(m.inBodyToo({ count: inBody.length, differs }), bodyElements()));
    }
    const [target] = all;
    const one = counted.find(({ url }) => url !== null);
    if (all.size === 1 && target !== undefined && one) {
      const variance = canonicalVariance(target, page.url);
      const instead = variance === null ? [judgeElsewhere(target, { page, head, headers, sitemap }, intent, m, statements)] : [];
      if (one.from === 'head' && !isAbsoluteHreflangUrl(one.href)) warnings.push(warn(m.relative({ href: one.href }), statements));
      if (page.url.startsWith('https:') && target.startsWith('http:')) warnings.push(warn(m.insecure({ url: target }), statements));
      if (one.href.includes('#')) warnings.push(warn(m.fragment({ href: one.href }), statements));
      const tracking = classifyParameters(target)
        .filter(({ kind }) => kind === 'tracking' || kind === 'session')
        .map(({ name }) => name);
      if (tracking.length > 0) warnings.push(warn(m.tracked({ url: target, parameters: [...new Set(tracking)] }), statements));
      const spelling = (variance ?? []).filter((kind) => kind === 'case' || kind === 'slash');
      if (spelling.length > 0)
        warnings.push(warn(m.nearly({ url: target, by: spelling }), differenceEvidence(w.both(), comparableUrl(page.url), target)));

      const found = [...failures, ...instead, ...warnings];
      const leads = intent === 'index' && instead.some(({ status }) => status !== 'pass');
      if (instead.length > 0) return verdict([...found, ...notes], { value: target, ...(leads && { leads }) });
      if (found.length === 0 && !unknown) {
        if (areSamePage(target, page.url)) return verdict([pass(m.self(), statements), ...notes], { value: target });
        const by = variance ?? [];
        const cleans = by.length > 0 && by.every((kind) => kind === 'parameters');
        return verdict([pass(cleans ? m.cleans() : m.variant({ url: target, by }), statements), ...notes], { value: target });
      }
    }
    if (failures.length + warnings.length > 0)
      return verdict([...failures, ...warnings, ...notes], target === undefined ? {} : { value: target });
    return unchecked(unknown!, notes);
  },
});

/** Canonicals with attributes that make Google ignore them. */
const notUsed = (
  say: typeof warn,
  unused: ReturnType<typeof findUnusedCanonicals>,
  m: Says<'canonical-tag'>,
  w: Words<'canonical-tag'>,
): Finding =>
  say(
    m.notUsed({ count: unused.length, attributes: [...new Set(unused.flatMap(({ attributes }) => attributes))] }),
    tableEvidence(
      [w.where(), w.written(), w.attributes()],
      unused.map(({ from, href, tag, attributes }) => ({
        cells: [from === 'header' ? w.linkHeader() : from, href, attributes.join(', ')],
        ...(tag ? { at: tag.selector } : {}),
      })),
    ),
  );

/** Judges a canonical that names another page: a deliberate copy, unless something else on the page contradicts that. */
function judgeElsewhere(
  url: string,
  {
    page,
    head,
    headers,
    sitemap,
  }: Pick<FactTable, 'page' | 'head'> & { headers: ReturnType<typeof headersOfPage>; sitemap: SitemapFact | undefined },
  intent: Intent,
  m: Says<'canonical-tag'>,
  statements: Evidence,
): Finding {
  if (intent === 'keep-out') return pass(m.keptOut({ url }), statements);
  const alternates = findAlternates(head, headers, page.url).filter((alternate) => alternate.url !== null);
  const codes = (of: string) => alternates.filter((alternate) => areSamePage(alternate.url!, of)).map(({ code }) => code.toLowerCase());
  const pageCodes = codes(page.url);
  const others = codes(url).filter((code) => code !== 'x-default');
  if (pageCodes.length > 0 && others.length > 0 && !others.some((code) => pageCodes.includes(code)))
    return fail(m.otherLanguage({ url, code: others[0]! }), statements);
  if (namesOtherVersion(url, page.url, head)) return pass(m.otherVersion({ url }), statements);
  if (pointsToHomePage(url, page.url)) return fail(m.root({ url }), statements);
  // On the same path, the canonical is usually the page without options such as sorting, color or date.
  const plain = parseUrl(page.url);
  if (plain) plain.search = '';
  const by = [
    ...(pageCodes.length > 0 ? ['hreflang' as const] : []),
    ...(sitemap?.entries.some(({ loc }) => areSamePage(withoutParameters(loc), withoutParameters(page.url))) ? ['sitemap' as const] : []),
  ];
  if (by.length > 0 && !(plain && areSamePage(plain.href, url))) return fail(m.contradicted({ url, by }), statements);
  // The start of the site is often its default language too; canonical-target compares the two.
  return areStartsOfSite(url, page.url) ? pass(m.variant({ url, by: [] }), statements) : warn(m.elsewhere({ url }), statements);
}
