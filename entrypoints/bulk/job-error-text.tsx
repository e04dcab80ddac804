import type { JSX } from 'preact';
import type { JobError } from '../../extension/runs/runs.ts';
import { PageText } from '../../components/findings/page-text.tsx';
import { jobErrorText } from '../../words/job-error-text.ts';
import { usePart } from '../../components/use-locale.ts';

/** The error of a page, and what to do. A code that this version does not know keeps its text. */
export const JobErrorText = ({ error }: { error: JobError }): JSX.Element => <PageText text={jobErrorText(usePart('bulk').runs, error)} />;
