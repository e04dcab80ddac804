/** The words around a report on the report page. */
export const reportPageWords = {
  /** @param name of the audited page */
  title: ({ name }: { name: string }) => `Audit of ${name}`,
  reading: 'Looking for the report…',
  print: 'Print',
  toTab: 'Go to the page',
  none: {
    title: 'This tab has no audit to show.',
    advice: 'Its audit was deleted or has not started. Audit the page in that tab now, or click the Pageloupe toolbar button there.',
  },
  unread: {
    title: 'Report not found.',
    advice: 'It was deleted, or the link is incomplete. “Bulk audits” lists the saved reports.',
    bulk: 'Bulk audits',
  },
  glance: { what: 'What', value: 'On this page', note: 'Note' },
};
