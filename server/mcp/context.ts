import type { World } from '../cli/world.ts';
import type { LazyAuditor } from './lazy-auditor.ts';
import type { LazyBatches } from './lazy-batches.ts';
import type { ReportCache, StoredReport } from './report-cache.ts';

/** Shared state of the tools while the server runs. */
export interface McpContext {
  world: World;
  auditor: LazyAuditor;
  reportCache: ReportCache;
  batches: LazyBatches;
  /** URL of the service that runs the batches; null: this process does. */
  server: string | null;
  /** Private origins that the user allowed when starting the server; the model cannot add any. */
  allowOrigins: readonly string[];
  authorities: readonly string[] | null;
  /** Writes a line to the log on standard error. */
  log(text: string): void;
}

/** The result of a tool: as text for a model, and the same as data for programs. */
export interface ToolAnswer<D extends object> {
  text: string;
  data: D;
  /** Complete reports that belong to it. */
  reports: readonly StoredReport[];
}
