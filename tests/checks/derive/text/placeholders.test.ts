import { describe, expect, test } from 'vitest';
import {
  whyPlaceholderIsDoubtful,
  findDummyText,
  findLeftoverInText,
  placeholderSubject,
  findPlaceholderTokens,
  unpublishedHost,
} from '../../../../checks/derive/text/placeholders.ts';

describe('derivePlaceholderTokens', () => {
  test.each([
    ['{{title}}'],
    ["{{ 'home.title' | translate }}"],
    ['{{::vm.title}}'],
    ["{{ a ? b : 'x' }}"],
    ["{{ t | truncate: 50, '...' }}"],
    ['{{=it.title}}'],
    ['{{@title}}'],
    ['{{ 見出し }}'],
    ['{{ page.title | upper }}'],
    ['{{{body}}}'],
    ['{{#if user}}'],
    ['{% block title %}'],
    ['<%= @title %>'],
    ['${product.name}'],
    ['%%sitename%%'],
    ['Hello %s'.slice(6)],
    ['%1$s'],
    ['[object Object]'],
    ['[object HTMLDivElement]'],
    ['{{标题}}'],
    ['{{العنوان}}'],
    ['%%TITLE%%'],
    ['{% Block title %}'],
  ])('%s is one', (text) => expect(findPlaceholderTokens(`Bridges – ${text} – Acme`)).toEqual([text]));
  test.each([
    ['{}'],
    ['{{}}'],
    ['{{ 3 + 4 }}'],
    ['20 % off and 30 % more'],
    ['10 %d’intérêt'],
    ['100%'],
    ['50%sale'],
    ['$5'],
    ['{a: 1}'],
    ['object'],
    ['[object]'],
    ['％ｓ'],
    ['[object oriented]'],
    ['%S'],
  ])('%s is not a placeholder', (text) => expect(findPlaceholderTokens(text)).toEqual([]));
  test('at most ten', () => expect(findPlaceholderTokens('{{a}} '.repeat(50))).toHaveLength(10));
});

describe('deriveLeftoverInText', () => {
  test.each([
    ['undefined', 'empty'],
    ['NaN', 'empty'],
    ['Acme | null', 'empty'],
    ['[object Object]', 'token'],
    ['Buy Acme Lights P1 Roadcase null', 'empty'],
    ['Apartment for rent in Berlin, 80 undefined', 'empty'],
    ['Lorem ipsum dolor sit', 'dummy'],
    ['この文章はダミーです。', 'dummy'],
  ])('%s', (text, kind) => expect(findLeftoverInText(text)?.kind).toBe(kind));
  test.each([
    ['An undefined term'],
    ['Null and void'],
    ['Nan’s bread'],
    ['What is lorem ipsum?'],
    [''],
    ['Nan | Northern Thailand'],
    ['Null | Duden Wörterbuch'],
    ['NULL | Acme'],
    ['Undefined – a song'],
    ['So sinkt der Verbrauch auf null'],
    ['When a property is undefined'],
    ['The meaning of Python and null.'],
  ])('%s is not a placeholder', (text) => expect(findLeftoverInText(text)).toBeNull());
  test('a value that the text writes about is not a placeholder', () =>
    expect(
      findLeftoverInText('The JavaScript value of Math undefined', {
        path: '',
        headings: [],
        blocks: [{ text: 'A variable without a value is undefined there.', code: false, level: 0 }],
      }),
    ).toBeNull());
  test('the subject of the page is not a placeholder', () =>
    expect(findLeftoverInText('NaN', placeholderSubject('https://example.com/reference/NaN.html'))).toBeNull());
  test.each([
    ['{{ title }} – Acme', true],
    ['Buy %s here', true],
    ['What does %s mean in a Python format string?', false],
    ['什么是 {{ title }} 以及它在模板中的用法说明', false],
    ['undefined | Acme', true],
  ])('%s is certain: %s', (text, certain) => expect(findLeftoverInText(text)?.certain).toBe(certain));
});

describe('doubtAbout', () => {
  test('code in a line shows it', () => {
    const line = { text: '{{ page.url }}: address', code: false, level: 0 };
    expect(whyPlaceholderIsDoubtful('{{ page.url }}', { path: '', headings: [], blocks: [{ ...line, partlyCode: true }] })).toBe('subject');
    expect(whyPlaceholderIsDoubtful('{{ page.url }}', { path: '', headings: [], blocks: [line] })).toBe(null);
  });
  test('thousands of samples and tokens', () => {
    const blocks = Array.from({ length: 1_000 }, (_, at) => ({ text: `let x${at} = ${'a b '.repeat(450)}`, code: true, level: 0 }));
    const doubts = blocks.map((_, at) => whyPlaceholderIsDoubtful(`{{ y${at} }}`, { path: '', headings: [], blocks }));
    expect(new Set(doubts)).toEqual(new Set([null]));
  });
  const subject = (heading: string, ...blocks: [text: string, code?: boolean][]) => ({
    path: '',
    headings: [heading],
    blocks: blocks.map(([text, code = false]) => ({ text, code, level: 0 })),
  });
  const requested = 'What does [object Object] mean in JavaScript?';
  test.each([
    ['a question', '[object Object]', subject(requested), 'subject'],
    ['an Arabic question', '%s', subject('ماذا يعني %s في بايثون؟'), 'subject'],
    ['a code sample, spaced otherwise', '{{ title }}', subject('Templates', ['<h1>{{title}}</h1>', true]), 'subject'],
    [
      'heading and text',
      '{{ cookiecutter }}',
      subject('{{ cookiecutter }} templates explained', ['The folder {{ cookiecutter }} holds the files.']),
      'subject',
    ],
    ['a heading alone', '{{ count }}', subject('{{ count }} results found'), 'maybe'],
    ['a value as heading and in the text', 'NaN', subject('NaN', ['NaN stands for what is not a number.']), 'subject'],
    ['a value as heading alone', 'undefined', subject('undefined'), 'maybe'],
    ['a variable as heading alone', '{{ title }}', subject('{{ title }}'), null],
    ['an object as heading alone', '[object Object]', subject('[object Object]', ['The price of [object Object] is low today.']), null],
    ['a text alone', '{{ name }}', subject('Welcome', ['Dear {{ name }}, we are glad that you are here.']), null],
    ['a part of a word', 'null', subject('nullable types explained', ['nullable types are good for you']), null],
    ['another variable', '{{ a }}', subject('What does {{ b }} mean?', ['{{ b }}', true]), null],
  ] as const)('%s', (_, token, page, expected) => expect(whyPlaceholderIsDoubtful(token, page)).toBe(expected));
  test('long pages are read to a limit', () =>
    expect(
      whyPlaceholderIsDoubtful('{{ a }}', subject('x', ...Array.from({ length: 2_000 }, (): [string] => ['x']), ['{{ a }}', true])),
    ).toBeNull());
});

test.each([
  ['x LOREM ipsum Dolor y', 'LOREM ipsum Dolor'],
  ['هذا النص هو مثال لنص يمكن أن يستبدل في نفس المساحة', 'هذا النص هو مثال لنص يمكن أن يستبدل'],
  ['lorem', null],
])('deriveDummyText(%s)', (text, expected) => expect(findDummyText(text)).toBe(expected));

describe('deriveUnpublishedHost', () => {
  test.each([
    ['http://localhost:3000/a', 'localhost'],
    ['http://127.0.0.1/', '127.0.0.1'],
    ['http://192.168.1.4/', '192.168.1.4'],
    ['https://staging.example.com/', 'staging.example.com'],
    ['https://shop-staging.example.com/', 'shop-staging.example.com'],
    ['https://site.staging.host.example/', 'site.staging.host.example'],
    ['https://uat2.example.com/', 'uat2.example.com'],
  ])('%s', (url, host) => expect(unpublishedHost(url, 'https://www.example.com/')).toBe(host));
  test.each([
    ['https://example.com/'],
    ['https://dev.example.com/'],
    ['https://staging.com/'],
    ['https://upstaging.example.com/'],
    ['mailto:a@localhost'],
    ['no url'],
    ['https://例え.jp/'],
  ])('%s is public', (url) => expect(unpublishedHost(url, 'https://www.example.com/')).toBeNull());
  test('pages that are not published themselves may link there', () => {
    expect(unpublishedHost('http://127.0.0.1/', 'http://localhost:3000/')).toBeNull();
    expect(unpublishedHost('http://localhost/', 'https://staging.example.com/')).toBeNull();
    expect(unpublishedHost('http://localhost/', 'file:///a.html')).toBeNull();
  });
});
