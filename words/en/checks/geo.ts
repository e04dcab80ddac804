import type { Band, CapId, CategoryId } from '../../../checks/core/report/geo-ids.ts';

export const categories: Record<CategoryId, string> = {
  access: 'AI Crawler Access',
  extractability: 'Content Extractability',
  answerability: 'Answerability',
  evidence: 'Evidence and Citations',
  freshness: 'Freshness',
  entity: 'Entity and Authorship',
};

/** Bands are a convention, not a probability. */
export const bands: Record<Band, string> = {
  Ready: 'Ready',
  Good: 'Good',
  Partial: 'Partial',
  Weak: 'Weak',
  'Blocked or unreadable': 'Blocked or unreadable',
};

/** Why the score is capped. */
export const capped: Record<CapId, string> = {
  'noindex-both': 'Both Google and Bing are told not to index this page.',
  'all-answer-crawlers': 'robots.txt blocks every leading AI search crawler from this URL.',
  credentials: 'Only visitors with an account or with cookies can see the page.',
  'error-page': 'The page returns an error or looks like an error page, so search engines drop it.',
  'no-text': 'The page has no text to quote.',
  'source-empty': 'Without JavaScript, almost all of the main content is missing.',
  'one-ecosystem': 'Google or Bing is not allowed to use this page in answers.',
};

/** Why there is no score. */
export const noScore = {
  'opted-out': 'Opted out: you block AI on purpose.',
  utility: 'No GEO score: this is a utility page (login, cart, checkout, account or search results).',
  'nothing-measured': 'No GEO score: nothing could be measured on this page.',
  'not-all-chosen': 'No GEO score: it needs checks that were not selected.',
  'not-delivered': 'No GEO score: the server did not deliver the page.',
  incomplete: 'No GEO score: the audit ran out of time before the site’s response was read.',
};
