import { showNotice } from '../parts/notice.ts';

/** Saves text as a file through the browser's download. */
export function saveText(fileName: string, mimeType: string, text: string): void {
  saveBlob(fileName, new Blob([text], { type: `${mimeType};charset=utf-8` }));
}

export function saveBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the blob after the click, so it must still exist then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  showNotice(({ notices }) => notices.saved({ name: fileName }));
}
