/**
 * What files of a bulk audit are made from. They are made in parts, page by page, so that a thousand reports are never in memory
 * together: `fileBlob(runJson(run, read), …)` is a file.
 */
import type { ToolId } from '../checks/tools.ts';
import type { LinkedFile } from '../checks/core/report/digest.ts';
import type { Report } from '../checks/core/report/report.ts';
import { clickDepths, inlinksByPage, pagesByKey, pagesLinkingTo } from '../checks/site/link-graph.ts';
import { keyOfUrl } from '../checks/site/link-keys.ts';
import { onePagePerFinalUrl, type RunDigest } from '../checks/site/final-urls.ts';
import { summarizePages, type FailedUrl, type SiteContext, type SiteFindings } from '../checks/site/findings.ts';
import { signalWeights } from './catalogue.ts';
import type { Locale } from '../words/locale.ts';

/** Maximum notes of a run in documents, where they are above the results. */
export const mostNotes = 5;

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
  /** Sentences about the whole run, such as what could not be read; absent if there are none. */
  notes?: readonly string[];
  /** How links were followed and what was left out, one sentence each; absent if none were. */
  crawled?: readonly string[];
  /** In the order of the queue; after {@link withoutPagesTwice}, each page once. */
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
  digest: RunDigest | null;
  /** Absent if no links were followed. */
  inlinks?: Inlinks;
  /** Columns that the host adds, by their names. */
  more?: Readonly<Record<string, string>>;
}
/** Who links to a page of a crawl. */
export interface Inlinks {
  /** Number of audited pages that link to it, without itself. */
  count: number;
  /** URLs of the first of them. */
  from: readonly string[];
  /** Clicks from the start page; null if no audited page leads there. */
  clicks: number | null;
}
/** A file that the pages of a crawl link to, or its sitemap lists, which was requested and not audited. */
export interface FileOfRun {
  file: LinkedFile;
  inlinks: Inlinks;
}
/** The report of a page without its facts; null when there is none. */
export type ReadPage = (jobId: string) => Promise<Report | null>;
export type Parts = AsyncGenerator<string, void, void>;

/** Maximum URLs of a page's inlinks. */
const mostInlinks = 20;

/** The run with one row for each page: URLs that redirect to a page of the run are listed by that page. For a crawl, also who links to each. */
export function withoutPagesTwice<R extends Pick<RunToExport, 'pages' | 'site'>>(run: R): R {
  const pages = onePagePerFinalUrl(run.pages);
  const inlinks = inlinksOfPages(pages, run.site?.start ?? null);
  return { ...run, pages: inlinks ? pages.map((page, index) => ({ ...page, inlinks: inlinks[index]! })) : pages };
}

/** Who links to each page of a crawl, each once. @param start null if no links were followed: then nothing is known */
export function inlinksOfPages(
  pages: readonly { url: string; digest: Pick<RunDigest, 'url' | 'finalUrl' | 'links' | 'reachedFrom'> | null }[],
  start: string | null,
): Inlinks[] | null {
  if (start === null) return null;
  const linked = pages.map(({ url, digest }) => digest ?? { url, finalUrl: url });
  const first = pagesByKey(linked).get(keyOfUrl(start));
  const clicks = first === undefined ? [] : clickDepths(linked, first);
  return inlinksByPage(linked, mostInlinks).map(({ count, pages: from }, index) => ({
    count,
    from: from.map((page) => linked[page]!.finalUrl),
    clicks: (clicks[index] ?? -1) < 0 ? null : clicks[index]!,
  }));
}

/** Files that pages of a crawl link to or its sitemap lists, each once. */
export function linkedFilesOf(
  pages: readonly { digest: Pick<RunDigest, 'url' | 'finalUrl' | 'links' | 'files'> | null; inlinks?: Inlinks }[],
): FileOfRun[] {
  const linking = pages.flatMap(({ digest, inlinks }) => (digest ? [{ digest, clicks: inlinks?.clicks ?? null }] : []));
  const files = new Map(linking.flatMap(({ digest }) => (digest.files ?? []).map((file) => [keyOfUrl(file.url), file] as const)));
  const found = pagesLinkingTo(
    linking.map(({ digest }) => digest),
    files.keys(),
    mostInlinks,
  );
  return [...files].map(([key, file]) => {
    const { pages: from, count } = found.get(key)!;
    const clicks = from.flatMap((page) => linking[page]!.clicks ?? []);
    return {
      file,
      inlinks: {
        count,
        from: from.map((page) => linking[page]!.digest.finalUrl),
        clicks: clicks.length > 0 ? Math.min(...clicks) + 1 : null,
      },
    };
  });
}

/** URLs of the run without an audited page. */
export const failedUrls = (pages: readonly Pick<PageToExport, 'url' | 'error'>[]): FailedUrl[] =>
  pages.flatMap(({ url, error }) => (error ? [{ url, status: error.status }] : []));

/** Findings of a run in which each page is once; indices are those of its audited pages. */
export const findingsOfRun = ({ pages, site }: Pick<RunToExport, 'pages' | 'site'>, locale: Locale): SiteFindings =>
  summarizePages(
    pages.flatMap(({ digest }) => digest ?? []),
    signalWeights(locale),
    site,
    failedUrls(pages),
  );

/** Parts of this many characters are passed to the browser, which can store them on disk. */
const partSize = 1_000_000;

/** A file from its parts. */
export async function fileBlob(parts: AsyncIterable<string>, mimeType: string): Promise<Blob> {
  const blobs: Blob[] = [];
  let gathered: string[] = [];
  let length = 0;
  for await (const part of parts) {
    gathered.push(part);
    length += part.length;
    if (length < partSize) continue;
    blobs.push(new Blob(gathered));
    gathered = [];
    length = 0;
  }
  return new Blob([...blobs, ...gathered], { type: `${mimeType};charset=utf-8` });
}

/** Pages, each with its report; null if it was not audited, or its report is gone. */
export async function* reportsOfRun(
  run: Pick<RunToExport, 'pages'>,
  read: ReadPage,
): AsyncGenerator<{ page: PageToExport; report: Report | null }, void, void> {
  for (const page of run.pages) yield { page, report: page.digest && (await read(page.jobId)) };
}
