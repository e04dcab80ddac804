import type { Band } from '../checks/core/report/geo-ids.ts';
import { allFindings, type ReportSignal } from '../checks/core/report/report.ts';
import { csvRows, csvStart, type CsvRow } from './csv-cells.ts';
import { evidenceLine } from './evidence-line.ts';
import { redirectChainText } from './reached.ts';
import { whyNoReport } from './report-words.ts';
import { linkedFilesOf, reportsOfRun, type FileOfRun, type PageToExport, type Parts, type ReadPage, type RunToExport } from './run.ts';
import { signalTitle } from './catalogue.ts';
import type { FileLocale } from '../words/locale.ts';

/** Columns that depend on the pages. */
interface Columns {
  signals: readonly string[];
  categories: readonly string[];
  /** Columns that a host adds. */
  more: readonly string[];
}

/** One row per page, with the status of each judged signal, then one per linked file. @param last further rows */
export function pagesCsv({ pages }: RunToExport, locale: FileLocale, last: readonly CsvRow[] = []): string {
  const judged = new Set(pages.flatMap(({ digest }) => Object.keys(digest?.statuses ?? {})));
  const columns = {
    signals: locale.catalogue.filter(({ id }) => judged.has(id)).map(({ id }) => id),
    categories: categoriesOf(pages.find(({ digest }) => digest !== null)),
    more: [...new Set(pages.flatMap(({ more }) => Object.keys(more ?? {})))],
  };
  const names = columnNames(columns, locale);
  const files = linkedFilesOf(pages).map((file) => fileRow(file, locale));
  return csvStart(names) + csvRows([...pages.map((page) => pageRow(page, columns, locale)), ...files, ...last], names.length);
}

/** The same in parts, for more pages than fit into memory, with a column for each chosen signal. */
export async function* pagesCsvParts(
  pages: AsyncIterable<PageToExport>,
  isChosen: (signal: string) => boolean,
  files: readonly FileOfRun[],
  locale: FileLocale,
  last: readonly CsvRow[] = [],
): Parts {
  const signals = locale.catalogue.filter(({ id }) => isChosen(id)).map(({ id }) => id);
  let columns: Columns | null = null;
  let width = 0;
  // The first page with a report says which categories there are.
  const early: PageToExport[] = [];
  const begin = (first: PageToExport | undefined) => {
    columns = { signals, categories: categoriesOf(first), more: Object.keys(first?.more ?? {}) };
    const names = columnNames(columns, locale);
    width = names.length;
    return (
      csvStart(names) +
      csvRows(
        early.map((page) => pageRow(page, columns!, locale)),
        width,
      )
    );
  };
  for await (const page of pages) {
    if (columns) yield csvRows([pageRow(page, columns, locale)], width);
    else {
      early.push(page);
      if (page.digest) yield begin(page);
    }
  }
  if (!columns) yield begin(undefined);
  yield csvRows([...files.map((file) => fileRow(file, locale)), ...last], width);
}

const categoriesOf = (page: PageToExport | undefined): string[] => page?.digest?.geo.categories.map(({ id }) => id) ?? [];

function columnNames({ signals, categories, more }: Columns, { words: { csv } }: FileLocale): string[] {
  const name = csv.pages;
  return [
    name.url,
    name.finalUrl,
    name.title,
    name.state,
    name.error,
    name.http,
    name.redirects,
    name.reachedFrom,
    name.clicks,
    name.inlinks,
    name.linkedFrom,
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
    ...signals,
    ...more,
  ];
}

function pageRow(
  { url, title, state, error, digest, inlinks, more = {} }: PageToExport,
  { signals, categories, more: added }: Columns,
  { names, words: { csv, pageTypes, status } }: FileLocale,
): (string | number | null)[] {
  const reached = [
    digest?.hops ? redirectChainText({ url, hops: digest.hops }) : '',
    (digest?.reachedFrom ?? []).map(redirectChainText).join(' | '),
    inlinks?.clicks ?? null,
    inlinks?.count ?? null,
    (inlinks?.from ?? []).join(' | '),
  ];
  if (!digest) return [url, '', title, state, error?.message ?? '', error?.status ?? null, ...reached];
  const { counts, geo } = digest;
  return [
    url,
    digest.finalUrl,
    digest.title || title,
    state,
    error?.message ?? '',
    digest.status,
    ...reached,
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
    digest.brokenTotal ?? digest.brokenLinks?.length ?? null,
    digest.at,
    ...signals.map((id) => {
      const one = digest.statuses[id];
      return one ? status[one] : '';
    }),
    ...added.map((name) => more[name] ?? ''),
  ];
}

/** A file was requested and not audited: it has no more columns. */
const fileRow = ({ file: { url, to = '', hops = [], status }, inlinks }: FileOfRun, { words: { csv } }: FileLocale) => [
  url,
  to,
  '',
  csv.file,
  '',
  status || null,
  hops.length > 0 ? redirectChainText({ url, hops }) : '',
  '',
  inlinks.clicks,
  inlinks.count,
  inlinks.from.join(' | '),
];

const findingColumns = ['page', 'title', 'signal', 'check', 'status', 'finding', 'change', 'evidence', 'source'] as const;

/** One row a finding, pages in the order of the queue. A page without a report has a row that says why. */
export async function* findingsCsv(run: RunToExport, read: ReadPage, locale: FileLocale): Parts {
  yield csvStart(findingColumns.map((column) => locale.words.csv.findings[column]));
  for await (const { page, report } of reportsOfRun(run, read))
    yield csvRows(
      report ? report.signals.flatMap((entry) => findingRows(page, entry, report.finalUrl, locale)) : [rowWithoutReport(page, locale)],
    );
}

const rowWithoutReport = (page: PageToExport, locale: FileLocale) => [
  page.digest?.finalUrl ?? page.url,
  page.digest?.title || page.title,
  '',
  '',
  locale.words.status.unchecked,
  whyNoReport(page, locale),
  '',
  '',
  '',
];

function findingRows({ digest, title }: PageToExport, entry: ReportSignal, url: string, locale: FileLocale) {
  const source = locale.groundsOf(entry.id)?.sources[0];
  const { status } = locale.words;
  return allFindings(entry).map((finding, index) => [
    url,
    digest?.title || title,
    entry.id,
    signalTitle(locale, entry.id, entry.status),
    status[index === 0 ? entry.status : finding.status],
    finding.message,
    finding.change,
    finding.evidence ? evidenceLine(finding.evidence, locale) : '',
    source ? source.url || source.title : '',
  ]);
}
