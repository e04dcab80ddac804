import type { JSX } from 'preact';
import { notice, noticeAction } from './notice.ts';
import { useWords } from './words/use-words.ts';

/** Where {@link notice} shows. */
export function Notice(): JSX.Element {
  const words = useWords();
  const told = notice.value;
  const action = noticeAction.value;
  return (
    <output class="notice" data-shown={told !== null}>
      {typeof told === 'function' ? told(words) : told}
      {action && (
        <button type="button" onClick={action.run}>
          {typeof action.name === 'function' ? action.name(words) : action.name}
        </button>
      )}
    </output>
  );
}
