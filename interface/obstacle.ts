/** Why a tab cannot be audited (yet), and what the reader can do. Pure: what the browser says in, one sentence out. */
export interface Obstacle {
  kind:
    | 'no-tab' | 'browser-page' | 'extension-page' | 'store' | 'view-source' | 'document' | 'file' | 'loading' | 'discarded'
    | 'error-page' | 'no-answer' | 'not-well-formed' | 'left' | 'crashed' | 'policy' | 'no-permission' | 'failed';
  title: string;
  /** What to do. */
  advice: string;
  /** The button that helps, where one does. */
  action: 'audit-now' | 'try-again' | 'reload' | null;
}

export interface TabSight {
  /** Absent where the browser does not let us see it. */
  url?: string | undefined;
  status?: string | undefined;
  discarded?: boolean | undefined;
}

const obstacle = (kind: Obstacle['kind'], title: string, advice: string, action: Obstacle['action'] = null): Obstacle => ({ kind, title, advice, action });

const otherPage = 'Open the page you want to audit, then click the Pageloupe button there.';
const noTab = obstacle('no-tab', 'There is no tab to audit.', otherPage);
const browserPage = obstacle('browser-page', 'The browser’s own pages cannot be audited.', otherPage);
const extensionPage = obstacle('extension-page', 'Pages of extensions cannot be audited.', otherPage);
const store = obstacle('store', 'Browsers keep extensions out of their extension store and of some pages of their maker.', otherPage);
const viewSource = obstacle('view-source', 'This is the source view, not the page.', 'Open the page itself; the tools show its source as crawlers get it.');
const file = obstacle('file', 'This is a file on your disk, and the browser has not allowed extensions to read files.',
  'Allow access to file URLs in the browser’s settings of this extension, or serve the file over http.', 'try-again');
const discarded = obstacle('discarded', 'The browser has put this tab to sleep.', 'Load the page again, then audit it.', 'reload');
const errorPage = obstacle('error-page', 'The browser shows an error instead of the page: it did not load.', 'Check the address and the connection, then load the page again.', 'reload');
const loading = obstacle('loading', 'The page is still loading.', 'The audit starts by itself when the page is ready.', 'audit-now');
const left = obstacle('left', 'The page was left or loaded again while it was being read.', 'Audit the page that stands there now.', 'try-again');
const noAnswer = obstacle('no-answer', 'The page gives no answer: a script of it keeps it busy.', 'Nothing could be read. Wait until the page reacts again, or load it again, then try again.', 'try-again');
const crashed = obstacle('crashed', 'This tab has crashed or does not answer.', 'Load the page again, then audit it.', 'reload');
const policy = obstacle('policy', 'A policy of this browser’s administrator keeps extensions out of this page.', 'Ask the administrator, or audit the page in another browser.');
const noPermission = obstacle('no-permission', 'The browser does not let Pageloupe read this page.', 'Click the Pageloupe button again if another page has come into this tab; empty tabs, error pages, documents in the browser’s viewer, source views and the browser’s own pages cannot be audited.', 'try-again');

const stores: readonly RegExp[] = [
  /^https:\/\/chromewebstore\.google\.com(\/|$)/,
  /^https:\/\/chrome\.google\.com\/webstore(\/|$)/,
  /^https:\/\/microsoftedge\.microsoft\.com\/addons(\/|$)/,
  // extensions.webextensions.restrictedDomains of Firefox
  /^https:\/\/(accounts-static\.cdn|accounts|addons\.cdn|addons|api\.accounts|content|discovery\.addons|install|oauth\.accounts|profile\.accounts|support|sync\.services)\.(mozilla\.(org|net|com)|firefox\.com)(\/|$)/,
];

/** What an address alone, and the state of the tab, tell before anything is tried. */
export function obstacleOf(tab: TabSight | null): Obstacle | null {
  if (!tab) return noTab;
  const url = tab.url ?? '';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? '';
  if (scheme === 'view-source') return viewSource;
  if (['chrome-extension', 'moz-extension', 'safari-web-extension', 'ms-browser-extension'].includes(scheme)) return extensionPage;
  if (scheme === 'chrome-error') return errorPage;
  if (['chrome', 'edge', 'brave', 'opera', 'vivaldi', 'about', 'devtools', 'chrome-search', 'chrome-untrusted', 'resource', 'javascript'].includes(scheme)) {
    return browserPage;
  }
  if (stores.some((store) => store.test(url))) return store;
  if (tab.discarded) return discarded;
  // Chromium calls a tab so that has no process any more, for whatever reason.
  if (tab.status === 'unloaded') return crashed;
  if (tab.status === 'loading') return loading;
  return null;
}

/** What the browser's refusal to inject means. Chromium's and Firefox's sentences, read from their sources. */
const refusals: readonly [pattern: RegExp, obstacle: Obstacle][] = [
  [/no tab with id|invalid tab id|tab not found/i, noTab],
  [/showing error page/i, errorPage],
  [/extensions gallery|webstore|addons\.mozilla/i, store],
  [/ExtensionsSettings policy|blocked by (the )?(administrator|policy)/i, policy],
  [/url "?(file:)|file urls?\b|file scheme/i, file],
  [/chrome-extension:|moz-extension:|of another extension|different extension/i, extensionPage],
  [/cannot access (a )?(chrome|edge|brave|opera|vivaldi|about):|url "?(chrome|edge|brave|opera|vivaldi|about|devtools):/i, browserPage],
  [/view-source:/i, viewSource],
  [/frame with id 0 (was removed|is not ready)|no frame with id|was removed|tab was closed|context invalidated|left or loaded again|navigated/i, left],
  [/gave no answer in time/i, noAnswer],
  [/crash|render(er)? process (is )?gone|target closed|does not exist|could not establish connection/i, crashed],
  [/must request permission|missing host permission|cannot access contents|cannot access|not allowed/i, noPermission],
];

/** @param error what the browser said when the audit was tried */
export function obstacleFromError(error: string, tab: TabSight | null): Obstacle {
  const known = obstacleOf(tab && { ...tab, status: tab.status === 'unloaded' ? 'unloaded' : 'complete' });
  if (known) return known;
  if (tab?.url?.startsWith('file:') && /cannot access|permission/i.test(error)) return file;
  // Firefox shows PDF in a viewer of its own, which no extension may enter.
  if (/\.pdf([?#]|$)/i.test(tab?.url ?? '') && /permission|cannot access/i.test(error)) return obstacleFromDocument('application/pdf')!;
  const hit = refusals.find(([pattern]) => pattern.test(error))?.[1];
  return hit ?? obstacle('failed', 'The audit could not be run on this page.', `The browser says: ${error.slice(0, 300)}`, 'try-again');
}

const kinds: readonly [pattern: RegExp, name: string][] = [
  [/^application\/(x-)?pdf/, 'a PDF document'],
  [/^image\/svg\+xml/, 'an SVG drawing'],
  [/^image\//, 'an image'],
  [/^(video|audio)\//, 'a media file'],
  [/^application\/(.+\+)?json|^text\/json/, 'a JSON file'],
  [/^text\/(plain|css|javascript|csv|markdown)|^application\/(javascript|ecmascript)/, 'a text file'],
  [/^(text|application)\/(.+\+)?xml/, 'an XML document'],
];

/** Documents that are no web pages: nothing of the audit would hold. XHTML is a page. */
export function obstacleFromDocument(contentType: string, notWellFormed?: string): Obstacle | null {
  if (notWellFormed !== undefined) return obstacle('not-well-formed', 'This page is sent as XML and is not well-formed: the browser shows an error instead of it.', `The browser says: ${notWellFormed}`, 'reload');
  const type = contentType.toLowerCase();
  if (type === '' || type.startsWith('text/html') || type.startsWith('application/xhtml+xml')) return null;
  const name = kinds.find(([pattern]) => pattern.test(type))?.[1];
  return name ? obstacle('document', `This is ${name}, not a web page.`, 'Audit the page that links to it.') : null;
}

/**
 * Is the audited document still what the tab shows?
 * A plain fragment is a place in the same page; `#/…` and `#!…` are routes of applications.
 * @param now address of the audited document now, null when it is gone
 */
export function staleBecause(audited: string, now: string | null): string | null {
  if (now === null) return 'The tab shows another page now, or loaded this one again.';
  const [before, after] = [splitFragment(audited), splitFragment(now)];
  if (before.page !== after.page) return 'The page has changed its address since it was audited.';
  const route = (fragment: string) => (/^#[!/]/.test(fragment) ? fragment : '');
  return route(before.fragment) === route(after.fragment) ? null : 'The page shows another view since it was audited.';
}

function splitFragment(url: string): { page: string; fragment: string } {
  const at = url.indexOf('#');
  return at < 0 ? { page: url, fragment: '' } : { page: url.slice(0, at), fragment: url.slice(at) };
}
