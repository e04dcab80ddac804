import type { JSX } from 'preact';
import type { JobError } from '../../bridge/runs.ts';
import { PageText } from '../../components/page-text.tsx';
import { jobDetailText } from '../../words/en/app/bulk/job-errors.ts';
import { useBulkWords } from '../../components/words/use-bulk-words.ts';

/** The error of a page, and what to do. Errors stored by versions without details keep their text. */
export function BulkJobError({ error: { code, message, why, detail } }: { error: JobError }): JSX.Element {
  const { errors, details, error } = useBulkWords().runs;
  const known = why ? jobDetailText(details, why) : why === null ? '' : detail;
  return (
    <PageText text={known === undefined || !Object.hasOwn(errors, code) ? message : error({ detail: known, sentence: errors[code] })} />
  );
}
