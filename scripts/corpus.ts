import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { FactTable, Report } from '../checks/index.ts';
import { AuditError, launchAuditBrowser, type AuditBrowser } from './audit-browser.ts';
import { root } from './build.ts';
import { savedPages, serveFolder, type SavedPage } from './serve-folder.ts';

const usage = `Usage: npm run corpus -- <folder>

Serves the saved pages of a folder on 127.0.0.1 (with the charset of its MANIFEST.json where there is one),
audits them all with the real extension, prints a table and writes output/corpus.json.
Where the manifest has in_page counts, disagreements with the collected facts are listed.
`;

interface Row {
  file: string;
  report?: Report;
  error?: { code: string; message: string };
  collectorFailures: string[];
  disagreements: string[];
}

const [folder, ...rest] = process.argv.slice(2);
if (!folder || rest.length > 0 || folder.startsWith('-')) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  process.stderr.write(`Not a folder: ${folder}\n\n${usage}`);
  process.exitCode = 2;
} else {
  process.exitCode = await auditFolder(resolve(folder));
}

async function auditFolder(path: string): Promise<number> {
  const { pages, charsets } = savedPages(path);
  if (pages.length === 0) {
    process.stderr.write(`No saved pages (.html, .htm, .xhtml) in ${path}.\n`);
    return 2;
  }
  const server = await serveFolder(path, charsets);
  // Saved pages name hosts that must not be asked: every name but the server's own fails at once.
  const browser = await launchAuditBrowser({ flags: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] });
  const rows: Row[] = [];
  try {
    for (const page of pages) {
      const row = await auditPage(browser, server.origin, page);
      rows.push(row);
      process.stdout.write(`${line(row)}\n`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  summarise(rows);
  return rows.some((row) => row.error) ? 3 : 0;
}

async function auditPage(browser: AuditBrowser, origin: string, page: SavedPage): Promise<Row> {
  const row: Row = { file: page.file, collectorFailures: [], disagreements: [] };
  try {
    const tab = await browser.open(`${origin}/${page.file.split('/').map(encodeURIComponent).join('/')}`);
    try {
      const report = await browser.readReport(await browser.clickToolbar(tab));
      row.collectorFailures = Object.entries(report.facts ?? {})
        .flatMap(([name, fact]) => (fact.ok || fact.reason !== 'collector-failed' ? [] : [`${name}: ${fact.detail}`]));
      if (page.in_page) row.disagreements = compare(page.in_page, report);
      row.report = report;
    } finally {
      await tab.close().catch(() => {});
    }
  } catch (error) {
    const { code, message } = error instanceof AuditError ? error : { code: 'audit-failed', message: String(error) };
    row.error = { code, message };
  }
  return row;
}

/** Counts of the manifest and the same counts from our facts. The manifest's were made with scripting off. */
function compare(expected: NonNullable<SavedPage['in_page']>, report: Report): string[] {
  const fact = <N extends keyof FactTable>(name: N): FactTable[N] | undefined => {
    const gathered = report.facts?.[name];
    return gathered?.ok ? (gathered.value as FactTable[N]) : undefined;
  };
  const head = fact('head');
  const served = fact('served');
  const source = served?.head ?? head;
  const count = (name: string, alternatives: (number | string | null | undefined)[]) => {
    const wanted = expected[name];
    return wanted === undefined || alternatives.some((found) => found === wanted)
      ? [] : [`${name}: manifest ${wanted}, ours ${alternatives.map((found) => found ?? 'unknown').join(' (page) / ')} (source)`];
  };
  const rel = (from: typeof head, name: string) => from?.links.filter((link) => link.rel.includes(name)).length;
  const meta = (from: typeof head, test: (name: string, property: string) => boolean) => from?.metas.filter((tag) => test(tag.name, tag.property)).length;
  const hreflang = (from: typeof head) => from?.links.filter((link) => link.rel.includes('alternate') && link.hreflang).length;
  return [
    // The manifest counts elements with an href, ours all of them.
    ...count('links', [withHref(fact('links')?.items), served?.hrefTotal]),
    ...count('images', [fact('images')?.items.filter((image) => image.kind === 'img').length, served?.imageTotal]),
    ...count('headings', [fact('headings')?.total, served?.headings.length]),
    ...count('h1', [fact('headings')?.items.filter((heading) => heading.level === 1).length, served?.headings.filter((heading) => heading.level === 1).length]),
    ...count('jsonld', [fact('structuredData')?.blocks.length, served?.jsonLd.length]),
    ...count('canonical', [rel(head, 'canonical'), rel(source, 'canonical')]),
    ...count('hreflang', [hreflang(head), hreflang(source)]),
    ...count('title_in_head', [head?.titles.filter((title) => title.inHead).length, source?.titles.filter((title) => title.inHead).length]),
    ...count('meta_description', [meta(head, (name) => name === 'description'), meta(source, (name) => name === 'description')]),
    ...count('og_tags', [meta(head, (_, property) => property.startsWith('og:')), meta(source, (_, property) => property.startsWith('og:'))]),
    ...count('html_lang', [fact('page')?.lang, served?.lang]),
  ];
}

function withHref(links: FactTable['links']['items'] | undefined): number | undefined {
  return links?.filter(({ href }) => href !== null).length;
}

function line(row: Row): string {
  if (!row.report) return `${row.file.padEnd(52)} ERROR ${row.error?.code}: ${row.error?.message}`;
  const { score, geo, pageType, language, counts, durationMs, signals } = row.report;
  const known = signals.length === 47 && geo.categories.length === 6 && row.report.tools.length === 37;
  const cells = [
    row.file.padEnd(52), String(score ?? '–').padStart(3), `geo ${String(geo.score ?? '–').padStart(3)}`, pageType.padEnd(8), language.padEnd(4),
    `${counts.pass} pass ${counts.warn} warn ${counts.fail} fail ${counts.na} n/a ${counts.unchecked} unchecked`,
    `${durationMs.collect.toFixed(1)}+${durationMs.judge.toFixed(1)} ms`,
  ];
  if (!known) cells.push('INCOMPLETE REPORT');
  for (const failure of row.collectorFailures) cells.push(`\n    collector failed: ${failure}`);
  for (const difference of row.disagreements) cells.push(`\n    ${difference}`);
  return cells.join('  ').replaceAll('  \n', '\n');
}

function summarise(rows: Row[]): void {
  const output = join(root, 'output');
  if (!existsSync(output)) mkdirSync(output);
  const file = join(output, 'corpus.json');
  writeFileSync(file, JSON.stringify(rows.map(({ report, ...row }) => {
    if (!report) return row;
    const { facts: _, ...rest } = report;
    return { ...row, report: rest };
  }), null, 1));
  const count = (test: (row: Row) => boolean) => rows.filter(test).length;
  process.stdout.write(`\n${rows.length} pages, ${count((row) => row.report !== undefined)} reports, ${count((row) => row.error !== undefined)} errors, `
    + `${count((row) => row.collectorFailures.length > 0)} with a failed collector, ${count((row) => row.disagreements.length > 0)} with disagreements\n`
    + `Reports: ${relative(process.cwd(), file) || file}\n`);
}
