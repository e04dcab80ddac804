import { expect, test } from 'vitest';
import type { FactTable } from '../../../checks/core/facts.ts';
import { isUnnamedSignIn } from '../../../checks/derive/head/sign-in.ts';
import { collect, valueIn } from '../../support/live-document.ts';

const form = (label: string, send: string) =>
  `<form method="post" action="/session"><label>${label} <input type="email" name="u"></label><label>*** <input type="password" name="p"></label><button>${send}</button></form>`;
const paragraph =
  'Oiled leather keeps for decades when it is wiped with a dry cloth twice a year and kept away from radiators and sunlight. ';
const article = `<article><h1>How to oil leather bindings</h1>${`<p>${paragraph.repeat(4)}</p>`.repeat(4)}</article>`;

/** Small pages served with 200 at a URL that does not reveal what they are. */
test.each([
  ['a login form', `<main><h1>Sign in</h1>${form('Email', 'Sign in')}</main>`, true],
  ['a login form in Japanese', `<main><h1>ログイン</h1>${form('メールアドレス', 'ログイン')}</main>`, true],
  ['a login form in Arabic', `<main dir="rtl"><h1>تسجيل الدخول</h1>${form('البريد', 'دخول')}</main>`, true],
  [
    'a login form with a sentence and a footer',
    `<div><h1>Members</h1><p>Sign in to read the letters.</p>${form('Email', 'Go')}</div><footer><a href="/legal">Legal</a></footer>`,
    true,
  ],
  ['an article with a form to sign in beside it', `<header>${form('Email', 'Sign in')}</header><main>${article}</main>`, false],
  ['an article above the form of its barrier', `<main>${article}${form('Email', 'Read on')}</main>`, false],
  [
    'a contact form',
    '<main><h1>Write to us</h1><form method="post"><input name="mail"><textarea name="text"></textarea><button>Send</button></form></main>',
    false,
  ],
  ['a short page without a form', '<main><h1>Password rules</h1><p>A password has twelve letters.</p></main>', false],
])('%s: %s', async (_, html, is) => {
  const known = await collect(`<!doctype html><html lang="en"><title>Letters</title><body>${html}`);
  const page: FactTable['page'] = { ...valueIn(known, 'page'), url: 'https://example.com/letters/2026' };
  expect(isUnnamedSignIn(page, valueIn(known, 'pageType'))).toBe(is);
});
