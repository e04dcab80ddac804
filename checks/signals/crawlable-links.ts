import { elementsEvidence, tableEvidence } from '../core/evidence.ts';
import type { LinkFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { linkRef } from '../core/element-refs.ts';
import {
  isAnchorLink,
  isFollowedLinkRel,
  isSameSiteLink,
  deriveLinkKindClassifier,
  deriveLinkObstacle,
} from '../derive/links/link-kinds.ts';
import { effectiveRobots, robotsDirectives } from '../parse/robots-directives.ts';

/** A script control written as a link without a target: `javascript:void(0)`, an empty href. Most open a menu or form. */
const namesNoTarget = ({ href }: LinkFact): boolean =>
  href !== null && /^\s*(?:javascript:\s*(?:void\s*\(?0\)?|false)?;?)?\s*$/i.test(href);

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
    {
      title: 'Our heuristic: the shares from which uncrawlable links fail, and the dead end',
      url: '',
      checked: '2026-11-21',
      mark: 'heuristic',
    },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['link-inventory', 'link-highlighter'],
  needs: ['page', 'links'],
  uses: ['head', 'response'],
  limits: { failShare: 0.1, fewShare: 0.05, few: 5, navShare: 0.5, controls: 0.8, fewScore: 0.9 },
  heuristics: ['deadEnd', 'onlyFrame'],
  judge({ page, links, head, response }, { m, w, limits, intent, pageType, now }) {
    const obstacles = (ofKind: readonly LinkFact[]) =>
      tableEvidence(
        [w.link(), 'href', w.obstacle()],
        ofKind.map((link) => ({
          cells: [link.name.trim() || w.noText(), link.href ?? '–', w.obstacleOf({ obstacle: deriveLinkObstacle(link)! })],
          at: link.selector,
        })),
      );
    const anchors = links.items.filter(isAnchorLink);
    const capped = links.total > links.items.length;
    if (anchors.length === 0)
      return capped ? uncheckedAs('not-supported', m.capped({ read: links.items.length, total: links.total })) : na(m.noLinks());
    const findings: Finding[] = [];
    const blocked = anchors.filter((link) => deriveLinkObstacle(link) !== null);
    const share = blocked.length / anchors.length;
    // A few template controls written as links, such as reload or print, hide no page.
    const few = share < limits.fewShare && blocked.length <= limits.few && !blocked.some(({ main, region }) => main || region === 'nav');
    if (few && blocked.length > 0)
      findings.push(pass(m.uncrawlableFew({ count: blocked.length, total: anchors.length }), obstacles(blocked)));
    else if (blocked.length > 0) {
      // Only links that name a target can lead anywhere.
      const lost = blocked.filter((link) => !namesNoTarget(link)).length / anchors.length;
      findings.push(
        (lost >= limits.failShare ? fail : warn)(m.uncrawlable({ count: blocked.length, total: anchors.length }), obstacles(blocked)),
      );
    }
    const nav = anchors.filter(({ region }) => region === 'nav');
    const blockedNav = blocked.filter(({ region }) => region === 'nav');
    if (blockedNav.length > 0 && blockedNav.length >= nav.length * limits.navShare) {
      findings.push(fail(m.uncrawlableNav({ count: blockedNav.length, total: nav.length }), obstacles(blockedNav)));
    }

    let fromContent = false;
    const indexable =
      intent === 'index' &&
      pageType !== 'utility' &&
      (!head || effectiveRobots(robotsDirectives(head, response?.headers ?? null), 'googlebot', now).noindex.length === 0);
    if (indexable) {
      const kindOf = deriveLinkKindClassifier(page.url);
      const onward = anchors.filter(
        (link) => isSameSiteLink(kindOf(link)) && isFollowedLinkRel(link.rel) && deriveLinkObstacle(link) === null,
      );
      fromContent = onward.some(({ main }) => main);
      // The targets of links that were not read are unknown.
      if (onward.length === 0 && !capped) findings.push(fail(m.deadEnd()));
      else if (!capped && onward.every(({ region, siteMenu }) => region === 'header' || region === 'footer' || siteMenu)) {
        findings.push(warn(m.onlyFrame({ count: onward.length }), elementsEvidence(onward.map(linkRef))));
      }
    }
    if (findings.length === 0)
      findings.push(pass(fromContent ? m.crawlable({ count: anchors.length }) : m.crawlableOnly({ count: anchors.length })));
    const slight = findings.length === 1 && findings[0]!.status === 'warn' && blocked.length > 0;
    const onlyFew = slight && share < limits.fewShare && blocked.length <= limits.few;
    const onlyControls = slight && blocked.every(namesNoTarget);
    return verdict(capped ? [...findings, note(m.capped({ read: links.items.length, total: links.total }))] : findings, {
      ...(onlyFew ? { score: limits.fewScore } : onlyControls && { score: limits.controls }),
      value: blocked.length,
    });
  },
});
