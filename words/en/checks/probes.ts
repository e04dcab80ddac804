import { ownMember } from '../../../checks/core/look-up.ts';
import { number } from './english.ts';

/** What a check of another URL says beside its status, or why there was none: clauses without full stop, by code. Their arguments are JSON. */
export const probeReasons = {
  /** As an earlier version of ours said it. */
  earlier: ({ detail }: { detail: string }) => detail,

  // Not requested
  'no-url': () => 'not a URL',
  'no-web-url': ({ scheme }: { scheme: string }) => `no URL of the web (${scheme})`,
  'mail-url': () => 'an e-mail address',
  'telephone-url': () => 'a telephone number',
  'script-url': () => 'a script',
  'data-url': () => 'data in the URL itself',
  'blob-url': () => 'made by the page itself',
  'file-url': () => 'a file of this computer',
  'browser-url': () => 'a page of the browser',
  'private-url': () => 'a private address, which only its own pages lead us to',
  'too-many': ({ most }: { most: number }) => `not requested: more than ${number(most)} URLs`,
  'not-allowed': () => 'not requested: Pageloupe may not send requests to this host',
  'check-stopped': () => 'stopped before it was known',

  // Not requested, because of how the host took the requests before
  'host-errors': () => 'not requested: this server answered many others with errors',
  'host-waits': ({ seconds }: { seconds: number }) => `not requested: the server wants to be left alone for ${number(seconds)} seconds`,
  'host-refuses': () => 'not requested: the server kept refusing checks',
  'host-silent': () => 'not requested: the host does not answer',
  'host-fell-silent': () => 'not requested: the host stopped answering',

  // Redirects
  'leads-inside': () => 'redirects to a private address, which is not requested',
  'named-inside': () => 'its name leads to a private address here, so the answer was not read',
  'leads-to-unallowed': () => 'redirects to a host that Pageloupe may not send requests to',
  'leads-off-the-web': () => 'redirects to no URL of the web',
  'endless-redirects': () => 'redirects without end, at least for visitors without cookies',
  'hidden-redirect': () => 'a redirect, and the browser does not show where to',
  'redirect-nowhere': () => 'a redirect that leads nowhere',
  'uncounted-redirects': () => 'at least one redirect; the browser does not show how many',

  // Answers
  'asks-sign-in': () => 'asks for a sign-in',
  'proxy-sign-in': () => 'a proxy asks for a sign-in',
  'refuses-checks': () => 'refuses checks',
  'refuses-method': () => 'refuses the method of the check',
  'gave-up': () => 'the server gave up waiting',
  'too-many-requests': () => 'too many requests for the server',
  'withheld-by-law': () => 'withheld for legal reasons here',
  challenge: () => 'checks for robots, or asks to come back later',
  'not-found': () => 'not found',
  gone: () => 'gone',
  'server-error': () => 'server error',
  'not-modified': () => 'answers “not modified” (304) to somebody who has no older copy',
  status: ({ status }: { status: number }) => `answers ${status} to checks`,

  // No answer
  offline: () => 'this computer is offline',
  'hidden-answer': () => 'the browser hides the answer',
  'too-slow': ({ seconds }: { seconds: number }) => `no answer within ${number(seconds)} seconds`,
  'no-host': () => 'no such host',
  'no-server': () => 'no server answers there',
  'nothing-answers': ({ failure }: { failure: 'no-host' | 'no-server' }) =>
    `${{ 'no-host': 'no such host', 'no-server': 'no server answers there' }[failure]}, but nothing else answered either`,
  'broken-off': () => 'the server breaks the connection off',
  'server-too-slow': () => 'the server did not answer in time',
  certificate: () => 'the certificate was not accepted',
  blocked: () => 'blocked in this browser',
  'no-answer': ({ error }: { error: string }) => (error === '' ? 'no answer, and the browser does not tell why' : `no answer (${error})`),

  // Pictures
  'size-unread': () => 'the pixel size could not be read',
  'no-picture': () => 'what came is no picture',
  'unknown-picture': () => 'no kind of picture that browsers draw',
  'too-many-pixels': () => 'too many pixels to draw here',
  'picture-status': ({ status }: { status: number }) => `the server answered ${status}`,
  'picture-too-large': ({ megabytes }: { megabytes: number }) => `larger than ${number(megabytes)} MB`,
  'pictures-too-large': () => 'too large together with the others',
  'site-withholds': () => 'the page’s own site did not give it',
  'worker-silent': () => 'the extension’s worker gave no answer',
  undrawable: () => 'it could not be drawn here',
};

/** The clause of such a reason. A code that this version does not know is shown as it is. */
export const probeText = ({ code, args }: { code: string; args: object }): string =>
  ownMember<(args: object) => string>(probeReasons, code)?.(args) ?? code;
