/** What the report page says around a report. */
export const reportPageWords = {
  /** @param name of the audited page */
  title: ({ name }: { name: string }) => `Audit of ${name}`,
  reading: 'Looking for the report…',
  print: 'Print',
  toTab: 'Go to the page',
  none: {
    title: 'This tab has no audit to show.',
    advice:
      'Its audit is over, or has not begun. You can audit the page of the tab now, or click the Pageloupe button of the toolbar there.',
  },
  unread: {
    title: 'There is no such report.',
    advice: 'It was deleted, or the link is not whole. Bulk audits lists what is kept.',
    bulk: 'Bulk audits',
  },
  glance: { what: 'What', value: 'On this page', note: 'Note' },
};
