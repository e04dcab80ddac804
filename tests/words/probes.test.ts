import { describe, expect, test } from 'vitest';
import { probeText } from '../../words/en/checks/probes.ts';
import { everyProbeReason } from '../support/failures.ts';

describe('what a check of another URL says', () => {
  test.each(everyProbeReason.map((reason) => [reason.code, reason] as const))('%s is a clause without full stop', (_, reason) =>
    expect(probeText(reason)).toMatch(/^\p{Ll}(?!.*(?:undefined|NaN|\[object)).*[^.\s]$/u),
  );
  test.each(['of-a-later-version', 'constructor', '__proto__'])('%s, which this version does not know, is shown as it is', (code) =>
    expect(probeText({ code, args: { any: 1 } })).toBe(code),
  );
  test.each(everyProbeReason.map(({ code }) => code))('%s with other arguments does not throw', (code) =>
    expect(() => probeText({ code, args: {} })).not.toThrow(),
  );
});
