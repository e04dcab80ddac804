import { followFile } from '../bridge/files.ts';
import { send } from '../bridge/messages.ts';
import { say } from '../components/notice.ts';
import { saveBlob } from '../components/save-file.ts';

/** Lets the worker make the PDF of a tab's report; it goes on when the popup closes. Says how far it is. */
export async function savePdf(tabId: number | null, fileName: string): Promise<void> {
  if (tabId === null) return say('There is no tab to make a PDF of.');
  say('Making the PDF…');
  const reply = await send('makePdf', { source: { tabId }, fileName });
  if (!reply.ok) return say(reply.error);
  followFile(reply.value, ({ state, name, error }) => {
    if (state === 'saved') say([`Saved ${name}.`, error].filter(Boolean).join(' '));
    else if (state === 'failed') say(`The PDF could not be made. ${error}`);
  }, saveBlob);
}
