import { describe, expect, test } from 'vitest';
import type { JobDetail } from '../../../../extension/runs/runs.ts';
import { isJob } from '../../../../extension/runs/shape.ts';
import { runToExport } from '../../../../extension/runs/export.ts';
import { jobDetails, jobErrors, jobWords } from '../../../../words/en/app/bulk/job-errors.ts';
import { jobDetailText } from '../../../../words/job-error-text.ts';
import { jobError, detailOfThrown } from '../../../../entrypoints/background/bulk/errors.ts';
import { jobOf, runOf } from '../../../support/bulk-ports.ts';
import { pseudo, unmarked } from '../../../support/pseudo.ts';

const details: JobDetail[] = [
  { code: 'browser-says', args: { error: 'net::ERR_X' } },
  detailOfThrown(' No room. '),
  detailOfThrown('x is undefined'),
  { code: 'no-answer', args: { seconds: 30 } },
  { code: 'page-silent', args: { seconds: 60 } },
  { code: 'no-content', args: { status: 204 } },
  { code: 'returns', args: { status: 404 } },
  { code: 'download', args: { type: '' } },
  { code: 'download', args: { type: 'application/zip' } },
  { code: 'of-type', args: { type: 'image/png' } },
  { code: 'shows', args: { url: 'https://b.example/' } },
  { code: 'leads-to', args: { origin: 'https://b.example' } },
  { code: 'not-well-formed', args: {} },
  { code: 'left', args: {} },
  { code: 'no-page', args: {} },
];

describe('what is known of a failed job', () => {
  test('every code is here', () => expect(new Set(details.map(({ code }) => code))).toEqual(new Set(Object.keys(jobDetails))));
  test.each(details.map((why) => [why.code, why] as const))('%s: a sentence, and what to do', (_, why) => {
    const error = jobError('timeout', why);
    expect(error.message).toMatch(/^[A-Zx](?!.*(?:undefined\}|NaN|\[object|\.\.)).*\. The page took too long\./);
    expect(error.why).toEqual(why);
    expect(isJob(jobOf(1, { state: 'failed', error }))).toBe(true);
    expect(unmarked(jobDetailText(pseudo(jobDetails), why))).toEqual([]);
  });
  test('a file says it in its own language, and keeps what this version does not know', () => {
    const words = pseudo(jobWords);
    const failed = [jobError('timeout', details[0]!), { ...jobError('crashed'), code: 'of-a-later-version' as never }];
    const { pages } = runToExport(
      runOf({ jobs: failed.map((error, index) => jobOf(index, { state: 'failed', error })) }),
      new Map(),
      words,
    );
    expect(unmarked(pages[0]!.error!.message)).toEqual([]);
    expect(pages[1]!.error!.message).toBe(jobErrors.crashed);
  });
  test('nothing more', () => expect(jobError('crashed')).toEqual({ code: 'crashed', why: null, message: jobErrors.crashed }));
  test.each(['of-a-later-version', 'constructor'])('a code that this version does not know is shown as it is: %s', (code) =>
    expect(jobDetailText(jobDetails, { code, args: {} })).toBe(code),
  );
  test.each([[{ code: 3, args: {} }], [{ code: 'left' }], ['left']])('%j is none', (why) =>
    expect(isJob(jobOf(1, { error: { code: 'left', message: '', why } as never }))).toBe(false),
  );
});
