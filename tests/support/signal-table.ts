import { describe, expect, test } from 'vitest';
import { judgeOne, type JudgeOptions } from '../../checks/core/judge.ts';
import type { AnySignal } from '../../checks/core/signal.ts';
import type { Status, Verdict } from '../../checks/core/verdict.ts';
import { known, type Changes } from './facts.ts';

export interface Row {
  /** What the row is about. */
  when: string;
  facts?: Changes;
  options?: Partial<JudgeOptions>;
  status: Status;
  /** Names of all messages expected, in any order, notes included. */
  says: string[];
  score?: number;
  /** For anything else, such as evidence. */
  also?: (verdict: Verdict) => void;
}

const defaults: JudgeOptions = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) };

/** A signal's test: a table of facts → status and messages. Every declared message must be said by some row. */
export function testSignal(signal: AnySignal, rows: Row[]): void {
  describe(signal.id, () => {
    test.each(rows.map((row) => [row.when, row] as const))('%s', (_, row) => {
      const verdict = judgeOne(signal, known(row.facts), { ...defaults, ...row.options });
      expect({ status: verdict.status, says: verdict.findings.map((finding) => finding.message).sort() })
        .toEqual({ status: row.status, says: [...row.says].sort() });
      if (row.score !== undefined) expect(verdict.score).toBeCloseTo(row.score, 6);
      for (const finding of verdict.findings) {
        expect(finding.text).toMatch(/\S/);
        // Quoted words are the page's own.
        expect(finding.text.replace(/“[^”]*”/g, '')).not.toMatch(/undefined|NaN|\[object/);
      }
      row.also?.(verdict);
    });
    test('every message is said by a row', () => {
      const said = new Set(rows.flatMap((row) => row.says));
      expect(Object.keys(signal.messages).filter((message) => !said.has(message))).toEqual([]);
    });
  });
}
