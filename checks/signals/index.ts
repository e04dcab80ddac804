/** Table of contents: the signals in catalogue order. */
import type { AnySignal } from '../core/signal.ts';
import httpStatus from './http-status.ts';
import indexDirectives from './index-directives.ts';
import robotsTxtAccess from './robots-txt-access.ts';
import snippetControls from './snippet-controls.ts';
import canonicalTag from './canonical-tag.ts';
import canonicalTarget from './canonical-target.ts';
import redirectPath from './redirect-path.ts';
import sitemapEntry from './sitemap-entry.ts';
import urlForm from './url-form.ts';
import title from './title.ts';
import metaDescription from './meta-description.ts';
import headMarkup from './head-markup.ts';
import favicon from './favicon.ts';
import renderParity from './render-parity.ts';
import htmlSize from './html-size.ts';
import mainContent from './main-content.ts';
import mainHeading from './main-heading.ts';
import headingOutline from './heading-outline.ts';
import placeholderText from './placeholder-text.ts';
import crawlableLinks from './crawlable-links.ts';
import anchorText from './anchor-text.ts';
import linkRel from './link-rel.ts';
import linkStatus from './link-status.ts';
import imageAlt from './image-alt.ts';
import imageDelivery from './image-delivery.ts';
import jsonldSyntax from './jsonld-syntax.ts';
import schemaProperties from './schema-properties.ts';
import schemaVisible from './schema-visible.ts';
import openGraph from './open-graph.ts';
import shareImage from './share-image.ts';
import xCard from './x-card.ts';
import htmlLang from './html-lang.ts';
import hreflang from './hreflang.ts';
import hreflangReturn from './hreflang-return.ts';
import viewport from './viewport.ts';
import https from './https.ts';
import coreWebVitals from './core-web-vitals.ts';
import aiCrawlerAccess from './ai-crawler-access.ts';
import answerLead from './answer-lead.ts';
import descriptiveHeadings from './descriptive-headings.ts';
import selfContainedPassages from './self-contained-passages.ts';
import sourcedClaims from './sourced-claims.ts';
import decisionFacts from './decision-facts.ts';
import dateVisible from './date-visible.ts';
import dateAgreement from './date-agreement.ts';
import authorIdentity from './author-identity.ts';
import publisherIdentity from './publisher-identity.ts';

export const signals = [
  httpStatus,
  indexDirectives,
  robotsTxtAccess,
  snippetControls,
  canonicalTag,
  canonicalTarget,
  redirectPath,
  sitemapEntry,
  urlForm,
  title,
  metaDescription,
  headMarkup,
  favicon,
  renderParity,
  htmlSize,
  mainContent,
  mainHeading,
  headingOutline,
  placeholderText,
  crawlableLinks,
  anchorText,
  linkRel,
  linkStatus,
  imageAlt,
  imageDelivery,
  jsonldSyntax,
  schemaProperties,
  schemaVisible,
  openGraph,
  shareImage,
  xCard,
  htmlLang,
  hreflang,
  hreflangReturn,
  viewport,
  https,
  coreWebVitals,
  aiCrawlerAccess,
  answerLead,
  descriptiveHeadings,
  selfContainedPassages,
  sourcedClaims,
  decisionFacts,
  dateVisible,
  dateAgreement,
  authorIdentity,
  publisherIdentity,
] as const satisfies readonly AnySignal[];
