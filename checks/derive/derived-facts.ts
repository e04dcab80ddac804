import { runToCompletion, type Steps } from '../core/helpers/run-to-completion.ts';
import { factFailure } from '../core/failure.ts';
import type { FactName, FactTable, KnownFacts } from '../core/facts.ts';
import type { Gathered } from '../core/facts/missing.ts';
import { aboutPage, fitAboutToPageType } from './provenance/publisher/about.ts';
import { detectPageLanguage } from './text/language-of-blocks.ts';
import { primarySubtag } from '../language/language-words.ts';
import { findOffer } from './structured-data/offer.ts';
import { detectPageType } from './page-type/detect.ts';
import { findProvenance } from './provenance/provenance.ts';
import { errorMessage } from '../core/helpers/error-message.ts';

/**
 * Adds the facts that follow from other facts: language, offer, dates and names with their sources, type of page.
 * If a fact that one of them needs is missing, it is missing for the same reason.
 * @returns known facts with these added; the same object if they are already there, or nothing is known of the page
 */
export const withDerivedFacts = (known: KnownFacts): KnownFacts => runToCompletion(addDerivedFacts(known));

/** The same as {@link withDerivedFacts}, in steps of one fact each. */
export function* addDerivedFacts(known: KnownFacts): Steps<KnownFacts> {
  if (known.pageType || !known.page) return known;
  const result: KnownFacts = { ...known };
  // Even without its text, a page has the language that it declares.
  result.language =
    known.language ??
    derive(known, ['page'], ({ page }) =>
      detectPageLanguage(known.text?.ok ? known.text.value.blocks : [], page.lang, known.head?.ok ? known.head.value.metas : []),
    );
  result.offer =
    known.offer ??
    derive(result, ['text', 'semantics', 'language'], ({ text, semantics, language }) =>
      findOffer({ blocks: text.blocks, pairs: semantics.pairs, lines: semantics.lines, struck: semantics.struck, language: language.page }),
    );
  yield;
  result.provenance = derive(result, ['page', 'head', 'text', 'structuredData', 'semantics', 'links', 'language'], (facts) =>
    findProvenance({
      url: facts.page.url,
      language: languageTag(facts),
      ...(facts.page.lang && primarySubtag(facts.page.lang) !== facts.language.page && { declared: facts.page.lang }),
      head: facts.head,
      blocks: facts.text.blocks,
      items: facts.structuredData.items,
      times: facts.semantics.times,
      relAuthors: facts.semantics.authors,
      called: facts.semantics.called,
      links: facts.links.items,
    }),
  );
  yield;
  result.about = derive(result, ['page', 'head', 'text', 'main', 'language', 'provenance'], aboutPage);
  yield;
  result.pageType = derive(
    result,
    ['page', 'head', 'links', 'text', 'images', 'structuredData', 'parts', 'provenance', 'about', 'offer'],
    detectPageType,
  );
  // The type follows from what the page is about, and decides which of the names found can be its author.
  const { about, pageType } = result;
  if (about?.ok && pageType?.ok)
    result.about = derive(result, ['page', 'head', 'provenance', 'pageType', 'about'], (facts) => fitAboutToPageType(facts.about, facts));
  return result;
}

function derive<N extends FactName, T>(known: KnownFacts, needs: readonly N[], make: (facts: Pick<FactTable, N>) => T): Gathered<T> {
  const facts: Partial<Record<FactName, unknown>> = {};
  for (const name of needs) {
    const gathered = known[name];
    if (!gathered) return factFailure('pending', 'pending');
    if (!gathered.ok) return gathered;
    facts[name] = gathered.value;
  }
  try {
    return { ok: true, value: make(facts as Pick<FactTable, N>) };
  } catch (error) {
    return factFailure('collector-failed', 'reading-failed', { error: errorMessage(error) });
  }
}

/** The declared language tag if it agrees with the page's language: its region decides how to read 3/4/2024. */
function languageTag({ page, language }: Pick<FactTable, 'page' | 'language'>): string {
  return page.lang !== null && primarySubtag(page.lang) === language.page ? page.lang : language.page;
}
