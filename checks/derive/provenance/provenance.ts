import type { ProvenanceFact } from '../../core/facts/about.ts';
import { deriveAboutLinks } from './publisher/about-links.ts';
import { deriveAuthorNames } from './authors/authors.ts';
import { deriveDates } from './dates/dates.ts';
import type { ProvenanceInput } from './input.ts';
import { derivePublishers } from './publisher/publisher.ts';

/** Dates, authors and publishers that the page names anywhere. */
export function deriveProvenance(input: ProvenanceInput): ProvenanceFact {
  const language = withRegion(input);
  const known = { ...input, language };
  return {
    dates: deriveDates(known),
    names: [...deriveAuthorNames(known), ...derivePublishers(known)],
    aboutLinks: deriveAboutLinks(known),
  };
}

/** og:locale adds the region if the language has none. */
function withRegion({ language, head }: ProvenanceInput): string {
  if (/[-_]/.test(language)) return language;
  const locale = head.metas.find(({ property, name }) => (property || name) === 'og:locale')?.content.trim() ?? '';
  return /^[a-z]{2,3}[-_][a-z]{2}$/i.test(locale) &&
    locale
      .slice(0, language.length + 1)
      .toLowerCase()
      .replace('_', '-') === `${language}-`
    ? locale.replace('_', '-')
    : language;
}
