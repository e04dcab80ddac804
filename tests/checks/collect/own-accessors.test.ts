import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const files = ['checks/collect', 'entrypoints', 'entrypoints/overlay'].flatMap((folder) =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
);

/** Properties of nodes and documents that `<input name=…>` shadows on its form, and `<img name=…>` on its document. */
const hidden = [
  'nodeType',
  'nodeName',
  'parentNode',
  'parentElement',
  'childNodes',
  'firstChild',
  'lastChild',
  'firstElementChild',
  'lastElementChild',
  'nextSibling',
  'previousSibling',
  'nextElementSibling',
  'previousElementSibling',
  'textContent',
  'innerText',
  'innerHTML',
  'localName',
  'tagName',
  'getAttribute',
  'hasAttribute',
  'getAttributeNames',
  'getBoundingClientRect',
  'getClientRects',
  'checkVisibility',
  'isConnected',
  'closest',
  'querySelector',
  'querySelectorAll',
  'getElementsByTagName',
  'getElementById',
  'shadowRoot',
  'ownerDocument',
  'namespaceURI',
  'scrollIntoView',
  'documentElement',
  'defaultView',
  'visibilityState',
  'createElement',
  'contentType',
  'readyState',
];
const read = new RegExp(String.raw`(?<!prototype)\??\.(?:${hidden.join('|')})\b(?!\.call)`);
/** Uses of our own objects: a range, facts of the same name, and written text, since we never write to elements of the page. */
const own = /range\.|response\.contentType|\.textContent =/;

test.each(files)('%s reads pages past the names of their elements', (file) => {
  const lines = readFileSync(`${root}${file}`, 'utf8').split('\n');
  const direct = lines.flatMap((line, index) => {
    const code = line.replace(/\/\/.*|^\s*(?:\/\*\*|\*).*/, '').replace(/'[^']*'|`[^`]*`/g, "''");
    return read.test(code) && !own.test(code) ? [`${index + 1}: ${line.trim()}`] : [];
  });
  expect(direct).toEqual([]);
});
