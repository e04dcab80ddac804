import { caps, clipText } from '../../checks/core/helpers/clip.ts';
import { errorMessage } from '../../checks/core/helpers/error-message.ts';
import { TimeLimitOver } from '../../checks/time-limits.ts';
import { isHtml, type AuditFailure } from '../../checks/audit-page.ts';
import type { DocumentKind, Obstacle, PlainObstacle, Stale } from '../../extension/messages/obstacle.ts';
import { NoTabPage, TabPageGone, refusalInMessage } from './browser-refusals.ts';

/** Why a tab cannot be audited (yet), from the browser's data about it. Pure. */
export interface TabInfo {
  /** Absent if the browser hides it. */
  url?: string | undefined;
  status?: string | undefined;
  discarded?: boolean | undefined;
}

const stores: readonly RegExp[] = [
  /^https:\/\/chromewebstore\.google\.com(\/|$)/,
  /^https:\/\/chrome\.google\.com\/webstore(\/|$)/,
  /^https:\/\/microsoftedge\.microsoft\.com\/addons(\/|$)/,
  // extensions.webextensions.restrictedDomains of Firefox
  /^https:\/\/(accounts-static\.cdn|accounts|addons\.cdn|addons|api\.accounts|content|discovery\.addons|install|oauth\.accounts|profile\.accounts|support|sync\.services)\.(mozilla\.(org|net|com)|firefox\.com)(\/|$)/,
];
const schemes: Record<string, PlainObstacle> = {
  'view-source': 'view-source',
  'chrome-error': 'error-page',
  ...Object.fromEntries(
    ['chrome-extension', 'moz-extension', 'safari-web-extension', 'ms-browser-extension'].map((scheme) => [
      scheme,
      'extension-page' as const,
    ]),
  ),
  ...Object.fromEntries(
    ['chrome', 'edge', 'brave', 'opera', 'vivaldi', 'about', 'devtools', 'chrome-search', 'chrome-untrusted', 'resource', 'javascript'].map(
      (scheme) => [scheme, 'browser-page' as const],
    ),
  ),
};

/** Obstacles visible from the URL and the state of the tab, before anything is tried. */
export function obstacleOf(tab: TabInfo | null): Obstacle | null {
  const code = codeOf(tab);
  return code && { code };
}
function codeOf(tab: TabInfo | null): PlainObstacle | null {
  if (!tab) return 'no-tab';
  const url = tab.url ?? '';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(schemes, scheme)) return schemes[scheme]!;
  if (stores.some((store) => store.test(url))) return 'store';
  if (tab.discarded) return 'discarded';
  // Chromium uses this status for a tab without a process, for whatever reason.
  if (tab.status === 'unloaded') return 'crashed';
  return tab.status === 'loading' ? 'loading' : null;
}

/** Why the audit of a tab failed. @param tab its current state */
export function obstacleFromFailure(failure: AuditFailure, tab: TabInfo | null): Obstacle {
  switch (failure.code) {
    case 'not-well-formed':
      return failure;
    case 'not-a-page':
      return { code: 'document', kind: kindOfNonPage(failure.contentType) };
    case 'page-timeout':
    case 'site-timeout':
      return { code: 'no-answer' };
    case 'no-page':
      return obstacleFromError(new Error('The audit returned no page.'), tab);
    case 'another-page':
      return { code: 'left' };
    case 'page-refused':
    case 'site-refused':
      return obstacleFromError(failure.error, tab);
    // Nothing is waiting for it anymore.
    case 'cancelled':
      return { code: 'left' };
  }
}

/** @param error thrown by the audit */
export function obstacleFromError(error: unknown, tab: TabInfo | null): Obstacle {
  const known = codeOf(tab && { ...tab, status: tab.status === 'unloaded' ? 'unloaded' : 'complete' });
  if (known) return { code: known };
  if (error instanceof TimeLimitOver) return { code: 'no-answer' };
  if (error instanceof TabPageGone) return { code: 'left' };
  if (error instanceof NoTabPage) return { code: 'document', kind: kindOfNonPage(error.contentType) };
  const message = errorMessage(error);
  const refusal = refusalInMessage(message);
  if (refusal === null) return { code: 'failed', detail: message.slice(0, 300) };
  if (refusal === 'no-permission') {
    if (tab?.url?.startsWith('file:')) return { code: 'file' };
    // Firefox shows PDFs in its own viewer, to which extensions have no access.
    if (/\.pdf([?#]|$)/i.test(tab?.url ?? '')) return { code: 'document', kind: 'pdf' };
  }
  return { code: refusal };
}

const kinds: readonly [pattern: RegExp, kind: DocumentKind][] = [
  [/^application\/(x-)?pdf/, 'pdf'],
  [/^image\/svg\+xml/, 'svg'],
  [/^image\//, 'image'],
  [/^(video|audio)\//, 'media'],
  [/^application\/(.+\+)?json|^text\/json/, 'json'],
  [/^text\/(plain|css|javascript|csv|markdown)|^application\/(javascript|ecmascript)/, 'text'],
  [/^(text|application)\/(.+\+)?xml/, 'xml'],
];
/** Kind of a document that is not a web page; `other` if it is one, or of an unknown type. @param contentType without parameters */
export const kindOfNonPage = (contentType: string): DocumentKind =>
  (isHtml(contentType) ? undefined : kinds.find(([pattern]) => pattern.test(contentType.toLowerCase()))?.[1]) ?? 'other';

/**
 * Whether the tab still shows the audited document.
 * A plain fragment is a place in the same page; `#/…` and `#!…` are routes of applications.
 * @param now current URL of the audited document; null if it is no longer there
 */
export function whyStale(audited: string, now: string | null): Stale | null {
  if (now === null) return 'another-document';
  const [before, after] = [splitFragment(audited), splitFragment(clipText(now, caps.pageUrl))];
  if (before.page !== after.page) return 'another-url';
  const route = (fragment: string) => (/^#[!/]/.test(fragment) ? fragment : '');
  return route(before.fragment) === route(after.fragment) ? null : 'another-view';
}

function splitFragment(url: string): { page: string; fragment: string } {
  const at = url.indexOf('#');
  return at < 0 ? { page: url, fragment: '' } : { page: url.slice(0, at), fragment: url.slice(at) };
}
