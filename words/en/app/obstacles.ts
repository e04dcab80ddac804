const otherPage = 'Open the page you want to audit, then click the Pageloupe button there.';

/** Why a tab cannot be audited (yet), and what to do: by the codes of bridge/obstacle.ts. */
export const obstacles = {
  'no-tab': { title: 'There is no tab to audit.', advice: otherPage },
  'browser-page': { title: 'The browser’s own pages cannot be audited.', advice: otherPage },
  'extension-page': { title: 'Pages of extensions cannot be audited.', advice: otherPage },
  store: { title: 'Browsers keep extensions out of their extension store and of some pages of their maker.', advice: otherPage },
  'view-source': {
    title: 'This is the source view, not the page.',
    advice: 'Open the page itself; the tools show its source as crawlers get it.',
  },
  file: {
    title: 'This is a file on your disk, and the browser has not allowed extensions to read files.',
    advice: 'Allow access to file URLs in the browser’s settings of this extension, or serve the file over http.',
  },
  loading: { title: 'The page is still loading.', advice: 'The audit starts by itself when the page is ready.' },
  discarded: { title: 'The browser has put this tab to sleep.', advice: 'Load the page again, then audit it.' },
  'error-page': {
    title: 'The browser shows an error instead of the page: it did not load.',
    advice: 'Check the URL and the connection, then load the page again.',
  },
  'no-answer': {
    title: 'The page gives no answer: a script of it keeps it busy.',
    advice: 'Nothing could be read. Wait until the page reacts again, or load it again, then try again.',
  },
  'no-worker': { title: 'The background part of Pageloupe does not answer.', advice: 'Try again; if it stays so, restart the browser.' },
  left: { title: 'The page was left or loaded again while it was being read.', advice: 'Audit the page that is there now.' },
  crashed: { title: 'This tab has crashed or does not answer.', advice: 'Load the page again, then audit it.' },
  policy: {
    title: 'A policy of this browser’s administrator keeps extensions out of this page.',
    advice: 'Ask the administrator, or audit the page in another browser.',
  },
  'no-permission': {
    title: 'The browser does not let Pageloupe read this page.',
    advice:
      'Click the Pageloupe button again if another page has come into this tab; empty tabs, error pages, documents in the browser’s viewer, source views and the browser’s own pages cannot be audited.',
  },
  document: {
    title: {
      pdf: 'This is a PDF document, not a web page.',
      svg: 'This is an SVG drawing, not a web page.',
      image: 'This is an image, not a web page.',
      media: 'This is a media file, not a web page.',
      json: 'This is a JSON file, not a web page.',
      text: 'This is a text file, not a web page.',
      xml: 'This is an XML document, not a web page.',
      other: 'This is no web page.',
    },
    advice: 'Audit the page that links to it.',
  },
  'not-well-formed': {
    title: 'This page is sent as XML and is not well-formed: the browser shows an error instead of it.',
    advice: ({ said }: { said: string }) => `The browser says: ${said}`,
  },
  failed: { title: 'The audit could not be run on this page.', advice: ({ said }: { said: string }) => `The browser says: ${said}` },
};

/** What helps with an obstacle. */
export const obstacleButtons = { 'audit-now': 'Audit now', 'try-again': 'Try again', reload: 'Load the page again' };

/** Why an audit no longer is of what the tab shows. */
export const stale = {
  'another-document': 'The tab shows another page now, or loaded this one again.',
  'another-url': 'The page has changed its URL since it was audited.',
  'another-view': 'The page shows another view since it was audited.',
  earlier: 'This audit is of the earlier page.',
};

/** Facts of the page’s own site, while they are waited for. */
export const siteFacts = {
  response: 'the page’s response',
  served: 'its HTML without scripts',
  robotsTxt: 'robots.txt',
  sitemap: 'the sitemap',
  llmsTxt: 'llms.txt',
};
