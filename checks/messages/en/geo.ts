import type { Band } from '../../core/geo-ids.ts';
import type { CategoryId } from '../../core/geo-ids.ts';
import type { CapId } from '../../core/geo-ids.ts';

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
  Ready: 'Ready', Good: 'Good', Partial: 'Partial', Weak: 'Weak', 'Blocked or unreadable': 'Blocked or unreadable',
};

/** Why the score is held down. */
export const capped: Record<CapId, string> = {
  'noindex-both': 'Neither Google nor Bing may index this page.',
  'all-answer-crawlers': 'robots.txt blocks every leading answer crawler from this URL.',
  credentials: 'Only visitors who are signed in get the page.',
  'error-page': 'The page answers with an error, or says that it is one: search engines drop it.',
  'no-text': 'The page has no text that could be quoted.',
  'source-empty': 'The served HTML has almost none of the main content.',
  'one-ecosystem': 'Google or Bing may not use this page in answers.',
};

/** Why there is no score. */
export const noScore = {
  'opted-out': 'Opted out: you block AI on purpose.',
  utility: 'No GEO score: this is a utility page (login, cart, checkout, account or search results).',
  'nothing-measured': 'No GEO score: nothing could be measured on this page.',
  'not-all-chosen': 'No GEO score: it needs checks that were not chosen.',
};
