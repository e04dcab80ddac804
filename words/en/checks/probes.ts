import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import { number } from './grammar.ts';

/** The result of checking a URL besides its status, or why it was not checked: clauses without a period, by code. Their arguments are JSON. */
export const probeReasons = {
  // Not requested
  'no-url': () => 'not a URL',
  'no-web-url': ({ scheme }: { scheme: string }) => `not an http(s) URL (${scheme})`,
  'mail-url': () => 'an e-mail address',
  'telephone-url': () => 'a telephone number',
  'script-url': () => 'a script',
  'data-url': () => 'data in the URL itself',
  'blob-url': () => 'created by the page itself',
  'file-url': () => 'a file on this computer',
  'browser-url': () => 'a browser page',
  'private-url': () => 'a private address, not requested from public pages',
  'too-many': ({ most }: { most: number }) => `not requested: more than ${number(most)} URLs`,
  'not-allowed': () => 'not requested: no permission for this host',
  'check-stopped': () => 'stopped before it was checked',

  // Not requested, because of how the host responded before
  'host-errors': () => 'not requested: this server returned too many errors',
  'host-waits': ({ seconds }: { seconds: number }) =>
    `not requested: the server requires a wait of ${number(seconds)} seconds (Retry-After)`,
  'host-refuses': () => 'not requested: the server kept rejecting checks',
  'host-silent': () => 'not requested: the host is not responding',
  'host-fell-silent': () => 'not requested: the host stopped responding',

  // Redirects
  'leads-inside': () => 'redirects to a private address, which was not requested',
  'named-inside': () => 'its host name resolves to a private address here, so the response was not read',
  'leads-to-unallowed': () => 'redirects to a host without permission',
  'leads-off-the-web': () => 'redirects to a URL that is not http or https',
  'endless-redirects': () => 'endless redirects, at least without cookies',
  'hidden-redirect': () => 'redirects, but the browser hides where to',
  'redirect-nowhere': () => 'redirects without a target',
  'uncounted-redirects': () => 'at least one redirect; the browser hides how many',

  // Responses
  'asks-sign-in': () => 'requires sign-in',
  'proxy-sign-in': () => 'a proxy requires sign-in',
  'refuses-checks': () => 'rejects automated checks',
  'refuses-method': () => 'rejects the request method (HEAD or GET)',
  'gave-up': () => 'request timeout at the server',
  'too-many-requests': () => 'rate-limited',
  'withheld-by-law': () => 'unavailable for legal reasons',
  challenge: () => 'bot check, or “try again later”',
  'not-found': () => 'not found',
  gone: () => 'gone',
  'server-error': () => 'server error',
  'not-modified': () => 'returns 304 (not modified) to a first request',
  status: ({ status }: { status: number }) => `returns ${status} to checks`,

  // No response
  offline: () => 'this computer is offline',
  'hidden-answer': () => 'the browser hides the response',
  'too-slow': ({ seconds }: { seconds: number }) => `no response within ${number(seconds)} seconds`,
  'no-host': () => 'no such host',
  'no-server': () => 'no server responds there',
  'nothing-answers': ({ failure }: { failure: 'no-host' | 'no-server' }) =>
    `${{ 'no-host': 'no such host', 'no-server': 'no server responds there' }[failure]}, but no other host responded either, so the connection may be down`,
  'broken-off': () => 'the server closes the connection',
  'server-too-slow': () => 'the server did not respond in time',
  certificate: () => 'invalid certificate',
  blocked: () => 'blocked in this browser',
  'no-answer': ({ error }: { error: string }) => (error === '' ? 'no response, and the browser doesn’t say why' : `no response (${error})`),

  // Images
  'size-unread': () => 'the pixel size could not be read',
  'no-picture': () => 'not an image',
  'unknown-picture': () => 'unsupported image format',
  'too-many-pixels': () => 'too many pixels to draw here',
  'picture-status': ({ status }: { status: number }) => `the server returned ${status}`,
  'picture-too-large': ({ megabytes }: { megabytes: number }) => `larger than ${number(megabytes)} MB`,
  'pictures-too-large': () => 'too large together with the others',
  'site-withholds': () => 'the site did not return it',
  'worker-silent': () => 'the extension’s worker did not respond',
  undrawable: () => 'it could not be displayed here',
};

/** The clause of such a reason. A code that this version does not know is shown unchanged. */
export const probeText = ({ code, args }: { code: string; args: object }): string =>
  lookUpEntry<(args: object) => string>(probeReasons, code)?.(args) ?? code;
