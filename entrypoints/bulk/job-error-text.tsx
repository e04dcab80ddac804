import type { JSX } from 'preact';
import type { JobError } from '../../extension/runs/runs.ts';
import { PageText } from '../../components/findings/page-text.tsx';
import { jobDetailText } from '../../words/en/app/bulk/job-errors.ts';
import { usePart } from '../../components/use-locale.ts';

/** The error of a page, and what to do. A code that this version does not know keeps its text. */
export function JobErrorText({ error: { code, message, why } }: { error: JobError }): JSX.Element {
  const { errors, details, error } = usePart('bulk').runs;
  const detail = why ? jobDetailText(details, why) : '';
  return <PageText text={Object.hasOwn(errors, code) ? error({ detail, sentence: errors[code] }) : message} />;
}
