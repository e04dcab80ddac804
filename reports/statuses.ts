import type { ReportSignal, ToolStatus } from '../checks/core/report/report.ts';
import type { Status } from '../checks/core/verdict.ts';

/** Everything that is shown with a status. `pending` is an unchecked signal whose facts are still being read. */
export type Shown = Status | ToolStatus | 'note' | 'pending';

/** Unchecked signals whose facts are on their way are shown as being read. */
export const shownStatus = (entry: Pick<ReportSignal, 'status' | 'reason'>): Shown =>
  entry.status === 'unchecked' && entry.reason === 'pending' ? 'pending' : entry.status;
