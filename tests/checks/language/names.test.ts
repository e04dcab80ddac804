import { expect, test } from 'vitest';
import {
  isAccountName,
  isOfficeName,
  isLoginName,
  isSeveralNames,
  looksLikePerson,
  withoutGluedTitle,
  areSameName,
  areNameAndAcronym,
} from '../../../checks/language/names.ts';

test.each([
  ['ACME, Inc.', 'Acme Inc', true],
  ['Example', 'Example Ltd', true],
  ['Société Générale', 'SOCIETE GENERALE', true],
  ['朝日新聞', '朝日新聞社', true],
  ['SAP', 'SAP SE', true],
  ['Knihovna, o. p. s.', 'Knihovna, spol. s r. o.', true],
  ['Nit, z. s.', 'Tea Nit, z. s.', false],
  ['BBC', 'BBC News', true],
  ['H&M', 'H&M Group', true],
  ['Ada', 'Adamant Ltd', false],
  ['SE', 'SAP SE', false],
  ['News', 'BBC News', true],
  ['TNT', 'Tea TNT', false],
  ['X', 'X Corp', false],
  ['ТАСС', 'ИТАР-ТАСС', true],
  ['РБК', 'РБК Daily', true],
  ['Tea World', 'Kettle World', false],
  ['', 'Example', false],
  ['—', '—', false],
])('%s and %s', (a, b, expected) => {
  expect(areSameName(a, b)).toBe(expected);
});

test.each([
  ['中央社 CNA', '中央通訊社 Central News Agency', true],
  ['British Broadcasting Corporation', 'BBC', true],
  ['ИТАР и ТАСС', 'Телеграфное Агентство Советского Союза', true],
  ['CNA', 'Central News', false],
  ['NEWS', 'North East West South', true],
  ['CNA', 'Cable News Network', false],
  ['', '', false],
  ['中央社', '中央通訊社', false],
])('initials: %s and %s', (a, b, expected) => {
  expect([areNameAndAcronym(a, b), areNameAndAcronym(b, a)]).toEqual([expected, expected]);
});

test.each([
  ['Jane Doe and John Smith', 'en', true],
  ['Jane Doe & John Smith', 'en', true],
  ['Jane Doe; John Smith', 'en', true],
  ['Doe, Jane; Smith, John', 'en', true],
  ['Jane Doe, John Smith, Max Muster', 'en', true],
  ['Jane Doe, John Smith and Max Muster', 'en', true],
  ['Jane Doe, PhD and John Smith, MD', 'en', true],
  ['Ludwig van Beethoven and Maria de la Cruz', 'en', true],
  ['Omar al-Sayed and Jane O’Neil', 'en', true],
  ['Erika Muster und Max Muster', 'de', true],
  ['Анна Иванова и Пётр Петров', 'ru', true],
  ['山田太郎、鈴木花子', 'ja', true],
  ['أحمد علي و سارة حسن', 'ar', true],
  ['राम शर्मा और सीता वर्मा', 'hi', true],
  ['Jane Doe, Senior Editor', 'en', false],
  ['Jane Doe, John Smith', 'en', false],
  ['Jane Doe | Example Times', 'en', false],
  ['Jane Doe / Staff Writer', 'en', false],
  ['Jane Doe, Senior Editor, Example Times', 'en', false],
  ['Jane Doe, Senior Editor and Staff Writer', 'en', false],
  ['Jane Doe, Head of News and Social Media', 'en', false],
  ['Jane Doe, head of research, city of Springfield', 'en', false],
  ['Jane Doe; Senior Editor', 'en', false],
  ['Erika Muster, Leiterin Forschung und Lehre', 'de', false],
  ['Анна Иванова, главный редактор', 'ru', false],
  ['山田太郎、編集部', 'ja', false],
  ['张三，高级编辑', 'zh', false],
  ['Erika Muster und Max Muster', 'en', false],
  ['Jane Doe, PhD', 'en', false],
  ['Jane Doe, PhD, MD', 'en', false],
  ['Smith & Sons', 'en', false],
  ['Doe, Jane', 'en', false],
  ['Meyer Brothers & Partner GmbH', 'de', false],
  ['Anderson Cooper', 'en', false],
  ['Jane Doe', 'constructor', false],
  [`${'A B, '.repeat(100)}C D`, 'en', false],
])('several people in "%s" (%s)', (name, language, expected) => {
  expect(isSeveralNames(name, language)).toBe(expected);
});

test.each([
  ['admin', true],
  ['Admin2', true],
  ['wpadmin', true],
  ['WordPress', true],
  ['Adminah Rahman', false],
  ['Guest House Ltd', false],
  ['管理员', true],
  ['No Author', true],
  ['wordpressadmin', true],
  ['Kein Autor', true],
  ['undefined', true],
  ['Администратор', true],
])('an account: %s', (name, expected) => {
  expect(isAccountName(name)).toBe(expected);
});

test.each([
  ['Jane Doe', true],
  ['Vincent van Gogh', true],
  ['Maria della Torre', true],
  ["Conan o'Brien", true],
  ['Jane', true],
  ['山田太郎', true],
  ['محمد علي', true],
  ['Bank of England', false],
  ['Jane and John', false],
  ['jane doe', false],
  ['How Tea Is Made at Home Today', false],
  ['SN034', false],
  ['', false],
])('%s is written like one person: %s', (text, expected) => expect(looksLikePerson(text)).toBe(expected));
test.each([
  ['de la Cruz, Ana; Smith, John', true],
  ['Jane Doe & John van der Berg', true],
  ['Bank of England & House of Tea', false],
  ['Tea Desk & News Team', false],
])('several people in %s: %s', (text, expected) => expect(isSeveralNames(text, 'en')).toBe(expected));

test.each([
  ['mdelatorreq6vkpg2ma0ci', true],
  ['brandon-peaktwo', true],
  ['Brandon', false],
  ['jane doe', false],
  ['u/jane', false],
  ['宮崎', false],
])('the name to sign in with: %s', (name, expected) => {
  expect(isLoginName(name)).toBe(expected);
});

test.each([
  ['Josh CentersContributor', 'Josh Centers'],
  ['C P.Contributor', 'C P.'],
  ['Ian McDonald', 'Ian McDonald'],
  ['Contributor', 'Contributor'],
])('a title without a space behind a name: %s', (name, expected) => {
  expect(withoutGluedTitle(name)).toBe(expected);
});

test.each([
  ['The Herring editors', true],
  ['The Herring', true],
  ['Editorial Team', true],
  ['編集部', true],
  ['Theo Hart', false],
])('a desk or company: %s', (name, expected) => expect(isOfficeName(name)).toBe(expected));
