/**
 * Files of a bulk audit. They are made in parts, page by page, so that a thousand reports are never in memory together:
 * `blobOf(runJson(run, read), …)` is a file.
 */
import { findingsOf, type Digest, type Evidence, type Report, type ReportSignal, type Status, type ToolId } from '../checks/index.ts';
import { csvRows, csvStart } from './csv.ts';
import type { Edition } from './edition.ts';
import { pageTypeWords } from './report-words.ts';
import { statusWord } from './statuses.ts';

/** A run as files show it. */
export interface RunToExport {
  name: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Only the signals of these tools were judged; empty for all. */
  tools: readonly ToolId[];
  /** Links and other targets were asked for. */
  probes: boolean;
  /** In the order of the queue. */
  pages: readonly PageToExport[];
}
export interface PageToExport {
  jobId: string;
  /** As queued. */
  url: string;
  /** Of the tab when it was queued, '' for an address. */
  title: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  error: { code: string; message: string } | null;
  /** Of audited pages. */
  digest: Digest | null;
}
/** The report of a page without its facts; null when there is none. */
export type ReadPage = (jobId: string) => Promise<Report | null>;
export type Parts = AsyncGenerator<string, void, void>;

/** Version of the JSON file's shape (docs/run.schema.json); additions do not change the first number. */
const runSchemaVersion = '1.0';
/** Parts are handed to the browser when they have this many characters: it may keep them on disk. */
const partSize = 1_000_000;
const evidenceLength = 300;

/** A file from its parts. @param onPart called after each part, to show progress */
export async function blobOf(parts: AsyncIterable<string>, mimeType: string, onPart: () => void = () => {}): Promise<Blob> {
  const blobs: Blob[] = [];
  let gathered: string[] = [];
  let length = 0;
  for await (const part of parts) {
    gathered.push(part);
    length += part.length;
    onPart();
    if (length < partSize) continue;
    blobs.push(new Blob(gathered));
    gathered = [];
    length = 0;
  }
  return new Blob([...blobs, ...gathered], { type: `${mimeType};charset=utf-8` });
}

/** Name of a saved file: of the run and its date, nothing that a file system objects to. */
export function runFileName({ name, createdAt }: Pick<RunToExport, 'name' | 'createdAt'>, what: string, extension: string): string {
  const safe = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-').replace(/^[.-]+/, '').replace(/[.-]+$/, '');
  const rest = `-${what}-${new Date(createdAt).toISOString().slice(0, 10)}.${extension}`;
  return `pageloupe-${cutBytes(safe, fileNameBytes - 'pageloupe-'.length - bytesOf(rest)) || 'run'}${rest}`;
}

/** File systems take 255 bytes of UTF-8; the browser may add a number, and a sync service a note. */
const fileNameBytes = 200;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
/** As many whole characters, as people see them, as fit, and 60 at most. */
function cutBytes(text: string, most: number): string {
  let kept = '';
  let left = most;
  let count = 0;
  // More than what can fit need not be looked at.
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text.slice(0, most))) {
    left -= bytesOf(segment);
    if (left < 0 || count++ === 60) break;
    kept += segment;
  }
  return kept.replace(/[.-]+$/, '');
}

/** One row a page, with the status of each judged signal. */
export function pagesCsv({ pages }: RunToExport, { catalogue }: Edition): string {
  const judged = new Set(pages.flatMap(({ digest }) => Object.keys(digest?.statuses ?? {})));
  const signals = catalogue.filter(({ id }) => judged.has(id));
  const categories = pages.find(({ digest }) => digest !== null)?.digest?.geo.categories.map(({ id }) => id) ?? [];
  const header = [
    'url', 'final url', 'title', 'state', 'error', 'page type', 'language', 'audit score', 'GEO score', 'GEO band',
    ...categories.map((id) => `GEO ${id}`),
    'failed', 'improve', 'passed', 'unchecked', 'does not apply', 'blocked by', 'noindex', 'canonical', 'description', 'h1', 'broken links', 'audited',
    ...signals.map(({ id }) => id),
  ];
  return csvStart(header) + csvRows(pages.map(({ url, title, state, error, digest }) => {
    if (!digest) return [url, '', title, state, error?.message ?? ''];
    const { counts, geo } = digest;
    return [
      url, digest.finalUrl, digest.title || title, state, error?.message ?? '', pageTypeWords[digest.pageType], digest.language, digest.score, geo.score, geo.band,
      ...categories.map((id) => geo.categories.find((category) => category.id === id)?.score ?? null),
      counts.fail, counts.warn, counts.pass, counts.unchecked, counts.na, digest.gate, digest.noindex ? 'yes' : 'no', digest.canonical, digest.description, digest.h1.join(' | '),
      digest.brokenLinks?.length ?? null, digest.at,
      ...signals.map(({ id }) => wordOf(digest.statuses[id])),
    ];
  }));
}
const wordOf = (status: Status | undefined) => (status ? statusWord[status] : '');

/** One row a finding, pages in the order of the queue. */
export async function* findingsCsv(run: RunToExport, read: ReadPage, edition: Edition): Parts {
  yield csvStart(['page', 'title', 'signal', 'check', 'status', 'finding', 'what to change', 'evidence', 'source']);
  for await (const { page, report } of reports(run, read)) yield csvRows(report.signals.flatMap((entry) => findingRows(page, entry, report.finalUrl, edition)));
}

function findingRows({ digest, title }: PageToExport, entry: ReportSignal, url: string, { entryOf }: Edition) {
  const signal = entryOf(entry.id);
  const source = signal?.sources[0];
  return findingsOf(entry).map((finding, index) => [
    url, digest?.title || title, entry.id, signal?.title ?? entry.id,
    index === 0 ? statusWord[entry.status] : statusWord[finding.status],
    finding.message, finding.change, finding.evidence ? evidenceText(finding.evidence) : '', source ? source.url || source.title : '',
  ]);
}

/** The run with every report, without what was collected of the pages. */
export async function* runJson(run: RunToExport, read: ReadPage): Parts {
  const { name, createdAt, tools, probes, pages } = run;
  const head = { schemaVersion: runSchemaVersion, name, createdAt: new Date(createdAt).toISOString(), tools, probes };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "pages": [`;
  for (const [index, { jobId, url, title, state, error, digest }] of pages.entries()) {
    const report = digest ? await read(jobId) : null;
    if (report) delete report.facts;
    yield `${index === 0 ? '' : ','}\n${JSON.stringify({ url, title, state, error, report })}`;
  }
  yield '\n ]\n}\n';
}

/** Pages that have a report, each with it. A report that is gone is passed over. */
async function* reports(run: Pick<RunToExport, 'pages'>, read: ReadPage): AsyncGenerator<{ page: PageToExport; report: Report }, void, void> {
  for (const page of run.pages) {
    const report = page.digest ? await read(page.jobId) : null;
    if (report) yield { page, report };
  }
}

/** Evidence in one line, as much as one reads in a cell. */
export function evidenceText(evidence: Evidence): string {
  const text = lineOf(evidence).replace(/\s+/g, ' ').trim();
  return text.length > evidenceLength ? `${[...text].slice(0, evidenceLength - 1).join('')}…` : text;
}

function lineOf(evidence: Evidence): string {
  switch (evidence.type) {
    case 'value': return `${evidence.label}: ${evidence.value}`;
    case 'list': return several(evidence.items, evidence.total);
    case 'elements': return several(evidence.items.map(({ text, snippet, selector }) => [text, snippet || selector].filter(Boolean).join(' ')), evidence.total);
    case 'table': return several(evidence.rows.map(({ cells }) => evidence.columns.map((column, index) => `${column}: ${cells[index] ?? ''}`).join(', ')), evidence.total);
    case 'source': return `Line ${evidence.line}, column ${evidence.column}: ${evidence.excerpt}`;
    case 'measure': return `${evidence.value} ${evidence.unit}, limit ${evidence.limit} ${evidence.unit}`;
    case 'difference': return `${evidence.label}: “${evidence.before}” → “${evidence.after}”`;
  }
}
const several = (items: readonly string[], total: number) => `${items.slice(0, 5).join(' | ')}${total > 5 ? ` | … (${total} in all)` : ''}`;
