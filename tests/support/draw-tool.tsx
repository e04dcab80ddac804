import { renderToString } from 'preact-render-to-string';
import type { ToolId } from '../../checks/tools.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { judgePage } from '../../checks/audit-page.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import { toolView } from './tool-view.ts';

const nothing = () => undefined;
const act: ToolActions = {
  show: nothing,
  mark: nothing,
  clearMarks: nothing,
  copy: nothing,
  save: nothing,
  open: nothing,
  openWindow: nothing,
  rerun: nothing,
  snapshots: async () => [],
  saveSnapshot: async () => [],
  deleteSnapshot: async () => [],
};

/** The view of a tool as HTML, as it is before anything is clicked. For what needs a layout there are the browser tests of all tools. */
export async function drawTool(id: ToolId, facts: KnownFacts): Promise<string> {
  const View = await toolView(id);
  const report = judgePage(
    facts,
    { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) },
    { collect: 0, judge: 0, network: 0, total: 0 },
  );
  return renderToString(<View facts={facts} report={report} act={act} />);
}
