import { elements, list } from '../core/evidence.ts';
import type { LinkFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { agree, amount, readOnly } from '../core/wording.ts';
import { linkRef } from '../core/element-refs.ts';
import { isOwn, linkSorter, relKinds } from '../derive/link-kinds.ts';
import { isFunctional, paidKind } from '../derive/link-purposes.ts';
import { describeDirective, effectiveRobots, robotsDirectives } from '../parse/robots-directives.ts';

/** In the form for comments or the line that names its maker: no visitor wrote that. Themes and services name these parts in any language. */
const isOfForm = ({ selector }: LinkFact): boolean => /(?:^|[\s>])form(?![\w-])|(?:comment|reply)[-_]?form|#respond(?![\w-])|powered[-_]?by/i.test(selector);

export default defineSignal({
  id: 'link-rel',
  title: 'rel values fit the link',
  group: 'links',
  why: 'rel tells search engines which links are paid or written by users. Ordinary links need no rel, and nofollow on links to your own pages only hinders crawling.',
  sources: [
    { title: 'Google, Qualify your outbound links', url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links', checked: '2026-11-21', mark: 'primary' },
    { title: 'Our list of affiliate and advertising addresses', url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'H'],
  weight: 1,
  tools: ['link-inventory', 'link-highlighter'],
  needs: ['page', 'links', 'head'],
  uses: ['response'],
  limits: { comments: 2 },
  messages: {
    fitting: () => ({ text: 'The rel values fit: paid and user-written links are marked where they can be told, and no link to this site is nofollow.', fix: '' }),
    fittingBut: (count: number) => ({
      text: `The rel values fit: paid and user-written links are marked where they can be told. ${amount(count, 'link')} to this site ${agree(count, 'is', 'are')} nofollow where sites rightly write it: sign-in, cart, orders of a list, advertisements, or what visitors wrote.`, fix: '',
    }),
    capped: readOnly('link'),
    noLinks: () => ({ text: 'Does not apply: the page has no links to other pages.', fix: '' }),
    pageNofollow: (where: string) => ({
      text: `The whole page tells search engines to follow none of its links: ${where}.`,
      fix: 'Remove nofollow from the robots rules, and mark single links where needed.',
    }),
    internalNofollow: (count: number) => ({
      text: `${amount(count, 'link')} to this site ${agree(count, 'is', 'are')} nofollow.`,
      fix: 'Remove nofollow; to keep crawlers from pages of your own, use robots.txt.',
    }),
    paidUnmarked: (count: number) => ({
      text: `${amount(count, 'link')} to known affiliate or advertising addresses ${agree(count, 'is', 'are')} not marked as paid.`,
      fix: 'Add rel="sponsored" (or nofollow) to paid links.',
    }),
    commentsUnmarked: (count: number) => ({
      text: `${amount(count, 'link')} to other sites in the comments ${agree(count, 'is', 'are')} not marked as user-generated.`,
      fix: 'Let the comment system add rel="ugc" (or nofollow).',
    }),
  },
  judge({ page, links, head, response }, { m, limits, intent, now, missing }) {
    const kindOf = linkSorter(page.url);
    const own: LinkFact[] = [];
    const outbound: LinkFact[] = [];
    for (const link of links.items) {
      const kind = kindOf(link);
      if (isOwn(kind)) own.push(link);
      else if (kind === 'external') outbound.push(link);
    }
    const capped = links.total > links.items.length;
    if (own.length + outbound.length === 0) return capped ? unchecked('not-supported', m.capped(links.items.length, links.total).text) : na(m.noLinks());
    const findings: Finding[] = [];

    const robots = effectiveRobots(robotsDirectives(head, response?.headers ?? null), 'googlebot', now);
    // A page that is noindexed anyway, or kept out on purpose, may well be nofollow too.
    const indexable = intent === 'index' && robots.noindex.length === 0;
    if (indexable && robots.nofollow.length > 0) {
      const where = robots.nofollow.map(describeDirective);
      findings.push(fail(m.pageNofollow(where.join(', ')), list(where)));
    }
    const has = (link: LinkFact, ...kinds: string[]) => relKinds(link.rel).some((kind) => kinds.includes(kind));
    // Links of visitors and advertisements (counted by a server of the site's own) are rightly nofollow, and so are those by which a comment form is opened and left.
    const allNofollow = own.filter((link) => has(link, 'nofollow'));
    const nofollow = allNofollow.filter((link) => !has(link, 'ugc', 'sponsored') && link.region !== 'comments' && !isFunctional(link.url!));
    if (nofollow.length > 0) findings.push(warn(m.internalNofollow(nofollow.length), elements(nofollow.map(linkRef))));
    const paid = outbound.filter((link) => !has(link, 'sponsored', 'nofollow') && paidKind(link.url!) !== null);
    if (paid.length > 0) findings.push(warn(m.paidUnmarked(paid.length), elements(paid.map(linkRef))));
    const comments = outbound.filter((link) => link.region === 'comments' && !paid.includes(link) && has(link, 'follow') && !isOfForm(link));
    // A single one may be the comment system's own, which nothing here can tell from a visitor's.
    if (comments.length >= limits.comments) findings.push(warn(m.commentsUnmarked(comments.length), elements(comments.map(linkRef))));

    const notes = capped ? [note(m.capped(links.items.length, links.total))] : [];
    if (findings.length > 0) return verdict([...findings, ...notes]);
    // nofollow for the whole page may stand in a header that is not known.
    if (!response && indexable) {
      const { reason, detail } = missing('response');
      return unchecked(reason, detail, notes);
    }
    return verdict([allNofollow.length > 0 ? pass(m.fittingBut(allNofollow.length), elements(allNofollow.map(linkRef))) : pass(m.fitting()), ...notes]);
  },
});
