/** Properties and meta elements with dates of a page, and their roles. */
import type { DateFact } from '../../../core/facts/about.ts';

const dublinCore = 'http://purl.org/dc/terms/';
const dublinCoreElements = 'http://purl.org/dc/elements/1.1/';
export const propertyRoles: Readonly<Record<string, DateFact['role']>> = {
  datePublished: 'published',
  datePosted: 'published',
  uploadDate: 'published',
  dateModified: 'modified',
  dateCreated: 'unknown',
  // Dublin Core in RDFa, as Drupal writes it: `created` is the day when a node was stored.
  ...Object.fromEntries(
    [
      ['date', 'unknown'],
      ['created', 'unknown'],
      ['issued', 'published'],
      ['available', 'published'],
      ['modified', 'modified'],
    ].map(([term, role]) => [dublinCore + term, role]),
  ),
  [`${dublinCoreElements}date`]: 'unknown',
};
export const metaRoles: Readonly<Record<string, DateFact['role']>> = {
  'article:published_time': 'published',
  'og:article:published_time': 'published',
  'article:modified_time': 'modified',
  'og:article:modified_time': 'modified',
  'og:updated_time': 'modified',
  'article.published': 'published',
  'article.updated': 'modified',
  'dc.date': 'unknown',
  'dc.date.issued': 'published',
  'dc.date.created': 'unknown',
  'dc.date.modified': 'modified',
  'dcterms.date': 'unknown',
  'dcterms.issued': 'published',
  'dcterms.created': 'unknown',
  'dcterms.modified': 'modified',
  'dcterms.available': 'published',
  date: 'unknown',
  pubdate: 'published',
  publishdate: 'published',
  'publish-date': 'published',
  publish_date: 'published',
  publication_date: 'published',
  'publication-date': 'published',
  'last-modified': 'modified',
  lastmod: 'modified',
  'last-updated': 'modified',
  last_updated: 'modified',
  revised: 'modified',
  'sailthru.date': 'published',
  'parsely-pub-date': 'published',
  citation_publication_date: 'published',
  citation_date: 'published',
  citation_online_date: 'published',
  'cxenseparse:recs:publishtime': 'published',
  'date.modified': 'modified',
  'date.created': 'unknown',
  datepublished: 'published',
  datemodified: 'modified',
};
