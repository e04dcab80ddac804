import { expect, test } from 'vitest';
import { findCharacterReferences } from '../../../checks/parse/character-references.ts';

test.each([
  ['Salt &amp; vinegar', ['&amp;', '&']],
  ['orchard&#8217;s', ['&#8217;', '’']],
  ['orchard&#x2019;s &#X2019;', ['&#x2019;', '’', '&#X2019;', '’']],
  ['a &#038; b', ['&#038;', '&']],
  ['caf&eacute; &Ouml;l &ccedil;a &scaron; &ntilde;', ['&eacute;', 'é', '&Ouml;', 'Ö', '&ccedil;', 'ç', '&scaron;', 'š', '&ntilde;', 'ñ']],
  ['&frac12; &sup2; &reg; &nbsp;', ['&frac12;', '½', '&sup2;', '²', '&reg;', '®', '&nbsp;', '\u00a0']],
  ['?a=1&copy=2&reg_id=3;', []],
  ['AT&T; R&D; &c.; &zz; &qgrave; &constructor;', []],
  ['&#0; &#99999999; &#xD800; &#x110000; &# ; &;', []],
  ['a & b &amp c', []],
  ['&'.repeat(100_000), []],
  ['&amp'.repeat(50_000), []],
])('references in %.40s', (text, expected) => {
  expect(findCharacterReferences(text).flatMap(({ written, character }) => [written, character])).toEqual(expected);
});
