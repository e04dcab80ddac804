import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/overview.css';
import { sendMessageToWorker } from '../../bridge/messages.ts';
import { fitPopup } from './fit.ts';
import { tabOfPopup } from './tab.ts';

// The worker and the page start first: otherwise, the browser would read the popup's files before it handles their messages.
const begun = tabOfPopup().then((tabId) => ({ tabId, opened: tabId === null ? undefined : sendMessageToWorker('openAudit', { tabId }) }));
fitPopup(browser.extension.getViews({ type: 'popup' }).includes(window));
const { tabId, opened } = await begun;
const { drawPopup } = await import('./show.tsx');
drawPopup(tabId, opened);
