/** The only door to what is known about pages. */
import type { KnownFacts } from './core/facts.ts';
import type { JudgeOptions } from './core/judge.ts';
import { buildReport, type Durations, type Report } from './core/report.ts';
import { signals } from './signals/index.ts';

export { signals };
export { tools, toolGroups, type ToolId, type ToolGroupId } from './tools.ts';
export type * from './core/facts.ts';
export type { Evidence, TableRow } from './core/evidence.ts';
export type { AnySignal, CategoryId, Grade, Intent, Source, SourceMark } from './core/signal.ts';
export type { CapId, Finding, Status } from './core/verdict.ts';
export type { JudgeOptions } from './core/judge.ts';
export type { Geo, GeoCategory, Band } from './core/geo.ts';
export type { Fix } from './core/fix-order.ts';
export { findingsOf, schemaVersion, valueOf, type Durations, type Report, type ReportSignal, type ToolStatus } from './core/report.ts';

/** Judges all 47 signals over what is known and builds the report. Pure. */
export const audit = (known: KnownFacts, options: JudgeOptions, durationMs: Durations): Report =>
  buildReport(signals, known, options, durationMs);
