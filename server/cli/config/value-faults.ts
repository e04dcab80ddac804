import { readValue } from '../../options/read.ts';
import type { Rows } from '../../options/rows.ts';
import * as options from '../../options/table.ts';
import { auditableUrl } from '../targets/url.ts';
import { CommandFailed } from '../failure.ts';
import { requestHeaders } from './request-headers.ts';
import { expression, patterns, proxyOf, readReplacement, readRule } from './settings.ts';

/** What the schema of the configuration cannot say, such as the limits of a time: messages by key path. The configuration may be invalid. */
export function valueFaults(config: object): Map<string, string> {
  const { urls, crawl, include, exclude, replace, defaults, overrides, headers, proxy, extract, assert, sourceMap } = membersOf(config);
  const { signals, matrix } = membersOf(assert);
  const faults = new Map<string, string>();
  const check = (place: string, value: unknown, read: (text: string) => unknown) => {
    if (typeof value !== 'string') return;
    try {
      read(value);
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      faults.set(place, error.message);
    }
  };
  const checkRows = (place: string, rows: Rows, values: unknown) => {
    for (const [name, value] of Object.entries(membersOf(values))) {
      const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
      if (!row || !(typeof value === 'string' || (typeof value === 'number' && row.type === 'time'))) continue;
      const read = readValue(row, String(value));
      if (!read.ok) faults.set(`${place}${name}`, read.message);
    }
  };
  const checkList = (place: string, values: unknown, read: (text: string) => unknown) => {
    for (const [index, value] of listOf(values).entries()) check(Array.isArray(values) ? `${place}[${index}]` : place, value, read);
  };
  const checkRules = (place: string, rules: unknown) => {
    for (const [id, rule] of Object.entries(membersOf(rules)))
      if (Array.isArray(rule)) check(`${place}.${id}[1].pattern`, membersOf(rule[1])['pattern'], expression);
  };
  const pattern = (text: string) => patterns([text]);

  checkRows('', { ...options.access, ...options.pace, ...options.limits, ...options.rows, ...options.languageOptions }, config);
  checkRows('defaults.', options.visit, defaults);
  checkList('urls', urls, (text) => auditableUrl(text, ''));
  check('crawl.start', membersOf(crawl)['start'], (text) => auditableUrl(text, ''));
  checkList('include', include, pattern);
  checkList('exclude', exclude, pattern);
  checkList('replace', replace, readReplacement);
  for (const [index, one] of listOf(overrides).entries()) {
    const { match, settings } = membersOf(one);
    checkList(`overrides[${index}].match`, match, pattern);
    checkRows(`overrides[${index}].settings.`, options.visit, settings);
  }
  // Variables are read when the run begins.
  const withoutVariables = (text: string) => text.replace(/\$\{\w+\}/g, 'x');
  for (const [name, value] of Object.entries(membersOf(headers)))
    check(`headers.${name}`, value, (text) => requestHeaders([], { [name]: withoutVariables(text) }, {}));
  check('proxy', proxy, (text) => proxyOf(withoutVariables(text), {}));
  for (const [name, rule] of Object.entries(membersOf(extract))) check(`extract.${name}`, rule, (text) => readRule(name, text, ''));
  checkRules('assert.signals', signals);
  for (const [index, one] of listOf(matrix).entries()) {
    checkList(`assert.matrix[${index}].match`, membersOf(one)['match'], pattern);
    checkRules(`assert.matrix[${index}].signals`, membersOf(one)['signals']);
  }
  for (const [index, one] of listOf(sourceMap).entries()) check(`sourceMap[${index}].url`, membersOf(one)['url'], expression);
  return faults;
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
/** A single value stands for a list of one. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
