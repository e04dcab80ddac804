import { probedFacts, type KnownFacts } from '../../checks/core/facts.ts';
import { siteFacts } from '../../checks/audit-page.ts';

const own: ReadonlySet<string> = new Set(siteFacts);
const later: ReadonlySet<string> = new Set([...probedFacts, 'schemaTerms']);

/** The facts of a page that its document gives, and those that its site does. */
export const partsOf = (facts: KnownFacts): { page: KnownFacts; site: KnownFacts } => {
  const part = (wanted: (name: string) => boolean): KnownFacts =>
    Object.fromEntries(Object.entries(facts).filter(([name]) => wanted(name)));
  return { page: part((name) => !own.has(name) && !later.has(name)), site: part((name) => own.has(name)) };
};
