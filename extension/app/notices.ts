import type { ActionOutcome } from '../messages/action-outcome.ts';
import type { Unreadable } from '../storage/set-aside.ts';
import type { Phrase } from '../../words/locale.ts';
import { joinSentences } from '../../words/sentence.ts';

/** Messages about actions on the page or with snapshots. */
export const noticeOfOutcome =
  (outcome: ActionOutcome): Phrase =>
  ({ notices: { page } }) => {
    switch (outcome.code) {
      case 'marked':
        return page.marked(outcome);
      case 'tooMany':
        return page.tooMany(outcome);
      default:
        return page[outcome.code];
    }
  };

/** Maximum number of sentences shown at once. */
const most = 5;

/** A sentence for each record that could not be read. */
export const noticeOfUnreadable =
  (records: readonly Unreadable[]): Phrase =>
  ({ notices }) =>
    joinSentences(
      [
        ...new Set(
          records.map((record) => {
            const words = notices.unreadable[record.what];
            return typeof words === 'string' ? words : words(record);
          }),
        ),
      ].slice(0, most),
    );
