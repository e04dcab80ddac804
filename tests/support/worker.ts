import { audit, type Durations, type JudgeOptions, type KnownFacts } from '../../checks/index.ts';

/** The worker's answer to `judge`, without a worker: the same judgement over the same facts. */
export function answerJudge({ known, options, durationMs }: { known: string; options: JudgeOptions; durationMs: Durations }) {
  const facts = JSON.parse(known) as KnownFacts;
  const added: KnownFacts = facts.schemaTerms ? {} : { schemaTerms: { ok: true, value: { release: '1', issues: [] } } };
  const { facts: _, ...report } = audit({ ...facts, ...added }, options, durationMs);
  return { ok: true as const, value: JSON.stringify({ report, added }) };
}
