import type { Report } from '../../checks/doors/report.ts';
import type { ToolActions } from '../../components/tool-props.ts';
import type { Files } from './files.ts';
import type { BulkState, BulkPorts } from './state.ts';

/** What every view of the bulk page is given. */
export interface BulkProps {
  bulk: BulkState;
  files: Files;
  ports: BulkPorts;
  /** What a report's tools may ask for. @param tabId the tab in which the page still stands, or null; `report` is null where there is no single page */
  actions(tabId: number | null, report: Report | null, openAgain: () => void): ToolActions;
}
