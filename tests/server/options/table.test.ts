/** The table of options: what is made from a row agrees with it everywhere. */
import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { addOptions, chosen, optionValues } from '../../../server/cli/config/flags.ts';
import { configSchema } from '../../../server/cli/config/schema.ts';
import { auditParameters } from '../../../server/http/openapi/parameters.ts';
import { readValue, timeText } from '../../../server/options/read.ts';
import { flagOf, variableOf, type Row, type Rows } from '../../../server/options/rows.ts';
import * as options from '../../../server/options/table.ts';

const groups = Object.entries(options).flatMap(([name, rows]) => (typeof rows === 'object' ? [[name, rows as Rows] as const] : []));
const all = groups.flatMap(([group, rows]) => Object.entries(rows).map(([name, row]) => [`${group}.${name}`, row] as const));

test.each(all)('%s has a sentence', (_, row: Row) => expect(row.description).toMatch(/^\S.*[.]$/));
const withDefault = all.filter(([, { default: usual, type }]) => usual !== undefined && usual !== '' && type !== 'array');
test.each(withDefault)('%s takes its own default', (_, row: Row) => {
  const { type, default: usual } = row;
  expect(readValue(row, type === 'time' ? timeText(Number(usual)) : String(usual))).toEqual({ ok: true, value: usual });
});

test('a time is milliseconds in a query, and a text with limits in the configuration', () => {
  expect(auditParameters.properties.timeoutMs).toMatchObject({ type: 'integer', minimum: 1000, maximum: 60_000, default: 30_000 });
  expect(configSchema.properties.delay).toMatchObject({ default: '0s', description: expect.stringContaining('0s to 500h') });
});

describe('the command line', () => {
  const parsed = (rows: Rows, args: readonly string[], env: Record<string, string> = {}) => {
    const command = new Command().exitOverride();
    addOptions(command, rows);
    command.parse([...args], { from: 'user' });
    return optionValues(command, { env });
  };
  test('knows what was typed from what is usual', () => {
    expect(parsed(options.pace, [])).toEqual({});
    expect(parsed(options.pace, ['--delay', '2s'], { [variableOf('delay')]: '1s', [variableOf('perHost')]: '4' })).toEqual({
      delay: 2000,
      perHost: 4,
    });
  });
  test.each([
    [{ PAGELOUPE_QUIET: '1', PAGELOUPE_ALLOW_INCOMPLETE: 'true' }, [], { quiet: true, allowIncomplete: true }],
    [{ PAGELOUPE_QUIET: '0' }, [], { quiet: false }],
    [{ PAGELOUPE_QUIET: '0' }, ['--quiet'], { quiet: true }],
    [{ PAGELOUPE_NO_PROBE: '1', PAGELOUPE_JAVASCRIPT: '0' }, [], { probe: false, javascript: false }],
    [{ PAGELOUPE_NO_PROBE: '1' }, ['--probe'], { probe: true }],
    [{ PAGELOUPE_NO_SANDBOX: 'true', PAGELOUPE_SANDBOX: 'true' }, [], { sandbox: false }],
    [{ PAGELOUPE_SANDBOX: 'false' }, [], { sandbox: false }],
    [{ PAGELOUPE_SUBDOMAINS: '1' }, [], {}],
  ])('reads switches from the environment %j, and what is typed %j wins', (env, args, values) =>
    expect(parsed(options.audit, args, env)).toEqual(values),
  );
  test.each(['PAGELOUPE_QUIET', 'PAGELOUPE_NO_PROBE'])('a switch is 1, 0, true or false, or is refused with its name: %s', (name) =>
    expect(() => parsed(options.audit, [], { [name]: 'yes' })).toThrow(`${name}: Use true or false, not “yes”.`),
  );
  test('wins over the configuration, that over what is usual, and turns back what is off there', () => {
    const configured = { javascript: false, probe: false, timeout: '5s' };
    expect(chosen(options.visit, parsed(options.visit, ['--javascript', '--settle', '0']), configured)).toMatchObject({
      javascript: true,
      probe: false,
      timeout: 5000,
      settle: 0,
      device: 'desktop',
      pageType: null,
    });
  });
  test.each([
    ['--retries', '6', 'from 0 to 5'],
    ['--delay', '501h', 'from 0s to 500h'],
  ])('%s %s is refused with its limits', (flag, text, says) => expect(() => parsed(options.pace, [flag, text])).toThrow(says));
});

test('names of flags and variables', () =>
  expect([flagOf('keyFile'), variableOf('keyFile')]).toEqual(['--key-file', 'PAGELOUPE_KEY_FILE']));
