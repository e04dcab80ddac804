import { render } from 'preact';
import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/overview.css';
import './settings.css';
import { keepFieldDataKey, readFieldDataKey } from '../../bridge/field-data-key.ts';
import { sendMessageToWorker } from '../../bridge/messages.ts';
import { readStoredProbeRate } from '../../bridge/probe-storage.ts';
import { watchSetAside } from '../../bridge/set-aside.ts';
import { keepSettings, readStoredSettings } from '../../bridge/settings.ts';
import { readBrowserShortcuts } from '../../bridge/shortcuts.ts';
import { exportStoredSettings, importStoredSettings } from '../../bridge/settings-file.ts';
import {
  forgetChoice,
  keepBranding,
  keepFollowed,
  readStoredBranding,
  readStoredChoices,
  readStoredFollowedOrigins,
} from '../../bridge/storage.ts';
import { clearStored, readStored } from '../../bridge/stored.ts';
import { showNoticeToClose } from '../../components/notice.ts';
import { saveText } from '../../components/save-file.ts';
import { unreadableNotice } from '../../interface/notices.ts';
import { applySettings } from '../../interface/preferences.tsx';
import { SettingsApp } from './settings-app.tsx';
import { createSettingsPageState } from './state.ts';

const state = createSettingsPageState({
  async read() {
    const [settings, rate, choices, followed, stored, branding, fieldDataKey, shortcuts] = await Promise.all([
      readStoredSettings(),
      readStoredProbeRate(),
      readStoredChoices(),
      readStoredFollowedOrigins(),
      readStored(),
      readStoredBranding(),
      readFieldDataKey(),
      // A page without shortcuts is better than none.
      readBrowserShortcuts().catch(() => []),
    ]);
    return { settings, rate, choices, followed, stored, branding, fieldDataKey, shortcuts };
  },
  keepSettings,
  // Through the worker, so that running link checks get it too.
  keepRate: async (rate) => void (await sendMessageToWorker('setProbeRate', { rate })),
  keepBranding,
  keepFieldDataKey,
  forgetChoice,
  unfollow: (url) => keepFollowed(url, false),
  clear: clearStored,
  file: exportStoredSettings,
  take: importStoredSettings,
  save: saveText,
  watch(changed) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    browser.storage.onChanged.addListener(() => {
      clearTimeout(timer);
      // An audit writes many times.
      timer = setTimeout(changed, 300);
    });
  },
});
applySettings();
watchSetAside((records) => showNoticeToClose(unreadableNotice(records)));
const app = document.getElementById('app')!;
// Otherwise the placeholder would stay.
app.replaceChildren();
render(<SettingsApp state={state} />, app);
