import { elementsEvidence } from '../core/evidence.ts';
import type { LinkFact } from '../core/facts/links-and-images.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { anchorQualities, anchorQuality, hasNoLetters, genericAnchorTexts } from '../derive/links/anchor-groups.ts';
import { linkRef } from '../core/element-refs.ts';
import { foldText } from '../language/phrases.ts';
import { findPaginationLinks } from '../derive/links/pagination.ts';
import { isSameRegistrableDomain } from '../parse/registrable-domain.ts';
import { isHttpUrl, withoutFragment } from '../parse/urls.ts';

/** Targets of links with a name, ignoring fragments. */
const namedTargets = (links: readonly LinkFact[]): ReadonlySet<string> =>
  new Set(links.flatMap(({ url, name }) => (url !== null && foldText(name) !== '' ? [withoutFragment(url)] : [])));

export default defineSignal({
  id: 'anchor-text',
  group: 'links',
  sources: [
    {
      title: 'Google, Link best practices',
      url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'Lighthouse, link-text',
      url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/seo/link-text.js',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'WCAG 2.2, Success Criterion 2.4.4 Link Purpose (In Context)',
      url: 'https://www.w3.org/TR/WCAG22/#link-purpose-in-context',
      checked: '2026-11-21',
      mark: 'general',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['anchor-text'],
  needs: ['page', 'links'],
  limits: { generic: 2, empty: 5, emptyShare: 0.05 },
  judge({ page, links }, { m, limits, language, ownLists: { genericTexts } }) {
    const qualities = anchorQualities(links.items, page.url, language, genericTexts);
    const judged = [...qualities.keys()];
    const capped = links.total > links.items.length;
    if (judged.length === 0)
      return capped ? uncheckedAs('not-supported', m.capped({ read: links.items.length, total: links.total })) : na(m.noLinks());
    const unlisted = judged.find((link) => !genericAnchorTexts(link, language));
    const notes = [
      ...(unlisted ? [note((genericTexts.length > 0 ? m.onlyOwn : m.noPhrases)({ language: unlisted.lang ?? language }))] : []),
      ...(capped ? [note(m.capped({ read: links.items.length, total: links.total }))] : []),
    ];
    const pagination = findPaginationLinks(links.items, page.url);
    const bareUrls = judged.filter(({ name, main }) => main && isHttpUrl(name.trim()));
    const empty: LinkFact[] = [];
    const generic: LinkFact[] = [];
    const byCustomList: LinkFact[] = [];
    for (const [link, quality] of qualities) {
      if (quality === 'empty') empty.push(link);
      else if (quality === 'generic') {
        generic.push(link);
        if (anchorQuality(link, language) !== 'generic') byCustomList.push(link);
      }
    }

    const findings: Finding[] = [];
    // Unnamed icons that link to profiles on other sites are a flaw for people, but tell search engines nothing about this site's pages.
    // So is a picture beside the text that links to the same page.
    const targets = namedTargets(judged);
    const elsewhere = empty.filter((link) => isHttpUrl(link.url!) && !isSameRegistrableDomain(link.url!, page.url));
    const besideText = empty.filter((link) => !elsewhere.includes(link) && targets.has(withoutFragment(link.url!)));
    const nameless = empty.filter((link) => !elsewhere.includes(link) && !besideText.includes(link));
    const total = judged.length;
    if (nameless.length > 0) {
      const many = nameless.length > limits.empty && nameless.length / total > limits.emptyShare;
      findings.push((many ? fail : warn)(m.empty({ count: nameless.length, total }), elementsEvidence(nameless.map(linkRef))));
    }
    if (besideText.length > 0)
      findings.push(warn(m.emptyBesideText({ count: besideText.length, total }), elementsEvidence(besideText.map(linkRef))));
    if (elsewhere.length > 0)
      findings.push(warn(m.emptyElsewhere({ count: elsewhere.length, total }), elementsEvidence(elsewhere.map(linkRef))));
    if (generic.length > limits.generic)
      findings.push(warn(m.generic({ count: generic.length, total }), elementsEvidence(generic.map(linkRef))));
    if (bareUrls.length > limits.generic)
      findings.push(warn(m.bareUrls({ count: bareUrls.length, total }), elementsEvidence(bareUrls.map(linkRef))));
    if (findings.length === 0) {
      // The meaning of an arrow, or of a word in a language without a list, is unknown; then only the missing name is reported.
      const isCertain = !unlisted && !judged.some((link) => hasNoLetters(link.name) && !pagination.has(link));
      if (generic.length > 0) findings.push(pass(m.fewGeneric({ count: generic.length }), elementsEvidence(generic.map(linkRef))));
      else findings.push(pass((isCertain ? m.descriptive : m.named)({ count: judged.length })));
    }
    if (byCustomList.length > 0)
      notes.unshift(note(m.byOwnList({ count: byCustomList.length }), elementsEvidence(byCustomList.map(linkRef))));
    return verdict([...findings, ...notes], { value: empty.length + generic.length });
  },
});
