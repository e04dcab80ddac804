import type { World } from '../command/world.ts';
import type { LazyAuditor } from './lazy-auditor.ts';
import type { LazyBatches } from './lazy-batches.ts';
import type { ReportShelf, StoredReport } from './report-shelf.ts';

/** What the tools share while the server runs. */
export interface McpContext {
  world: World;
  auditor: LazyAuditor;
  shelf: ReportShelf;
  batches: LazyBatches;
  /** URL of the service that has the batches; null: this process has them. */
  server: string | null;
  /** Origins of private networks that the person who started the server allowed; the model can add none. */
  allowOrigins: readonly string[];
  /** One line for the log on standard error. */
  log(text: string): void;
}

/** The result of a tool: as text for a model, and the same as data for a program. */
export interface ToolAnswer<D extends object> {
  text: string;
  data: D;
  /** Whole reports that belong to it. */
  reports: readonly StoredReport[];
}
