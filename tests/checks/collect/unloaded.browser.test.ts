import { expect, test } from 'vitest';
import { fact, loaded } from '../../support/live-document.ts';

/** Nothing listens on this port. */
const elsewhere = 'http://127.0.0.1:1/style.css';
const gone = `${location.origin}/@fs/none/gone.css`;
const text = '<p>A page with a <a href="/a">link</a>.</p>';
const styled = '<style>body { margin: 0 }</style>';

/** What could not be loaded, once every request of the page is over: a document that is only written may be complete before. */
async function unloaded(html: string): Promise<readonly string[]> {
  const document = await loaded(`<!doctype html>${html}`, 'text/html');
  await document.fonts.ready;
  return ((await fact('resources', document)).unloaded ?? []).map(({ kind, name }) => `${kind} ${name}`);
}

test.each([
  ['no style sheet', text, []],
  ['a style sheet that loads', `<link rel="stylesheet" href="data:text/css,p{}">${text}`, []],
  ['one that the server does not have', `<link rel="stylesheet" href="${gone}">${styled}${text}`, [`style ${gone}`]],
  ['one of another origin, where nothing is styled', `<link rel="stylesheet" href="${elsewhere}">${text}`, [`style ${elsewhere}`]],
  ['one of another origin, where something is styled', `<link rel="stylesheet" href="${elsewhere}">${styled}${text}`, []],
  [
    'one of another origin, where links are styled',
    `<link rel="stylesheet" href="${elsewhere}"><style>a { color: red }</style>${text}`,
    [],
  ],
  [
    'what does not apply here',
    `<link rel="stylesheet" media="print" href="${gone}"><link rel="alternate stylesheet" title="x" href="${gone}">
    <link rel="stylesheet" disabled href="${gone}"><link rel="stylesheet" type="text/less" href="${gone}"><link rel="stylesheet" href="">${text}`,
    [],
  ],
  [
    'a font that the server does not have',
    `<style>@font-face { font-family: Gone; src: url(${location.origin}/@fs/none/gone.woff2) } @font-face { font-family: Unused; src: url(${location.origin}/@fs/none/unused.woff2) } p { font-family: Gone }</style>${text}`,
    ['font Gone'],
  ],
])('%s', async (_, html, expected) => expect(await unloaded(html)).toEqual(expected));

test('a document that is not rendered loads no style sheets', async () => {
  const document = new DOMParser().parseFromString(`<link rel="stylesheet" href="${gone}">${text}`, 'text/html');
  expect(await fact('resources', document)).not.toHaveProperty('unloaded');
});
