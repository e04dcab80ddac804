import { describe, expect, test } from 'vitest';
import { dummyTextIn, leftoverIn, pathSubject, templateTokens, unpublishedHost } from '../../../checks/text/placeholders.ts';

describe('templateTokens', () => {
  test.each([
    ['{{title}}'], ['{{ page.title | upper }}'], ['{{{body}}}'], ['{{#if user}}'], ['{% block title %}'], ['<%= @title %>'], ['${product.name}'],
    ['%%sitename%%'], ['Hello %s'.slice(6)], ['%1$s'], ['[object Object]'], ['[object HTMLDivElement]'], ['{{标题}}'], ['{{العنوان}}'],
  ])('%s is one', (text) => expect(templateTokens(`Bridges – ${text} – Acme`)).toEqual([text]));
  test.each([
    ['{}'], ['{{}}'], ['20 % off and 30 % more'], ['10 %d’intérêt'], ['100%'], ['50%sale'], ['$5'], ['{a: 1}'], ['object'], ['[object]'], ['％ｓ'],
  ])('%s is none', (text) => expect(templateTokens(text)).toEqual([]));
  test('at most ten', () => expect(templateTokens('{{a}} '.repeat(50))).toHaveLength(10));
});

describe('leftoverIn', () => {
  test.each([
    ['undefined', 'empty'], ['NaN', 'empty'], ['Acme | null', 'empty'], ['[object Object]', 'token'], ['Lorem ipsum dolor sit', 'dummy'], ['この文章はダミーです。', 'dummy'],
  ])('%s', (text, kind) => expect(leftoverIn(text)?.kind).toBe(kind));
  test.each([['An undefined term'], ['Null and void'], ['Nan’s bread'], ['What is lorem ipsum?'], ['']])('%s is none', (text) => expect(leftoverIn(text)).toBeNull());
  test('the subject of the page is none', () => expect(leftoverIn('NaN', pathSubject('https://example.com/reference/NaN.html'))).toBeNull());
});

test.each([
  ['x LOREM ipsum Dolor y', 'LOREM ipsum Dolor'], ['هذا النص هو مثال لنص يمكن أن يستبدل في نفس المساحة', 'هذا النص هو مثال لنص يمكن أن يستبدل'], ['lorem', null],
])('dummyTextIn(%s)', (text, expected) => expect(dummyTextIn(text)).toBe(expected));

describe('unpublishedHost', () => {
  test.each([
    ['http://localhost:3000/a', 'localhost'], ['http://127.0.0.1/', '127.0.0.1'], ['http://192.168.1.4/', '192.168.1.4'], ['https://staging.example.com/', 'staging.example.com'],
    ['https://shop-staging.example.com/', 'shop-staging.example.com'], ['https://site.staging.host.example/', 'site.staging.host.example'], ['https://uat2.example.com/', 'uat2.example.com'],
  ])('%s', (url, host) => expect(unpublishedHost(url, 'https://www.example.com/')).toBe(host));
  test.each([
    ['https://example.com/'], ['https://dev.example.com/'], ['https://staging.com/'], ['https://upstaging.example.com/'], ['mailto:a@localhost'], ['no url'], ['https://例え.jp/'],
  ])('%s is public', (url) => expect(unpublishedHost(url, 'https://www.example.com/')).toBeNull());
  test('pages that are not published themselves may link there', () => {
    expect(unpublishedHost('http://127.0.0.1/', 'http://localhost:3000/')).toBeNull();
    expect(unpublishedHost('http://localhost/', 'https://staging.example.com/')).toBeNull();
    expect(unpublishedHost('http://localhost/', 'file:///a.html')).toBeNull();
  });
});
