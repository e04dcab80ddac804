import type { JSX } from 'preact';
import { notice, noticeAction } from './notice.ts';

/** Where {@link notice} shows. */
export function Notice(): JSX.Element {
  const action = noticeAction.value;
  return (
    <output class="notice" data-shown={notice.value !== ''}>
      {notice.value}
      {action && <button type="button" onClick={action.run}>{action.name}</button>}
    </output>
  );
}
