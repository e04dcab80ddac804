import { render } from 'preact';
import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/report/overview.css';
import './settings.css';
import { keepFieldDataKey, readFieldDataKey } from '../../extension/storage/field-data-key.ts';
import { sendMessageToWorker } from '../../extension/messages/messages.ts';
import { readStoredProbeRate } from '../../extension/storage/probes.ts';
import { watchSetAside } from '../../extension/storage/set-aside.ts';
import { keepSettings, readStoredSettings } from '../../extension/storage/settings.ts';
import { readBrowserShortcuts } from '../../extension/browser/shortcuts.ts';
import { exportStoredSettings, importStoredSettings } from '../../extension/storage/settings-file.ts';
import {
  forgetChoice,
  keepBranding,
  keepFollowed,
  readStoredBranding,
  readStoredChoices,
  readStoredFollowedOrigins,
} from '../../extension/storage/storage.ts';
import { clearStored, readStored } from '../../extension/storage/stored.ts';
import { showNoticeToClose } from '../../components/parts/notice.ts';
import { saveText } from '../../components/files/save-file.ts';
import { unreadableNotice } from '../../extension/app/notices.ts';
import { applySettings } from '../../extension/app/preferences.tsx';
import { SettingsApp } from './settings-app.tsx';
import { createSettingsPageState } from './state.ts';
import { ownLocale } from '../../extension/browser/own-locale.ts';
import { LocaleContext } from '../../components/use-locale.ts';

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
const locale = await ownLocale('pages', 'settingsPage');
watchSetAside((records) => showNoticeToClose(unreadableNotice(records)));
const app = document.getElementById('app')!;
// Otherwise the placeholder would stay.
app.replaceChildren();
render(
  <LocaleContext.Provider value={locale}>
    <SettingsApp state={state} />
  </LocaleContext.Provider>,
  app,
);
