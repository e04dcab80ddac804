import type { PageToExport, ReadPage, RunToExport } from '../run.ts';
import type { Material } from './book.ts';

/**
 * The pages of a run as a PDF lists them.
 * @param read loads the report of a page when its sheet is made
 * @param notReached text for a page that has neither a report nor an error
 */
export function runPages(
  { pages, site, notes, crawled }: Pick<RunToExport, 'pages' | 'site' | 'notes' | 'crawled'>,
  read: ReadPage,
  notReached: (page: PageToExport) => string,
): Pick<Material, 'pages' | 'missing' | 'site' | 'notes' | 'crawled'> {
  return {
    ...(site && { site }),
    ...(notes && { notes }),
    ...(crawled && { crawled }),
    pages: pages.flatMap(({ jobId, digest, inlinks }) =>
      digest ? [{ digest, ...(inlinks && { inlinks }), report: () => read(jobId) }] : [],
    ),
    missing: pages.flatMap((page) => {
      const { url, title, digest, error, inlinks } = page;
      return digest
        ? []
        : [{ url, title, message: error?.message ?? notReached(page), status: error?.status, ...(inlinks && { inlinks }) }];
    }),
  };
}
