import type { Digest } from '../../checks/core/report/digest.ts';
import { withoutPagesTwice, type RunToExport } from '../../reports/run.ts';
import { jobErrorText } from '../../words/job-error-text.ts';
import type { Parts } from '../../words/locale.ts';
import { dateOfRun, type Run } from './runs.ts';

/**
 * A run in the form in which it is shown and saved: each page once. The extension reads no sitemap for it.
 * @param words say why pages failed, in the language of the file; otherwise it is said as it was stored, in English
 */
export const runToExport = (run: Run, digests: ReadonlyMap<string, Digest>, words?: Parts['jobs']): RunToExport =>
  withoutPagesTwice({
    name: run.name,
    createdAt: dateOfRun(run),
    tools: run.options.tools,
    probes: run.options.probes,
    site: { start: run.crawl?.start ?? null, whole: false, sitemap: null },
    pages: run.jobs.map(({ id, url, title, state, error }) => ({
      jobId: id,
      url,
      title,
      state,
      error: error && words ? { ...error, message: jobErrorText(words, error) } : error,
      digest: digests.get(id) ?? null,
    })),
  });
