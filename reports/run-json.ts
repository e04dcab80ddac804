import { escapeControls } from './json.ts';
import { linkedFilesOf, type Parts, type ReadPage, type RunToExport } from './run.ts';

/** Version of the JSON file's shape (docs/run.schema.json); additions do not change the first number. */
const runSchemaVersion = '1.0';

/** What else a host knows, as additional members: of the run, and of a page. */
export interface MoreJson {
  run: object;
  page(jobId: string): Promise<object>;
}

/** The run with every report, without facts. */
export async function* runJson(run: RunToExport, read: ReadPage, more: MoreJson | null = null): Parts {
  const { name, createdAt, tools, probes, pages } = run;
  const head = { schemaVersion: runSchemaVersion, name, createdAt: new Date(createdAt).toISOString(), tools, probes, ...more?.run };
  yield `${escapeControls(JSON.stringify(head, null, 1)).slice(0, -2)},\n "pages": [`;
  for (const [index, { jobId, url, title, state, error, digest, inlinks }] of pages.entries()) {
    const report = digest ? await read(jobId) : null;
    if (report) delete report.facts;
    const reached = {
      ...(digest?.hops && { redirects: digest.hops }),
      ...(digest?.reachedFrom && { reachedFrom: digest.reachedFrom.map((one) => ({ url: one.url, redirects: one.hops })) }),
      ...(inlinks && { inlinks }),
    };
    const page = { url, title, state, error, ...reached, ...(more && (await more.page(jobId))), report };
    yield `${index === 0 ? '' : ','}\n${escapeControls(JSON.stringify(page))}`;
  }
  const files = linkedFilesOf(pages).map(({ file: { url, status, class: kind, hops }, inlinks }) => ({
    url,
    status,
    class: kind,
    ...(hops && { redirects: hops }),
    inlinks,
  }));
  yield files.length === 0 ? '\n ]\n}\n' : `\n ],\n "files": ${escapeControls(JSON.stringify(files))}\n}\n`;
}
