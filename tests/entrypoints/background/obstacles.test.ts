import { describe, expect, test } from 'vitest';
import type { AuditFailure } from '../../../checks/audit-page.ts';
import { TimeLimitOver } from '../../../checks/time-limits.ts';
import { NoTabPage, TabPageGone } from '../../../entrypoints/background/browser-refusals.ts';
import { caps, clipText } from '../../../checks/core/helpers/clip.ts';
import { kindOfNonPage, obstacleFromError, obstacleFromFailure, obstacleOf, whyStale } from '../../../entrypoints/background/obstacles.ts';

describe('what address and state of a tab tell', () => {
  test.each([
    ['no-tab', null],
    ['browser-page', { url: 'chrome://settings/' }],
    ['browser-page', { url: 'edge://extensions' }],
    ['browser-page', { url: 'about:blank' }],
    ['browser-page', { url: 'devtools://devtools/bundled/inspector.html' }],
    ['extension-page', { url: 'moz-extension://0f0f/popup.html' }],
    ['extension-page', { url: 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/index.html' }],
    ['error-page', { url: 'chrome-error://chromewebdata/' }],
    ['store', { url: 'https://chromewebstore.google.com/detail/x' }],
    ['store', { url: 'https://chrome.google.com/webstore/category/extensions' }],
    ['store', { url: 'https://microsoftedge.microsoft.com/addons/Microsoft-Edge-Extensions-Home' }],
    ['store', { url: 'https://addons.mozilla.org/en-US/firefox/' }],
    ['view-source', { url: 'view-source:https://example.com/' }],
    ['discarded', { url: 'https://example.com/', discarded: true, status: 'unloaded' }],
    ['crashed', { url: 'https://example.com/', discarded: false, status: 'unloaded' }],
    ['loading', { url: 'https://example.com/', status: 'loading' }],
    [undefined, { url: 'https://example.com/', status: 'complete' }],
    [undefined, { url: 'http://localhost:8080/about:blank', status: 'complete' }],
    [undefined, { url: 'https://chrome.google.com/intl/en/', status: 'complete' }],
    [undefined, { url: 'https://addons.mozilla.org.example.com/', status: 'complete' }],
    [undefined, { url: 'file:///index.html', status: 'complete' }],
    [undefined, { status: 'complete' }],
  ])('%s: %j', (kind, tab) => {
    expect(obstacleOf(tab)?.code).toBe(kind);
  });
});

describe('the refusal of the browser', () => {
  test.each([
    ['browser-page', 'Cannot access a chrome:// URL', {}],
    [
      'browser-page',
      'Cannot access contents of url "chrome://newtab/". Extension manifest must request permission to access this host.',
      {},
    ],
    ['store', 'The extensions gallery cannot be scripted.', {}],
    ['policy', 'This page cannot be scripted due to an ExtensionsSettings policy.', {}],
    ['error-page', 'Frame with ID 0 is showing error page', {}],
    ['extension-page', 'Cannot access a chrome-extension:// URL of different extension', {}],
    ['no-permission', 'Cannot access contents of the page. Extension manifest must request permission to access the respective host.', {}],
    ['no-permission', 'Missing host permission for the tab', {}],
    ['no-tab', 'No tab with id: 12.', {}],
    ['left', 'Frame with ID 0 was removed.', {}],
    ['left', 'The tab was closed.', {}],
    ['crashed', 'Could not establish connection. Receiving end does not exist.', {}],
    ['file', 'Cannot access contents of url "file:///index.html". Extension manifest must request permission to access this host.', {}],
    [
      'file',
      'Cannot access contents of the page. Extension manifest must request permission to access the respective host.',
      { url: 'file:///index.html' },
    ],
    ['document', 'Missing host permission for the tab', { url: 'https://example.com/a.pdf?x=1' }],
    ['browser-page', 'anything at all', { url: 'about:config' }],
    ['failed', 'Something nobody has seen before', {}],
  ])('%s: %s', (kind, error, tab) => {
    expect(obstacleFromError(new Error(error), tab).code).toBe(kind);
  });
  test('an unknown refusal is quoted, so that it can be looked up', () => {
    expect(obstacleFromError(new Error('Something nobody has seen before'), {})).toEqual({
      code: 'failed',
      detail: 'Something nobody has seen before',
    });
  });
});

test.each([
  ['application/pdf', 'pdf'],
  ['image/png', 'image'],
  ['image/svg+xml', 'svg'],
  ['video/mp4', 'media'],
  ['application/ld+json', 'json'],
  ['text/plain; charset=utf-8', 'text'],
  ['application/rss+xml', 'xml'],
  ['application/x-unheard-of', 'other'],
])('a document of the type %s is of the kind %s', (type, kind) => expect(kindOfNonPage(type)).toBe(kind));

describe('does the result still hold?', () => {
  const page = 'https://example.com/a?b=1';
  test.each([
    ['the same address', page, page, false],
    ['a place in the same page', page, `${page}#part`, false],
    ['another place', `${page}#part`, `${page}#other`, false],
    ['a route after #/', `${page}#/`, `${page}#/settings`, true],
    ['a route after #!', page, `${page}#!/settings`, true],
    ['leaving a route', `${page}#/settings`, page, true],
    ['another path', page, 'https://example.com/c?b=1', true],
    ['another query', page, 'https://example.com/a?b=2', true],
    ['a document that is gone', page, null, true],
    ...[2_500, 9_000, 20_000, 150_000].flatMap((length): [string, string, string, boolean][] => {
      const stored = (url: string) => clipText(url, caps.pageUrl);
      const long = `${page}&x=${'y'.repeat(length)}`;
      return [
        [`a URL of ${length} characters`, stored(long), long, false],
        [`another one of ${length} characters`, stored(long), long.replace('b=1', 'b=2'), true],
      ];
    }),
  ])('%s', (_, before, now, stale) => {
    expect(whyStale(before, now) !== null).toBe(stale);
  });
});

test.each<[string, AuditFailure, object]>([
  ['no answer in time', { code: 'page-timeout' }, { code: 'no-answer' }],
  ['no answer to a look', { code: 'page-refused', error: new TimeLimitOver(5_000) }, { code: 'no-answer' }],
  ['a page that was left', { code: 'page-refused', error: new TabPageGone() }, { code: 'left' }],
  [
    'XML of which the browser made nothing',
    { code: 'page-refused', error: new NoTabPage('application/xml') },
    { code: 'document', kind: 'xml' },
  ],
  [
    'the browser’s error box in place of XHTML',
    { code: 'not-well-formed', detail: 'error on line 3' },
    { code: 'not-well-formed', detail: 'error on line 3' },
  ],
  ['a picture', { code: 'not-a-page', contentType: 'image/png' }, { code: 'document', kind: 'image' }],
  ['an answer without a page', { code: 'no-page' }, { code: 'failed', detail: 'The audit returned no page.' }],
])('%s', (_, failure, obstacle) =>
  expect(obstacleFromFailure(failure, { url: 'https://example.com/', status: 'complete' })).toEqual(obstacle),
);
