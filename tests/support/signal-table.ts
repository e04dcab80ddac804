import { describe, expect, test } from 'vitest';
import { codesWithClass, findingClassOf } from '../../checks/core/report/finding-classes.ts';
import { judgeSignal, type JudgeOptions } from '../../checks/core/judge.ts';
import type { AnySignal } from '../../checks/core/signal.ts';
import { sentenceOf, withSentence, type ReportFinding } from '../../checks/core/report/finding-sentences.ts';
import type { Status, Verdict } from '../../checks/core/verdict.ts';
import { checks as en } from '../../words/en/checks/index.ts';
import { known, type Changes } from './facts.ts';

/** A verdict with its sentences in English. */
export type Seen = Omit<Verdict, 'findings'> & { findings: ReportFinding[] };

export interface Row {
  /** What the row is about. */
  when: string;
  facts?: Changes;
  options?: Partial<JudgeOptions>;
  status: Status;
  /** Codes of all findings expected, in any order, notes included. */
  says: string[];
  score?: number;
  /** For anything else, such as evidence. */
  also?: (verdict: Seen) => void;
}

const defaults: JudgeOptions = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) };

/** A signal's test: a table of facts → status and messages. Every code of its messages must be said by some row. */
export function testSignal(signal: AnySignal, rows: Row[]): void {
  describe(signal.id, () => {
    const warnedOrFailed = new Set<string>();
    test.each(rows.map((row) => [row.when, row] as const))('%s', (_, row) => {
      const verdict = judgeSignal(signal, known(row.facts), { ...defaults, ...row.options });
      expect({ status: verdict.status, says: verdict.findings.map(({ code }) => code).sort() }).toEqual({
        status: row.status,
        says: [...row.says].sort(),
      });
      if (row.score !== undefined) expect(verdict.score).toBeCloseTo(row.score, 6);
      const findings = verdict.findings.map((finding) => withSentence(en, signal.id, finding));
      for (const finding of findings) {
        if (finding.status === 'warn' || finding.status === 'fail') {
          warnedOrFailed.add(finding.code);
          expect(findingClassOf(signal.id, finding.code), `Give ${finding.code} a class in finding-classes.ts.`).toBeDefined();
        }
        expect(sentenceOf(en, signal.id, finding)).not.toBeNull();
        // What crosses contexts is JSON.
        expect(JSON.parse(JSON.stringify(finding.args))).toEqual(finding.args);
        // Quoted words are the page's own.
        expect(finding.message.replace(/“[^”]*”/g, '')).not.toMatch(/undefined|NaN|\[object/);
      }
      row.also?.({ ...verdict, findings });
    });
    test('every message is said by a row', () => {
      const texts = new Set(rows.flatMap((row) => row.says));
      const { says } = en.signals[signal.id as keyof typeof en.signals];
      const unsaid = Object.keys(says).filter((message) => !texts.has(message));
      expect(unsaid, 'Add a row for each of these, or delete them from the words of the signal.').toEqual([]);
    });
    test('only codes that warn or fail have a class', () => {
      const idle = codesWithClass(signal.id).filter((code) => !warnedOrFailed.has(code));
      expect(idle, 'Delete these from finding-classes.ts, or add a row in which they warn or fail.').toEqual([]);
    });
  });
}
