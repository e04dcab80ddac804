import type { AboutFact, PageType, PageTypeReason } from '../facts/about.ts';
import type { KnownFacts } from '../facts.ts';
import type { UncheckedReason } from '../facts/missing.ts';
import type { PhrasedEvidence } from '../evidence.ts';
import type { CrawlerReading } from './crawler-reading.ts';
import type { Glance } from './glance.ts';
import { factValueOf } from '../fact-value.ts';
import { isGuessedType } from '../guessed-type.ts';
import { objectOf, type FixObject } from './fix-object.ts';
import { rankFixes, type RankedFix } from './fix-order.ts';
import { scoreGeo, withoutGeoScore } from './geo.ts';
import { judge, type Judged, type JudgeOptions } from '../judge.ts';
import { auditScore, countStatuses, firstFailedGate, type Counts, type Gate } from './score.ts';
import type { AnySignal, Intent } from '../signal.ts';
import {
  pageTypeSentence,
  withSentence,
  withGeoSentences,
  type Messages,
  type ReportFinding,
  type ReportGeo,
  type Sentence,
} from './finding-sentences.ts';
import type { Args, Status } from '../verdict.ts';
import type { OwnLists } from '../../lists/own-lists.ts';
import { tools, type ToolId } from '../../tools.ts';
import { thousandths } from '../helpers/thousandths.ts';
import { isIncompleteAudit, undeliveredStatus } from '../undelivered-page.ts';

/** Version of the report's format; additions do not change the first number. */
export const schemaVersion = '2.5';

/** One judged signal. The worst finding is in the entry itself, the others are in `more`. */
export interface ReportSignal {
  id: string;
  status: Status;
  score: number | null;
  weight: number;
  /** The finding for programs: a code of the signal or a shared one, with the arguments of its sentence. */
  code: string;
  args: Args;
  /** The finding as a sentence. */
  message: string;
  /** What to change; '' if nothing. */
  change: string;
  reason?: UncheckedReason;
  value?: string | number;
  evidence?: PhrasedEvidence;
  more?: ReportFinding[];
  /** Its message comes first in the report: it decides what search engines do with the page. */
  leads?: true;
}
/** What to change first, with its sentence, and with its object if the sentence does not name it. */
export type Fix = RankedFix & Sentence & { object?: FixObject };
/** `info`: the tool shows facts without judging. */
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
  /** The user's additions to our lists when the page was judged; absent if there were none. */
  ownLists?: OwnLists;
  pageType: PageType;
  /** Why it has that type: the rule that matched, or the user's choice. */
  pageTypeRule: string;
  /** The same as a code with arguments; null if nothing is known of the page. */
  pageTypeReason: PageTypeReason | null;
  /** Language of its sentences; absent for English. */
  wordsIn?: string;
  language: string;
  /** What the page is about and who publishes it; null if the page could not be read. */
  about: AboutFact | null;
  /** The page at a glance; null if its head could not be read. */
  glance: Glance | null;
  /** What AI crawlers read of it; null if the page could not be read. */
  crawlerReading: CrawlerReading | null;
  /** Null if nothing could be judged, or if the server did not deliver the page (429, 5xx). */
  score: number | null;
  /** The failed gate that caps the score, with the sentence of its finding. */
  gate: (Gate & { message: string }) | null;
  counts: Counts;
  /** What to change first. */
  fixes: Fix[];
  signals: ReportSignal[];
  geo: ReportGeo;
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
 * Builds the report: a pure function of known facts, the user's choices, and measurements.
 * @param messages sentences in the language of the report
 * @param chosen only signals of these tools are judged; empty for all. There is a GEO score if all its signals are among them
 */
export function buildReport(
  signals: readonly AnySignal[],
  known: KnownFacts,
  options: JudgeOptions,
  durationMs: Durations,
  messages: Messages,
  chosen: readonly ToolId[] = [],
  { glance, crawlerReading }: Pick<Report, 'glance' | 'crawlerReading'> = { glance: null, crawlerReading: null },
): Report {
  const wanted = chosen.length === 0 ? signals : signals.filter((signal) => chosen.some((id) => signal.tools.includes(id)));
  const judged = judge(wanted, known, options);
  const page = factValueOf(known, 'page');
  const detected = factValueOf(known, 'pageType');
  const pageType = options.pageType ?? detected?.type ?? 'other';
  const reason: PageTypeReason | null = options.pageType ? { code: 'chosen', args: {} } : (detected?.reason ?? null);
  const whole = signals.every((signal) => !signal.geo || wanted.includes(signal));
  const text = factValueOf(known, 'text');
  const about = factValueOf(known, 'about') ?? null;
  const readiness = scoreGeo(judged, pageType, options, text && about ? { main: text.mainUnits, prose: about.prose } : null);
  const status = undeliveredStatus(known);
  const unscored = status !== null ? 'not-delivered' : isIncompleteAudit(known) ? 'incomplete' : null;
  const geo = unscored ? withoutGeoScore(readiness, unscored) : whole ? readiness : withoutGeoScore(readiness);
  const entries = judged.map((one) => toEntry(one, messages));
  const gate = firstFailedGate(judged);
  return {
    schemaVersion,
    url: page?.url ?? '',
    finalUrl: factValueOf(known, 'response')?.finalUrl ?? page?.url ?? '',
    at: new Date(options.now).toISOString(),
    durationMs,
    intent: options.intent,
    aiOptOut: options.aiOptOut,
    ...(options.ownLists && { ownLists: options.ownLists }),
    pageType,
    pageTypeRule: pageTypeSentence(messages, reason),
    pageTypeReason: reason,
    ...(messages.locale !== 'en' && { wordsIn: messages.locale }),
    language: factValueOf(known, 'language')?.page ?? 'und',
    about,
    glance,
    crawlerReading,
    score: unscored ? null : auditScore(judged),
    gate: gate && { ...gate, message: entries.find(({ id }) => id === gate.signal)!.message },
    counts: countStatuses(judged),
    fixes: rankFixes(judged, geo, known, options.pageType === null && isGuessedType(pageType, detected)).map(({ finding, ...fix }) => {
      const { message, change } = withSentence(messages, fix.signal, finding);
      const object = objectOf(finding, message);
      return { ...fix, message, change, ...(object && { object }) };
    }),
    signals: entries,
    geo: withGeoSentences(messages, geo),
    tools: tools.flatMap(({ id }) => (chosen.length === 0 || chosen.includes(id) ? [{ id, status: toolStatus(id, judged) }] : [])),
    facts: known,
  };
}

/** All findings of an entry, worst first. */
export function allFindings({ status, code, args, message, change, evidence, more = [] }: ReportSignal): ReportFinding[] {
  return [{ code, args, message, change, status: status === 'unchecked' ? 'note' : status, ...(evidence && { evidence }) }, ...more];
}

/** One signal judged by the known facts, with its sentences, in the form of reports. */
export const judgeForReport = (signal: AnySignal, known: KnownFacts, options: JudgeOptions, messages: Messages): ReportSignal =>
  toEntry(judge([signal], known, options)[0]!, messages);

function toEntry({ signal, verdict }: Judged, messages: Messages): ReportSignal {
  const [first, ...more] = verdict.findings.map((finding) => withSentence(messages, signal.id, finding));
  const { code, args, message, change, evidence } = first!;
  return {
    id: signal.id,
    status: verdict.status,
    score: verdict.score === null ? null : thousandths(verdict.score),
    weight: signal.weight,
    code,
    args,
    message,
    change,
    ...(verdict.reason && { reason: verdict.reason }),
    ...(verdict.value !== undefined && { value: verdict.value }),
    ...(evidence && { evidence }),
    ...(more.length > 0 && { more }),
    ...(verdict.leads && { leads: true as const }),
  };
}

/** A tool passes if every signal that applies was checked and passes. */
const toolOrder: readonly Status[] = ['fail', 'warn', 'unchecked', 'pass', 'na'];
function toolStatus(id: ToolId, judged: readonly Judged[]): ToolStatus {
  const statuses = judged.filter(({ signal }) => signal.tools.includes(id)).map(({ verdict }) => verdict.status);
  return toolOrder.find((status) => statuses.includes(status)) ?? 'info';
}
