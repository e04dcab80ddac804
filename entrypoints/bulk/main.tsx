import { render } from 'preact';
import '../../components/style.css';
import '../../components/report/overview.css';
import '../../components/parts/dialog.css';
import '../../components/bulk.css';
import { createPageActions } from '../../extension/browser/page-actions.ts';
import { watchSetAside } from '../../extension/storage/set-aside.ts';
import { showNotice, showNoticeUntilClosed } from '../../components/parts/notice.ts';
import { saveBlob, saveText } from '../../components/files/save.ts';
import { noticeOfOutcome, noticeOfUnreadable } from '../../extension/app/notices.ts';
import { watchAndApplySettings } from '../../extension/app/preferences.tsx';
import { App } from './app.tsx';
import { createFiles } from './files.ts';
import { createState } from './state.ts';
import { browserPorts } from './browser-ports.ts';
import { openPageLocale } from '../../extension/browser/interface-locale.ts';
import { LocaleContext } from '../../components/use-locale.ts';
import { fileLocale } from '../../words/locale.ts';

watchAndApplySettings();
const locale = fileLocale(await openPageLocale('bulk', 'files', 'grounds', 'tables'));
const bulk = createState(browserPorts, locale.part('bulk'));
const files = createFiles(browserPorts, saveBlob, locale);
watchSetAside((records) => showNoticeUntilClosed(noticeOfUnreadable(records)));
render(
  <LocaleContext.Provider value={locale}>
    <App
      bulk={bulk}
      files={files}
      ports={browserPorts}
      actions={(tabId, report, openAgain) => ({
        ...createPageActions({
          tabId,
          report: () => report,
          rerun: openAgain,
          say: (outcome) => showNotice(noticeOfOutcome(outcome)),
          save: saveText,
          saveBlob,
        }),
        live: tabId !== null,
      })}
    />
  </LocaleContext.Provider>,
  document.getElementById('app')!,
);
