import { findingsOf, type Band, type ReportSignal } from '../checks/index.ts';
import { csvRows, csvStart } from './csv-cells.ts';
import { titleOf } from './edition.ts';
import type { WrittenEdition } from './written.ts';
import { evidenceLine } from './evidence-line.ts';
import { reportsOfRun, type PageToExport, type Parts, type ReadPage, type RunToExport } from './run.ts';

/** One row a page, with the status of each judged signal. */
export function pagesCsv({ pages }: RunToExport, { catalogue, names, words: { csv, pageTypes, status } }: WrittenEdition): string {
  const judged = new Set(pages.flatMap(({ digest }) => Object.keys(digest?.statuses ?? {})));
  const signals = catalogue.filter(({ id }) => judged.has(id));
  const categories = pages.find(({ digest }) => digest !== null)?.digest?.geo.categories.map(({ id }) => id) ?? [];
  const name = csv.pages;
  const header = [
    name.url,
    name.finalUrl,
    name.title,
    name.state,
    name.error,
    name.http,
    name.h1,
    name.canonical,
    name.words,
    name.characters,
    name.score,
    name.type,
    name.language,
    name.geo,
    name.band,
    ...categories.map((id) => name.category({ id })),
    name.fail,
    name.warn,
    name.pass,
    name.unchecked,
    name.na,
    name.gate,
    name.noindex,
    name.description,
    name.brokenLinks,
    name.at,
    ...signals.map(({ id }) => id),
  ];
  return (
    csvStart(header) +
    csvRows(
      pages.map(({ url, title, state, error, digest }) => {
        if (!digest) return [url, '', title, state, error?.message ?? ''];
        const { counts, geo } = digest;
        return [
          url,
          digest.finalUrl,
          digest.title || title,
          state,
          error?.message ?? '',
          digest.status,
          digest.h1.join(' | '),
          digest.canonical,
          digest.characters === undefined ? digest.words : null,
          digest.characters ?? null,
          digest.score,
          pageTypes[digest.pageType],
          digest.language,
          geo.score,
          geo.band === null ? null : (names.bands[geo.band as Band] ?? geo.band),
          ...categories.map((id) => geo.categories.find((category) => category.id === id)?.score ?? null),
          counts.fail,
          counts.warn,
          counts.pass,
          counts.unchecked,
          counts.na,
          digest.gate,
          digest.noindex ? csv.yes : csv.no,
          digest.description,
          digest.brokenLinks?.length ?? null,
          digest.at,
          ...signals.map(({ id }) => {
            const one = digest.statuses[id];
            return one ? status[one] : '';
          }),
        ];
      }),
    )
  );
}

const findingColumns = ['page', 'title', 'signal', 'check', 'status', 'finding', 'change', 'evidence', 'source'] as const;

/** One row a finding, pages in the order of the queue. */
export async function* findingsCsv(run: RunToExport, read: ReadPage, edition: WrittenEdition): Parts {
  yield csvStart(findingColumns.map((column) => edition.words.csv.findings[column]));
  for await (const { page, report } of reportsOfRun(run, read))
    yield csvRows(report.signals.flatMap((entry) => findingRows(page, entry, report.finalUrl, edition)));
}

function findingRows({ digest, title }: PageToExport, entry: ReportSignal, url: string, edition: WrittenEdition) {
  const source = edition.groundsOf(entry.id)?.sources[0];
  const { status } = edition.words;
  return findingsOf(entry).map((finding, index) => [
    url,
    digest?.title || title,
    entry.id,
    titleOf(edition, entry.id, entry.status),
    status[index === 0 ? entry.status : finding.status],
    finding.message,
    finding.change,
    finding.evidence ? evidenceLine(finding.evidence, edition) : '',
    source ? source.url || source.title : '',
  ]);
}
