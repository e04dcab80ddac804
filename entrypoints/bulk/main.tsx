import { render } from 'preact';
import '../../components/style.css';
import '../../components/report/overview.css';
import '../../components/bulk.css';
import { pageActionMessenger } from '../../extension/browser/page-actions.ts';
import { watchSetAside } from '../../extension/storage/set-aside.ts';
import { showNotice, showNoticeToClose } from '../../components/parts/notice.ts';
import { saveBlob, saveText } from '../../components/files/save-file.ts';
import { pageNotices, unreadableNotice } from '../../extension/app/notices.ts';
import { applySettings } from '../../extension/app/preferences.tsx';
import { BulkApp } from './app.tsx';
import { createBulkFiles } from './files.ts';
import { createBulkState } from './state.ts';
import { browserPorts } from './browser-ports.ts';
import { ownLocale } from '../../extension/browser/own-locale.ts';
import { LocaleContext } from '../../components/use-locale.ts';
import { fileLocale } from '../../words/locale.ts';

applySettings();
const locale = fileLocale(await ownLocale('pages', 'bulk', 'files', 'grounds', 'tables'));
const bulk = createBulkState(browserPorts, locale.part('bulk'));
const files = createBulkFiles(browserPorts, saveBlob, locale);
watchSetAside((records) => showNoticeToClose(unreadableNotice(records)));
render(
  <LocaleContext.Provider value={locale}>
    <BulkApp
      bulk={bulk}
      files={files}
      ports={browserPorts}
      actions={(tabId, report, openAgain) => ({
        ...pageActionMessenger({
          tabId,
          report: () => report,
          rerun: openAgain,
          say: (news) => showNotice(pageNotices(news)),
          save: saveText,
          saveBlob,
        }),
        live: tabId !== null,
      })}
    />
  </LocaleContext.Provider>,
  document.getElementById('app')!,
);
