/** What the side panel says beside an audit, and where it has none to show. */
export const panelWords = {
  looking: 'Looking at the tab…',
  none: {
    title: 'This page has not been audited yet.',
    advice: 'The panel follows the tab: audit this page now, or click the Pageloupe button of the toolbar on any page.',
    button: 'Audit this page',
  },
  refused: {
    title: 'The browser has not let Pageloupe read this page.',
    advice:
      'It allows that page by page: click the Pageloupe button of the toolbar, and the audit appears here. Or allow all sites, and the panel can audit any page you open. You can take that back in the browser’s settings of this extension.',
    button: 'Allow all sites',
    again: 'Try again',
  },
  noTab: { title: 'There is no tab to show.', advice: 'Open a page, and the panel follows.' },
  follow: ({ host }: { host: string }) => `Audit every page I open on ${host}`,
  followed: ({ host }: { host: string }) => `Pages of ${host} are audited as you open them, while this panel is open.`,
  unfollowed: ({ host }: { host: string }) => `Pages of ${host} are audited when you ask for it.`,
  notAllowed: ({ host }: { host: string }) => `Without your permission for ${host} they cannot be audited.`,
};
