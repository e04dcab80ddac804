import { elementsEvidence, listEvidence, tableEvidence } from '../core/evidence.ts';
import type { SitemapFact } from '../core/facts/site.ts';
import { defineSignal, type Says } from '../core/signal.ts';
import { fail, na, pass, unchecked, uncheckedAs, verdict, warn, type Finding, type Verdict } from '../core/verdict.ts';
import { namesOtherVersion } from '../derive/head/document-versions.ts';
import { canonicalVariance } from '../derive/head/canonicals.ts';
import {
  hreflangCluster,
  hreflangCodeFault,
  findHreflangConflicts,
  isAbsoluteHreflangUrl,
  isSameHreflangUrl,
  areAlternatesSound,
  hreflangOfOtherLanguage,
  languageForCountryCode,
  findSwappedAlternates,
  findSharedAlternates,
  findUncoveredLanguages,
  type Alternate,
} from '../derive/head/hreflang.ts';
import { findTranslations, type Translation } from '../derive/links/translations.ts';
import { linkRef } from '../core/element-refs.ts';
import { headersOfPage, whyNoHeaders } from '../derive/head/page-response.ts';
import { comparableUrl, parseUrl } from '../parse/urls.ts';

export default defineSignal({
  id: 'hreflang',
  group: 'language',
  sources: [
    {
      title: 'Google, Tell Google about localized versions of your page',
      url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Lighthouse, hreflang',
      url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/seo/hreflang.js',
      checked: '2026-11-21',
      mark: 'primary',
    },
  ],
  scope: ['D', 'H', 'F'],
  weight: 3,
  tools: ['languages'],
  searchOnly: true,
  needs: ['page', 'head'],
  uses: ['response', 'links', 'sitemap'],
  limits: {},
  judge({ page, head, response, links, sitemap }, { m, w, language, missing }) {
    const { alternates: all, canonical, self } = hreflangCluster(page, head, response);
    if (all.length === 0) {
      if (!headersOfPage(response)) return unchecked(whyNoHeaders(response, () => missing('response')));
      const translations = findTranslations(links?.items ?? [], page.url, language);
      if (translations.length > 0 && !sitemap) return unchecked(missing('sitemap'));
      return judgeNoSet(translations, sitemap, m);
    }
    const cluster = (entries: readonly Alternate[]) =>
      tableEvidence(
        [w.code(), w.url(), w.from()],
        entries.map(({ code, href, from, selector }) => ({
          cells: [code, href, from === 'head' ? w.head() : w.header()],
          ...(selector === null ? {} : { at: selector }),
        })),
      );
    const findings: Finding[] = [];
    const strays = all.filter(({ inHead }) => !inHead);
    const read = all.filter(({ inHead }) => inHead);
    const sound = areAlternatesSound(read, self);
    // Entries that search engines ignore do no harm if the rest of the set is complete.
    const alternates = sound ? read : all;
    // Search engines ignore the entry, not the set.
    const invalid = alternates.filter(({ code }) => hreflangCodeFault(code) !== null);
    const share = { count: invalid.length, total: alternates.length };
    for (const code of new Set(invalid.map((entry) => entry.code))) {
      const ofCode = invalid.filter((entry) => entry.code === code);
      const fault = hreflangCodeFault(code)!;
      // A language without a code of ISO 639-1: there is none to use instead.
      findings.push((fault.kind === 'not-two-letters' ? warn : fail)(m.invalidCode({ code, fault, ...share }), cluster(ofCode)));
    }
    for (const alternate of alternates) {
      const likely = languageForCountryCode(alternate, self, language);
      if (likely) findings.push(warn(m.otherLanguage({ code: alternate.code, likely }), cluster([alternate])));
    }
    const swapped = findSwappedAlternates(alternates);
    if (swapped.length > 0) findings.push(warn(m.swapped({ count: swapped.length, total: alternates.length }), cluster(swapped)));
    const ofOther = hreflangOfOtherLanguage(alternates, self, page.lang, language);
    if (ofOther !== null) findings.push(warn(m.notItsLanguage({ code: ofOther, language })));
    const unreadable = alternates.filter(({ url }) => url === null);
    if (unreadable.length > 0) findings.push(fail(m.unreadable({ count: unreadable.length }), cluster(unreadable)));
    const relative = alternates.filter(({ href, url }) => url !== null && !isAbsoluteHreflangUrl(href));
    if (relative.length > 0) findings.push(fail(m.relative({ count: relative.length }), cluster(relative)));
    if (strays.length > 0)
      findings.push(
        sound ? warn(m.alsoInBody({ count: strays.length }), cluster(strays)) : fail(m.inBody({ count: strays.length }), cluster(strays)),
      );
    const lists = (address: string) => alternates.some(({ url }) => url !== null && isSameHreflangUrl(url, address));
    const elsewhere = canonical !== null && !isSameHreflangUrl(canonical, self) ? canonical : null;
    // A set lists indexable pages, so a page whose canonical is in the set need not be in it.
    const ofCanonical = elsewhere !== null && !lists(self) && lists(elsewhere);
    if (!lists(self) && !ofCanonical) findings.push(fail(m.noSelf(), cluster(alternates)));
    for (const { code, urls } of findHreflangConflicts(alternates))
      findings.push(fail(m.conflicting({ code, count: urls.length }), listEvidence(urls)));

    const { shared, total, sharing } = sharedUrls(alternates);
    if (shared[0]) findings.push(warn(m.shared({ count: shared.length, total, codes: shared[0].codes.slice(0, 4) }), cluster(sharing)));

    for (const uncovered of findUncoveredLanguages(alternates)) {
      const regional = alternates.filter(({ code }) => code.toLowerCase().startsWith(`${uncovered}-`));
      findings.push(warn(m.noCatchAll({ language: uncovered }), cluster(regional)));
    }
    if (
      setOf(alternates, 'head') !== setOf(alternates, 'header') &&
      alternates.some(({ from }) => from === 'head') &&
      alternates.some(({ from }) => from === 'header')
    ) {
      findings.push(warn(m.methodsDiffer(), cluster(alternates)));
    }
    if (elsewhere !== null && lists(self) && !namesOtherVersion(elsewhere, self, head)) {
      // The set lists this page as indexable, but its canonical names another page.
      const contradicts = canonicalVariance(elsewhere, self) === null && parseUrl(elsewhere)?.pathname !== parseUrl(self)?.pathname;
      findings.push((contradicts ? fail : warn)(m.canonicalElsewhere({ url: elsewhere })));
    }

    if (findings.length === 0)
      findings.push(pass(ofCanonical ? m.ofCanonical({ url: elsewhere }) : m.valid({ count: alternates.length }), cluster(alternates)));
    return verdict(findings, { value: alternates.length });
  },
});

/** A page without a set in its head and headers: whether it links to its translations, and the sitemap lists them. */
function judgeNoSet(translations: readonly Translation[], sitemap: SitemapFact | undefined, m: Says<'hreflang'>): Verdict {
  const count = Math.max(0, ...(sitemap?.entries ?? []).map(({ versions }) => versions ?? 0));
  if (count > 0) return uncheckedAs('not-supported', m.inSitemap({ count }));
  if (translations.length === 0) return na(m.none());
  const languages = translations.map((one) => one.language);
  // Each version has an entry of its own, with all the others.
  const isRead = sitemap?.complete || sitemap?.entries.some(({ match }) => match === 'exact');
  if (!isRead) return uncheckedAs('too-large', m.perhapsInSitemap({ languages }));
  return verdict([warn(m.linkedOnly({ languages }), elementsEvidence(translations.map(({ link }) => linkRef(link))))]);
}

/** URLs that several languages share, the number of all URLs, and the entries that share one. */
function sharedUrls(alternates: readonly Alternate[]) {
  const shared = findSharedAlternates(alternates);
  const total = new Set(alternates.flatMap(({ url }) => (url === null ? [] : [comparableUrl(url)]))).size;
  return { shared, total, sharing: alternates.filter(({ url }) => url !== null && shared.some((one) => one.url === comparableUrl(url))) };
}

/** Codes and URLs of one method, in an order that is the same on every page. */
const setOf = (alternates: readonly Alternate[], method: Alternate['from']): string =>
  alternates
    .filter(({ from }) => from === method)
    .map(({ code, url, href }) => `${code.toLowerCase()} ${comparableUrl(url ?? href)}`)
    .toSorted()
    .join('\n');
