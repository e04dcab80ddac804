import type { FactName } from '../core/facts.ts';
import type { Base } from './base.ts';
import type { Found } from './found.ts';
import type { Stack } from './place.ts';
import type { TextRuns } from './text-runs.ts';

/** What visitors see of the walk. */
export interface Gathering {
  readonly stack: Stack;
  readonly runs: TextRuns;
  readonly found: Found;
  /** Facts whose visitor threw, with what it said. */
  readonly failures: Map<FactName, string>;
  /** False for documents that are not shown. */
  readonly rendered: boolean;
  readonly baseUrl: string;
  readonly base: Base;
  /** The document came by https. */
  readonly secure: boolean;
  sameOrigin(url: string): boolean;
}
