import './quiet-network.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { benchBulkRun, type BulkMeasures } from './bulk-run.ts';
import { benchPdf, type PdfRow } from './pdf.ts';
import { benchProbing, type ProbingRow } from './probing.ts';
import { grantedBuild, root } from '../build.ts';
import { parseCommandArguments, rejectArguments } from '../usage.ts';

const usage = `Usage: npm run bench -- background [--pages 200] [--pdf 100,1000] [--only probes|bulk] [--no-silent] [--output <file>]

Measures the background worker of the real extension in a headless Chromium:
  probes  a page of 500 links of every kind on a local server, with limits raised as the user may and a time-out of 5 s:
          once with links that never answer, which --no-silent leaves out, and once without
  bulk    small pages open in tabs, audited one at a time: time over the plain audit, memory of the worker, answers meanwhile
  PDF     of the run that was made, its reports repeated until there are as many as named
Prints a table and writes output/bench-background.json, or the file that is named. Exit code 1 when a target is missed.
`;

const targets = { bareTimes: 1.3, overhead: 100, heap: 150, heapGrowth: 15, answer: 200, turn: 100, pdf100: 3_000, pdfHeap: 200 } as const;

const { values: options } = parseCommandArguments(usage, {
  options: {
    pages: { type: 'string', default: '200' },
    pdf: { type: 'string', default: '100,1000' },
    only: { type: 'string' },
    'no-silent': { type: 'boolean', default: false },
    output: { type: 'string', default: join(root, 'output', 'bench-background.json') },
  },
});
const pages = Number(options.pages);
const pdfs = options.pdf.split(',').map(Number);
if ([pages, ...pdfs].some((size) => !Number.isInteger(size) || size < 1))
  rejectArguments(usage, '--pages and --pdf take whole numbers from 1 up.');
if (options.only !== undefined && !['probes', 'bulk'].includes(options.only)) rejectArguments(usage, '--only takes probes or bulk.');
process.exitCode = await bench();

async function bench(): Promise<number> {
  grantedBuild();
  const probing = options.only === 'bulk' ? [] : await benchProbing(options['no-silent'] ? [false] : [true, false]);
  for (const row of probing)
    say(
      `probes, ${row.what}: ${row.links} links in ${ms(row.wall)} (limit ${ms(row.limit)}), ${row.requests} requests, ${row.late} late, ${row.wrong.length} wrong${row.wrong.map((fault) => `\n  ${fault}`).join('')}${row.bare === null ? '' : `\n  a bare HEAD of each, all at once, in the same worker: ${ms(row.bare)}`}`,
    );
  const { bulk, pdf } = options.only === 'probes' ? { bulk: null, pdf: [] } : await benchBulk();
  const misses = [...probing.flatMap(missesOfProbing), ...(bulk ? missesOfBulk(bulk) : []), ...pdf.flatMap(missesOfPdf)];
  say(misses.length ? `\nTargets missed:\n${misses.map((miss) => `  ${miss}`).join('\n')}` : '\nAll targets met.');
  mkdirSync(dirname(options.output), { recursive: true });
  const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
  writeFileSync(
    options.output,
    `${JSON.stringify({ at: new Date().toISOString(), machine, targets, probing, bulk, pdf, misses }, null, 2)}\n`,
  );
  return misses.length ? 1 : 0;
}

async function benchBulk(): Promise<{ bulk: BulkMeasures; pdf: PdfRow[] }> {
  const run = await benchBulkRun(pages);
  const { measures } = run;
  try {
    say(
      `bulk: ${measures.done} of ${measures.pages} pages in ${ms(measures.wall)}: ${ms(measures.perPage)} a page, the plain audit ${ms(measures.plain)}, overhead ${ms(measures.overhead)}`,
    );
    for (const { after, megabytes } of measures.heap) say(`  worker after ${after} pages: ${megabytes.toFixed(1)} MB`);
    say(
      `  popup to worker and back: median ${ms(measures.popup.median)}, 95 % ${ms(measures.popup.p95)}, slowest ${ms(measures.popup.slowest)} (${measures.popup.samples})`,
    );
    say(
      `  a task of the tab in front: median ${ms(measures.tab.median)}, 95 % ${ms(measures.tab.p95)}, slowest ${ms(measures.tab.slowest)}`,
    );
    const rows: PdfRow[] = [];
    for (const size of pdfs) {
      const row = await benchPdf(run.bulk, run.heap, run.runId, size);
      rows.push(row);
      say(
        `PDF of ${size} pages: made in ${ms(row.made)}, saved after ${ms(row.saved)}, worker ${row.heapBefore.toFixed(0)} MB before, at most ${row.heapMost.toFixed(0)} MB${row.error ? `, FAILED: ${row.error}` : ''}`,
      );
    }
    return { bulk: measures, pdf: rows };
  } finally {
    await run.close();
  }
}

function missesOfProbing({ what, wall, limit, bare, wrong }: ProbingRow): string[] {
  return [
    ...(bare !== null && wall > targets.bareTimes * bare
      ? [`probes ${what}: ${(wall / bare).toFixed(2)} times a bare HEAD of each, target ${targets.bareTimes}`]
      : []),
    ...(wall > limit ? [`probes ${what}: ${ms(wall)}, target ${ms(limit)}`] : []),
    ...wrong.slice(0, 10).map((fault) => `probes ${what}: ${fault}`),
  ];
}
function missesOfBulk({ pages: all, done, overhead, heap, popup, tab }: BulkMeasures): string[] {
  const last = heap.at(-1)?.megabytes ?? 0;
  const first = heap[0]?.megabytes ?? 0;
  return [
    done < all && `bulk: ${all - done} pages without a report`,
    overhead > targets.overhead && `bulk: ${ms(overhead)} over the plain audit, target ${targets.overhead} ms`,
    last > targets.heap && `bulk: ${last.toFixed(0)} MB in the worker, target ${targets.heap} MB`,
    last - first > targets.heapGrowth && `bulk: the worker grows from ${first.toFixed(0)} to ${last.toFixed(0)} MB`,
    popup.p95 > targets.answer && `bulk: the popup waits ${ms(popup.p95)} for the worker, target ${targets.answer} ms`,
    tab.p95 > targets.turn && `bulk: a tab waits ${ms(tab.p95)} for its turn, target ${targets.turn} ms`,
  ].filter((miss) => miss !== false);
}
function missesOfPdf({ pages: size, made, heapMost, error }: PdfRow): string[] {
  return [
    error !== '' && `PDF of ${size}: ${error}`,
    size <= 100 && made > targets.pdf100 && `PDF of ${size}: ${ms(made)}, target ${ms(targets.pdf100)}`,
    size <= 100 && heapMost > targets.pdfHeap && `PDF of ${size}: ${heapMost.toFixed(0)} MB, target ${targets.pdfHeap} MB`,
  ].filter((miss) => miss !== false);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
function ms(value: number): string {
  return value < 10_000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
