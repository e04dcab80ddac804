/**
 * What files of a bulk audit are made from. They are made in parts, page by page, so that a thousand reports are never in memory
 * together: `blobOf(runJson(run, read), …)` is a file.
 */
import type { ToolId } from '../checks/doors/catalogue.ts';
import type { Digest, Report } from '../checks/doors/report.ts';
import type { SiteContext } from '../checks/doors/site.ts';

/** A run as files show it. */
export interface RunToExport {
  name: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Only the signals of these tools were judged; empty for all. */
  tools: readonly ToolId[];
  /** Links and other targets were requested. */
  probes: boolean;
  /** Data in addition to the pages; absent if there is none. */
  site?: SiteContext;
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
  /** `status`: of the response, if there was one. */
  error: { code: string; message: string; status?: number } | null;
  /** Of audited pages. */
  digest: Digest | null;
  /** Columns that the host adds, by their names. */
  more?: Readonly<Record<string, string>>;
}
/** The report of a page without its facts; null when there is none. */
export type ReadPage = (jobId: string) => Promise<Report | null>;
export type Parts = AsyncGenerator<string, void, void>;

/** Parts of this many characters are passed to the browser, which can store them on disk. */
const partSize = 1_000_000;

/** A file from its parts. @param onPart called after each part, to show progress */
export async function reportRunFileBlob(parts: AsyncIterable<string>, mimeType: string, onPart: () => void = () => {}): Promise<Blob> {
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

/** Pages that have a report, each with it. A report that is gone is passed over. */
export async function* reportsOfRun(
  run: Pick<RunToExport, 'pages'>,
  read: ReadPage,
): AsyncGenerator<{ page: PageToExport; report: Report }, void, void> {
  for (const page of run.pages) {
    const report = page.digest ? await read(page.jobId) : null;
    if (report) yield { page, report };
  }
}
