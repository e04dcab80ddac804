import type { ExclusionReason } from '../../../checks/site/crawl.ts';
import type { crawlReasonText as en, crawlSentences as enSentences } from '../../en/checks/crawl.ts';
import { german } from '../german.ts';

const { amount, number } = german;

/** Why a crawl did not audit a URL. */
const reasons: Record<ExclusionReason, string> = {
  robots: 'Durch robots.txt ausgeschlossen',
  unread: 'robots.txt oder die Links einer Seite konnten nicht gelesen werden',
  nofollow: 'Link oder Seite ist nofollow',
  changes: 'Aktionslink (Abmelden, Warenkorb …) oder Sortier-/Filter-URL',
  trap: 'Endlose URLs (Kalender, kombinierte Filter, wiederholter Pfad)',
  copy: 'Wahrscheinlich Kopien geprüfter Seiten (gleicher Text unter jedem Pfad, Sitzungs-IDs)',
  file: 'Eine Datei, keine Seite',
  excluded: 'Durch Ihre Muster ausgeschlossen',
  'other-host': 'Auf einem anderen Host',
  depth: 'Zu viele Klicks entfernt',
  limit: 'Über der Seitengrenze',
  refused: 'Der Server will weniger Anfragen (429 oder 503)',
};

export const crawlReasonText: typeof en = (why) => reasons[why];

/** What a crawl audited, and what it left out. */
export const crawlSentences: typeof enSentences = {
  reason: ({ why }) => reasons[why],
  summary: ({ start, pages, waiting }) =>
    `Gecrawlt ab ${start}: ${amount(pages, { one: 'Seite', other: 'Seiten' })} geprüft${waiting > 0 ? `, ${number(waiting)} gefunden, aber nicht erreicht` : ''}.`,
  skipped: ({ counts, more }) =>
    counts.length === 0
      ? 'Jede gefundene URL wurde geprüft.'
      : `Nicht geprüft: ${counts.map(({ why, count }) => `${why}: ${more ? 'mindestens ' : ''}${number(count)}`).join('; ')}.`,
};
