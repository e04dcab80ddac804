import type { FactName, KnownFacts, PageFact } from './facts.ts';
import { note, uncheckedAs, type Finding, type Verdict } from './verdict.ts';

/** Facts that are gathered all over the document, or follow from such. */
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

/** How far a page was read that was not read to its end. */
export type PartlyRead = {
  /** By the user, or by a limit; null in facts of earlier versions, which lack this. */
  because: 'asked' | 'limit' | null;
  /** Null if it was not time that ran out. */
  seconds: number | null;
  elements: number | null;
};

/** Null when the page was read to its end. */
export function partlyReadReason({ truncated, stopped }: Pick<PageFact, 'truncated' | 'stopped'>): PartlyRead | null {
  if (!truncated) return null;
  return {
    because: !stopped ? null : stopped.because === 'asked' ? 'asked' : 'limit',
    seconds: stopped?.because === 'time' ? Math.max(1, Math.round(stopped.ms / 1_000)) : null,
    elements: stopped?.elements ?? null,
  };
}

/**
 * Says of a verdict what it does not cover. Of a page that was not read to its end nothing is called lacking or broken that may be in
 * the rest: such a verdict is unchecked, and what was found is a note.
 * @param needs facts that the verdict comes from
 */
export function verdictWithLimits(result: Verdict, needs: readonly FactName[], known: KnownFacts): Verdict {
  if (result.status === 'na' || result.status === 'unchecked') return result;
  const page = known.page?.ok ? known.page.value : null;
  const args = page && needs.some((name) => overall.has(name)) ? partlyReadReason(page) : null;
  if (args && result.status !== 'pass') {
    return uncheckedAs(
      'too-large',
      { code: 'partly-judged', args },
      result.findings.map((finding): Finding => ({ ...finding, status: 'note' })),
    );
  }
  return args === null ? result : { ...result, findings: [...result.findings, note({ code: 'partly-read', args })] };
}
