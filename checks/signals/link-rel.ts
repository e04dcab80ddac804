import { elementsEvidence, listEvidence } from '../core/evidence.ts';
import type { LinkFact } from '../core/facts/links-and-images.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { linkRef } from '../core/element-refs.ts';
import { isSameSite, linkClassifier, relKinds } from '../derive/links/kinds.ts';
import { isFunctionalLink, paidLinkKind } from '../derive/links/purposes.ts';
import { parsedUrlParts } from '../parse/urls.ts';
import { effectiveRules, findDirectives, asWritten } from '../parse/robots-directives.ts';
import { groupBy } from '../core/helpers/group-by.ts';
import { parentSelector } from '../core/helpers/selectors.ts';
import { headersOfPage, whyNoHeaders } from '../derive/head/page-response.ts';
import { isFileUrl } from '../derive/links/paths.ts';

/** In the comment form or the credit line of its software, so not written by a visitor. Themes and services name these parts in every language. */
const isOfForm = ({ selector }: LinkFact): boolean =>
  /(?:^|[\s>])form(?![\w-])|(?:comment|reply)[-_]?form|#respond(?![\w-])|powered[-_]?by/i.test(selector);

/** In a paragraph of an entry (a list item, an article, an id with a number). Links that a comment system adds are outside of such paragraphs. */
const isInEntry = ({ selector }: LinkFact): boolean => {
  const ahead = /^.*> p(?=[:#.\s])/.exec(selector)?.[0] ?? '';
  return /^#[^ ]{0,99}\d|(?:^|> )(?:li|article)(?=[:#.\s])/.test(ahead);
};

/** Passages of comments by hand. One that leads to several sites is an editor's list of what the press says, under a heading such as “Reviews”. */
const handsIn = (comments: readonly LinkFact[]): number =>
  [...groupBy(comments, parentSelector).values()].filter(
    (passage) => new Set(passage.map(({ url }) => String(parsedUrlParts(url!)?.host))).size < pressSites,
  ).length;
const pressSites = 3;
/**
 * Returns a test for one of several links to different pages of one host, in different places: what the system adds to each comment, to share
 * it or to show who wrote it.
 */
function systemLinkTest(all: readonly LinkFact[]): (link: LinkFact) => boolean {
  const keysOf = (link: LinkFact) => {
    const host = String(parsedUrlParts(link.url!)?.host);
    return [host, link.url!, `${host}\n${parentSelector(link)}`, `${link.url!}\n${parentSelector(link)}`];
  };
  const counts = new Map<string, number>();
  for (const key of all.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (link) => {
    const [ofHost, ofUrl, ofHostHere, ofUrlHere] = keysOf(link).map((key) => counts.get(key) ?? 0) as [number, number, number, number];
    return ofHost > ofUrl + ofHostHere - ofUrlHere;
  };
}

/** The page itself with another query: its filters and versions. */
function isViewOfPage(url: string, pageUrl: string): boolean {
  const [to, here] = [parsedUrlParts(url), parsedUrlParts(pageUrl)];
  return to !== null && here !== null && to.host === here.host && to.pathname === here.pathname && to.search !== '';
}

export default defineSignal({
  id: 'link-rel',
  group: 'links',
  sources: [
    {
      title: 'Google, Qualify your outbound links',
      url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'H'],
  weight: 1,
  tools: ['link-inventory', 'link-highlighter'],
  needs: ['page', 'links', 'head'],
  uses: ['response'],
  limits: { comments: 2 },
  judge({ page, links, head, response }, { m, w, limits, intent, pageType, now, missing }) {
    const kindOf = linkClassifier(page.url);
    const toThisSite: LinkFact[] = [];
    const outbound: LinkFact[] = [];
    for (const link of links.items) {
      const kind = kindOf(link);
      if (isSameSite(kind)) toThisSite.push(link);
      else if (kind === 'external') outbound.push(link);
    }
    const capped = links.total > links.items.length;
    if (toThisSite.length + outbound.length === 0)
      return capped ? uncheckedAs('not-supported', m.capped({ read: links.items.length, total: links.total })) : na(m.noLinks());
    const findings: Finding[] = [];

    const robots = effectiveRules(findDirectives(head, headersOfPage(response)), 'googlebot', now);
    // A page that is noindex anyway, or excluded on purpose, may be nofollow too.
    const indexable = intent === 'index' && robots.noindex.length === 0;
    if (indexable && robots.nofollow.length > 0) {
      const directives = robots.nofollow.map(asWritten);
      findings.push(fail(m.pageNofollow({ directives }), listEvidence(directives.map(w.placed))));
    }
    const has = (link: LinkFact, ...kinds: string[]) => relKinds(link.rel).some((kind) => kinds.includes(kind));
    // Links from visitors and ads (counted by a server of the site) are rightly nofollow, and so are those that open or close a comment form.
    const allNofollow = toThisSite.filter((link) => has(link, 'nofollow'));
    // Forum software marks the links of every post and member this way; owners cannot change it, and search engines do not mind.
    const nofollow =
      pageType === 'forum'
        ? []
        : allNofollow.filter(
            (link) =>
              !has(link, 'ugc', 'sponsored') &&
              link.region !== 'comments' &&
              !isFunctionalLink(link.url!) &&
              !isFileUrl(link.url!) &&
              !isViewOfPage(link.url!, page.url),
          );
    if (nofollow.length > 0)
      findings.push(
        warn(m.internalNofollow({ count: nofollow.length, total: toThisSite.length }), elementsEvidence(nofollow.map(linkRef))),
      );
    const paid = outbound.filter((link) => !has(link, 'sponsored', 'nofollow') && paidLinkKind(link.url!) !== null);
    if (paid.length > 0) findings.push(warn(m.paidUnmarked({ count: paid.length }), elementsEvidence(paid.map(linkRef))));
    const inComments = outbound.filter(
      (link) =>
        link.region === 'comments' && !paid.includes(link) && has(link, 'follow') && !isOfForm(link) && !isFunctionalLink(link.url!),
    );
    const isOfSystem = systemLinkTest(inComments);
    const comments = inComments.filter((link) => isInEntry(link) || !isOfSystem(link));
    // One hand elsewhere may be the comment system's, or the editor's who quotes the press.
    if (handsIn(comments) >= limits.comments || comments.some(isInEntry))
      findings.push(warn(m.commentsUnmarked({ count: comments.length }), elementsEvidence(comments.map(linkRef))));

    const notes = capped ? [note(m.capped({ read: links.items.length, total: links.total }))] : [];
    if (findings.length > 0) return verdict([...findings, ...notes]);
    // A page-wide nofollow may be in a header that is unknown.
    if (!headersOfPage(response) && indexable)
      return unchecked(
        whyNoHeaders(response, () => missing('response')),
        notes,
      );
    return verdict([
      allNofollow.length > 0
        ? pass(m.fittingBut({ count: allNofollow.length }), elementsEvidence(allNofollow.map(linkRef)))
        : pass(m.fitting()),
      ...notes,
    ]);
  },
});
