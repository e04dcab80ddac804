import { watchMadeFile } from '../browser/files.ts';
import { sendToWorker, type Requests } from '../messages/messages.ts';
import { showNotice } from '../../components/parts/notice.ts';
import { sentenceOf } from '../../words/sentence.ts';
import { saveBlob } from '../../components/files/save.ts';

/** Makes the worker create the PDF of a tab's report, or of pages of a run, and reports its progress. It continues if the popup closes. */
export async function makeAndSavePdf(of: Parameters<Requests['makePdf']>[0]['source'] | number | null, fileName: string): Promise<void> {
  if (of === null) return showNotice(({ notices }) => notices.pdf.noTab);
  showNotice(({ notices }) => notices.pdf.making);
  const reply = await sendToWorker('makePdf', { source: typeof of === 'number' ? { tabId: of } : of, fileName });
  if (!reply.ok) return showNotice(({ requestFailures }) => sentenceOf(requestFailures, reply.failure));
  watchMadeFile(
    reply.value,
    ({ state, name, error }) => {
      if (state === 'saved') showNotice(({ notices }) => notices.pdf.saved({ name, but: error }));
      else if (state === 'failed') showNotice(({ notices }) => notices.pdf.failed({ error }));
    },
    saveBlob,
  );
}
