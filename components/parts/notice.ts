import { signal } from '@preact/signals';
import type { Phrase } from '../../words/locale.ts';
import { joinSentences } from '../../words/sentence.ts';

export interface NoticeAction {
  name: Phrase | string;
  run(): void;
}

/** Message about the last action, visible and for screen readers; null for none. */
export const notice = signal<Phrase | string | null>(null);
/** Action offered while the message is shown. */
export const noticeAction = signal<NoticeAction | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function showNotice(text: Phrase | string, action: NoticeAction | null = null): void {
  clearTimeout(timer);
  notice.value = text;
  noticeAction.value = action;
  // A notice with a button stays longer, because the button must be reached.
  timer = setTimeout(hide, action ? 12_000 : 4_000);
}

/** Notices that stay until they are closed, oldest first. */
let openNotices: readonly Phrase[] = [];
const mostOpenNotices = 5;

/** Shown until it is closed, together with others that are still open. Temporary messages come first. */
export function showNoticeUntilClosed(text: Phrase): void {
  openNotices = [...openNotices, text].slice(-mostOpenNotices);
  showOpenNotices();
}

function showOpenNotices(): void {
  clearTimeout(timer);
  const waiting = openNotices;
  notice.value = waiting.length === 0 ? null : (words) => joinSentences([...new Set(waiting.map((text) => text(words)))]);
  noticeAction.value = waiting.length === 0 ? null : { name: ({ notices }) => notices.close, run: close };
}

function close(): void {
  openNotices = [];
  showOpenNotices();
}

function hide(): void {
  if (document.querySelector('.notice')?.matches(':hover, :focus-within')) {
    timer = setTimeout(hide, 2_000);
    return;
  }
  showOpenNotices();
}
