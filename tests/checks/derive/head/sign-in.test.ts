import { expect, test } from 'vitest';
import type { FormFact } from '../../../../checks/core/facts/page.ts';
import type { PageTypeFact } from '../../../../checks/core/facts/about.ts';
import { isAnsweredBySignIn, isUnnamedSignIn, isServedSignIn, isRedirectToSignIn } from '../../../../checks/derive/head/sign-in.ts';
import { blank } from '../../../support/facts.ts';

test.each([
  ['/page', '/login', true],
  ['/page', '/users/sign_in', true],
  ['/page', '/wp-login.php?redirect_to=x', true],
  ['/page', '/oauth2/authorize', true],
  ['/page', '/session/new', true],
  ['/page', '/sessions', false],
  ['/page', '/blogin', false],
  ['/page', '/authors', false],
  ['/page', '/page/', false],
  ['/login', '/login/', false],
])('%s → %s', (from, to, is) => {
  const response = { ...blank.response, redirected: true, finalUrl: `https://example.com${to}` };
  expect(isRedirectToSignIn({ url: `https://example.com${from}` }, response)).toBe(is);
  expect(isRedirectToSignIn({ url: `https://example.com${from}` }, { ...response, redirected: false })).toBe(false);
});

const form = { password: true } as FormFact;
/** A page of 400 units whose raw HTML is a sign-in form. */
const facts = {
  page: blank.page,
  response: blank.response,
  served: { ...blank.served, password: true as const, units: 12, inText: 0 },
  text: { ...blank.text, units: 400, mainUnits: 400 },
  parts: blank.parts,
};
test.each<[string, Partial<typeof facts> | { served: typeof blank.served }, boolean]>([
  ['a login form in place of the page', {}, true],
  ['raw HTML without a password field', { served: { ...blank.served, units: 12, inText: 0 } }, false],
  ['a page that has the form too, say in a dialog', { parts: { ...blank.parts, forms: [form] } }, false],
  ['raw HTML with text of its own', { served: { ...facts.served, units: 300 } }, false],
  ['raw HTML with the main content', { served: { ...facts.served, inText: 0.2 } }, false],
  ['too little text to compare', { text: { ...facts.text, mainUnits: 24 } }, false],
])('%s: %s', (_, changes, is) => {
  expect(isServedSignIn({ ...facts, ...changes })).toBe(is);
  expect(isAnsweredBySignIn({ ...facts, ...changes })).toBe(is);
});
test('without the raw HTML, nothing is known of it', () => {
  expect(isServedSignIn({ ...facts, served: undefined })).toBe(false);
  expect(isAnsweredBySignIn({ page: blank.page })).toBe(false);
});

const type = (code: 'password' | 'none') => ({ type: 'utility', reason: { code, args: {} }, evidence: [] }) as PageTypeFact;
test.each([
  ['/prices', type('password'), true],
  ['/', type('password'), true],
  ['/login', type('password'), false],
  ['/de/anmelden', type('password'), false],
  ['/users/sign_in', type('password'), false],
  ['/prices', type('none'), false],
  ['/prices', undefined, false],
])('a login form at %s (%o) is at a URL that does not say so: %s', (path, of, is) =>
  expect(isUnnamedSignIn({ url: `https://example.com${path}` }, of)).toBe(is),
);
