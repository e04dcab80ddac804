import { bulkWords } from '../../../words/en/app/bulk/index.ts';
import { describe, expect, test } from 'vitest';
import type { NewJob } from '../../../extension/runs/runs.ts';
import { compareRuns } from '../../../extension/runs/comparison.ts';
import { createFiles } from '../../../entrypoints/bulk/files.ts';
import { createState, hostsOfUrls, urlsToPermit } from '../../../entrypoints/bulk/state.ts';
import { fakeBulkPorts, jobOf, noon, reportOf, runOf } from '../../support/bulk-ports.ts';
import { eventually } from '../../support/eventually.ts';
import { english } from '../../../components/use-locale.ts';
import { fileLocale } from '../../../words/locale.ts';

const locale = fileLocale(await english.load('bulk', 'files', 'grounds'));
const pages = (...names: string[]): NewJob[] => names.map((name) => ({ url: `https://shop.example.com/${name}`, title: '', tabId: null }));
const draft = (count = 3) => runOf({ jobs: Array.from({ length: count }, (_, index) => jobOf(index)) });
const done = (count: number) =>
  runOf({ state: 'finished', jobs: Array.from({ length: count }, (_, index) => jobOf(index, { state: 'done', endedAt: noon + index })) });

async function opened(run = draft()) {
  const ports = fakeBulkPorts([run]);
  const bulk = createState(ports, bulkWords);
  await bulk.show({ view: 'run', id: run.id, part: 'pages' });
  return { ports, bulk, ids: () => bulk.run.value!.jobs.map(({ id }) => id) };
}

describe('adding pages', () => {
  test('makes a draft with the options chosen before, named after its site, and opens it', async () => {
    const ports = fakeBulkPorts();
    const bulk = createState(ports, bulkWords);
    await bulk.show({ view: 'new', site: '' });
    await bulk.setOptions({ tools: ['canonical'], parallel: 4 });
    expect(await bulk.add(pages('a', 'b'))).toBe(true);
    expect(ports.requested).toEqual([['createRun', 'shop.example.com', 2, { tools: ['canonical'], probes: false, parallel: 4 }]]);
    expect(bulk.run.value?.jobs.map(({ url }) => url)).toEqual(['https://shop.example.com/a', 'https://shop.example.com/b']);
    expect(ports.hash).toBe(`#run=${bulk.run.value!.id}`);
    expect(bulk.announcement.value.phrase(bulkWords)).toBe('2 pages added.');
  });
  test('adds to the draft that is open, and says how many were there already', async () => {
    const { bulk, ports } = await opened();
    await bulk.add([...pages('new'), { url: jobOf(1).url, title: '', tabId: null }]);
    expect(ports.requested).toEqual([['addJobs', 'r1', 2]]);
    expect(bulk.announcement.value.phrase(bulkWords)).toBe('1 page added; 1 was already in the queue.');
    expect(bulk.run.value?.jobs).toHaveLength(4);
    await bulk.add(pages('new'));
    expect(bulk.announcement.value.phrase(bulkWords)).toBe('Nothing new; 1 was already in the queue.');
  });
  test('the same message twice is distinguished', async () => {
    const { bulk } = await opened();
    await bulk.add(pages('x'));
    const first = bulk.announcement.value;
    await bulk.add(pages('y'));
    expect(bulk.announcement.value.phrase(bulkWords)).toBe(first.phrase(bulkWords));
    expect(bulk.announcement.value.number).not.toBe(first.number);
  });
  test('nothing to add requests nothing', async () => {
    const { bulk, ports } = await opened();
    expect(await bulk.add([])).toBe(false);
    expect(ports.requested).toEqual([]);
  });
  test.each(['new', 'draft'])('a worker that refuses is told of, and the page stays as it was: %s', async (where) => {
    const { bulk, ports } = await opened();
    if (where === 'new') await bulk.show({ view: 'new', site: '' });
    ports.refuse = 'There is no room left on this device.';
    expect(await bulk.add(pages('a'))).toBe(false);
    expect(bulk.problem.value?.(bulkWords)).toMatch(/^The pages could not be (added|queued)\. There is no room left on this device\.$/);
    ports.refuse = '';
    expect(await bulk.add(pages('a'))).toBe(true);
    expect(bulk.problem.value).toBe(null);
  });
});

describe('the queue', () => {
  test('moves at once, then as the worker keeps it', async () => {
    const { bulk, ports, ids } = await opened(draft(4));
    const moving = bulk.move('j3', 0);
    expect(ids()).toEqual(['j3', 'j0', 'j1', 'j2']);
    await moving;
    expect(ports.requested).toEqual([['editRun', 'r1', { order: ['j3', 'j0', 'j1', 'j2'] }]]);
    expect(bulk.announcement.value.phrase(bulkWords)).toBe('Moved to position 1 of 4.');
    expect(ids()).toEqual(['j3', 'j0', 'j1', 'j2']);
  });
  test('a move that is saved while the next is pending does not restore the old order', async () => {
    const { bulk, ports, ids } = await opened(draft(4));
    const seen: string[] = [];
    const { editRun } = ports;
    const letGo: (() => void)[] = [];
    ports.editRun = async (...question) => {
      await new Promise<void>((resolve) => {
        letGo.push(resolve);
      });
      return editRun(...question);
    };
    const first = bulk.move('j3', 0);
    const second = bulk.move('j2', 0);
    bulk.run.subscribe((run) => seen.push(run!.jobs.map(({ id }) => id).join(' ')));
    letGo[0]!();
    await first;
    letGo[1]!();
    await second;
    expect(new Set(seen)).toEqual(new Set(['j2 j3 j0 j1']));
    expect(ids()).toEqual(ports.runs.get('r1')!.jobs.map(({ id }) => id));
  });
  test('a reading from before a change that comes after it is not shown', async () => {
    const { bulk, ports, ids } = await opened(draft(4));
    const { readRun } = ports;
    const before = await readRun('r1');
    let letGo = () => {};
    ports.readRun = () =>
      new Promise((resolve) => {
        letGo = () => resolve(before);
      });
    ports.put(before!);
    ports.readRun = readRun;
    await bulk.move('j3', 0);
    letGo();
    await new Promise((go) => {
      setTimeout(go);
    });
    expect(ids()).toEqual(['j3', 'j0', 'j1', 'j2']);
  });
  test.each([
    [-5, 'j0', 'Already first.'],
    [99, 'j2', 'Already last.'],
  ])('place %i of %s: %s', async (place, id, words) => {
    const { bulk, ports } = await opened();
    await bulk.move(id, place);
    expect(bulk.announcement.value.phrase(bulkWords)).toBe(words);
    expect(ports.requested).toEqual([]);
  });
  test('only waiting pages change places', async () => {
    const { bulk, ids } = await opened(runOf({ jobs: [jobOf(0, { state: 'done' }), jobOf(1), jobOf(2)] }));
    await bulk.move('j0', 2);
    await bulk.move('j2', 0);
    expect(ids()).toEqual(['j0', 'j2', 'j1']);
  });
  test('an order that was refused goes back, with words', async () => {
    const { bulk, ports, ids } = await opened();
    ports.refuse = 'The extension’s worker gave no answer.';
    await bulk.move('j2', 0);
    expect(ids()).toEqual(['j0', 'j1', 'j2']);
    expect(bulk.problem.value?.(bulkWords)).toBe('The order could not be saved. The extension’s worker gave no answer.');
    bulk.dismiss();
    expect(bulk.problem.value).toBe(null);
  });
  test('pages are removed', async () => {
    const { bulk, ports, ids } = await opened();
    await bulk.remove(['j0', 'j2']);
    expect(ids()).toEqual(['j1']);
    expect(ports.requested).toEqual([['editRun', 'r1', { remove: ['j0', 'j2'] }]]);
    expect(bulk.announcement.value.phrase(bulkWords)).toBe('2 pages removed from the queue.');
  });
  test('options are stored with the draft, and do not leak into the next new run', async () => {
    const { bulk, ports } = await opened();
    await bulk.setOptions({ probes: true });
    await bulk.setOptions({ parallel: 5 });
    expect(ports.runs.get('r1')?.options).toEqual({ tools: [], probes: true, parallel: 5 });
    await bulk.show({ view: 'new', site: '' });
    expect(bulk.options.value).toEqual({ tools: [], probes: false, parallel: 2 });
  });
});

describe('beginning', () => {
  test.each([
    [false, [jobOf(0).url, jobOf(1).url, jobOf(2).url]],
    [true, null],
  ])('requests the permissions that are needed; probes: %s', async (probes, sites) => {
    const { bulk, ports } = await opened({ ...draft(), options: { tools: [], probes, parallel: 2 } });
    const beginning = bulk.begin('start');
    // Within the click, because browsers only prompt then.
    expect(ports.requested).toEqual([['allowSites', sites]]);
    await beginning;
    expect(ports.requested.at(-1)).toEqual(['commandRun', 'r1', 'start']);
    expect(bulk.refused.value).toBeNull();
  });
  test.each([
    [false, 'sites'],
    [true, 'all-sites'],
  ])('sites that are not allowed: nothing starts; probes: %s', async (probes, what) => {
    const { bulk, ports } = await opened({ ...draft(), options: { tools: [], probes, parallel: 2 } });
    ports.allowed = false;
    await bulk.begin('start');
    expect(bulk.refused.value).toBe(what);
    expect(ports.requested.some(([name]) => name === 'commandRun')).toBe(false);
    ports.allowed = true;
    await bulk.begin('start');
    expect(bulk.refused.value).toBeNull();
  });
  test.each([
    ['pause', 'The run could not be paused.'],
    ['resume', 'The run could not be resumed.'],
    ['cancel', 'The run could not be canceled.'],
    ['start', 'The run could not be started.'],
    ['retry-failed', 'The failed pages could not be queued again.'],
  ] as const)('%s is sent, and its failure told', async (command, words) => {
    const { bulk, ports } = await opened();
    await bulk.command(command);
    expect(ports.requested.at(-1)).toEqual(['commandRun', 'r1', command]);
    ports.refuse = 'Gone.';
    await bulk.command(command);
    expect(bulk.problem.value?.(bulkWords)).toBe(`${words} Gone.`);
  });
});

describe('runs', () => {
  test('are renamed without control characters, and a name is needed', async () => {
    const { bulk, ports } = await opened();
    expect(await bulk.rename('r1', ' \u0000\n ')).toBe(false);
    expect(bulk.problem.value?.(bulkWords)).toBe('Enter a name for the run.');
    expect(await bulk.rename('r1', ' Spring\n\u0007 check ')).toBe(true);
    expect(ports.runs.get('r1')?.name).toBe('Spring check');
    expect(bulk.run.value?.name).toBe('Spring check');
  });
  test('deleting one returns to the list', async () => {
    const { bulk, ports } = await opened();
    expect(await bulk.deleteRun('r1')).toBe(true);
    expect(ports.hash).toBe('#runs');
    await bulk.show({ view: 'runs' });
    expect(bulk.runs.value).toEqual([]);
  });
  test('one that was deleted elsewhere is null, and one that is not there too', async () => {
    const { bulk, ports } = await opened();
    await ports.deleteRun('r1');
    await eventually(() => expect(bulk.run.value).toBeNull());
    await bulk.show({ view: 'run', id: 'unheard-of', part: 'pages' });
    expect(bulk.run.value).toBeNull();
  });
  test('the list follows the worker', async () => {
    const ports = fakeBulkPorts();
    const bulk = createState(ports, bulkWords);
    await bulk.show({ view: 'runs' });
    ports.put(draft());
    await eventually(() => expect(bulk.runs.value?.map(({ id, counts }) => [id, counts.total])).toEqual([['r1', 3]]));
    bulk.close();
    ports.put(runOf({ id: 'r2' }));
    await Promise.resolve();
    expect(bulk.runs.value).toHaveLength(1);
  });
  test('what comes late for a run that was left is dropped', async () => {
    const { bulk, ports } = await opened();
    ports.runs.set('r2', runOf({ id: 'r2', name: 'Second' }));
    const read = ports.readRun;
    let answer = (): void => undefined;
    ports.readRun = async (id) => {
      if (id === 'r1')
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      return read(id);
    };
    ports.put(runOf({ name: 'Late' }));
    await bulk.show({ view: 'run', id: 'r2', part: 'pages' });
    answer();
    await Promise.resolve();
    expect(bulk.run.value?.name).toBe('Second');
  });
  test('results are read as pages end, and a view is forgotten with its run only', async () => {
    const { bulk, ports } = await opened(done(2));
    await eventually(() => expect(bulk.digests.value.size).toBe(2));
    bulk.setView({ query: 'glue' });
    await bulk.show({ view: 'report', id: 'r1', jobId: 'j0', report: { view: 'overview', at: 'top' } });
    expect(bulk.view.value.query).toBe('glue');
    ports.put(done(5));
    await eventually(() => expect(bulk.digests.value.size).toBe(5));
    ports.runs.set('r2', runOf({ id: 'r2' }));
    await bulk.show({ view: 'runs' });
    await bulk.show({ view: 'run', id: 'r2', part: 'pages' });
    expect(bulk.view.value.query).toBe('');
    expect(bulk.digests.value.size).toBe(0);
  });
  test('a library that cannot be read is reported', async () => {
    const run = done(2);
    const ports = fakeBulkPorts([run]);
    ports.readDigests = () => Promise.reject(new Error('The database is damaged.'));
    const bulk = createState(ports, bulkWords);
    await bulk.show({ view: 'run', id: 'r1', part: 'pages' });
    await eventually(() => expect(bulk.problem.value?.(bulkWords)).toBe('The results could not be read. The database is damaged.'));
  });
});

describe('sites of a run', () => {
  test('are its pages, or all if links are checked', () => {
    expect(urlsToPermit({ jobs: [jobOf(0)], options: { tools: [], probes: false, parallel: 1 } })).toEqual([jobOf(0).url]);
    expect(urlsToPermit({ jobs: [jobOf(0)], options: { tools: [], probes: true, parallel: 1 } })).toBeNull();
  });
  test.each([
    ['https://example.com/', ['https://example.com/', 'https://www.example.com/']],
    ['https://www.example.co.uk/', ['https://www.example.co.uk/', 'https://example.co.uk/']],
    ['https://blog.example.com/', ['https://blog.example.com/']],
    ['http://127.0.0.1:80/', ['http://127.0.0.1:80/']],
    ['http://localhost/', ['http://localhost/']],
    ['http://[::1]/', ['http://[::1]/']],
  ])('are with and without www where links are followed: %s', (start, expected) => {
    expect(
      urlsToPermit({
        jobs: [jobOf(0, { url: start })],
        options: { tools: [], probes: false, parallel: 1 },
        crawl: { start, limit: 5, depth: null, include: [], exclude: [] },
      }),
    ).toEqual(expected);
  });
  test('are named by host, each once', () => {
    expect(hostsOfUrls(['https://a.example/1', 'http://a.example/2', 'https://b.example:8080/', 'nonsense'])).toEqual([
      'a.example',
      'b.example:8080',
    ]);
  });
});

describe('files', () => {
  async function filesOf() {
    const { ports, bulk } = await opened(done(3));
    await eventually(() => expect(bulk.digests.value.size).toBe(3));
    const saved: { name: string; blob: Blob }[] = [];
    return { ports, saved, run: bulk.run.value!, files: createFiles(ports, (name, blob) => saved.push({ name, blob }), locale) };
  }
  test('two runs compared are a PDF of the worker, or an HTML file', async () => {
    const { files, run, ports, saved } = await filesOf();
    const digests = new Map((await ports.readDigests(run.id)).map(({ jobId, digest }) => [jobId, digest]));
    const later = { run: { ...run, id: 'later' }, digests };
    await files.comparisonHtml({ run, digests }, later);
    expect(saved[0]!.name).toMatch(/-comparison-.*\.html$/);
    expect(await saved[0]!.blob.text()).toContain('No check changed on any page.');
    await files.comparisonPdf({ run, digests }, later);
    expect(ports.requested.at(-1)).toEqual(['makeComparisonPdf', run.id, 'later', expect.stringMatching(/-comparison-.*\.pdf$/)]);
    expect(files.list.value.map(({ state }) => state)).toEqual(['making']);
  });
  test.each([
    ['json', /-report-.*\.json$/],
    ['html', /-report-.*\.html$/],
    ['pages-csv', /-pages-.*\.csv$/],
    ['findings-csv', /-findings-.*\.csv$/],
  ] as const)('%s is made, saved, and its line can be closed', async (kind, name) => {
    const { files, run, saved } = await filesOf();
    await files.exportRun(kind, run);
    expect(saved).toHaveLength(1);
    expect(saved[0]!.name).toMatch(name);
    expect(await saved[0]!.blob.text()).toContain('shop.example.com');
    expect(files.list.value).toMatchObject([{ state: 'saved', error: '' }]);
    files.forget(files.list.value[0]!.id);
    expect(files.list.value).toEqual([]);
  });
  test('a file has the date on which its run was started, not that of the draft', async () => {
    const { files, run, saved, ports } = await filesOf();
    const late = { ...run, createdAt: Date.UTC(2026, 10, 16), startedAt: Date.UTC(2026, 10, 18) };
    await files.exportRun('json', late);
    await files.pdf(late, null);
    expect([saved[0]!.name, ports.requested.at(-1)![3]]).toEqual([
      expect.stringMatching(/-2026-11-18\.json$/),
      expect.stringMatching(/-2026-11-18\.pdf$/),
    ]);
  });
  test('counts pages while it is made, and says what failed', async () => {
    const { ports, run, saved } = await filesOf();
    let read = 0;
    const seen: number[] = [];
    const files = createFiles(
      {
        ...ports,
        async readJudged(_, jobId) {
          seen.push(files.list.value[0]!.done);
          if (++read === 3) throw new Error('The disk is gone.');
          return reportOf(Number(jobId.slice(1)));
        },
      },
      () => undefined,
      locale,
    );
    await files.exportRun('json', run);
    expect(seen).toEqual([0, 1, 2]);
    expect(files.list.value).toMatchObject([{ state: 'failed', error: expect.stringContaining('The disk is gone. Try again') }]);
    expect(saved).toEqual([]);
  });
  test('counts a page once that two URLs lead to', async () => {
    const { ports, run } = await filesOf();
    const digests = (await ports.readDigests(run.id)).map(({ jobId, digest }) => ({
      jobId,
      digest: jobId === 'j2' ? { ...digest, finalUrl: run.jobs[1]!.url } : digest,
    }));
    const seen: string[] = [];
    const files = createFiles(
      {
        ...ports,
        readDigests: async () => digests,
        async readJudged(_, jobId) {
          seen.push(`${files.list.value[0]!.done} of ${files.list.value[0]!.total}`);
          return reportOf(Number(jobId.slice(1)));
        },
      },
      () => undefined,
      locale,
    );
    await files.exportRun('json', run);
    expect([seen, files.list.value]).toMatchObject([['0 of 0', '1 of 2'], [{ done: 2, total: 2 }]]);
    const side = { run, digests: new Map(digests.map(({ jobId, digest }) => [jobId, digest])) };
    expect(compareRuns(side, side)).toMatchObject({ before: { pages: 2 }, now: { pages: 2 }, pages: [{}, {}] });
  });
  test('a PDF is made by the worker and followed', async () => {
    const { files, ports, run } = await filesOf();
    await files.pdf(run, ['j1']);
    expect(ports.requested.at(-1)).toEqual(['makePdf', 'r1', ['j1'], expect.stringMatching(/\.pdf$/)]);
    expect(files.list.value).toMatchObject([{ id: 'file1', state: 'making', total: 1 }]);
    const reported = { id: 'file1', name: '', done: 1, total: 1, error: '' };
    ports.tellFile({ ...reported, state: 'saved' });
    expect(files.list.value).toMatchObject([{ state: 'saved', name: expect.stringMatching(/\.pdf$/) }]);
    files.forget('file1');
    ports.tellFile({ ...reported, state: 'failed' });
    expect(files.list.value).toEqual([]);
  });
  test('a PDF that the worker refuses is shown as failed', async () => {
    const { files, ports, run } = await filesOf();
    ports.refuse = 'This run no longer exists.';
    await files.pdf(run, null);
    expect(files.list.value).toMatchObject([{ state: 'failed', error: 'This run no longer exists.' }]);
  });
});
