import { jsonFaultText } from '../../../words/en/checks/json-faults.ts';
import { describe, expect, test } from 'vitest';
import { findJsonError, placeInText } from '../../../checks/parse/json-errors.ts';

describe('findJsonError', () => {
  test.each([
    ['', 0, /empty/],
    [' \n ', 0, /empty/],
    ['{"a":1,}', 6, /Trailing comma before \}/],
    ['[1,2,]', 4, /Trailing comma before \]/],
    ['[1,,2]', 3, /Two commas/],
    ['{"a":1,,"b":2}', 7, /Two commas/],
    ['{"a" 1}', 5, /expected a colon/],
    ['{"a"}', 4, /no value: a colon is missing/],
    ['{"a":}', 5, /no value/],
    ['{"a":1 "b":2}', 7, /comma is missing/],
    ['{"a":"x" "b":2}', 9, /comma is missing/],
    ['{"a":"say "hello" now"}', 11, /quotation mark inside the string/],
    ['{a:1}', 1, /Unquoted “a”/],
    ["{'a':1}", 1, /double quotation marks/],
    ['{“a”:1}', 1, /typographic quotation mark \(U\+201C\)/],
    ['{&quot;a&quot;:1}', 1, /entity &quot; is not JSON/],
    ['{& #34;a', 1, /U\+0026/],
    ['<![CDATA[{}]]>', 0, /CDATA/],
    ['//<![CDATA[\n{}\n//]]>', 0, /CDATA/],
    ['{}//]]>', 2, /end of a CDATA/],
    ['<!--{}-->', 0, /HTML comment/],
    ['{ // why\n}', 2, /no comments/],
    ['/* why */{}', 0, /no comments/],
    ['\ufeff{}', 0, /byte order mark/],
    ['{\u00a0"a":1}', 1, /whitespace .*U\+00A0/],
    ['{{ data }}', 0, /placeholder/],
    ['{"a": {{ data }} }', 6, /placeholder/],
    ['<script>{}', 0, /HTML markup/],
    ['{"a":undefined}', 5, /“undefined” is not a JSON value/],
    ['{"a":True}', 5, /“True” is not/],
    ['{"a":trues}', 5, /Unquoted “trues”/],
    ['{"a":01}', 5, /01 is not a JSON number/],
    ['{"a":+1}', 5, /\+1 is not a JSON number/],
    ['{"a":.5}', 5, /\.5 is not/],
    ['{"a":1.}', 5, /1\. is not/],
    ['{"a":12px}', 5, /12px is not/],
    ['{"a":1,5}', 7, /property name in double/],
    ['{"a":"line\nbreak"}', 10, /string contains a line break/],
    ['{"a":"tab\there"}', 9, /string contains a tab/],
    ['{"a":"\u0001"}', 6, /control character \(U\+0001\)/],
    ['{"a":"C:\\Users"}', 8, /“\\U” is not a valid JSON escape/],
    ['{"a":"\\u12g4"}', 6, /four hexadecimal/],
    ['{"a":"open}', 5, /no closing quotation mark/],
    ['{"a":"open\\', 5, /no closing quotation mark/],
    ['{"a":[1,{"b":2}', 15, /2 brackets are closed \(\] \} missing\)/],
    ['{"a":1', 6, /a bracket is closed/],
    ['{"a":[1}', 7, /\} doesn’t match \[/],
    ['{}}', 2, /closing \} too many/],
    ['{}{}', 2, /second value follows/],
    ['{};', 2, /semicolon/],
    ['{},', 2, /comma follows/],
    ['["a":1]', 4, /property inside an array/],
    ['{"a":"b":1}', 8, /second colon/],
    ['{}x', 2, /Unquoted “x”/],
    ['Musik und Sport', 0, /Unquoted “Musik”/],
    ['{"名":値}', 5, /Unquoted “値”/],
    [']', 0, /Unexpected \]/],
    ['😀', 0, /“😀” \(U\+1F600\)/],
  ])('%j at %i', (text, offset, message) => {
    expect(() => JSON.parse(text)).toThrow();
    const error = findJsonError(text);
    expect(jsonFaultText(error!)).toMatch(message);
    expect(error?.offset).toBe(offset);
  });

  test.each([
    '{}',
    '[]',
    '0',
    '-0.5e+10',
    '"x"',
    'null',
    ' { "a" : [ true , false , null , "\\u00e9\\"\\\\\\/" , { } ] }\r\n\t',
    '{"a":1,"a":2}',
    '"\u2028"',
  ])('%j is JSON', (text) => {
    JSON.parse(text);
    expect(findJsonError(text)).toBeNull();
  });

  test.each(['of-a-later-version', 'constructor'])('a code that this version does not know is shown as it is: %s', (code) =>
    expect(jsonFaultText({ code, args: {} })).toBe(code),
  );
  test('what a page wrote is cut, and well formed', () => {
    expect(findJsonError(`{${'𝒜'.repeat(30)}b:1}`)).toMatchObject({ code: 'unquoted', args: { name: '𝒜'.repeat(20) } });
    expect(findJsonError('{"a":"\\\ud800"}')).toMatchObject({ code: 'escape', args: { character: '\ufffd', point: 'U+D800' } });
  });

  test('agrees with native parsing on every cut and every changed character of a text', () => {
    const text = '{"@type":["A","B"],"n":-1.5e3,"t":true,"s":"a\\"b\\u0041","o":{"x":null}}';
    const variants = [...text].flatMap((_, at) => [
      text.slice(0, at),
      text.slice(at),
      ...['"', ',', '}', ']', ':', '1', 'x', '\\', '\n', ' '].map((other) => text.slice(0, at) + other + text.slice(at + 1)),
    ]);
    const native = (variant: string) => {
      try {
        JSON.parse(variant);
        return true;
      } catch {
        return false;
      }
    };
    expect(variants.filter((variant) => native(variant) !== (findJsonError(variant) === null))).toEqual([]);
  });

  test('depth does not matter', () => {
    expect(findJsonError('['.repeat(500_000))).toMatchObject({ code: 'unclosed', args: { count: 500_000 } });
  });
});

describe('placeOf', () => {
  test('lines end in any of the three ways', () => {
    expect(placeInText('a\nb\r\nc\rdef', 8, 200)).toEqual({ line: 4, column: 2, near: 'def', nearColumn: 2 });
  });
  test('a long line is cut around the place', () => {
    const { line, column, near, nearColumn } = placeInText(`\n${'a'.repeat(1000)}!${'b'.repeat(1000)}`, 1001, 100);
    expect([line, column, near.length, near[nearColumn - 1]]).toEqual([2, 1001, 100, '!']);
  });
  test('the end of the text is a place', () => {
    expect(placeInText('{\n', 2, 100)).toEqual({ line: 2, column: 1, near: '', nearColumn: 1 });
  });
});
