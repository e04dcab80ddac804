import { signal } from '@preact/signals';

export interface NoticeAction { name: string; run(): void }

/** What was just done, for eyes and screen readers; '' for nothing. */
export const notice = signal('');
/** What can be done about it, as long as it is shown. */
export const noticeAction = signal<NoticeAction | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function say(text: string, action: NoticeAction | null = null): void {
  clearTimeout(timer);
  notice.value = text;
  noticeAction.value = action;
  // Something to press has to be reached first.
  timer = setTimeout(hide, action ? 12_000 : 4_000);
}

/** Shown until it is closed. */
export function sayToClose(text: string): void {
  say(text, { name: 'Close', run: close });
  clearTimeout(timer);
}

function close(): void {
  clearTimeout(timer);
  notice.value = '';
  noticeAction.value = null;
}

function hide(): void {
  if (document.querySelector('.notice')?.matches(':hover, :focus-within')) {
    timer = setTimeout(hide, 2_000);
    return;
  }
  close();
}
