/** No sentence of a report stands outside the catalogue of its language. */
import { describe, expect, test } from 'vitest';
import { audit, englishMessages, findingsOf, retell, type Failure, type KnownFacts, type Report } from '../../checks/index.ts';
import { known } from '../support/facts.ts';
import { everyFailure } from '../support/failures.ts';
import { hostileFacts } from '../support/hostile.ts';
import { pseudo, unmarked } from '../support/pseudo.ts';

const options = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) } as const;
const zero = { collect: 0, judge: 0, network: 0, total: 0 };
const marked = pseudo(englishMessages);
const names = Object.keys(known()) as (keyof KnownFacts)[];
const without = (failure: Failure) => known(Object.fromEntries(names.filter((name) => name !== 'page').map((name) => [name, failure])));
const reports: [name: string, facts: KnownFacts][] = [
  ['an empty page', known()], ['a hostile page', hostileFacts(20)], ['nothing known', {}],
  ['a page cut off', known({ page: { truncated: true, stopped: { because: 'time', elements: 41_000, ms: 20_004 } } })],
  ...everyFailure.map((failure): [string, KnownFacts] => [`nothing could be had: ${failure.code}`, without(failure)]),
];
/** Every sentence of a report. */
const sentences = (report: Report): string[] => [
  ...report.signals.flatMap(findingsOf).flatMap(({ message, change }) => [message, change]),
  ...report.fixes.flatMap(({ message, change }) => [message, change]),
  report.gate?.message ?? '', report.geo.message, ...report.geo.caps.map(({ message }) => message), ...report.geo.categories.map(({ title }) => title),
];

describe.each(reports)('%s', (_, facts) => {
  const english = audit(facts, options, zero);
  const told = audit(facts, options, zero, [], marked);
  test('speaks the language that is asked for, and nothing else', () => {
    expect(sentences(told).flatMap(unmarked)).toEqual([]);
    expect(JSON.parse(JSON.stringify(told).replace(/[⟦⟧]/g, ''))).toEqual(JSON.parse(JSON.stringify(english)));
  });
  test('can be told again in another language from its JSON', () => {
    const again = retell(JSON.parse(JSON.stringify(english)) as Report, marked);
    expect(sentences(again)).toEqual(sentences(told));
  });
});

test('a finding that this version does not know keeps its sentence', () => {
  const report = audit(known(), options, zero);
  const other = { ...report, signals: report.signals.map((entry) => ({ ...entry, code: 'constructor', message: 'Said by another version.' })) };
  expect(retell(other, marked).signals[0]?.message).toBe('Said by another version.');
});
