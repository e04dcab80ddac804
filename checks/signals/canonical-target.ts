import { difference, value } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { agreedCanonical, canonicalsOf } from '../derive/canonicals.ts';
import { isSameAlternate } from '../derive/hreflang.ts';
import { gapOfHeaders, pageHeaders } from '../derive/page-response.ts';
import { targetView } from '../derive/target-view.ts';
import { looseWords } from '../language/title-words.ts';
import { sameSite } from '../parse/registrable-domain.ts';
import { parseUrl, samePage } from '../parse/urls.ts';

const hostOf = (url: string) => parseUrl(url)?.host ?? '';
const bareHost = (url: string) => hostOf(url).replace(/^www\./, '');

export default defineSignal({
  id: 'canonical-target',
  group: 'crawling',
  sources: [
    { title: 'Google, How to specify a canonical URL with rel="canonical" and other methods', url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls', checked: '2026-11-21', mark: 'primary' },
    { title: 'SEOnaut, canonical issue reporters', url: 'https://github.com/StJudeWasHere/seonaut', checked: '2026-11-21', mark: 'primary' },
    { title: 'The share of common words is our heuristic', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['N'],
  weight: 5,
  tools: ['canonical'],
  needs: ['page', 'head'],
  uses: ['response', 'canonicalTarget', 'headings'],
  limits: { commonWords: 0.3 },
  judge({ page, head, response, canonicalTarget, headings }, { m, w, limits, now, missing }) {
    const headers = pageHeaders(response);
    const canonicals = canonicalsOf(head, headers, page.url);
    const target = agreedCanonical(canonicals);
    if (canonicals.length > 0 && target === null) return na(m.disagree());
    if (target === null && !headers) return unchecked(gapOfHeaders(response, () => missing('response')));
    if (target === null || samePage(target, page.url)) return na(m.self());

    const warnings: Finding[] = [];
    const notes: Finding[] = [];
    if (!sameSite(target, page.url)) warnings.push(warn(m.otherHost({ host: hostOf(target) }), value(w.canonical(), target)));
    else if (bareHost(target) !== bareHost(page.url)) notes.push(note(m.otherHostOfSite({ host: hostOf(target) }), value(w.canonical(), target)));
    if (!canonicalTarget) {
      if (warnings.length > 0) return verdict(warnings, { value: target });
      return unchecked(missing('canonicalTarget'), notes);
    }
    const { probe } = canonicalTarget;
    if (probe.class === 'unverified' || probe.class === 'skipped') {
      return warnings.length > 0 ? verdict(warnings, { value: target }) : uncheckedAs('refused', m.unverified({ why: probe.reason }), notes);
    }
    if (probe.class === 'broken') return verdict([fail(m.broken({ status: probe.status }), value(w.canonical(), target)), ...warnings, ...notes], { value: target });

    const failures: Finding[] = [];
    const { noindex, onward } = targetView(canonicalTarget, target, now);
    if (noindex) failures.push(fail(m.noindex(), value(w.canonical(), target)));
    if (canonicalTarget.robotsTxtAllowed === false) failures.push(fail(m.blocked(), value(w.canonical(), target)));
    if (onward !== null) failures.push(fail(isSameAlternate(onward, page.url) ? m.circle() : m.chain({ url: onward }), difference(w.hereAndThere(), target, onward)));
    if (probe.redirects > 0) warnings.push(warn(m.redirects({ hops: probe.redirects, url: probe.finalUrl }), difference(w.andFinal(), target, probe.finalUrl)));
    const there = looseWords(`${canonicalTarget.title} ${canonicalTarget.heading}`);
    const here = looseWords([...head.titles.map(({ text }) => text), ...(headings?.items.filter(({ level }) => level === 1).map(({ text }) => text) ?? [])].join(' '));
    if (there.size > 0 && here.size > 0) {
      const share = [...there].filter((word) => here.has(word)).length / there.size;
      if (share < limits.commonWords) warnings.push(warn(m.unlike({ share }), value(w.titleThere(), canonicalTarget.title)));
    }
    if (failures.length + warnings.length > 0) return verdict([...failures, ...warnings, ...notes], { value: target });
    return verdict([pass((canonicalTarget.canonical === null ? m.fineUnnamed : m.fine)({ url: target })), ...notes], { value: target });
  },
});
