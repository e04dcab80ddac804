import type { ProvenanceFact } from '../../core/facts/about.ts';
import { findAboutLinks } from './publisher/about-links.ts';
import { findAuthors } from './authors/authors.ts';
import { findDates } from './dates/dates.ts';
import type { ProvenanceInput } from './input.ts';
import { findPublishers } from './publisher/publisher.ts';
import { firstMeta } from '../head/texts.ts';

/** Dates, authors and publishers that the page names anywhere. */
export function findProvenance(input: ProvenanceInput): ProvenanceFact {
  const language = withRegion(input);
  const known = { ...input, language };
  return { dates: findDates(known), names: [...findAuthors(known), ...findPublishers(known)], aboutLinks: findAboutLinks(known) };
}

/** og:locale adds the region if the language has none. */
function withRegion({ language, head }: ProvenanceInput): string {
  if (/[-_]/.test(language)) return language;
  const locale = firstMeta(head, 'og:locale');
  return /^[a-z]{2,3}[-_][a-z]{2}$/i.test(locale) &&
    locale
      .slice(0, language.length + 1)
      .toLowerCase()
      .replace('_', '-') === `${language}-`
    ? locale.replace('_', '-')
    : language;
}
