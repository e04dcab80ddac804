import type { FactName, KnownFacts } from './facts.ts';
import { whyPartlyRead } from './partial.ts';
import { note, uncheckedAs, type Finding, type Verdict } from './verdict.ts';

/** Facts that are collected all over the document, or derived from such. */
const overall = new Set<FactName>([
  'headings',
  'links',
  'images',
  'text',
  'main',
  'semantics',
  'structuredData',
  'parts',
  'controls',
  'offer',
  'provenance',
  'about',
  'schemaTerms',
]);

/**
 * Adds to a verdict what it does not cover. If the page was not read to its end, nothing is called missing or broken that may be in
 * the rest: such a verdict is unchecked, and its findings become notes.
 * @param needs facts on which the verdict depends
 */
export function limitVerdictToWhatWasRead(result: Verdict, needs: readonly FactName[], known: KnownFacts): Verdict {
  if (result.status === 'na' || result.status === 'unchecked') return result;
  const page = known.page?.ok ? known.page.value : null;
  const args = page && needs.some((name) => overall.has(name)) ? whyPartlyRead(page) : null;
  if (args && result.status !== 'pass') {
    return uncheckedAs(
      'too-large',
      { code: 'partly-judged', args },
      result.findings.map((finding): Finding => ({ ...finding, status: 'note' })),
    );
  }
  return args === null ? result : { ...result, findings: [...result.findings, note({ code: 'partly-read', args })] };
}
