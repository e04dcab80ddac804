import { describe, expect, test } from 'vitest';
import { upToDate } from '../../bridge/earlier-reports.ts';
import { isReport } from '../../bridge/report-shape.ts';
import { audit, findingsOf, type Report } from '../../checks/index.ts';
import { hostileFacts } from '../support/hostile.ts';

const now = audit(hostileFacts(20), { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) }, { collect: 1, judge: 1, network: 1, total: 3 });
/** As schema 1 wrote it. */
const before = ({ schemaVersion: _schemaVersion, signals, fixes, geo: { reason: _reason, caps, ...geo }, ...rest }: Report) => ({
  ...rest, schemaVersion: '1.1',
  signals: signals.map(({ code: _code, args: _args, change, more, ...entry }) => ({
    ...entry, fix: change, ...(more && { more: more.map(({ code, args: _given, message, change: fix, ...finding }) => ({ ...finding, message: code, text: message, fix })) }),
  })),
  fixes: fixes.map(({ code: _code, args: _args, change, ...fix }) => ({ ...fix, fix: change })),
  geo: { ...geo, caps: caps.map(({ message, ...cap }) => ({ ...cap, text: message })) },
});

describe('a report of schema 1', () => {
  const read = upToDate(JSON.parse(JSON.stringify(before(now)))) as Report;
  test('is a report of this version', () => expect([isReport(before(now)), isReport(read)]).toEqual([false, true]));
  test('says what it said', () => {
    const said = (report: Report) => report.signals.flatMap((entry) => findingsOf(entry).map(({ message, change, status }) => [entry.id, status, message, change]));
    expect(said(read)).toEqual(said(now));
    expect(read.fixes.map(({ signal, message, change }) => [signal, message, change])).toEqual(now.fixes.map(({ signal, message, change }) => [signal, message, change]));
    expect([read.score, read.geo.score, read.geo.caps, read.geo.categories, read.gate]).toEqual([now.score, now.geo.score, now.geo.caps, now.geo.categories, now.gate]);
  });
  test('has codes where it named them', () => {
    const of = (report: Report) => report.signals.flatMap(({ id, more = [] }) => more.map(({ code }) => `${id} ${code}`));
    expect(of(read)).toEqual(of(now));
    expect(read.signals.every(({ code, reason }) => code === (reason ?? 'earlier'))).toBe(true);
  });
  test.each([
    [{ aiOptOut: true }, 'Opted out: you block AI on purpose.', 'opted-out'],
    [{ pageType: 'utility' }, 'No GEO score: this is a utility page.', 'utility'],
    [{}, 'No GEO score: not all signals that it is made of were chosen.', 'not-all-chosen'],
    [{}, 'No GEO score: nothing could be measured on this page.', 'nothing-measured'],
  ])('%j: %s', (changes, message, reason) => {
    const old = before({ ...now, ...changes } as Report);
    expect(upToDate({ ...old, geo: { ...old.geo, score: null, band: null, message } })).toMatchObject({ geo: { reason } });
  });
});

test.each([[null], [3], ['1.1'], [[]], [{ schemaVersion: '3.0' }], [{ schemaVersion: '1.x' }], [now]])('%j stays as it is', (value) => expect(upToDate(value)).toBe(value));
test.each([
  [{ schemaVersion: '1.0' }], [{ schemaVersion: '1.0', signals: 3, fixes: null, geo: [] }], [{ ...before(now), signals: [null, 3, { more: 4 }] }],
  [{ ...before(now), geo: { categories: [{ id: '__proto__' }], caps: 'x' } }],
])('a broken one is no report, and nothing throws', (value) => expect(isReport(upToDate(value))).toBe(false));
