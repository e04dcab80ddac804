import type { Report } from '../../checks/core/report/report.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import type { Files } from './files.ts';
import type { BulkState, Ports } from './state.ts';

/** Props of every view of the bulk page. */
export interface BulkProps {
  bulk: BulkState;
  files: Files;
  ports: Ports;
  /** Actions that a report's tools may request. @param tabId the tab that still shows the page, or null; `report` is null if there is no single page */
  actions(tabId: number | null, report: Report | null, openAgain: () => void): ToolActions;
}
