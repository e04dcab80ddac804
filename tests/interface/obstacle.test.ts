import { describe, expect, test } from 'vitest';
import { noAnswer } from '../../bridge/patience.ts';
import { obstacleFromDocument, obstacleFromError, obstacleOf, staleBecause } from '../../interface/obstacle.ts';

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
    expect(obstacleOf(tab)?.kind).toBe(kind);
  });
  test('every obstacle says what to do', () => {
    for (const url of ['chrome://x', 'moz-extension://x', 'chrome-error://x', 'https://chromewebstore.google.com/', 'view-source:x']) {
      expect(obstacleOf({ url })?.title).toMatch(/\.$/);
      expect(obstacleOf({ url })?.advice).toMatch(/\.$/);
    }
  });
});

describe('what the refusal of the browser tells', () => {
  test.each([
    ['browser-page', 'Cannot access a chrome:// URL', {}],
    ['browser-page', 'Cannot access contents of url "chrome://newtab/". Extension manifest must request permission to access this host.', {}],
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
    ['file', 'Cannot access contents of the page. Extension manifest must request permission to access the respective host.', { url: 'file:///index.html' }],
    ['document', 'Missing host permission for the tab', { url: 'https://example.com/a.pdf?x=1' }],
    ['browser-page', 'anything at all', { url: 'about:config' }],
    ['failed', 'Something nobody has seen before', {}],
  ])('%s: %s', (kind, error, tab) => {
    expect(obstacleFromError(error, tab).kind).toBe(kind);
  });
  test('an unknown refusal is quoted, so that it can be looked up', () => {
    expect(obstacleFromError('Something nobody has seen before', {}).advice).toContain('Something nobody has seen before');
  });
});

describe('documents that are no web pages', () => {
  test.each([
    ['application/pdf', 'a PDF document'], ['image/png', 'an image'], ['image/svg+xml', 'an SVG drawing'], ['video/mp4', 'a media file'],
    ['application/ld+json', 'a JSON file'], ['text/plain; charset=utf-8', 'a text file'], ['application/rss+xml', 'an XML document'],
  ])('%s is %s', (type, name) => {
    expect(obstacleFromDocument(type)?.title).toContain(name);
  });
  test.each(['text/html', 'TEXT/HTML; charset=utf-8', 'application/xhtml+xml', '', 'application/x-unheard-of'])('%s is audited', (type) => {
    expect(obstacleFromDocument(type)).toBeNull();
  });
});

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
  ])('%s', (_, before, now, stale) => {
    expect(staleBecause(before, now) !== null).toBe(stale);
  });
});

test('a page that gives no answer can be tried again', () => {
  expect(obstacleFromError(`${noAnswer} (40 seconds).`, { url: 'https://example.com/', status: 'complete' })).toMatchObject({ kind: 'no-answer', action: 'try-again' });
});
test('the browser’s error box in place of XHTML is no page', () => {
  expect(obstacleFromDocument('application/xhtml+xml', 'error on line 3')).toMatchObject({ kind: 'not-well-formed', advice: 'The browser says: error on line 3' });
  expect(obstacleFromDocument('application/xhtml+xml')).toBeNull();
});
