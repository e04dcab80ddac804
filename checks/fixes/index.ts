/** All kinds of fixes: the table of contents. */
import type { FactName, KnownFacts } from '../core/facts.ts';
import { altTexts } from './alt-texts.ts';
import { article } from './article.ts';
import { breadcrumb } from './breadcrumb.ts';
import { canonical, canonicalHeader } from './canonical.ts';
import { charset } from './charset.ts';
import { description } from './description.ts';
import { faq } from './faq.ts';
import type { FixKind, FixSetting, PageFix, FixFacts, Values } from './fix.ts';
import { hreflang } from './hreflang.ts';
import { htmlLang } from './html-lang.ts';
import { lcpImageFix } from './lcp-image.ts';
import { product } from './product.ts';
import { robotsHeader, robotsMeta } from './robots.ts';
import { robotsTxt } from './robots-txt.ts';
import { localBusiness, service } from './services.ts';
import { sharing } from './sharing.ts';
import { organization, website } from './site-identity.ts';
import { sitemapEntry } from './sitemap-entry.ts';
import { title } from './title.ts';
import { viewport } from './viewport.ts';

/** Every kind of fix, in the order in which a signal offers them. */
export const fixKinds: readonly FixKind[] = [
  canonical,
  canonicalHeader,
  robotsMeta,
  robotsHeader,
  robotsTxt,
  sitemapEntry,
  title,
  description,
  charset,
  viewport,
  htmlLang,
  hreflang,
  sharing,
  article,
  product,
  organization,
  website,
  breadcrumb,
  faq,
  service,
  localBusiness,
  altTexts,
  lcpImageFix,
];

/** The known facts, without the missing ones. */
const factsForFixes = (known: KnownFacts): FixFacts =>
  Object.fromEntries(
    (Object.entries(known) as [FactName, KnownFacts[FactName]][]).flatMap(([name, gathered]) =>
      gathered?.ok ? [[name, gathered.value]] : [],
    ),
  );

/** If something ends the head early, the rest is not part of the head, so the text must come first. */
const placed = (fix: PageFix, { head, served }: FixFacts): PageFix =>
  fix.place === 'head' && (served?.headEndedBy || served?.neverClosed || head?.leftHeadAt) ? { ...fix, place: 'head-start' } : fix;

/** The fixes of these kinds that the page's facts allow, the proposals of each kind best first. A kind that throws on a page has none. */
export function fixesOfKinds(kinds: readonly FixKind[], known: KnownFacts, setting: FixSetting, values: Values = {}): PageFix[] {
  const fixFacts = factsForFixes(known);
  return kinds.flatMap((kind) => {
    try {
      return [kind.make(fixFacts, setting, values) ?? []].flat().map((fix) => placed(fix, fixFacts));
    } catch {
      return [];
    }
  });
}
