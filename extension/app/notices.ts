import type { PageNews } from '../messages/page-news.ts';
import type { Unreadable } from '../storage/set-aside.ts';
import type { Phrase } from '../../words/locale.ts';
import { joinSentences } from '../../words/sentence.ts';

/** Messages about actions on the page or with snapshots. */
export const noticeOfPageNews =
  (news: PageNews): Phrase =>
  ({ notices: { page } }) => {
    switch (news.code) {
      case 'marked':
        return page.marked(news);
      case 'tooMany':
        return page.tooMany(news);
      default:
        return page[news.code];
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
