import { factFailure } from '../../../checks/core/failure.ts';
import { describe, expect, test } from 'vitest';
import { judgeSignal, type JudgeOptions } from '../../../checks/core/judge.ts';
import { defineSignal } from '../../../checks/core/signal.ts';
import { na, note, pass, unchecked, verdict, warn } from '../../../checks/core/verdict.ts';
import { failure, known } from '../../support/facts.ts';

const options: JudgeOptions = { intent: 'index', pageType: null, aiOptOut: false, now: 0 };
const base = { id: 'x', group: 'crawling', sources: [], scope: ['D'], weight: 1, tools: [] } as const;
const signal = defineSignal({
  ...base,
  searchOnly: true,
  needs: ['head'],
  uses: ['response'],
  limits: { most: 2 },
  judge({ head, response }, { limits, pageType, language, missing }) {
    if (!response) return verdict([pass({ code: 'alone', args: { reason: missing('response').reason } })]);
    if (head.nodesTotal > limits.most) throw new Error('boom');
    return verdict([pass({ code: 'fine', args: { count: head.nodesTotal } }), note({ code: 'typed', args: { pageType, language } })]);
  },
});

describe('judgeSignal', () => {
  test('a fact that is not there yet leaves the signal pending', () => {
    expect(judgeSignal(signal, known({ head: null }), options)).toMatchObject({ status: 'unchecked', reason: 'pending', score: null });
  });
  test('a missing fact has its reason', () => {
    expect(judgeSignal(signal, known({ head: failure('timeout') }), options)).toMatchObject({ status: 'unchecked', reason: 'timeout' });
  });
  test('an optional fact may be absent', () => {
    expect(judgeSignal(signal, known({ response: failure('refused') }), options).findings[0]).toMatchObject({
      args: { reason: 'refused' },
    });
    expect(judgeSignal(signal, known({ response: null }), options).findings[0]).toMatchObject({ args: { reason: 'pending' } });
  });
  test('a throw is that signal unchecked', () => {
    const judged = judgeSignal(signal, known({ head: { nodesTotal: 3 } }), options);
    expect(judged).toMatchObject({ status: 'unchecked', reason: 'signal-failed' });
    expect(judged.findings[0]).toMatchObject({ code: 'signal-failed', args: { error: expect.stringContaining('boom') } });
  });
  test('the detected page type, or the one the user chose, and the language', () => {
    expect(judgeSignal(signal, known(), options).findings[1]?.args).toEqual({ pageType: 'article', language: 'en' });
    expect(judgeSignal(signal, known({ language: { page: 'ja' } }), { ...options, pageType: 'docs' }).findings[1]?.args).toEqual({
      pageType: 'docs',
      language: 'ja',
    });
    expect(judgeSignal(signal, known({ pageType: null, language: null }), options).findings[1]?.args).toEqual({
      pageType: 'other',
      language: 'und',
    });
  });
  test('signals that only serve search do not apply to an excluded page', () => {
    expect(judgeSignal(signal, known(), { ...options, intent: 'keep-out' })).toMatchObject({ status: 'na', score: null });
  });
});

describe('verdict', () => {
  const texts = (code: string) => ({ code, args: {} });
  test('the worst finding determines the status and comes first; notes never do', () => {
    expect(verdict([note(texts('a')), pass(texts('b')), warn(texts('c'))])).toMatchObject({
      status: 'warn',
      score: 0.5,
      findings: [{ code: 'c' }, { code: 'b' }, { code: 'a' }],
    });
    expect(() => verdict([note(texts('a'))])).toThrow(/not a note/);
    expect(() => verdict([])).toThrow();
  });
  test('a score can be passed', () => expect(verdict([warn(texts('a'))], { score: 0.8 }).score).toBe(0.8));
  test('na and unchecked have no score', () => {
    expect(na(texts('a'))).toMatchObject({ status: 'na', score: null });
    expect(unchecked(factFailure('offline', 'no-answer'))).toMatchObject({
      status: 'unchecked',
      score: null,
      reason: 'offline',
      findings: [{ code: 'no-answer', args: {} }],
    });
  });
});
