import { render } from 'preact';
import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/overview.css';
import './settings.css';
import { sendToWorker } from '../../bridge/messages.ts';
import { readProbeRate } from '../../bridge/probe-storage.ts';
import { watchSetAside } from '../../bridge/set-aside.ts';
import { keepSettings, readSettings } from '../../bridge/settings.ts';
import { readShortcuts } from '../../bridge/shortcuts.ts';
import { exportSettings, importSettings } from '../../bridge/settings-file.ts';
import { forgetChoice, keepFollowed, readChoices, readFollowedOrigins } from '../../bridge/storage.ts';
import { clearStored, readStored } from '../../bridge/stored.ts';
import { sayToClose } from '../../components/notice.ts';
import { saveText } from '../../components/save-file.ts';
import { unreadableNotice } from '../../interface/notices.ts';
import { followSettings } from '../../interface/preferences.tsx';
import { SettingsApp } from './settings-app.tsx';
import { createSettings } from './state.ts';

const state = createSettings({
  async read() {
    const [settings, rate, choices, followed, stored, shortcuts] = await Promise.all([
      readSettings(),
      readProbeRate(),
      readChoices(),
      readFollowedOrigins(),
      readStored(),
      // A page without them is of more use than none.
      readShortcuts().catch(() => []),
    ]);
    return { settings, rate, choices, followed, stored, shortcuts };
  },
  keepSettings,
  // By the worker: link checks that are under way take it too.
  keepRate: async (rate) => void (await sendToWorker('setProbeRate', { rate })),
  forgetChoice,
  unfollow: (url) => keepFollowed(url, false),
  clear: clearStored,
  file: exportSettings,
  take: importSettings,
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
followSettings();
watchSetAside((records) => sayToClose(unreadableNotice(records)));
const app = document.getElementById('app')!;
// Otherwise the placeholder would stay.
app.replaceChildren();
render(<SettingsApp state={state} />, app);
