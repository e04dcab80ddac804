import type { JobDetail, JobError } from '../../../extension/runs/runs.ts';
import { jobDetails, jobErrors } from '../../../words/en/app/bulk/job-errors.ts';
import { jobDetailText } from '../../../words/job-error-text.ts';

/** Every code of a job has its sentences. */
const english: { readonly [C in JobError['code']]: string } = jobErrors;
jobDetails satisfies { readonly [C in JobDetail['code']]: (args: Extract<JobDetail, { code: C }>['args']) => string };

/** What happened to a job. Its message is English; the bulk page and files say it in their own language. @param why details beyond the code. @param status of the response; 0 for none */
export const jobError = (code: JobError['code'], why: JobDetail | null = null, status = 0): JobError => ({
  code,
  why,
  ...(status > 0 && { status }),
  message: why === null ? english[code] : `${jobDetailText(jobDetails, why)} ${english[code]}`,
});

/** The browser's error message. */
export const detailOfThrown = (errorText: string): JobDetail => ({ code: 'thrown', args: { error: errorText.trim().slice(0, 300) } });
