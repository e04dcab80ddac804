import type { JSX } from 'preact';
import type { JobError } from '../../bridge/runs.ts';
import { PageText } from '../../components/page-text.tsx';
import { useBulkWords } from '../../components/words/use-bulk-words.ts';

/** What happened to a page, and what to do. Errors that were kept before they had a detail of their own keep their words. */
export function JobErrorText({ error: { code, message, detail } }: { error: JobError }): JSX.Element {
  const { errors, error } = useBulkWords().runs;
  return <PageText text={detail === undefined || !Object.hasOwn(errors, code) ? message : error({ detail, sentence: errors[code] })} />;
}
