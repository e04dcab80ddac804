/** What the side panel shows around an audit, or if there is none. */
export const panelWords = {
  looking: 'Looking at the tab…',
  none: {
    title: 'This page has not been audited yet.',
    advice: 'The panel follows the tab. Audit this page now, or click the Pageloupe toolbar button on any page.',
    button: 'Audit this page',
  },
  /** The browser shows our request next to its address bar. */
  requested: {
    title: 'Your browser is asking whether Pageloupe may read this site.',
    advice: 'Allow it in the browser’s toolbar to audit the page here. To audit it only once, click the Pageloupe toolbar button instead.',
  },
  refused: {
    title: 'The browser doesn’t let Pageloupe read this page yet.',
    advice:
      'Click the Pageloupe toolbar button to audit this page here. Or allow this site, or all sites, so the panel can audit any page you open; you can undo this on the browser’s settings page for this extension.',
    site: 'Allow this site',
    button: 'Allow all sites',
    again: 'Try again',
  },
  noTab: { title: 'There is no tab to show.', advice: 'Open a page and it appears here.' },
  follow: ({ host }: { host: string }) => `Audit every page I open on ${host}`,
  followed: ({ host }: { host: string }) => `Pages of ${host} are audited as you open them, while this panel is open.`,
  unfollowed: ({ host }: { host: string }) => `Pages of ${host} are audited only when you start an audit.`,
  notAllowed: ({ host }: { host: string }) => `Pages of ${host} can’t be audited without your permission.`,
};
