import { render } from 'preact';
import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/overview.css';
import { pageActions } from '../../bridge/page-actions.ts';
import { say } from '../../components/notice.ts';
import { saveText } from '../../components/save-file.ts';
import { App } from './app.tsx';
import { fitPopup } from './fit.ts';
import { createProbes } from './probe-state.ts';
import { savePdf } from './save-pdf.ts';
import { createAudit } from './state.ts';
import { browserWorld, findTab, watchTab } from './world.ts';

fitPopup(browser.extension.getViews({ type: 'popup' }).includes(window));

const tabId = await findTab();
const world = browserWorld(tabId);
const audit = createAudit(world);
const probes = createProbes(audit, world);
setInterval(() => void probes.look(), 1_000);
const rerun = () => void audit.start({ whileLoading: true });
const act = pageActions({ tabId, report: () => audit.report.value, rerun, say, save: saveText });
watchTab(tabId, () => void audit.tabChanged());
render(<App audit={audit} probes={probes} act={act} reload={() => tabId !== null && void browser.tabs.reload(tabId)} savePdf={(fileName) => void savePdf(tabId, fileName)} />, document.getElementById('app')!);
void audit.start();
