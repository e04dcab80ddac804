import { describe, expect, test } from 'vitest';
import { judgeSignal, type JudgeOptions } from '../../../checks/core/judge.ts';
import { whyPartlyRead } from '../../../checks/core/partial.ts';
import { sentenceOf } from '../../../checks/core/report/finding-sentences.ts';
import { checks as en } from '../../../words/en/checks/index.ts';
import { shared } from '../../../words/en/checks/any-signal.ts';
import mainHeading from '../../../checks/signals/main-heading.ts';
import viewport from '../../../checks/signals/viewport.ts';
import { known } from '../../support/facts.ts';

const options: JudgeOptions = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) };
const stopped = { truncated: true, stopped: { because: 'elements' as const, elements: 1_000_000, ms: 9_000 } };

describe('a page that was not read completely', () => {
  test.each([
    ['Stopped after 1,000,000 elements; the rest of the page was not read.', stopped],
    [
      'Stopped after 20 seconds and 41,000 elements; the rest of the page was not read.',
      { truncated: true, stopped: { because: 'time' as const, elements: 41_000, ms: 20_004 } },
    ],
    [
      'Stopped by you after 7 elements; the rest of the page was not read.',
      { truncated: true, stopped: { because: 'asked' as const, elements: 7, ms: 4_000 } },
    ],
  ])('%s', (sentence, page) => expect(shared['partly-read'](whyPartlyRead(page)!).message).toBe(sentence));
  test('one that was read completely', () => expect(whyPartlyRead({ truncated: false })).toBeNull());
  test('something outside the part that was read is not reported as missing', () => {
    expect(judgeSignal(mainHeading, known(), options).status).toMatch(/warn|fail/);
    const verdict = judgeSignal(mainHeading, known({ page: stopped }), options);
    expect(verdict).toMatchObject({ status: 'unchecked', reason: 'too-large', score: null });
    expect(sentenceOf(en, mainHeading.id, verdict.findings[0]!)?.message).toContain('Stopped after 1,000,000 elements');
  });
  test('its head is judged as usual', () => {
    expect(judgeSignal(viewport, known({ page: stopped }), options)).toEqual(judgeSignal(viewport, known(), options));
  });
});
