import { render } from 'preact';
import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/overview.css';
import { pageActions } from '../../bridge/page-actions.ts';
import { say } from '../../components/notice.ts';
import { saveText } from '../../components/save-file.ts';
import { App } from './app.tsx';
import { createBulkEntry } from './bulk-entry.ts';
import { fitPopup } from './fit.ts';
import { createProbes } from './probe-state.ts';
import { savePdf } from './save-pdf.ts';
import { createAudit } from './state.ts';
import { browserWorld, bulkWorld, findTab, watchTab } from './world.ts';

fitPopup(browser.extension.getViews({ type: 'popup' }).includes(window));

const tabId = await findTab();
const world = browserWorld(tabId);
const audit = createAudit(world);
const probes = createProbes(audit, world);
setInterval(() => void probes.look(), 1_000);
const rerun = () => void audit.start({ whileLoading: true });
const act = pageActions({ tabId, report: () => audit.report.value, rerun, say, save: saveText });
watchTab(tabId, () => void audit.tabChanged());
const bulk = createBulkEntry(bulkWorld(tabId));
render(<App audit={audit} probes={probes} bulk={bulk} act={act} reload={() => tabId !== null && void browser.tabs.reload(tabId)} savePdf={(fileName) => void savePdf(tabId, fileName)} />, document.getElementById('app')!);
void audit.start();
