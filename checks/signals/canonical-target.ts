import { difference, value } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { agreedCanonical, canonicalsOf } from '../derive/canonicals.ts';
import { isSamePage } from '../derive/hreflang.ts';
import { noHeaders, pageHeaders } from '../derive/page-response.ts';
import { targetView } from '../derive/target-view.ts';
import { looseWords } from '../language/title-words.ts';
import { parseUrl, samePage, sameSite } from '../parse/urls.ts';

const hostOf = (url: string) => parseUrl(url)?.host ?? '';
const bareHost = (url: string) => hostOf(url).replace(/^www\./, '');

export default defineSignal({
  id: 'canonical-target',
  title: 'Canonical target is itself indexable',
  group: 'crawling',
  why: 'A page that names another address as canonical asks to be indexed there. When that address is broken, blocked or points onward, neither of the two may be indexed.',
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
  messages: {
    fine: (url: string) => ({ text: `The canonical target answers, may be indexed, and names itself: ${url}`, fix: '' }),
    fineUnnamed: (url: string) => ({ text: `The canonical target answers and may be indexed. It names no canonical address itself: ${url}`, fix: '' }),
    self: () => ({ text: 'Does not apply: the page names no other canonical address.', fix: '' }),
    disagree: () => ({ text: 'Does not apply: the page does not name one canonical address.', fix: '' }),
    broken: (status: number) => ({ text: status === 0 ? 'The canonical target does not answer.' : `The canonical target answers ${status}.`, fix: 'Name an address that answers 200.' }),
    noindex: () => ({ text: 'The canonical target says noindex: neither address may be indexed.', fix: 'Remove the noindex there, or name another canonical.' }),
    blocked: () => ({ text: 'robots.txt keeps crawlers from the canonical target.', fix: 'Allow crawling of the target.' }),
    chain: (url: string) => ({ text: `The canonical target names yet another canonical: ${url}`, fix: 'Name the last address of the chain directly.' }),
    circle: () => ({ text: 'The canonical target points back here: each of the two addresses names the other as canonical.', fix: 'Choose one of the two, and name it on both.' }),
    redirects: (hops: number, url: string) => ({ text: `The canonical target redirects (${hops} ${hops === 1 ? 'hop' : 'hops'}) to ${url}`, fix: 'Name the address where the redirect ends.' }),
    otherHost: (host: string) => ({ text: `The canonical is on another host, ${host}: this page gives its place in search to that site.`, fix: 'Keep it if the page is a copy of one there; else name the address of this page.' }),
    otherHostOfSite: (host: string) => ({ text: `The canonical is on another host of this site, ${host}, as pages made for phones or for AMP name their main version.`, fix: '' }),
    unlike: (percent: number) => ({ text: `Title and heading of the canonical target share ${percent} % of their words with this page: engines ignore canonicals between different pages.`, fix: 'Name a canonical only for the same content.' }),
  },
  judge({ page, head, response, canonicalTarget, headings }, { m, limits, now, missing }) {
    const headers = pageHeaders(response);
    const canonicals = canonicalsOf(head, headers, page.url);
    const target = agreedCanonical(canonicals);
    if (canonicals.length > 0 && target === null) return na(m.disagree());
    if (target === null && !headers) {
      const { reason, detail } = noHeaders(response, () => missing('response'));
      return unchecked(reason, detail);
    }
    if (target === null || samePage(target, page.url)) return na(m.self());

    const warnings: Finding[] = [];
    const notes: Finding[] = [];
    if (!sameSite(target, page.url)) warnings.push(warn(m.otherHost(hostOf(target)), value('Canonical', target)));
    else if (bareHost(target) !== bareHost(page.url)) notes.push(note(m.otherHostOfSite(hostOf(target)), value('Canonical', target)));
    if (!canonicalTarget) {
      if (warnings.length > 0) return verdict(warnings, { value: target });
      const { reason, detail } = missing('canonicalTarget');
      return unchecked(reason, detail, notes);
    }
    const { probe } = canonicalTarget;
    if (probe.class === 'unverified' || probe.class === 'skipped') {
      return warnings.length > 0 ? verdict(warnings, { value: target }) : unchecked('refused', `The canonical target could not be checked: ${probe.reason || 'no clear answer'}.`, notes);
    }
    if (probe.class === 'broken') return verdict([fail(m.broken(probe.status), value('Canonical', target)), ...warnings, ...notes], { value: target });

    const failures: Finding[] = [];
    const { noindex, onward } = targetView(canonicalTarget, target, now);
    if (noindex) failures.push(fail(m.noindex(), value('Canonical', target)));
    if (canonicalTarget.robotsTxtAllowed === false) failures.push(fail(m.blocked(), value('Canonical', target)));
    if (onward !== null) failures.push(fail(isSamePage(onward, page.url) ? m.circle() : m.chain(onward), difference('Canonical here and there', target, onward)));
    if (probe.redirects > 0) warnings.push(warn(m.redirects(probe.redirects, probe.finalUrl), difference('Canonical and final address', target, probe.finalUrl)));
    const there = looseWords(`${canonicalTarget.title} ${canonicalTarget.heading}`);
    const here = looseWords([...head.titles.map(({ text }) => text), ...(headings?.items.filter(({ level }) => level === 1).map(({ text }) => text) ?? [])].join(' '));
    if (there.size > 0 && here.size > 0) {
      const share = [...there].filter((word) => here.has(word)).length / there.size;
      if (share < limits.commonWords) warnings.push(warn(m.unlike(Math.round(share * 100)), value('Title there', canonicalTarget.title)));
    }
    if (failures.length + warnings.length > 0) return verdict([...failures, ...warnings, ...notes], { value: target });
    return verdict([pass((canonicalTarget.canonical === null ? m.fineUnnamed : m.fine)(target)), ...notes], { value: target });
  },
});
