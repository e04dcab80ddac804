/** What can be pasted for what fails: the table of contents. */
import type { FactName, KnownFacts } from '../core/facts.ts';
import { altTexts } from './alt-texts.ts';
import { article } from './article.ts';
import { breadcrumb } from './breadcrumb.ts';
import { canonical, canonicalHeader } from './canonical.ts';
import { charset } from './charset.ts';
import { description } from './description.ts';
import { faq } from './faq.ts';
import type { FixKind, FixSetting, PageFix, Seen, Values } from './fix.ts';
import { hreflang } from './hreflang.ts';
import { htmlLang } from './html-lang.ts';
import { product } from './product.ts';
import { robotsHeader, robotsMeta } from './robots.ts';
import { robotsTxt } from './robots-txt.ts';
import { sharing } from './sharing.ts';
import { organization, website } from './site-identity.ts';
import { sitemapEntry } from './sitemap-entry.ts';
import { title } from './title.ts';
import { viewport } from './viewport.ts';

/** Every kind of fix, in the order in which a signal offers them. */
export const fixKinds: readonly FixKind[] = [
  canonical, canonicalHeader, robotsMeta, robotsHeader, robotsTxt, sitemapEntry, title, description, charset, viewport, htmlLang, hreflang, sharing,
  article, product, organization, website, breadcrumb, faq, altTexts,
];

/** What is known, without what is not. */
export const seenOf = (known: KnownFacts): Seen =>
  Object.fromEntries((Object.entries(known) as [FactName, KnownFacts[FactName]][]).flatMap(([name, gathered]) => (gathered?.ok ? [[name, gathered.value]] : [])));

/** The fixes of some kinds that the page's facts carry. A kind that stumbles over a page has none. */
export function fixesOf(kinds: readonly FixKind[], known: KnownFacts, setting: FixSetting, values: Values = {}): PageFix[] {
  const seen = seenOf(known);
  return kinds.flatMap((kind) => {
    try {
      return kind.make(seen, setting, values) ?? [];
    } catch {
      return [];
    }
  });
}
