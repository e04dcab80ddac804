import { signal } from '@preact/signals';

/** What was just done, for eyes and screen readers; '' for nothing. */
export const notice = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

export function say(text: string): void {
  clearTimeout(timer);
  notice.value = text;
  timer = setTimeout(() => { notice.value = ''; }, 4000);
}
