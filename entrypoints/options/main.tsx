import { render } from 'preact';
import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/report/overview.css';
import '../../components/parts/dialog.css';
import './settings.css';
import { keepFieldDataKey, readFieldDataKey } from '../../extension/storage/field-data-key.ts';
import { sendToWorker } from '../../extension/messages/messages.ts';
import { readProbeRate } from '../../extension/storage/probes.ts';
import { watchSetAside } from '../../extension/storage/set-aside.ts';
import { keepSettings, readSettings } from '../../extension/storage/settings.ts';
import { readShortcuts } from '../../extension/browser/shortcuts.ts';
import { settingsAsJson, importSettings } from '../../extension/storage/settings-file.ts';
import {
  forgetOptOut,
  forgetPageChoice,
  keepBranding,
  keepFollowed,
  readBranding,
  readChoices,
  readFollowedOrigins,
} from '../../extension/storage/storage.ts';
import { clearKind, measureStorage } from '../../extension/storage/stored.ts';
import { showNoticeUntilClosed } from '../../components/parts/notice.ts';
import { saveText } from '../../components/files/save.ts';
import { noticeOfUnreadable } from '../../extension/app/notices.ts';
import { watchAndApplySettings } from '../../extension/app/preferences.tsx';
import { SettingsApp } from './settings-app.tsx';
import { createState } from './state.ts';
import { openPageLocale } from '../../extension/browser/interface-locale.ts';
import { LocaleContext } from '../../components/use-locale.ts';

const state = createState({
  async read() {
    const [settings, rate, choices, followed, branding, fieldDataKey, shortcuts] = await Promise.all([
      readSettings(),
      readProbeRate(),
      readChoices(),
      readFollowedOrigins(),
      readBranding(),
      readFieldDataKey(),
      // A page without shortcuts is better than none.
      readShortcuts().catch(() => []),
    ]);
    return { settings, rate, choices, followed, branding, fieldDataKey, shortcuts };
  },
  measure: measureStorage,
  keepSettings,
  // Through the worker, so that running link checks get it too.
  keepRate: async (rate) => void (await sendToWorker('setProbeRate', { rate })),
  keepBranding,
  keepFieldDataKey,
  forgetPageChoice,
  forgetOptOut,
  unfollow: (url) => keepFollowed(url, false),
  clear: clearKind,
  file: settingsAsJson,
  take: importSettings,
  save: saveText,
  watchReturn: (returned) =>
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') returned();
    }),
  watch(changed) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    browser.storage.onChanged.addListener(() => {
      clearTimeout(timer);
      // An audit writes many times.
      timer = setTimeout(changed, 300);
    });
  },
});
watchAndApplySettings();
const locale = await openPageLocale('settingsPage');
watchSetAside((records) => showNoticeUntilClosed(noticeOfUnreadable(records)));
document.title = `${locale.part('settingsPage').title} · Pageloupe`;
const app = document.getElementById('app')!;
// Otherwise the placeholder would stay.
app.replaceChildren();
render(
  <LocaleContext.Provider value={locale}>
    <SettingsApp state={state} />
  </LocaleContext.Provider>,
  app,
);
