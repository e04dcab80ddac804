import { differenceEvidence, valueEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { findCanonicals, distinctCanonicalUrls, canonicalVariance } from '../derive/head/canonicals.ts';
import { isSameHreflangUrl } from '../derive/head/hreflang.ts';
import { whyNoHeaders, headersOfPage } from '../derive/head/page-response.ts';
import { canonicalTargetIssues } from '../derive/head/target-view.ts';
import { headlineSimilarity } from '../derive/provenance/same-headline.ts';
import { isSameRegistrableDomain } from '../parse/registrable-domain.ts';
import { hostOf, areSamePage, withoutWww } from '../parse/urls.ts';
import { mainHeadings } from '../derive/text/outline.ts';

export default defineSignal({
  id: 'canonical-target',
  group: 'crawling',
  sources: [
    {
      title: 'Google, How to specify a canonical URL with rel="canonical" and other methods',
      url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'SEOnaut, canonical issue reporters',
      url: 'https://github.com/StJudeWasHere/seonaut',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Google, 5 common mistakes with rel=canonical (canonicals between pages of different content)',
      url: 'https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical',
      checked: '2026-11-23',
      mark: 'secondary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['N'],
  weight: 5,
  tools: ['canonical'],
  needs: ['page', 'head'],
  uses: ['response', 'canonicalTarget', 'headings', 'served'],
  limits: { commonWords: 0.5 },
  judge({ page, head, response, canonicalTarget, headings, served }, { m, w, limits, intent, language, now, missing }) {
    const headers = headersOfPage(response);
    const canonicals = findCanonicals(head, headers, page.url);
    const urls = distinctCanonicalUrls(canonicals);
    if (urls.length > 1) return na(m.disagree({ count: urls.length }));
    if (canonicals.length > 0 && urls.length === 0) return na(m.unusable());
    const target = urls[0] ?? null;
    if (target === null && !headers) return unchecked(whyNoHeaders(response, () => missing('response')));
    if (target === null || areSamePage(target, page.url)) return na(m.self());

    const warnings: Finding[] = [];
    const notes: Finding[] = [];
    if (!isSameRegistrableDomain(target, page.url))
      warnings.push(warn(m.otherHost({ host: hostOf(target) }), valueEvidence(w.canonical(), target)));
    else if (withoutWww(hostOf(target)) !== withoutWww(hostOf(page.url)))
      notes.push(note(m.otherHostOfSite({ host: hostOf(target) }), valueEvidence(w.canonical(), target)));
    if (!canonicalTarget) {
      if (warnings.length > 0) return verdict(warnings, { value: target });
      return unchecked(missing('canonicalTarget'), notes);
    }
    const { probe } = canonicalTarget;
    if (probe.class === 'unverified' || probe.class === 'skipped') {
      return warnings.length > 0
        ? verdict(warnings, { value: target })
        : uncheckedAs('refused', m.unverified({ why: probe.reason }), notes);
    }
    if (probe.class === 'broken')
      return verdict([fail(m.broken({ status: probe.status }), valueEvidence(w.canonical(), target)), ...warnings, ...notes], {
        value: target,
      });

    const failures: Finding[] = [];
    const { noindex, onward } = canonicalTargetIssues(canonicalTarget, target, now);
    if (noindex) failures.push(fail(m.noindex(), valueEvidence(w.canonical(), target)));
    if (canonicalTarget.robotsTxtAllowed === false) failures.push(fail(m.blocked(), valueEvidence(w.canonical(), target)));
    if (onward !== null)
      failures.push(
        fail(
          isSameHreflangUrl(onward, page.url) ? m.circle() : m.chain({ url: onward }),
          differenceEvidence(w.hereAndThere(), target, onward),
        ),
      );
    if (probe.redirects > 0)
      warnings.push(
        warn(m.redirects({ hops: probe.redirects, url: probe.finalUrl }), differenceEvidence(w.andFinal(), target, probe.finalUrl)),
      );
    const pageCanonicals = {
      title: head.titles.find(({ inHead }) => inHead)?.text ?? '',
      headings: mainHeadings(headings?.items ?? []).map(({ text }) => text),
    };
    const other = { title: canonicalTarget.title, headings: [canonicalTarget.heading] };
    // The path of a slug variant is another one, so its title shows whether it is the same page.
    const variance = canonicalVariance(target, page.url);
    // The target was read without its scripts: if they write the title here, they do so there.
    const source = served?.head.titles.find(({ inHead }) => inHead)?.text ?? '';
    const isWritten = source !== '' && source.trim() !== pageCanonicals.title.trim();
    const share =
      !isWritten && (variance === null || variance.includes('slug')) ? headlineSimilarity(pageCanonicals, other, language) : null;
    const unlike = share !== null && share <= limits.commonWords;
    const title = canonicalTarget.title || canonicalTarget.heading;
    // Another site may word the same content differently.
    if (unlike && isSameRegistrableDomain(target, page.url))
      failures.push(fail(m.unlike({ url: target, title }), valueEvidence(w.titleThere(), title)));
    else if (unlike) warnings.push(warn(m.unlike({ url: target, title }), valueEvidence(w.titleThere(), title)));
    const leads = unlike && intent === 'index';
    if (failures.length + warnings.length > 0)
      return verdict([...failures, ...warnings, ...notes], { value: target, ...(leads && { leads }) });
    return verdict([pass((canonicalTarget.canonical === null ? m.fineUnnamed : m.fine)({ url: target })), ...notes], { value: target });
  },
});
