import type { FactName, KnownFacts, PageFact } from './facts.ts';
import { note, unchecked, type Finding, type Verdict } from './verdict.ts';

/** Facts that are gathered all over the document, or follow from such. */
const overall = new Set<FactName>(['headings', 'links', 'images', 'text', 'main', 'semantics', 'structuredData', 'parts', 'offer', 'provenance', 'about', 'schemaTerms']);

const count = (value: number) => value.toLocaleString('en-US');

/** That the page was not read to its end, and why: one sentence; null when it was. */
export function stoppedSentence({ truncated, stopped }: Pick<PageFact, 'truncated' | 'stopped'>): string | null {
  if (!truncated) return null;
  const read = stopped ? `${count(stopped.elements)} elements` : 'its first part';
  const after = stopped?.because === 'time' ? `${Math.max(1, Math.round(stopped.ms / 1_000))} seconds and ${read}` : read;
  return `Stopped ${stopped?.because === 'asked' ? 'by you ' : ''}after ${after}: the rest of the page was not read.`;
}

/**
 * Says of a verdict what it does not cover. Of a page that was not read to its end nothing is called lacking or broken that may stand in
 * the rest: such a verdict is unchecked, and what was found is a note.
 * @param needs facts that the verdict comes from
 */
export function withLimits(given: Verdict, needs: readonly FactName[], known: KnownFacts): Verdict {
  if (given.status === 'na' || given.status === 'unchecked') return given;
  const page = known.page?.ok ? known.page.value : null;
  const stopped = page && needs.some((name) => overall.has(name)) ? stoppedSentence(page) : null;
  if (stopped && given.status !== 'pass') {
    return unchecked('too-large', `${stopped} What was found so far is below.`, given.findings.map((finding): Finding => ({ ...finding, status: 'note' })));
  }
  return stopped === null ? given : { ...given, findings: [...given.findings, note({ message: 'too-large', text: stopped, fix: '' })] };
}
