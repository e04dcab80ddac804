import type { AboutFact, OfferFact, PageTypeFact, ProvenanceFact, SemanticsFact } from './facts/about.ts';
import type { HeadFact } from './facts/head.ts';
import type { ImagesFact, LinksFact } from './facts/links-and-images.ts';
import type { Gathered } from './facts/missing.ts';
import type { ControlsFact, DeviceFact, PageFact, PartsFact, ResourcesFact, VitalsFact } from './facts/page.ts';
import type { AlternatesFact, CanonicalTargetFact, IconsFact, LinkStatusFact, RedirectsFact, ShareImageFact } from './facts/probes.ts';
import type { LlmsTxtFact, ResponseFact, RobotsTxtFact, ServedFact, SitemapFact } from './facts/site.ts';
import type { SchemaTermsFact, StructuredDataFact } from './facts/structured-data.ts';
import type { HeadingsFact, LanguageFact, MainFact, TextFact } from './facts/text.ts';

/** Every fact by name. */
export interface FactTable {
  page: PageFact;
  head: HeadFact;
  headings: HeadingsFact;
  links: LinksFact;
  images: ImagesFact;
  text: TextFact;
  main: MainFact;
  semantics: SemanticsFact;
  structuredData: StructuredDataFact;
  parts: PartsFact;
  controls: ControlsFact;
  resources: ResourcesFact;
  vitals: VitalsFact;
  device: DeviceFact;
  response: ResponseFact;
  served: ServedFact;
  robotsTxt: RobotsTxtFact;
  sitemap: SitemapFact;
  llmsTxt: LlmsTxtFact;
  // Derived from the facts above by pure functions (derive/derived-facts.ts)
  language: LanguageFact;
  offer: OfferFact;
  provenance: ProvenanceFact;
  about: AboutFact;
  pageType: PageTypeFact;
  schemaTerms: SchemaTermsFact;
  linkStatus: LinkStatusFact;
  canonicalTarget: CanonicalTargetFact;
  alternates: AlternatesFact;
  shareImage: ShareImageFact;
  icons: IconsFact;
  redirects: RedirectsFact;
}
export type FactName = keyof FactTable;

/** Facts that may be missing, for code that uses them if they are known. */
export type OptionalFacts<N extends FactName> = { [F in N]?: FactTable[F] | undefined };
/** What is known about a page so far. Absent facts are still pending. */
export type KnownFacts = { [N in FactName]?: Gathered<FactTable[N]> };

/** Facts that come only from probing other URLs. */
export const probedFacts = [
  'linkStatus',
  'canonicalTarget',
  'alternates',
  'shareImage',
  'icons',
  'redirects',
] as const satisfies readonly FactName[];
