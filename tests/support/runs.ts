import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { digestOf } from '../../checks/site/digest.ts';
import type { PageToExport, ReadPage, RunToExport } from '../../reports/run.ts';
import { known } from './facts.ts';

const at = Date.UTC(2026, 10, 21);

/** Facts of a plain page with these texts. */
export function pageCalled(title: string, url = 'https://site.example/'): KnownFacts {
  return known({
    page: { url, baseUrl: url },
    response: { requestedUrl: url, finalUrl: url },
    head: {
      titles: [{ text: title, inHead: true, selector: 'title' }],
      metas: [{ name: 'description', property: '', httpEquiv: '', charset: '', content: title, inHead: true, selector: 'meta' }],
    },
    headings: {
      items: [{ level: 1, text: title, visible: true, fontSize: 32, firstScreen: true, region: 'main', main: true, selector: 'h1' }],
      total: 1,
    },
  });
}

/** A run of audited pages, and what reads their reports. Another page could not be reached. */
export function runOf(facts: readonly KnownFacts[], name = 'Site audit'): { run: RunToExport; read: ReadPage; reports: Report[] } {
  const reports = facts.map((one) =>
    judgePage(one, { intent: 'index', pageType: null, aiOptOut: false, now: at }, { collect: 1, judge: 1, network: 1, total: 3 }),
  );
  const pages: PageToExport[] = reports.map((report, index) => ({
    jobId: String(index),
    url: report.url,
    title: '',
    state: 'done',
    error: null,
    digest: digestOf(report),
  }));
  pages.splice(1, 0, {
    jobId: 'gone',
    url: 'https://site.example/gone',
    title: '=Gone',
    state: 'failed',
    error: { code: 'http-error', message: 'The server returns 404.', status: 404 },
    digest: null,
  });
  const read: ReadPage = (jobId) => Promise.resolve(reports[Number(jobId)] ? structuredClone(reports[Number(jobId)]!) : null);
  return { run: { name, createdAt: at, tools: [], probes: false, pages }, read, reports };
}

export async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}
