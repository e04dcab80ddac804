import { elementsEvidence, tableEvidence } from '../core/evidence.ts';
import type { LinkFact } from '../core/facts/links-and-images.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { linkRef } from '../core/element-refs.ts';
import { isAnchor, isFollowed, isSameSite, linkClassifier, whyNotCrawlable } from '../derive/links/kinds.ts';
import { longestUncrawlableList, uncrawlableMenuLinks, uncrawlablePagination, opensPageByScript } from '../derive/links/lost-pages.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { effectiveRules, findDirectives } from '../parse/robots-directives.ts';

export default defineSignal({
  id: 'crawlable-links',
  group: 'links',
  sources: [
    {
      title: 'Google, Link best practices',
      url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Lighthouse, crawlable-anchors',
      url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/seo/crawlable-anchors.js',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['link-inventory', 'link-highlighter'],
  needs: ['page', 'links'],
  uses: ['head', 'response'],
  limits: { menu: 3, list: 3, pages: 2 },
  heuristics: ['deadEnd', 'onlyFrame'],
  judge({ page, links, head, response }, { m, w, limits, intent, pageType, now }) {
    const obstacles = (ofKind: readonly LinkFact[]) =>
      tableEvidence(
        [w.link(), 'href', w.obstacle()],
        ofKind.map((link) => ({
          cells: [link.name.trim() || w.noText(), link.href ?? '–', w.obstacleOf({ obstacle: whyNotCrawlable(link)! })],
          at: link.selector,
        })),
      );
    const opened = (ofKind: readonly LinkFact[]) =>
      tableEvidence(
        [w.link(), 'href', w.opens()],
        ofKind.map(({ name, href, scriptUrl, selector }) => ({ cells: [name.trim(), href ?? '–', scriptUrl ?? ''], at: selector })),
      );
    const anchors = links.items.filter(isAnchor);
    const capped = links.total > links.items.length;
    if (anchors.length === 0)
      return capped ? uncheckedAs('not-supported', m.capped({ read: links.items.length, total: links.total })) : na(m.noLinks());
    const findings: Finding[] = [];
    const kindOf = linkClassifier(page.url);
    const blocked = anchors.filter((link) => whyNotCrawlable(link) !== null);
    const lost = anchors.filter((link) => opensPageByScript(link, kindOf));
    const enough = (found: LinkFact[], least: number) => (found.length >= least ? found : []);
    const menu = enough(uncrawlableMenuLinks(anchors, kindOf), limits.menu);
    const pages = enough(pageType === 'listing' || pageType === 'forum' ? uncrawlablePagination(anchors) : [], limits.pages);
    const list = enough(longestUncrawlableList(anchors, lost, kindOf), limits.list);
    if (menu.length > 0) findings.push(fail(m.uncrawlableMenu({ count: menu.length }), obstacles(menu)));
    if (pages.length > 0) findings.push(fail(m.uncrawlablePages(), obstacles(pages)));
    if (list.length > 0) findings.push(fail(m.uncrawlableList({ count: list.length }), opened(list)));
    const failed = new Set([...menu, ...pages, ...list]);
    const others = lost.filter((link) => !failed.has(link));
    if (others.length > 0) findings.push(warn(m.uncrawlable({ count: others.length, total: anchors.length }), opened(others)));
    const controls = blocked.filter((link) => !failed.has(link) && !others.includes(link));
    const notes = [
      ...(controls.length > 0 ? [note(m.controls({ count: controls.length, total: anchors.length }), obstacles(controls))] : []),
      ...(capped ? [note(m.capped({ read: links.items.length, total: links.total }))] : []),
    ];

    let fromContent = false;
    const indexable =
      intent === 'index' &&
      pageType !== 'utility' &&
      (!head || effectiveRules(findDirectives(head, headersOfPage(response)), 'googlebot', now).noindex.length === 0);
    if (indexable) {
      const onward = anchors.filter((link) => isSameSite(kindOf(link)) && isFollowed(link.rel) && whyNotCrawlable(link) === null);
      fromContent = onward.some(({ main }) => main);
      // The targets of links that were not read are unknown.
      if (onward.length === 0 && !capped) findings.push(fail(m.deadEnd()));
      else if (!capped && onward.every(({ region, siteMenu }) => region === 'header' || region === 'footer' || siteMenu)) {
        findings.push(warn(m.onlyFrame({ count: onward.length }), elementsEvidence(onward.map(linkRef))));
      }
    }
    if (findings.length === 0) {
      const count = anchors.length - blocked.length;
      findings.push(pass(fromContent ? m.crawlable({ count }) : m.crawlableOnly({ count })));
    }
    return verdict([...findings, ...notes], { value: blocked.length });
  },
});
