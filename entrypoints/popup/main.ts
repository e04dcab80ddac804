import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/overview.css';
import { send } from '../../bridge/messages.ts';
import { fitPopup } from './fit.ts';
import { tabOfPopup } from './tab.ts';

fitPopup(browser.extension.getViews({ type: 'popup' }).includes(window));

// The worker and the page begin while the rest of the popup is still being loaded.
const loading = import('./show.tsx');
const tabId = await tabOfPopup();
const opened = tabId === null ? undefined : send('openAudit', { tabId });
const { show } = await loading;
show(tabId, opened);
