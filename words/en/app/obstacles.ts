const otherPage = 'Open the page you want to audit, then click the Pageloupe button there.';

/** Why a tab cannot be audited (yet), and what to do: by the codes of extension/messages/obstacle.ts. */
export const obstacles = {
  'no-tab': { title: 'There is no tab to audit.', advice: otherPage },
  'browser-page': { title: 'The browser’s own pages can’t be audited.', advice: otherPage },
  'extension-page': { title: 'Extension pages can’t be audited.', advice: otherPage },
  store: { title: 'Extensions can’t run on the extension store or on some other pages of the browser’s vendor.', advice: otherPage },
  'view-source': {
    title: 'This is the source view, not the page.',
    advice: 'Open the page itself; the tools show its raw HTML as crawlers get it.',
  },
  file: {
    title: 'This is a local file, and the browser doesn’t let extensions read files.',
    advice: 'Allow access to file URLs on the browser’s settings page for this extension, or serve the file over http.',
  },
  loading: { title: 'The page is still loading.', advice: 'The audit starts automatically when the page is ready.' },
  discarded: { title: 'The browser has put this tab to sleep.', advice: 'Reload the page, then audit it.' },
  'error-page': {
    title: 'The browser shows an error instead of the page: it did not load.',
    advice: 'Check the URL and the connection, then reload the page.',
  },
  'no-answer': {
    title: 'The page isn’t responding: a script is keeping it busy.',
    advice: 'Wait until the page responds or reload it, then try again.',
  },
  'no-worker': {
    title: 'Pageloupe’s background process isn’t responding.',
    advice: 'Try again. If this keeps happening, restart the browser.',
  },
  left: { title: 'The page changed or reloaded during the audit.', advice: 'Audit the page that is open now.' },
  crashed: { title: 'This tab has crashed or isn’t responding.', advice: 'Reload the page, then audit it.' },
  policy: {
    title: 'Your administrator’s browser policy blocks extensions on this page.',
    advice: 'Ask the administrator, or audit the page in another browser.',
  },
  'no-permission': {
    title: 'The browser doesn’t let Pageloupe read this page.',
    advice:
      'If you have navigated since, click the Pageloupe button again. New tabs, error pages, PDFs, source views and the browser’s own pages can’t be audited.',
  },
  document: {
    title: {
      pdf: 'This is a PDF document, not a web page.',
      svg: 'This is an SVG image, not a web page.',
      image: 'This is an image, not a web page.',
      media: 'This is a media file, not a web page.',
      json: 'This is a JSON file, not a web page.',
      text: 'This is a text file, not a web page.',
      xml: 'This is an XML document, not a web page.',
      other: 'This isn’t a web page.',
    },
    advice: 'Audit the page that links to it.',
  },
  'not-well-formed': {
    title: 'This page is sent as XML and isn’t well-formed, so the browser shows an error instead.',
    advice: ({ text }: { text: string }) => `The browser says: ${text}`,
  },
  failed: { title: 'The audit couldn’t run on this page.', advice: ({ text }: { text: string }) => `The browser says: ${text}` },
};

/** What helps with an obstacle. */
export const obstacleButtons = { 'audit-now': 'Audit now', 'try-again': 'Try again', reload: 'Reload the page' };

/** Why an audit no longer describes what the tab shows. */
export const stale = {
  'another-document': 'This tab has navigated or reloaded since the audit.',
  'another-url': 'The page’s URL has changed since the audit.',
  'another-view': 'The page has changed its view since the audit.',
  earlier: 'This audit describes the earlier page.',
};

/** Facts of the page’s own site, while they are waited for. */
export const siteFacts = {
  response: 'the page’s response',
  served: 'its raw HTML',
  robotsTxt: 'robots.txt',
  sitemap: 'the sitemap',
  llmsTxt: 'llms.txt',
};
