import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { JudgeOptions } from '../../../checks/core/judge.ts';
import type { PluginSignal } from './outcome.ts';

/** The contents of a plugin. Ids of checks are `plugin/check`; names of reporters are unchanged. */
export interface PluginCard {
  name: string;
  signals: readonly string[];
  reporters: readonly string[];
}

/** Messages to a plugin's thread (plugin-thread.ts). */
export type ToPlugin =
  | { judge: { known: KnownFacts; options: JudgeOptions } }
  | { report: { name: string; run: { pages: number; summary: object } } }
  /** The requested row; null if there is none. */
  | { row: unknown };

/** Messages from a plugin's thread. */
export type FromPlugin =
  | { loaded: PluginCard }
  /** Why; null if Node does not run TypeScript. */
  | { unusable: string | null }
  | { judged: { signals: PluginSignal[]; faults: string[] } }
  /** Index of a page whose row the reporter needs. */
  | { want: number }
  | { part: string }
  /** Null, or why the report failed. */
  | { reported: string | null };
