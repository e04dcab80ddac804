import type { JSX } from 'preact';
import { notice, noticeAction } from './notice.ts';
import { useWords } from '../use-locale.ts';

/** Shows {@link notice}. */
export function NoticeBar(): JSX.Element {
  const words = useWords();
  const current = notice.value;
  const action = noticeAction.value;
  return (
    <output class="notice" data-shown={current !== null}>
      {typeof current === 'function' ? current(words) : current}
      {action && (
        <button type="button" onClick={action.run}>
          {typeof action.name === 'function' ? action.name(words) : action.name}
        </button>
      )}
    </output>
  );
}
