import { render } from 'preact';
import '../../components/style.css';
import '../../components/overview.css';
import '../../components/bulk.css';
import { pageActions } from '../../bridge/page-actions.ts';
import { watchSetAside } from '../../bridge/set-aside.ts';
import { showNotice, sayToClose } from '../../components/notice.ts';
import { saveBlob, saveText } from '../../components/save-file.ts';
import { pageNotices, unreadableNotice } from '../../interface/notices.ts';
import { followSettings } from '../../interface/preferences.tsx';
import { BulkApp } from './app.tsx';
import { createFiles } from './files.ts';
import { createBulk } from './state.ts';
import { browserPorts } from './browser-ports.ts';

followSettings();
const bulk = createBulk(browserPorts);
const files = createFiles(browserPorts, saveBlob);
watchSetAside((records) => sayToClose(unreadableNotice(records)));
render(
  <BulkApp
    bulk={bulk}
    files={files}
    ports={browserPorts}
    actions={(tabId, report, openAgain) => ({
      ...pageActions({
        tabId,
        report: () => report,
        rerun: openAgain,
        say: (news) => showNotice(pageNotices(news)),
        save: saveText,
        saveBlob,
      }),
      live: tabId !== null,
    })}
  />,
  document.getElementById('app')!,
);
