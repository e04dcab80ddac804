import { deleteFile, readFile } from '../runs/library.ts';
import { sendToWorker } from '../messages/messages.ts';
import type { FileProgress } from '../runs/runs.ts';
import { keepProgress, watchProgress } from '../storage/storage.ts';

const askEvery = 2_000;

/**
 * Follows a file that the worker creates, and saves it here if the worker could not.
 * @param save saves a blob as a file, through this page
 * @returns function that stops it
 */
export function watchMadeFile(
  id: string,
  changed: (progress: FileProgress) => void,
  save: (fileName: string, blob: Blob) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetching = false;
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    unwatch();
  };
  const take = (progress: FileProgress) => {
    if (stopped) return;
    changed(progress);
    if (progress.state === 'saving') void fetchStored(progress);
    else if (progress.state !== 'making') stop();
  };
  const unwatch = watchProgress((progress) => {
    if (progress.id === id) take(progress);
  });
  /** Asks the worker, not only storage: a worker that was stopped reports that only when it is woken. */
  const requestProgress = async () => {
    const reply = await sendToWorker('fileProgress', { id });
    if (reply.ok && reply.value) take(reply.value);
    if (!stopped) timer = setTimeout(() => void requestProgress(), askEvery);
  };
  const fetchStored = async (progress: FileProgress) => {
    if (fetching) return;
    fetching = true;
    const stored = await readFile(id).catch(() => null);
    fetching = false;
    if (!stored || stopped) return;
    save(stored.name, stored.blob);
    await deleteFile(id).catch(() => undefined);
    await keepProgress({ ...progress, state: 'saved' });
  };
  void requestProgress();
  return stop;
}
