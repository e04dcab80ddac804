import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { syntheticPage } from './synthetic.ts';
import { measureSuiteOnPage, medianOf, type MeasuredPage, type Sample } from './measure.ts';
import { suitesToMeasure } from './suites.ts';
import { measureClicks, type Click } from './popup.ts';
import { launchBenchWorker, type Judging, type JudgingWorker } from './worker.ts';
import { buildFolder, ensureBuild, root } from '../build.ts';
import { chromiumFlags, findChromium } from '../browsers.ts';
import { builtPopupBytes } from '../build/popup-size.ts';
import { parseCommandArguments } from '../usage.ts';

const usage = `Usage: npm run bench -- service [--help], or:
       npm run bench -- [<folder with saved pages>] [--loads 9] [--axe-loads 3] [--only <name part>] [--no-popup | --no-pages] [--output <file>]

Measures, each on a page load of its own and called once:
  floor  one plain pass: meta, link, headings, images, links resolved, JSON-LD parsed, words counted
  suite  our collect, as injected, without the pauses that it makes for the page, and our judge: the first call in the
         extension's background worker, just started; (again) is its second call with the same facts
  wall   our collect from call to answer, pauses included: these last as long as the page and the machine have other work
  axe    axe.run() with its defaults
on synthetic pages of 1,000, 10,000 and 100,000 elements, and on all pages of the folder's own folder bench. Then the sizes of
the built files, and the time from a click on the toolbar button to the first verdict (--no-pages: these only). Prints medians and writes output/bench.json, or the file that is named.
`;

/** That beside axe has not been met on small pages: a first call is mostly compiling code. What users wait for is `verdictOver`. */
const targets = {
  floorTimes: 5,
  floorFrom: 100_000,
  /** By elements of the page. */
  verdictOver: { 1_000: 150, 12_000: 350 } satisfies Record<Click['elements'], number>,
  axeTimes: 25,
  growth: 1.3,
  longTask: 50,
  bytes: 200_000,
};
/** axe takes minutes on very large pages, so these are loaded less often. */
const axeFewFrom = 20_000;
const rowHeads = [
  'page',
  'elements',
  'floor',
  'suite',
  '(collect',
  'judge)',
  '(again)',
  'around',
  'wall',
  'start',
  'axe',
  'suite/floor',
  'axe/suite',
  'long task',
  'slice',
];

interface Row {
  page: string;
  elements: number;
  floor: number;
  suite: number;
  /** Work of all slices together. */
  collect: number;
  /** First call in a worker that was just started. */
  judge: number;
  /** Second call. */
  again: number;
  /** Messages, JSON and vocabulary, in addition to the first call. */
  around: number;
  /** Duration of `collect` including pauses. */
  wall: number;
  /** Compiling and starting the injected script, in addition to `collect`. */
  start: number;
  axe: number | null;
  /** Maximum of all loads. */
  longTask: number;
  blocked: number;
}

const {
  values: options,
  positionals: [corpus],
} = parseCommandArguments(usage, {
  allowPositionals: true,
  options: {
    loads: { type: 'string', default: '9' },
    'axe-loads': { type: 'string', default: '3' },
    only: { type: 'string' },
    output: { type: 'string', default: join(root, 'output', 'bench.json') },
    'no-popup': { type: 'boolean', default: false },
    'no-pages': { type: 'boolean', default: false },
  },
});
process.exitCode = await bench();

async function bench(): Promise<number> {
  ensureBuild();
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install one or set CHROMIUM_PATH.');
  const loads = Math.max(1, Number(options.loads));
  const all = choosePages();
  const pages = all.filter(({ name }) => !options.only || name.includes(options.only));
  if (pages.length === 0) {
    process.stderr.write(`No page has "${options.only}" in its name. There are: ${all.map(({ name }) => name).join(', ')}\n`);
    return 2;
  }
  const rows = options['no-pages'] ? [] : await measureRows(pages, executablePath, loads);
  const sizes = { 'audit.js': statSync(join(buildFolder, 'audit.js')).size, popup: builtPopupBytes(buildFolder) };
  const clicks = options['no-popup'] ? [] : await measureClicks(loads);
  const misses = [
    ...judge(rows, sizes),
    ...clicks
      .filter(({ elements, over }) => over.median > targets.verdictOver[elements])
      .map(
        ({ elements, over }) =>
          `${elements} elements: first verdict ${ms(over.median)} ms after the floor, target ${targets.verdictOver[elements]}`,
      ),
  ];
  printPopup(sizes, clicks);
  process.stdout.write(misses.length ? `\nTargets missed:\n${misses.map((miss) => `  ${miss}`).join('\n')}\n` : '\nAll targets met.\n');
  mkdirSync(dirname(options.output), { recursive: true });
  const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
  writeFileSync(
    options.output,
    `${JSON.stringify({ at: new Date().toISOString(), machine, loads, targets, rows, sizes, clicks, misses }, null, 2)}\n`,
  );
  return misses.length ? 1 : 0;
}

async function measureRows(pages: readonly MeasuredPage[], executablePath: string, loads: number): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const worker = await launchBenchWorker();
  const rows: Row[] = [];
  print(rowHeads);
  try {
    for (const page of pages) {
      const row = await measureRow(browser, worker, page, loads);
      rows.push(row);
      print(cellsOf(row));
    }
    return rows;
  } finally {
    await browser.close();
    await worker.close();
  }
}

function cellsOf(row: Row): (string | number)[] {
  return [
    row.page,
    row.elements,
    ms(row.floor),
    ms(row.suite),
    ms(row.collect),
    ms(row.judge),
    ms(row.again),
    ms(row.around),
    ms(row.wall),
    ms(row.start),
    row.axe === null ? '–' : ms(row.axe),
    times(row.suite / row.floor),
    row.axe === null ? '–' : times(row.axe / row.suite),
    ms(row.longTask),
    ms(row.blocked),
  ];
}

/** Prints sizes of the built files, and the time of a click. */
function printPopup(sizes: Readonly<Record<'audit.js' | 'popup', number>>, clicks: Awaited<ReturnType<typeof measureClicks>>): void {
  process.stdout.write(
    `\naudit.js ${kilobytes(sizes['audit.js'])}, popup ${kilobytes(sizes.popup)} (first view), target ${kilobytes(targets.bytes)} each\n`,
  );
  for (const row of clicks)
    process.stdout.write(
      `Click on a page of ${row.elements} elements: empty popup ${ms(row.floor)} ms, ours painted ${ms(row.painted)}, first verdict ${ms(row.verdict)} (${ms(row.over.median)} after the floor; collecting ${ms(row.collect)}, judging ${ms(row.judge)}), complete ${ms(row.complete)}\n`,
    );
}

/** Alternates the loads, so that other load on the machine affects all of them equally. */
async function measureRow(
  browser: Parameters<typeof measureSuiteOnPage>[0],
  worker: JudgingWorker,
  page: MeasuredPage,
  loads: number,
): Promise<Row> {
  const { floor, extension, axe } = suitesToMeasure();
  const taken: Record<'floor' | 'extension' | 'axe', Sample[]> = { floor: [], extension: [], axe: [] };
  const judged: Judging[] = [];
  let axeLoads = Math.min(loads, Number(options['axe-loads']));
  for (let load = 0; load < loads; load++) {
    taken.floor.push(await measureSuiteOnPage(browser, page, floor));
    const { known = '{}', ...sample } = await measureSuiteOnPage(browser, page, extension);
    taken.extension.push(sample);
    judged.push(await worker.judge(known));
    if (taken.extension[0]!.elements > axeFewFrom) axeLoads = Math.min(axeLoads, 1);
    if (load < axeLoads) taken.axe.push(await measureSuiteOnPage(browser, page, axe));
  }
  const middle = (samples: Sample[], read: (sample: Sample) => number) => medianOf(samples.map(read));
  return {
    page: page.name,
    elements: taken.extension[0]!.elements,
    floor: middle(taken.floor, (sample) => sample.ms),
    suite: medianOf(judged.map(({ first }, load) => (taken.extension[load]!.collect ?? 0) + first)),
    collect: middle(taken.extension, ({ collect = 0 }) => collect),
    judge: medianOf(judged.map(({ first }) => first)),
    again: medianOf(judged.map(({ again }) => again)),
    around: medianOf(judged.map(({ around }) => around)),
    wall: middle(taken.extension, ({ wall = 0 }) => wall),
    start: middle(taken.extension, (sample) => sample.ms - (sample.wall ?? 0)),
    axe: taken.axe.length ? middle(taken.axe, (sample) => sample.ms) : null,
    longTask: Math.max(...taken.extension.map((sample) => sample.longTask)),
    blocked: middle(taken.extension, (sample) => sample.blocked ?? 0),
  };
}

function choosePages(): MeasuredPage[] {
  const synthetic = [1_000, 10_000, 100_000].map((size): MeasuredPage => ({
    name: `synthetic ${size}`,
    body: Buffer.from(syntheticPage(size)),
  }));
  return [...synthetic, ...pagesIn(corpus && join(corpus, 'bench'))];
}
function pagesIn(path: string | undefined): MeasuredPage[] {
  if (!path || !existsSync(path)) return [];
  const folder = resolve(path);
  return readdirSync(folder)
    .filter((file) => /\.html?$/.test(file))
    .map((file) => ({ name: file.replace(/\.html?$/, ''), body: readFileSync(join(folder, file)) }));
}

function judge(rows: readonly Row[], sizes: Record<string, number>): string[] {
  const misses: string[] = [];
  for (const row of rows) {
    if (row.elements >= targets.floorFrom * 0.9 && row.suite > row.floor * targets.floorTimes)
      misses.push(`${row.page}: ${times(row.suite / row.floor)} the floor, target ${targets.floorTimes}`);
    if (row.axe !== null && row.axe < row.suite * targets.axeTimes)
      misses.push(`${row.page}: axe takes ${times(row.axe / row.suite)} our time, target ${targets.axeTimes}`);
    if (row.longTask > targets.longTask) misses.push(`${row.page}: a task of ${ms(row.longTask)} ms, target ${targets.longTask}`);
  }
  const perElement = (name: string) => rows.filter(({ page }) => page === name).map(({ suite, elements }) => suite / elements)[0];
  const small = perElement('synthetic 10000');
  const large = perElement('synthetic 100000');
  if (small && large && large > small * targets.growth)
    misses.push(`100,000 elements: ${times(large / small)} the time per element of 10,000, target ${targets.growth}`);
  for (const [name, bytes] of Object.entries(sizes))
    if (bytes > targets.bytes) misses.push(`${name}: ${kilobytes(bytes)}, target ${kilobytes(targets.bytes)}`);
  return misses;
}

function print(cells: (string | number)[]): void {
  process.stdout.write(
    `${String(cells[0]).slice(0, 34).padEnd(35)}${cells
      .slice(1)
      .map((cell) => String(cell).padStart(10))
      .join(' ')}\n`,
  );
}
function ms(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0);
}
function times(value: number): string {
  return `${value.toFixed(1)}×`;
}
function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
