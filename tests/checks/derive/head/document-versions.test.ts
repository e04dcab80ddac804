import { expect, test } from 'vitest';
import { areVersionsOfOne, isVersionedUrl } from '../../../../checks/derive/head/document-versions.ts';

const at = (path: string) => `https://docs.example/${path}`;

test.each([
  ['a number and a word', 'docs/18/select.html', 'docs/current/select.html', true],
  ['two numbers', 'en/5.1/topics/forms/', 'en/6.0/topics/forms/', true],
  ['a number behind the name', 'docs/commit', 'docs/commit/2.53.0', true],
  ['a word before the name', 'user/advanced', 'latest/user/advanced', true],
  ['years', 'blog/2019/forms', 'blog/2020/forms', false],
  ['pages of a list', 'shirts/2', 'shirts/3', false],
  ['whole numbers', 'chapter/2/shirts', 'chapter/3/shirts', false],
  ['another document', 'docs/18/select.html', 'docs/current/insert.html', false],
  ['another document in another version', 'docs/5.1/forms', 'docs/6.0/models', false],
  ['languages', 'en/forms', 'de/forms', false],
  ['the same', 'docs/5.1/forms', 'docs/5.1/forms', false],
  ['the start of the site', '', 'latest', false],
])('versions of one document: %s', (_, one, two, expected) => {
  expect(areVersionsOfOne(at(one), at(two))).toBe(expected);
  expect(areVersionsOfOne(at(two), at(one))).toBe(expected);
});
test('of another site', () => expect(areVersionsOfOne('https://a.example/5.1/x', 'https://b.example/6.0/x')).toBe(false));
test('no URL', () => expect(areVersionsOfOne('', at('5.1/x'))).toBe(false));
test('a version in the URL', () => {
  expect(isVersionedUrl(at('en/5.1/forms'))).toBe(true);
  expect(isVersionedUrl(at('2019/forms-2.0'))).toBe(false);
});
