export const dateAgreement = {
  title: 'Dates agree and are honest',
  why: 'Google compares several dates of a page before it believes one. Dates that contradict each other, or that are renewed without new content, cost trust in all of them.',
  says: {
    agree: ({ sources }: { sources: number }) => ({ message: `Dates from ${sources} sources agree.`, change: '' }),
    publishedApart: ({ days, a, b }: { days: number; a: string; b: string }) => ({
      message: `The dates of publication are ${days} days apart (${a} and ${b}).`,
      change: 'Give the same date of publication in the visible text, the structured data and the metadata, from one field of the content system.',
    }),
    modifiedApart: ({ days, a, b }: { days: number; a: string; b: string }) => ({
      message: `The dates of revision are ${days} days apart (${a} and ${b}).`,
      change: 'Let the visible date, dateModified and the lastmod of the sitemap follow the same revision of the content.',
    }),
    modifiedFirst: ({ modified, published }: { modified: string; published: string }) => ({
      message: `The page says it was revised (${modified}) before it was published (${published}).`,
      change: 'Correct the two dates: a revision cannot be earlier than publication.',
    }),
    future: ({ date, source }: { date: string; source: string }) => ({
      message: `A date lies in the future: ${date} (${source}).`,
      change: 'Google asks not to give future dates: use the day of publication or of the last revision.',
    }),
    unreadable: ({ raw, source }: { raw: string; source: string }) => ({
      message: `A date in the structured data cannot be read: "${raw}" (${source}).`,
      change: 'Write it in ISO 8601, for instance 2026-03-15T10:00:00+01:00.',
    }),
    bumped: ({ modified, shown }: { modified: string; shown: string }) => ({
      message: `The metadata says the page was revised within the last day (${modified}), but the date that readers see is from ${shown}.`,
      change: 'Set dateModified only when the content changes, not with each visit or build, and show readers the date of the revision.',
    }),
    noZone: ({ source }: { source: string }) => ({ message: `A time has no time zone (${source}). Google then assumes the time zone of its crawler.`, change: '' }),
    lastModified: ({ date }: { date: string }) => ({ message: `The Last-Modified header says ${date}. It is shown as a hint and not compared: servers often set it for other reasons.`, change: '' }),
    onlyAgo: ({ words }: { words: string }) => ({ message: `Does not apply: the date that readers see is relative to the day of reading (“${words}”). It names no day, so there is nothing to compare the dates in the markup with.`, change: '' }),
    tooFew: () => ({ message: 'Does not apply: fewer than two sources give a date, so there is nothing to compare.', change: '' }),
  },
};
