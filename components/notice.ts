import { signal } from '@preact/signals';
import type { Told } from './words/use-words.ts';

export interface NoticeAction { name: Told | string; run(): void }

/** What was just done, for eyes and screen readers; null for nothing. */
export const notice = signal<Told | string | null>(null);
/** What can be done about it, as long as it is shown. */
export const noticeAction = signal<NoticeAction | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function say(told: Told | string, action: NoticeAction | null = null): void {
  clearTimeout(timer);
  notice.value = told;
  noticeAction.value = action;
  // Something to press has to be reached first.
  timer = setTimeout(hide, action ? 12_000 : 4_000);
}

/** Shown until it is closed. */
export function sayToClose(told: Told | string): void {
  say(told, { name: ({ notices }) => notices.close, run: close });
  clearTimeout(timer);
}

function close(): void {
  clearTimeout(timer);
  notice.value = null;
  noticeAction.value = null;
}

function hide(): void {
  if (document.querySelector('.notice')?.matches(':hover, :focus-within')) {
    timer = setTimeout(hide, 2_000);
    return;
  }
  close();
}
