import type { AboutFact, FactTable, KnownFacts, PageType, UncheckedReason } from './facts.ts';
import type { Evidence } from './evidence.ts';
import { fixOrder, type Fix } from './fix-order.ts';
import { geoScore, withoutScore, type Geo } from './geo.ts';
import { judge, type Judged, type JudgeOptions } from './judge.ts';
import { auditScore, countStatuses, firstGate, type Counts, type Gate } from './score.ts';
import type { AnySignal, Intent } from './signal.ts';
import type { Finding, Status } from './verdict.ts';
import { tools, type ToolId } from '../tools.ts';

/** Version of the report's shape; additions do not change the first number. */
export const schemaVersion = '1.1';

/** One judged signal. The worst finding stands in the entry itself, the others in `more`. */
export interface ReportSignal {
  id: string;
  status: Status;
  score: number | null;
  weight: number;
  /** What was found: whole sentence. */
  message: string;
  /** What to change, '' when there is nothing to change. */
  fix: string;
  reason?: UncheckedReason;
  value?: string | number;
  evidence?: Evidence;
  more?: Finding[];
}
/** `info`: the tool shows facts and judges nothing. */
export type ToolStatus = Status | 'info';

/** Everything known and judged about one page. JSON Schema: docs/report.schema.json. */
export interface Report {
  schemaVersion: string;
  url: string;
  finalUrl: string;
  /** RFC 3339, UTC. */
  at: string;
  durationMs: Durations;
  intent: Intent;
  aiOptOut: boolean;
  pageType: PageType;
  /** Why that type: the rule that matched, or that the user chose it. */
  pageTypeRule: string;
  language: string;
  /** What the page is about and whose it is; null where the page could not be read. */
  about: AboutFact | null;
  score: number | null;
  gate: Gate | null;
  counts: Counts;
  /** What to change first. */
  fixes: Fix[];
  signals: ReportSignal[];
  geo: Geo;
  tools: { id: ToolId; status: ToolStatus }[];
  facts?: KnownFacts;
}
/** Milliseconds; network and total are 0 until they are known. */
export interface Durations {
  collect: number;
  judge: number;
  network: number;
  total: number;
}

/**
 * Builds the report: a pure function of what is known, what the user set, and what was measured.
 * @param chosen only the signals of these tools are judged; empty for all. There is a GEO score when all its signals are among them
 */
export function buildReport(
  signals: readonly AnySignal[], known: KnownFacts, options: JudgeOptions, durationMs: Durations, chosen: readonly ToolId[] = [],
): Report {
  const wanted = chosen.length === 0 ? signals : signals.filter((signal) => chosen.some((id) => signal.tools.includes(id)));
  const judged = judge(wanted, known, options);
  const page = valueOf(known, 'page');
  const detected = valueOf(known, 'pageType');
  const pageType = options.pageType ?? detected?.type ?? 'other';
  const whole = signals.every((signal) => !signal.geo || wanted.includes(signal));
  const text = valueOf(known, 'text');
  const about = valueOf(known, 'about') ?? null;
  const readiness = geoScore(judged, pageType, options, text && about ? { main: text.mainUnits, prose: about.prose } : null);
  const geo = whole ? readiness : withoutScore(readiness);
  return {
    schemaVersion,
    url: page?.url ?? '',
    finalUrl: valueOf(known, 'response')?.finalUrl ?? page?.url ?? '',
    at: new Date(options.now).toISOString(),
    durationMs,
    intent: options.intent,
    aiOptOut: options.aiOptOut,
    pageType,
    pageTypeRule: options.pageType ? 'Chosen by you.' : detected?.rule ?? '',
    language: valueOf(known, 'language')?.page ?? 'und',
    about,
    score: auditScore(judged),
    gate: firstGate(judged),
    counts: countStatuses(judged),
    fixes: fixOrder(judged, geo),
    signals: judged.map(toEntry),
    geo,
    tools: tools.flatMap(({ id }) => (chosen.length === 0 || chosen.includes(id) ? [{ id, status: toolStatus(id, judged) }] : [])),
    facts: known,
  };
}

/** All findings of an entry, worst first. */
export function findingsOf(entry: ReportSignal): Finding[] {
  const status = entry.status === 'unchecked' ? 'note' : entry.status;
  const first: Finding = { message: entry.reason ?? entry.id, status, text: entry.message, fix: entry.fix };
  if (entry.evidence) first.evidence = entry.evidence;
  return [first, ...(entry.more ?? [])];
}

export function valueOf<N extends keyof FactTable>(known: KnownFacts, name: N): FactTable[N] | undefined {
  const gathered = known[name];
  return gathered?.ok ? (gathered.value as FactTable[N]) : undefined;
}

function toEntry({ signal, verdict }: Judged): ReportSignal {
  const [first, ...more] = verdict.findings;
  const entry: ReportSignal = {
    id: signal.id,
    status: verdict.status,
    score: verdict.score,
    weight: signal.weight,
    message: first?.text ?? '',
    fix: first?.fix ?? '',
  };
  if (verdict.reason) entry.reason = verdict.reason;
  if (verdict.value !== undefined) entry.value = verdict.value;
  if (first?.evidence) entry.evidence = first.evidence;
  if (more.length > 0) entry.more = more;
  return entry;
}

/** Passing means that every signal of the tool that applies was checked and passes. */
const toolOrder: readonly Status[] = ['fail', 'warn', 'unchecked', 'pass', 'na'];
function toolStatus(id: ToolId, judged: readonly Judged[]): ToolStatus {
  const own = judged.filter(({ signal }) => signal.tools.includes(id)).map(({ verdict }) => verdict.status);
  return toolOrder.find((status) => own.includes(status)) ?? 'info';
}
