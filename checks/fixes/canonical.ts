import type { Header } from '../core/facts.ts';
import { deriveCanonicals, deriveUnusedCanonicals } from '../derive/head/canonicals.ts';
import { derivePageHeaders } from '../derive/head/page-response.ts';
import { linkHeaders } from '../parse/link-header.ts';
import { isSameRegistrableDomain } from '../parse/registrable-domain.ts';
import { isSamePageUrl } from '../parse/urls.ts';
import { urlToPaste } from './escape.ts';
import { pageFix, type FixKind, type OmittedReason, type FixFacts } from './fix.ts';
import { headMarkupToPaste, linkMarkupToPaste, removedByFix, type HeadElement } from './head-markup.ts';
import { canonicalElsewhereToPaste, pageUrlToPaste } from './page-words.ts';

interface Target {
  url: string;
  left: OmittedReason[];
}

/** The URL that the canonical should point to: the page itself, or where its current target redirects. */
function targetOf(fixFacts: FixFacts): Target | null {
  const pageAddress = pageUrlToPaste(fixFacts);
  const other = canonicalElsewhereToPaste(fixFacts);
  const target = fixFacts.canonicalTarget;
  if (other !== null && target && isSamePageUrl(target.probe.url, other) && target.probe.redirects > 0 && target.probe.class !== 'broken') {
    const end = urlToPaste(target.probe.finalUrl);
    return end === null ? null : { url: end, left: [] };
  }
  // A canonical to another site is on purpose, as long as it responds.
  if (pageAddress === null || (other !== null && !isSameRegistrableDomain(other, pageAddress) && !isDead(target))) return null;
  return { url: pageAddress, left: other === null && !namesAnotherPage(fixFacts) ? [] : ['self'] };
}

/** Whether a canonical that is not used, which the fix replaces, names another page. */
const namesAnotherPage = ({ page, head, response }: FixFacts): boolean =>
  page !== undefined &&
  head !== undefined &&
  deriveUnusedCanonicals(head, derivePageHeaders(response), page.url).some(({ url }) => url !== null && !isSamePageUrl(url, page.url));

/** Statuses of targets that cannot be indexed. */
const isDead = (target: FixFacts['canonicalTarget']): boolean =>
  target !== undefined &&
  (target.probe.class === 'broken' ||
    target.robotsTxtAllowed === false ||
    target.robots.some((directive) => /^(?:noindex|none)$/i.test(directive.trim())));

const inHeaders = (headers: readonly Header[], pageUrl: string) =>
  linkHeaders([...headers], pageUrl).filter(({ rel, anchor }) => rel.includes('canonical') && anchor === null);

/** One canonical with a full URL in the head. */
export const canonical: FixKind = {
  id: 'canonical',
  signals: ['canonical-tag', 'canonical-target', 'head-markup'],
  make(fixFacts) {
    const { page, head, response } = fixFacts;
    const target = targetOf(fixFacts);
    if (!page || !head || !target) return null;
    // An element cannot override what a header declares.
    if (inHeaders(derivePageHeaders(response) ?? [], page.url).some(({ url }) => url === null || !isSamePageUrl(url, target.url)))
      return null;
    const declared = deriveCanonicals(head, null, page.url);
    if (declared.length === 1 && declared[0]!.from === 'head' && declared[0]!.href === target.url) return null;
    const add: HeadElement[] = [linkMarkupToPaste({ rel: 'canonical', href: target.url })];
    return pageFix(canonical, {
      place: 'head',
      language: 'html',
      text: headMarkupToPaste(add, page.xml),
      left: target.left,
      replaces: removedByFix(['canonical'], head),
      change: { kind: 'head', remove: ['canonical'], add },
    });
  },
};

/** The same as a header, if a header points elsewhere. */
export const canonicalHeader: FixKind = {
  id: 'canonical-header',
  signals: ['canonical-tag', 'canonical-target'],
  make(fixFacts) {
    const { page, head, response } = fixFacts;
    const target = targetOf(fixFacts);
    const headers = derivePageHeaders(response);
    if (!page || !head || !target || !headers) return null;
    const wrong = headers.filter((header) => header.name.toLowerCase() === 'link' && inHeaders([header], page.url).length > 0);
    if (wrong.length === 0) return null;
    // A header with other links must not be replaced as a whole.
    if (wrong.some((header) => linkHeaders([header], page.url).length > inHeaders([header], page.url).length)) return null;
    const value = `<${target.url}>; rel="canonical"`;
    return pageFix(canonicalHeader, {
      place: 'header',
      language: 'http',
      text: `Link: ${value}`,
      left: target.left,
      replacesLines: wrong.map((header) => `Link: ${header.value}`),
      change: { kind: 'header', name: 'link', values: [value], instead: wrong.map((header) => header.value) },
    });
  },
};
