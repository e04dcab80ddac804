import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { categories as geoCategories } from '../../words/en/checks/geo.ts';
import { signals as allSignals } from '../../checks/signals/index.ts';
import { tools } from '../../checks/tools.ts';
import type { FactTable } from '../../checks/core/facts.ts';
import { reasonText } from '../../words/en/checks/reasons.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { ScriptAuditFailed, launchScriptBrowser, type AuditBrowser } from '../../scripts/audit-browser.ts';
import { ensureBuild, root } from '../../scripts/build.ts';
import { mergeBestRuns } from './best-of-runs.ts';
import { faultsOfPastes, pastesOfReport } from './pastes.ts';
import { replayedReports } from './replay.ts';
import { usage, readWords, type Order, type ReplayOrder } from './words.ts';
import { compareWithExpected, compareWithLabels, missedLabels, pageName, comparisonTable, type Expected, type Label } from './gold.ts';
import { rulesHead, rulesTable, truthOfAnnotation, truthOfLabel, usesOf } from './rules-table.ts';
import { serveSavedSites } from './saved-sites.ts';
import { reportDifferences, reportsOfOtherHosts, type OtherReports } from './service-reports.ts';
import { savedSitePages, type SavedPage } from '../../scripts/serve-folder.ts';
import { commandArguments, rejectArguments } from '../../scripts/usage.ts';

/** Number of browsers that run at the same time. */
const browsers = 2;

interface Row {
  file: string;
  report?: Report;
  error?: { code: string; message: string };
  collectorFailures: string[];
  disagreements: string[];
}

const instruction = readWords(commandArguments(usage));
if (typeof instruction === 'string') rejectArguments(usage, instruction);
else if ('best' in instruction) mergeBestRuns(instruction);
else if ('replay' in instruction) judgeAgain(instruction);
else process.exitCode = await auditFolder(instruction);

function judgeAgain(replay: ReplayOrder): void {
  const rows = replayedReports(replay.replay).map((row): Row => ({ ...row, collectorFailures: [], disagreements: [] }));
  for (const row of rows) process.stdout.write(`${line(row)}\n`);
  saveAndCompare(rows, replay);
  reportPastes(rows, replay.list);
}

/** Prints what pastes make worse on their pages. */
function reportPastes(rows: readonly Row[], list: boolean): void {
  const pages = rows.flatMap(({ file, report: made }) => (made ? [{ file, ...faultsOfPastes(made) }] : []));
  const faults = pages.flatMap(({ file, faults: some }) =>
    some.map(({ kind, signal, what, detail }) => `  ${file}, ${kind} for ${signal}, ${what}: ${detail.slice(0, 400)}\n`),
  );
  const pastes = pages.reduce((sum, one) => sum + one.pastes, 0);
  process.stdout.write(`\nPastes: ${pastes}, violations: ${faults.length}\n${list ? faults.join('') : ''}`);
}

async function auditFolder(order: Order): Promise<number> {
  const { folder, service, scripts } = order;
  const { pages, charsets } = savedSitePages(folder);
  if (pages.length === 0) {
    process.stderr.write(`No saved pages (.html, .htm, .xhtml) in ${folder}.\n`);
    return 2;
  }
  ensureBuild();
  const sites = await serveSavedSites(folder, pages, charsets);
  const rows: Row[] = [];
  let next = 0;
  let printed = 0;
  const work = async () => {
    const browser = await launchScriptBrowser({ flags: sites.flags, ignoreHTTPSErrors: true, pageScripts: scripts });
    try {
      for (let at = next++; at < pages.length; at = next++) {
        rows[at] = await auditPage(browser, sites.urlOf(pages[at]!), pages[at]!);
        for (; rows[printed]; printed++) process.stdout.write(`${line(rows[printed]!)}\n`);
      }
    } finally {
      await browser.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(browsers, pages.length) }, work));
    if (service)
      comparedWithOthers(
        rows,
        pages.map((page) => sites.urlOf(page)),
        await reportsOfOtherHosts(sites, [...new Set(pages.map((page) => sites.urlOf(page)))]),
      );
  } finally {
    await sites.close();
  }
  saveAndCompare(rows, order);
  return rows.some((row) => row.error) ? 3 : 0;
}

/** Saves the reports, and compares them with the labels and annotations. */
function saveAndCompare(rows: readonly Row[], { folder, labels, pairs, list, save }: Omit<Order, 'service' | 'scripts'>): void {
  summarise(rows);
  if (save) {
    writeFileSync(save, '');
    for (const { file, report: made } of rows)
      appendFileSync(save, `${JSON.stringify({ file, ...made, ...(made && { pastes: pastesOfReport(made) }) })}\n`);
    process.stdout.write(`Reports with facts and pastes: ${save}\n`);
  }

  const reports = new Map(rows.flatMap(({ file, report: made }) => (made ? [[pageName(file), made] as const] : [])));
  const expected = folder ? join(folder, 'EXPECTED.json') : '';
  const comparisons = [
    ...(labels ? compareWithLabels(reports, labels, pairs) : []),
    ...(existsSync(expected) ? compareWithExpected(reports, JSON.parse(readFileSync(expected, 'utf8')) as Expected) : []),
  ];
  if (comparisons.length > 0) process.stdout.write(`\n${comparisonTable(comparisons)}`);
  process.stdout.write(`\n${rulesHead}${rulesTable(ruleUses(reports, labels, folder ? join(folder, 'truth.json') : ''))}`);
  if (list) process.stdout.write(`\n${missedLabels(comparisons)}`);
}

/** What each rule did on each page, judged by the labels, and by the folder's annotations if it has some. */
function ruleUses(reports: ReadonlyMap<string, Report>, labels: readonly Label[] | null, annotations: string): ReturnType<typeof usesOf> {
  const annotated = existsSync(annotations)
    ? (JSON.parse(readFileSync(annotations, 'utf8')) as Record<string, Parameters<typeof truthOfAnnotation>[0]>)
    : {};
  const labelled = new Map((labels ?? []).map((label) => [pageName(label.file), label]));
  return [...reports].flatMap(([page, report]) => {
    const [label, annotation] = [labelled.get(page), annotated[page.replace(/\.\w+$/, '')]];
    return usesOf(report, label ? truthOfLabel(label) : annotation ? truthOfAnnotation(annotation) : {});
  });
}

/** Prints how reports of the same pages differ between hosts. */
function comparedWithOthers(rows: readonly Row[], urls: readonly string[], others: ReadonlyMap<string, OtherReports>): void {
  const findings = rows.flatMap(({ file, report }, index) =>
    (['service', 'command'] as const).flatMap((host) => {
      const other = others.get(urls[index]!)?.[host] ?? 'none';
      const found = report ? reportDifferences(report, other) : typeof other === 'string' ? [] : ['a report, where the extension has none'];
      return found.length === 0 ? [] : [`  ${file}, ${host}: ${found.join('; ')}\n`];
    }),
  );
  process.stdout.write(
    `\nService and command line against the extension: ${findings.length === 0 ? 'all the same' : `${findings.length} reports of ${2 * rows.length} differ`}\n${findings.join('')}`,
  );
}

async function auditPage(browser: AuditBrowser, url: string, page: SavedPage): Promise<Row> {
  const row: Row = { file: page.file, collectorFailures: [], disagreements: [] };
  try {
    const tab = await browser.open(url);
    try {
      const report = await browser.audit(tab);
      row.collectorFailures = Object.entries(report.facts ?? {}).flatMap(([name, fact]) =>
        fact.ok || fact.reason !== 'collector-failed' ? [] : [`${name}: ${reasonText(fact)}`],
      );
      if (page.in_page) row.disagreements = compare(page.in_page, report);
      row.report = report;
    } finally {
      await tab.close().catch(() => {});
    }
  } catch (error) {
    const { code, message } = error instanceof ScriptAuditFailed ? error : { code: 'audit-failed', message: String(error) };
    row.error = { code, message };
  }
  return row;
}

/** Compares counts in the manifest with counts from our facts. The manifest's were made with scripting off. */
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
      ? []
      : [`${name}: manifest ${wanted}, ours ${alternatives.map((found) => found ?? 'unknown').join(' (page) / ')} (source)`];
  };
  const rel = (from: typeof head, name: string) => from?.links.filter((link) => link.rel.includes(name)).length;
  const meta = (from: typeof head, test: (name: string, property: string) => boolean) =>
    from?.metas.filter((tag) => test(tag.name, tag.property)).length;
  const hreflang = (from: typeof head) => from?.links.filter((link) => link.rel.includes('alternate') && link.hreflang).length;
  return [
    // The manifest counts elements with href, our facts count all.
    ...count('links', [withHref(fact('links')?.items), served?.hrefTotal]),
    ...count('images', [fact('images')?.items.filter((image) => image.kind === 'img').length, served?.imageTotal]),
    ...count('headings', [fact('headings')?.total, served?.headings.length]),
    ...count('h1', [
      fact('headings')?.items.filter((heading) => heading.level === 1).length,
      served?.headings.filter((heading) => heading.level === 1).length,
    ]),
    ...count('jsonld', [fact('structuredData')?.blocks.length, served?.jsonLd.length]),
    ...count('canonical', [rel(head, 'canonical'), rel(source, 'canonical')]),
    ...count('hreflang', [hreflang(head), hreflang(source)]),
    ...count('title_in_head', [head?.titles.filter((title) => title.inHead).length, source?.titles.filter((title) => title.inHead).length]),
    ...count('meta_description', [meta(head, (name) => name === 'description'), meta(source, (name) => name === 'description')]),
    ...count('og_tags', [
      meta(head, (_, property) => property.startsWith('og:')),
      meta(source, (_, property) => property.startsWith('og:')),
    ]),
    ...count('html_lang', [fact('page')?.lang, served?.lang]),
  ];
}

function withHref(links: FactTable['links']['items'] | undefined): number | undefined {
  return links?.filter(({ href }) => href !== null).length;
}

function line(row: Row): string {
  if (!row.report) return `${row.file.padEnd(52)} ERROR ${row.error?.code}: ${row.error?.message}`;
  const { score, geo, pageType, language, counts, durationMs, signals } = row.report;
  const known =
    signals.length === allSignals.length &&
    geo.categories.length === Object.keys(geoCategories).length &&
    row.report.tools.length === tools.length;
  const cells = [
    row.file.padEnd(52),
    String(score ?? '–').padStart(3),
    `geo ${String(geo.score ?? '–').padStart(3)}`,
    pageType.padEnd(8),
    language.padEnd(4),
    `${counts.pass} pass ${counts.warn} warn ${counts.fail} fail ${counts.na} n/a ${counts.unchecked} unchecked`,
    `${durationMs.collect.toFixed(1)}+${durationMs.judge.toFixed(1)} ms`,
  ];
  if (!known) cells.push('INCOMPLETE REPORT');
  for (const failure of row.collectorFailures) cells.push(`\n    collector failed: ${failure}`);
  for (const difference of row.disagreements) cells.push(`\n    ${difference}`);
  return cells.join('  ').replaceAll('  \n', '\n');
}

function summarise(rows: readonly Row[]): void {
  const output = join(root, 'output');
  if (!existsSync(output)) mkdirSync(output);
  const file = join(output, 'corpus.json');
  writeFileSync(
    file,
    JSON.stringify(
      rows.map(({ report, ...row }) => {
        if (!report) return row;
        const { facts: _, ...rest } = report;
        return { ...row, report: rest };
      }),
      null,
      1,
    ),
  );
  const count = (test: (row: Row) => boolean) => rows.filter(test).length;
  process.stdout.write(
    `\n${rows.length} pages, ${count((row) => row.report !== undefined)} reports, ${count((row) => row.error !== undefined)} errors, ` +
      `${count((row) => row.collectorFailures.length > 0)} with a failed collector, ${count((row) => row.disagreements.length > 0)} with disagreements\n` +
      `Reports: ${relative(process.cwd(), file) || file}\n`,
  );
}
