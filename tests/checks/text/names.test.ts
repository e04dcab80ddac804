import { expect, test } from 'vitest';
import { isAccountName, isSeveralNames, namesAgree } from '../../../checks/text/names.ts';

test.each([
  ['ACME, Inc.', 'Acme Inc', true], ['Example', 'Example Ltd', true], ['Société Générale', 'SOCIETE GENERALE', true], ['朝日新聞', '朝日新聞社', true],
  ['SAP', 'SAP SE', true], ['BBC', 'BBC News', true], ['H&M', 'H&M Group', true], ['Ada', 'Adamant Ltd', false], ['SE', 'SAP SE', false], ['News', 'BBC News', true], ['TNT', 'Tea TNT', false], ['X', 'X Corp', false], ['ТАСС', 'ИТАР-ТАСС', true], ['РБК', 'РБК Daily', true], ['Tea World', 'Kettle World', false], ['', 'Example', false], ['—', '—', false],
])('%s and %s', (a, b, expected) => {
  expect(namesAgree(a, b)).toBe(expected);
});

test.each([
  ['Jane Doe, John Smith', 'en', true], ['Jane Doe and John Smith', 'en', true], ['Erika Muster und Max Muster', 'de', true], ['Erika Muster und Max Muster', 'en', false], ['山田太郎、鈴木花子', 'ja', true],
  ['Jane Doe, PhD', 'en', false], ['Smith & Sons', 'en', false], ['Anderson Cooper', 'en', false], ['Jane Doe', 'constructor', false],
])('several people in "%s" (%s)', (name, language, expected) => {
  expect(isSeveralNames(name, language)).toBe(expected);
});

test.each([['admin', true], ['Admin2', true], ['wpadmin', true], ['WordPress', true], ['Adminah Rahman', false], ['Guest House Ltd', false], ['管理员', false]])('an account: %s', (name, expected) => {
  expect(isAccountName(name)).toBe(expected);
});
