/** A run that is interrupted, resumed, slow or fails. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { known } from '../../support/facts.ts';
import { commandWorld, type CommandWorld } from '../../support/command-world.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeAuditor, withoutTitle } from '../../support/fake-auditor.ts';
import type { Auditor } from '../../../server/audit/auditor.ts';
import { HostTurns } from '../../../server/audit/host-turns.ts';
import { lockRun, RunJournal } from '../../../server/cli/run/journal.ts';

const site = 'https://site.example';
const pages = Array.from({ length: 6 }, (_, index) => `${site}/${index}`);
const never = () => new Promise<never>(() => undefined);
const lines = (world: CommandWorld, dir: string) =>
  readFileSync(join(world.cwd, dir, 'results.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean);

describe('interrupted', () => {
  test('once: pages in progress end, the rest is done with --resume', async () => {
    let free: () => void = () => undefined;
    const gate = new Promise<void>((done) => {
      free = done;
    });
    const auditor = fakeAuditor({
      [pages[1]!]: async () => {
        await gate;
        return known();
      },
    });
    const world = commandWorld({ auditor, tty: true });
    const ended = world.run('audit', ...pages, '--concurrency', '1', '--preset', 'none', '--resume', 'run', '--format', 'json=out.json');
    await eventually(() => expect(auditor.orders).toHaveLength(2));
    world.end('SIGINT');
    free();
    expect(await ended).toBe(130);
    expect(auditor.closed).toBe(true);
    expect(world.err()).toContain('Continue with --resume');
    const report = JSON.parse(readFileSync(join(world.cwd, 'out.json'), 'utf8')) as {
      pages: { state: string; error: { code: string } | null }[];
    };
    expect(report.pages.map(({ state }) => state)).toEqual(['done', 'done', 'cancelled', 'cancelled', 'cancelled', 'cancelled']);
    expect(report.pages[5]!.error!.code).toBe('not-reached');

    const next = fakeAuditor();
    const again = commandWorld({ auditor: next });
    (again as { cwd: string }).cwd = world.cwd;
    expect(await again.run('audit', '--concurrency', '1', '--preset', 'none', '--resume', 'run', '--format', 'json')).toBe(0);
    expect(next.orders.map(({ url }) => url)).toEqual(pages.slice(2));
    expect((JSON.parse(again.out()) as { pages: { state: string }[] }).pages.every(({ state }) => state === 'done')).toBe(true);
  });
  test('while the browser starts: reports are written all the same', async () => {
    let starting: (auditor: Auditor) => void = () => undefined;
    const auditor = fakeAuditor();
    const world = commandWorld({
      auditor: () =>
        new Promise<Auditor>((done) => {
          starting = done;
        }),
    });
    const ended = world.run('audit', ...pages, '--format', 'json=out.json', '--format', 'junit=out.xml');
    await eventually(() => expect(world.made).toHaveLength(1));
    world.end('SIGINT');
    starting(auditor);
    expect(await ended).toBe(130);
    expect(auditor.orders).toEqual([]);
    const { pages: all } = JSON.parse(readFileSync(join(world.cwd, 'out.json'), 'utf8')) as { pages: { state: string }[] };
    expect(all.map(({ state }) => state)).toEqual(pages.map(() => 'cancelled'));
    expect(readFileSync(join(world.cwd, 'out.xml'), 'utf8')).toContain('type="not-reached"');
  });
  test('by the time limit while the browser starts: it is closed when the command ends', async () => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor: () => new Promise((done) => void setTimeout(() => done(auditor), 300)) });
    expect(await world.run('audit', pages[0]!, '--max-run-time', '1ms', '--preset', 'none')).toBe(3);
    expect(world.made).toHaveLength(1);
    expect(auditor.closed).toBe(true);
  });
  test('twice: immediately, and the page in progress is audited again later', async () => {
    const world = commandWorld({ auditor: fakeAuditor({ [pages[0]!]: never }) });
    const ended = world.run('audit', ...pages, '--concurrency', '1', '--resume', 'run');
    await eventually(() => expect(world.made).toHaveLength(1));
    await eventually(() => expect(existsSync(join(world.cwd, 'run', 'results.ndjson'))).toBe(true));
    world.end('SIGTERM');
    world.end('SIGTERM');
    expect(await ended).toBe(143);
    expect(lines(world, 'run')).toEqual([]);
  });
  test('between the last page and the first report: both are there, and a sentence says so', async () => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor });
    const close = auditor.close.bind(auditor);
    auditor.close = async (...args) => {
      world.end('SIGINT');
      return close(...args);
    };
    expect(await world.run('audit', pages[0]!, '--preset', 'none', '--format', 'json=out.json')).toBe(130);
    expect(world.err()).toContain('Interrupted. All reports were written.');
    expect(existsSync(join(world.cwd, 'out.json'))).toBe(true);
  });
  test('the default folder stays if the run can be resumed', async () => {
    const world = commandWorld({ auditor: fakeAuditor({ [pages[0]!]: never }) });
    const ended = world.run('audit', ...pages, '--max-run-time', '200ms', '--allow-unreachable', '9');
    expect(await ended).toBe(1);
    const text = world.out().replace(/\s+/g, ' ');
    expect(text).toContain('Not audited: The time limit of the run ended before this page was audited. (not-reached)');
    expect(text).toMatch(/pages? audited, \d not reached: /);
    expect(text).not.toContain('failed to load');
    const [dir] = readdirSync(join(world.cwd, '.pageloupe'));
    expect(world.err()).toContain(`--resume ${join('.pageloupe', dir!)}`);
  });
});

describe('resumed', () => {
  /** A folder with a run in which two pages were audited. */
  async function halfDone(): Promise<CommandWorld> {
    const world = commandWorld({
      auditor: fakeAuditor({
        [pages[2]!]: 'target-timeout',
        [pages[3]!]: 'target-timeout',
        [pages[4]!]: 'target-timeout',
        [pages[5]!]: 'target-timeout',
      }),
    });
    await world.run('audit', ...pages, '--preset', 'none', '--retries', '0', '--resume', 'run', '--quiet');
    return world;
  }
  const resume = async (world: CommandWorld, ...args: string[]) => {
    const auditor = fakeAuditor();
    const again = commandWorld({ auditor });
    (again as { cwd: string }).cwd = world.cwd;
    const code = await again.run('audit', '--preset', 'none', '--resume', 'run', ...args);
    return { code, urls: auditor.orders.map(({ url }) => url), err: again.err(), out: again.out() };
  };
  test('pages that failed are tried again, those that were audited are not', async () => {
    const world = await halfDone();
    expect((await resume(world)).urls.toSorted()).toEqual(pages.slice(2));
    expect((await resume(world)).urls).toEqual([]);
  });
  test('after a crash in the middle of a line that page is audited again, and nothing else', async () => {
    const world = await halfDone();
    const file = join(world.cwd, 'run', 'results.ndjson');
    const rows = lines(world, 'run').filter((line) => line.includes('"state":"done"'));
    expect(rows).toHaveLength(2);
    writeFileSync(file, `${rows[0]}\n${rows[1]!.slice(0, 500)}`);
    const { urls, code } = await resume(world);
    expect(urls).toHaveLength(5);
    expect(code).toBe(0);
    expect(
      lines(world, 'run')
        .map((line) => (JSON.parse(line) as { url: string }).url)
        .toSorted(),
    ).toEqual(pages.toSorted());
  });
  test('a page whose row was damaged is audited again by the run that finds it', async () => {
    const world = await halfDone();
    const file = join(world.cwd, 'run', 'results.ndjson');
    // Same length, so the index still matches.
    writeFileSync(file, readFileSync(file, 'utf8').replace('"schemaVersion":"1.1","index":1', '"schemaVersion":"1.x","index":1'));
    const first = await resume(world);
    expect([first.code, first.urls.toSorted()]).toEqual([0, pages.slice(1).toSorted()]);
    expect(first.err).toContain('1 saved row is damaged.');
    expect(first.err).not.toContain('Continue with --resume');
    // Nothing is left to audit, except another page whose row is damaged.
    writeFileSync(file, readFileSync(file, 'utf8').replace('"schemaVersion":"1.1","index":0', '"schemaVersion":"1.x","index":0'));
    const second = await resume(world);
    expect([second.code, second.urls]).toEqual([0, [pages[0]]]);
    expect(await resume(world)).toMatchObject({ code: 0, urls: [], err: expect.not.stringContaining('damaged') as string });
  });
  test('a damaged row of another length leaves the rows after it as they are', async () => {
    const world = await halfDone();
    const file = join(world.cwd, 'run', 'results.ndjson');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"schemaVersion":"1.1","index":0', '"schemaVersion":"broken","index":0'));
    const { code, urls, err } = await resume(world);
    expect([code, urls.toSorted()]).toEqual([0, [pages[0]!, ...pages.slice(2)].toSorted()]);
    expect(err).toContain('1 saved row is damaged.');
  });
  test('the same words give the same run; others do not', async () => {
    const world = await halfDone();
    expect((await resume(world, ...pages)).code).toBe(0);
    for (const other of [pages.slice(1), [...pages, '--device', 'mobile']]) {
      const { code, err } = await resume(world, ...other);
      expect([code, err]).toEqual([2, expect.stringContaining('different pages or settings')]);
    }
  });
  test('what is typed again decides where headers and private requests may go, not what the folder says', async () => {
    const world = await halfDone();
    const file = join(world.cwd, 'run', 'run.json');
    writeFileSync(
      file,
      JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), allowOrigins: ['http://localhost:9200'], headerOrigins: [] }),
    );
    const auditor = fakeAuditor();
    const again = commandWorld({ auditor });
    (again as { cwd: string }).cwd = world.cwd;
    expect(await again.run('audit', ...pages, '--preset', 'none', '--resume', 'run', '--header', 'X-Token: secret'), again.err()).toBe(0);
    expect(again.made[0]!.allowOrigins).toEqual([site]);
    expect(auditor.orders.every(({ headers }) => headers['x-token'] === 'secret')).toBe(true);
  });
  test('foreign lines are skipped; a folder without a run is reported', async () => {
    const world = await halfDone();
    appendFileSync(join(world.cwd, 'run', 'results.ndjson'), 'no json\n{"schemaVersion":"9.0"}\n');
    expect((await resume(world)).urls).toHaveLength(4);
    // A row of another run must not count as a page of this one.
    const [first] = lines(world, 'run');
    appendFileSync(
      join(world.cwd, 'run', 'results.ndjson'),
      `${JSON.stringify({ ...(JSON.parse(first!) as object), index: 3, url: 'https://other.example/' })}\n`,
    );
    const before = readFileSync(join(world.cwd, 'run', 'run.json'), 'utf8');
    expect((await resume(world)).urls).not.toContain('https://other.example/');
    for (const wrong of [
      { schemaVersion: '2.0' },
      { urls: ['x'] },
      { allowOrigins: 'http://localhost' },
      { headerOrigins: null },
      { createdAt: 'now' },
      { fingerprint: 1 },
    ]) {
      writeFileSync(join(world.cwd, 'run', 'run.json'), JSON.stringify({ ...(JSON.parse(before) as object), ...wrong }));
      expect(await resume(world), JSON.stringify(wrong)).toMatchObject({
        code: 2,
        err: expect.stringContaining('not a valid pageloupe manifest'),
      });
    }
    for (const text of ['null', '[]', '1']) {
      writeFileSync(join(world.cwd, 'run', 'run.json'), text);
      expect((await resume(world)).code).toBe(2);
    }
    writeFileSync(join(world.cwd, 'run', 'run.json'), '{');
    expect(await resume(world)).toMatchObject({ code: 2, err: expect.stringContaining('Start the run again in another folder') });
    mkdirSync(join(world.cwd, 'new'));
    const fresh = commandWorld();
    expect(await fresh.run('audit', pages[0]!, '--preset', 'none', '--resume', 'new')).toBe(0);
    expect(readdirSync(join(fresh.cwd, 'new')).toSorted()).toEqual(['places.txt', 'results.ndjson', 'run.json']);
  });
});

test('where the current folder takes no folder of runs, a run needs none there', async () => {
  const world = commandWorld();
  writeFileSync(join(world.cwd, '.pageloupe'), 'a file');
  expect([await world.run('audit', pages[0]!, '--preset', 'none', '--quiet'), world.err()]).toEqual([0, '']);
  expect(readdirSync(world.cwd)).toEqual(['.pageloupe']);
  // One that was named is not replaced by another.
  expect(await world.run('audit', pages[0]!, '--preset', 'none', '--resume', '.pageloupe/run')).not.toBe(0);
});

test('a run that another command works on is not continued at the same time', async () => {
  const world = commandWorld({ auditor: fakeAuditor() });
  const command = ['audit', pages[0]!, '--preset', 'none', '--resume', 'run'];
  const free = await lockRun(join(world.cwd, 'run'));
  expect(await world.run(...command)).toBe(2);
  expect(world.err()).toContain(`(process ${process.pid}) works on the run`);
  await free();
  expect(await world.run(...command), world.err()).toBe(0);
  expect(readdirSync(join(world.cwd, 'run')).toSorted()).toEqual(['places.txt', 'results.ndjson', 'run.json']);
  // A command that begins no run leaves no folder.
  expect(await world.run('audit', '--resume', 'none')).toBe(2);
  expect(existsSync(join(world.cwd, 'none'))).toBe(false);
});

const noRoom = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
const manifest = { createdAt: 0, urls: pages, allowOrigins: [], headerOrigins: [], fingerprint: '' };

test('a disk that is full ends the run with 4, and what was written before stays', async () => {
  const world = commandWorld();
  const journal = await RunJournal.create(world.cwd, null, manifest, async (...input) => {
    const file = await open(...input);
    if (!String(input[0]).endsWith('results.ndjson')) return file;
    return Object.assign(file, { write: noRoom });
  });
  await expect(journal.append({ index: 0 } as never)).rejects.toMatchObject({
    exitCode: 4,
    message: expect.stringContaining('no space left on disk') as string,
  });
  await journal.close();
});

test('a disk with room for half a row refuses the other half: the row is not saved', async () => {
  const world = commandWorld();
  const journal = await RunJournal.create(world.cwd, join(world.cwd, 'run'), manifest, async (...input) => {
    const file = await open(...input);
    if (!String(input[0]).endsWith('results.ndjson')) return file;
    const write = file.write.bind(file) as (bytes: Buffer, from: number, length: number, at: number) => Promise<{ bytesWritten: number }>;
    let room = 30;
    return Object.assign(file, {
      write: async (bytes: Buffer, from: number, length: number, at: number) => {
        if (room === 0) return noRoom();
        const wrote = await write(bytes, from, Math.min(length, room), at);
        room -= wrote.bytesWritten;
        return wrote;
      },
    });
  });
  await journal.append({ index: 0, state: 'done' } as never);
  await expect(journal.append({ index: 1, state: 'done' } as never)).rejects.toMatchObject({ exitCode: 4 });
  expect(journal.size).toBe(1);
  await journal.close();
});
test('a run that could not be begun on a full disk is begun when there is room', async () => {
  const dir = join(commandWorld().cwd, 'run');
  const begun = RunJournal.create('.', dir, manifest, async (...input) => Object.assign(await open(...input), { writeFile: noRoom }));
  await expect(begun).rejects.toMatchObject({ exitCode: 4 });
  expect(await RunJournal.open(dir)).toBeNull();
});

describe('gently', () => {
  test('a host has only so many at a time, others do not wait for it', () => {
    const turns = new HostTurns<string>(2, 0);
    for (const item of ['a1', 'a2', 'a3', 'b1']) turns.add(item[0]!, item);
    expect([turns.take(0), turns.take(0), turns.take(0), turns.take(0)]).toEqual([
      { host: 'a', item: 'a1' },
      { host: 'a', item: 'a2' },
      { host: 'b', item: 'b1' },
      Number.POSITIVE_INFINITY,
    ]);
    turns.ended('a');
    expect(turns.take(0)).toEqual({ host: 'a', item: 'a3' });
    expect(turns.take(0)).toBe(null);
  });
  test('and time between two', () => {
    const turns = new HostTurns<string>(5, 1000);
    for (const item of ['a1', 'a2']) turns.add('a', item);
    expect(turns.take(0)).toMatchObject({ item: 'a1' });
    expect(turns.take(400)).toBe(600);
    expect(turns.take(1000)).toMatchObject({ item: 'a2' });
  });
  test('never more at a time than were allowed', async () => {
    let [running, most] = [0, 0];
    const busy = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((done) => {
        setTimeout(done, 5);
      });
      running -= 1;
      return known();
    };
    const urls = Array.from({ length: 12 }, (_, index) => `https://host-${index}.example/`);
    const world = commandWorld({ auditor: fakeAuditor(Object.fromEntries(urls.map((url) => [url, busy]))) });
    await world.run('audit', ...urls, '--concurrency', '3', '--quiet');
    expect(most).toBe(3);
  });
  test('what may pass is tried again, what does not is not', async () => {
    const auditor = fakeAuditor({ [pages[0]!]: 'target-timeout', [pages[1]!]: 'target-forbidden' });
    await commandWorld({ auditor }).run('audit', pages[0]!, pages[1]!, '--retries', '2', '--quiet');
    expect(auditor.orders.map(({ url }) => url).toSorted()).toEqual([pages[0], pages[0], pages[0], pages[1]]);
  });
  test('without a browser no further page is tried', async () => {
    const auditor = fakeAuditor(Object.fromEntries(pages.map((url) => [url, 'browser-unavailable' as const])));
    expect(await commandWorld({ auditor }).run('audit', ...pages, '--concurrency', '1', '--quiet')).toBe(4);
    expect(auditor.orders).toHaveLength(1);
  });
});

describe('assertions again, and the baseline', () => {
  const bare = Object.fromEntries(pages.map((url) => [url, withoutTitle(url)]));
  async function saved(facts = bare): Promise<CommandWorld> {
    const world = commandWorld({ auditor: fakeAuditor(facts) });
    await world.run('audit', ...pages, '--preset', 'none', '--quiet', '--format', 'ndjson=results.ndjson');
    return world;
  }
  test('saved results are held up to other assertions, without a browser', async () => {
    const world = await saved();
    expect(await world.run('assert', '--input', 'results.ndjson', '--preset', 'none')).toBe(0);
    expect(
      await world.run('assert', '--input', 'results.ndjson', '--preset', 'none', '--assert', 'title=error', '--format', 'junit=out.xml'),
    ).toBe(1);
    expect(readFileSync(join(world.cwd, 'out.xml'), 'utf8')).toContain('failures="6"');
    expect(world.made).toHaveLength(1);
    writeFileSync(join(world.cwd, 'results.ndjson'), '{}\n');
    expect(await world.run('assert', '--input', 'results.ndjson')).toBe(2);
    expect(world.err()).toContain('Line 1 of results.ndjson');
  });
  test('results of shards are put together', async () => {
    const world = commandWorld();
    for (const shard of ['1/2', '2/2'])
      await world.run('audit', ...pages, '--shard', shard, '--preset', 'none', '--quiet', '--format', `ndjson=${shard[0]}.ndjson`);
    writeFileSync(
      join(world.cwd, 'all.ndjson'),
      readFileSync(join(world.cwd, '1.ndjson'), 'utf8') + readFileSync(join(world.cwd, '2.ndjson'), 'utf8'),
    );
    await world.run('assert', '--input', 'all.ndjson', '--preset', 'none', '--format', 'json=out.json');
    expect(
      (JSON.parse(readFileSync(join(world.cwd, 'out.json'), 'utf8')) as { pages: { url: string; report: object }[] }).pages
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual(pages);
  });
  test('several files of results are one run, and none is left out', async () => {
    const world = commandWorld({ auditor: fakeAuditor(bare) });
    for (const shard of ['1/2', '2/2'])
      await world.run('audit', ...pages, '--shard', shard, '--preset', 'none', '--quiet', '--format', `ndjson=${shard[0]}.ndjson`);
    expect(
      await world.run(
        'assert',
        '--input',
        '1.ndjson',
        '--input',
        '2.ndjson',
        '--preset',
        'none',
        '--assert',
        'title=error',
        '--format',
        'json=out.json',
      ),
    ).toBe(1);
    const { pages: judged, summary } = JSON.parse(readFileSync(join(world.cwd, 'out.json'), 'utf8')) as {
      pages: { url: string; breaches: { rule: string }[] }[];
      summary: object;
    };
    expect(judged.map(({ url }) => url).toSorted()).toEqual(pages);
    expect(judged.every(({ breaches }) => breaches.some(({ rule }) => rule === 'title'))).toBe(true);
    expect(summary).toMatchObject({ pages: 6, errors: 6 });
    expect(
      await world.run('baseline', 'update', '--input', '1.ndjson', '--input', '2.ndjson', '--preset', 'strict', '--baseline', 'base.json'),
    ).toBe(0);
    expect(Object.keys((JSON.parse(readFileSync(join(world.cwd, 'base.json'), 'utf8')) as { pages: object }).pages)).toHaveLength(6);
  });
  test('known faults pass, new ones do not, on any host', async () => {
    const world = await saved();
    const strict = ['--preset', 'strict', '--baseline', 'base.json'];
    expect(await world.run('baseline', 'update', '--input', 'results.ndjson', '--preset', 'strict', '--baseline', 'base.json')).toBe(0);
    expect(await world.run('assert', '--input', 'results.ndjson', ...strict)).toBe(0);
    expect(world.out()).toMatch(/known issues? from the baseline not listed/);
    const elsewhere = commandWorld({
      auditor: fakeAuditor({
        ...Object.fromEntries(pages.map((url) => [url.replace('site', 'preview'), withoutTitle(url)])),
        'https://preview.example/0': known({ head: { titles: [] }, headings: { items: [], total: 0 }, page: { lang: '' } }),
      }),
    });
    writeFileSync(join(elsewhere.cwd, 'base.json'), readFileSync(join(world.cwd, 'base.json')));
    expect(await elsewhere.run('audit', ...pages.slice(1).map((url) => url.replace('site', 'preview')), ...strict)).toBe(0);
    expect(await elsewhere.run('audit', 'https://preview.example/0', ...strict, '--format', 'pretty')).toBe(1);
    expect(elsewhere.out()).toContain('html-lang');
  });
});
