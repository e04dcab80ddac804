import type { checks as en } from '../../en/checks/index.ts';
import { aiCrawlerAccess } from './ai-crawler-access.ts';
import { anchorText } from './anchor-text.ts';
import { answerLead } from './answer-lead.ts';
import { authorIdentity } from './author-identity.ts';
import { canonicalTag } from './canonical-tag.ts';
import { canonicalTarget } from './canonical-target.ts';
import { coreWebVitals } from './core-web-vitals.ts';
import { crawlableLinks } from './crawlable-links.ts';
import { dateAgreement } from './date-agreement.ts';
import { dateVisible } from './date-visible.ts';
import { decisionFacts } from './decision-facts.ts';
import { descriptiveHeadings } from './descriptive-headings.ts';
import { favicon } from './favicon.ts';
import { headMarkup } from './head-markup.ts';
import { headingOutline } from './heading-outline.ts';
import { hreflangReturn } from './hreflang-return.ts';
import { hreflang } from './hreflang.ts';
import { htmlLang } from './html-lang.ts';
import { htmlSize } from './html-size.ts';
import { httpStatus } from './http-status.ts';
import { https } from './https.ts';
import { imageAlt } from './image-alt.ts';
import { imageDelivery } from './image-delivery.ts';
import { indexDirectives } from './index-directives.ts';
import { jsonldSyntax } from './jsonld-syntax.ts';
import { linkRel } from './link-rel.ts';
import { linkStatus } from './link-status.ts';
import { mainContent } from './main-content.ts';
import { mainHeading } from './main-heading.ts';
import { metaDescription } from './meta-description.ts';
import { openGraph } from './open-graph.ts';
import { placeholderText } from './placeholder-text.ts';
import { publisherIdentity } from './publisher-identity.ts';
import { redirectPath } from './redirect-path.ts';
import { renderParity } from './render-parity.ts';
import { robotsTxtAccess } from './robots-txt-access.ts';
import { schemaProperties } from './schema-properties.ts';
import { schemaVisible } from './schema-visible.ts';
import { selfContainedPassages } from './self-contained-passages.ts';
import { shareImage } from './share-image.ts';
import { sitemapEntry } from './sitemap-entry.ts';
import { snippetControls } from './snippet-controls.ts';
import { sourcedClaims } from './sourced-claims.ts';
import { title } from './title.ts';
import { urlForm } from './url-form.ts';
import { viewport } from './viewport.ts';
import { xCard } from './x-card.ts';
import { bands, capped, categories, noScore } from './geo.ts';
import { shared } from './any-signal.ts';
import { pageTypeReasons } from './page-type-reasons.ts';
import { reasons } from './reasons.ts';

const signals = {
  'ai-crawler-access': aiCrawlerAccess,
  'anchor-text': anchorText,
  'answer-lead': answerLead,
  'author-identity': authorIdentity,
  'canonical-tag': canonicalTag,
  'canonical-target': canonicalTarget,
  'core-web-vitals': coreWebVitals,
  'crawlable-links': crawlableLinks,
  'date-agreement': dateAgreement,
  'date-visible': dateVisible,
  'decision-facts': decisionFacts,
  'descriptive-headings': descriptiveHeadings,
  favicon,
  'head-markup': headMarkup,
  'heading-outline': headingOutline,
  'hreflang-return': hreflangReturn,
  hreflang,
  'html-lang': htmlLang,
  'html-size': htmlSize,
  'http-status': httpStatus,
  https,
  'image-alt': imageAlt,
  'image-delivery': imageDelivery,
  'index-directives': indexDirectives,
  'jsonld-syntax': jsonldSyntax,
  'link-rel': linkRel,
  'link-status': linkStatus,
  'main-content': mainContent,
  'main-heading': mainHeading,
  'meta-description': metaDescription,
  'open-graph': openGraph,
  'placeholder-text': placeholderText,
  'publisher-identity': publisherIdentity,
  'redirect-path': redirectPath,
  'render-parity': renderParity,
  'robots-txt-access': robotsTxtAccess,
  'schema-properties': schemaProperties,
  'schema-visible': schemaVisible,
  'self-contained-passages': selfContainedPassages,
  'share-image': shareImage,
  'sitemap-entry': sitemapEntry,
  'snippet-controls': snippetControls,
  'sourced-claims': sourcedClaims,
  title,
  'url-form': urlForm,
  viewport,
  'x-card': xCard,
};

/** The words of signals, findings and the GEO score in German. */
export const checks: typeof en = { locale: 'de', signals, shared, reasons, pageTypeReasons, bands, capped, categories, noScore };
