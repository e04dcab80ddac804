import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Digest } from '../../../checks/core/report/digest.ts';
import type { Report } from '../../../checks/core/report/report.ts';
import { keyOfUrl } from '../../../checks/site/link-keys.ts';
import type { Run } from '../../../extension/runs/runs.ts';
import { act, audited, crawled, schedules, draft, ended, jobs, paused, running } from '../../support/bulk-samples.ts';
import { noon, reportOf, runOf, type FakeBulkPorts } from '../../support/bulk-ports.ts';
import { button, files, frame, openBulk, ports, shown, sound, useBulkFrame } from '../../support/bulk-frame.tsx';
import { eventually } from '../../support/eventually.ts';

const open = (
  hash: string,
  runs: Run[] = [draft, ended, running, paused, crawled],
  change?: (ports: FakeBulkPorts) => void,
  saved: string[] = [],
) => openBulk(hash, runs, { change, actions: { ...act, save: (_name, _type, text) => void saved.push(text) } });

useBulkFrame();

/** Crawling a site, comparing its runs, repeating them. */
const views: [name: string, hash: string, words: RegExp, change?: (ports: FakeBulkPorts) => void][] = [
  ['two runs compared', '#compare=running&with=ended', /Not comparable/],
  ['a new run of a site', '#new&site=https%3A%2F%2Fsite.example%2F', /Follow links from this page/],
  ['a site whose links are followed', '#run=crawled', /6 pages found, 3 done, limit 50/],
  ['what it left out', '#run=crawled&left', /On another host: more than 500/],
  [
    'repeated audits',
    '#runs',
    /Every 6 hours/,
    (fake) => {
      fake.schedules = schedules;
    },
  ],
  ['nothing to compare', '#compare=&with=', /need two runs with/, (empty) => empty.runs.clear()],
];
for (const [width, scheme] of [
  [1100, 'light'],
  [320, 'dark'],
] as const) {
  test.each(views)(`%s: accessible, and fits into ${width} px in ${scheme}`, async (_name, hash, words, change) => {
    await page.viewport(width, 800);
    document.documentElement.style.colorScheme = scheme;
    await open(hash, undefined, change);
    await shown(words);
    expect(frame.querySelectorAll('h1')).toHaveLength(1);
    expect(await sound()).toEqual([]);
  });
}

describe('a site', () => {
  test('is requested with its limits; an invalid pattern is reported', async () => {
    await open('#new&site=https%3A%2F%2Fsite.example%2Fshop', []);
    await expect.element(page.getByLabelText('URL of the start page')).toHaveValue('https://site.example/shop');
    await page.getByText('URL filters').click();
    await page.getByLabelText('Exclude matching URLs').fill('/(/\n');
    await button('Follow links from this page').click();
    await shown('“/(/” is not a valid regular expression');
    expect(ports.requested.filter(([what]) => what === 'createRun')).toEqual([]);
    for (const [pattern, lines] of [
      [`/${'a'.repeat(300)}`, 1],
      ['/tag', 51],
    ] as const) {
      await page.getByLabelText('Exclude matching URLs').fill(Array.from({ length: lines }, (_, line) => `${pattern}${line}`).join('\n'));
      await button('Follow links from this page').click();
      await shown('up to 50 patterns of up to 300 characters');
      await page.getByLabelText('Exclude matching URLs').fill('/(/');
      await button('Follow links from this page').click();
      await shown('“/(/” is not a valid regular expression');
    }
    expect(ports.requested.filter(([what]) => what === 'createRun')).toEqual([]);
    await page.getByLabelText('Exclude matching URLs').fill('/tag/**\n\n/tag/**');
    await page.getByLabelText('Maximum clicks from the start page').fill('2');
    await page.getByLabelText('Maximum pages').fill('99999');
    await button('Follow links from this page').click();
    await eventually(() =>
      expect(ports.requested.find(([what]) => what === 'createRun')?.[4]).toEqual({
        start: 'https://site.example/shop',
        limit: 5_000,
        depth: 2,
        include: [],
        exclude: ['/tag/**'],
      }),
    );
    await shown('Crawls from');
    await expect.element(button('Start audit of this site')).toBeEnabled();
    await button('Stop following links').click();
    await eventually(() => expect(ports.requested.at(-1)).toMatchObject(['editRun', expect.anything(), { crawl: null }]));
  });
});

describe('repeating', () => {
  test('is requested with a choice, after the permission for notifications', async () => {
    await open('#run=ended');
    await button('Repeat…').click();
    await page.getByRole('radio', { name: 'Every few hours' }).click();
    await page.getByLabelText('Hours between runs').fill('9999');
    expect(await sound()).toEqual([]);
    await button('Schedule').click();
    await eventually(() =>
      expect(ports.requested.slice(-2)).toEqual([['allowNotices'], ['addSchedule', 'ended', { unit: 'hours', count: 168 }]]),
    );
  });
  test('continues without notifications, and is stopped', async () => {
    await open('#run=ended', undefined, (fake) => {
      fake.allowed = false;
      fake.schedules = schedules;
    });
    await button('Repeat…').click();
    await button('Schedule').click();
    await eventually(() => expect(ports.requested.at(-1)).toEqual(['addSchedule', 'ended', { unit: 'days', count: 1 }]));
    await shown('did not allow notifications');
    await shown('Scheduled audits');
    await page
      .getByRole('button', { name: /^Stop repeating/ })
      .first()
      .click();
    await eventually(() => expect(ports.requested).toContainEqual(['stopSchedule', 's1']));
    await eventually(() => expect(frame.textContent).not.toContain('Every 6 hours'));
  });
});

describe('two runs', () => {
  /** The same page with a check that passed and now fails. */
  function broken(report: Report): Report {
    const first = report.signals.findIndex(({ status }) => status === 'pass');
    return {
      ...report,
      signals: report.signals.map((signal, index) => (index === first ? { ...signal, status: 'fail' as const } : signal)),
    };
  }
  test('what is worse comes first; a click filters by kind; the file contains what is shown', async () => {
    const [before, now] = ['old', 'new'].map((id) =>
      runOf({ id, state: 'finished', startedAt: noon, jobs: jobs(3, (index) => ({ ...audited(index), id: `${id}${index}` })) }),
    );
    before!.jobs.pop();
    const saved: string[] = [];
    await open(
      '#compare=old&with=new',
      [now!, before!],
      (fake) => {
        fake.reports = new Map([
          ['old0', reportOf(0)],
          ['old1', reportOf(1)],
          ['new0', broken(reportOf(0))],
          ['new1', reportOf(1)],
          ['new2', reportOf(2)],
        ]);
      },
      saved,
    );
    await shown('Worse');
    const changes = () =>
      [...frame.querySelectorAll<HTMLElement>('tbody tr')].map((row) => [
        row.querySelector('td')!.innerText.split('\n')[0],
        row.querySelectorAll('td')[2]!.innerText,
      ]);
    await eventually(() => expect(changes().map(([, change]) => change)).toEqual(['Worse', 'New', 'No change']));
    await page.getByRole('radio', { name: 'New 1' }).click();
    await eventually(() => expect(changes().map(([, change]) => change)).toEqual(['New']));
    await page.getByRole('button', { name: 'Save changed pages as CSV' }).click();
    expect(saved.join('')).toMatch(/page-2/);
    expect(saved.join('')).not.toMatch(/page-1/);
  });
  test.each([
    [320, 'light'],
    [320, 'dark'],
    [640, 'light'],
    [640, 'dark'],
    [1100, 'light'],
  ] as const)('changed values and checks in scripts of all directions fit %i px in %s: nothing scrolls sideways', async (width, scheme) => {
    await page.viewport(width, 800);
    document.documentElement.style.colorScheme = scheme;
    const all = (id: string) =>
      runOf({ id, state: 'finished', startedAt: noon, jobs: jobs(8, (index) => ({ ...audited(index), id: `${id}${index}` })) });
    const renamed = (index: number) => ({ ...broken(reportOf(index + 1)), url: reportOf(index).url });
    await open('#compare=old&with=new', [all('new'), all('old')], (fake) => {
      fake.reports = new Map(
        jobs(8).flatMap((_, index) => [
          [`old${index}`, reportOf(index)],
          [`new${index}`, renamed(index)],
        ]),
      );
    });
    await shown(/Title.* → /);
    expect(await sound()).toEqual([]);
    const scroller = frame.querySelector('.table-scroll')!;
    expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
  });
  test('other runs replace the comparison at once, before they are read', async () => {
    const all = (id: string) =>
      runOf({ id, state: 'finished', startedAt: noon, jobs: jobs(1, (index) => ({ ...audited(index), id: `${id}${index}` })) });
    const reads: (() => void)[] = [];
    await open('#compare=a&with=b', [all('c'), all('b'), all('a')], (fake) => {
      fake.reports = new Map(['a0', 'b0', 'c0'].map((id) => [id, reportOf(0)]));
      const { readDigests } = fake;
      fake.readDigests = async (id) => {
        if (id === 'c') await new Promise<void>((resolve) => reads.push(resolve));
        return readDigests(id);
      };
    });
    await eventually(() => expect(frame.querySelectorAll('tbody tr')).toHaveLength(1));
    location.hash = '#compare=a&with=c';
    await eventually(() => expect(reads).toHaveLength(1));
    expect(frame.querySelectorAll('tbody tr')).toHaveLength(0);
    reads[0]!();
    await eventually(() => expect(frame.querySelectorAll('tbody tr')).toHaveLength(1));
  });
  test('without a choice they are the newest and the one before it of the same name', async () => {
    const named = (id: string, name: string) => runOf({ id, name, state: 'finished', startedAt: noon, jobs: jobs(1, () => audited(0)) });
    await open('#compare=&with=', [named('c', 'Shop'), named('b', 'Blog'), named('a', 'Shop')]);
    await expect.element(page.getByLabelText('Earlier run')).toHaveValue('a');
    await expect.element(page.getByLabelText('Later run')).toHaveValue('c');
    await page.getByLabelText('Earlier run').selectOptions('c');
    await shown('Choose two different runs.');
  });
  test('runs with the same name are distinguished: by the second they started, otherwise by a number', async () => {
    const at = (id: string, startedAt: number) =>
      runOf({ id, name: 'Shop', state: 'finished', startedAt, jobs: jobs(1, () => audited(0)) });
    await open('#compare=&with=', [at('d', noon + 90_000), at('c', noon + 20_000), at('b', noon + 5_000), at('a', noon + 5_000)]);
    const options = [...frame.querySelector('select')!.options].map(({ text }) => text.replaceAll(/\s/g, ' '));
    expect(options.map((text) => /\d+:\d\d(?::\d\d)?/.exec(text)![0].split(':').length)).toEqual([2, 3, 3, 3]);
    expect(options[1]).toMatch(/:20/);
    expect(options.slice(2).map((text) => text.slice(-3))).toEqual(['(2)', '(1)']);
  });
});

describe('a crawl in which links redirect', () => {
  const run = runOf({
    ...crawled,
    state: 'finished',
    jobs: jobs(5, (index) =>
      index === 4
        ? { state: 'failed', error: { code: 'http-error', why: null, message: 'The server returned 404.', status: 404 } }
        : audited(index),
    ),
  });
  const [start, target, old, older, gone] = run.jobs.map(({ url }) => url) as [string, string, string, string, string];
  run.crawl = { ...crawled.crawl!, start };
  const hops: Record<string, Digest['hops']> = {
    [old]: [{ url: old, status: 301 }],
    [older]: [
      { url: older, status: 302 },
      { url: old, status: 301 },
    ],
  };
  const links = [old, older, gone].map(keyOfUrl).join('');
  const redirecting = (fake: FakeBulkPorts) => {
    const { readDigests } = fake;
    fake.readDigests = async (id) =>
      (await readDigests(id)).map(({ jobId, digest }) => {
        const { url } = run.jobs.find((job) => job.id === jobId)!;
        const finalUrl = hops[url] ? target : url;
        const redirects = hops[url] ? { hops: hops[url] } : {};
        return { jobId, digest: { ...digest, url, finalUrl, brokenLinks: null, links: url === start ? links : '', ...redirects } };
      });
  };
  test.each([
    [1100, 'light'],
    [640, 'dark'],
    [400, 'dark'],
  ])('lists each page once, at %i px in %s: with the redirects to it and who links to it', async (width, scheme) => {
    await page.viewport(width, 900);
    document.documentElement.style.colorScheme = scheme;
    await open('#run=crawled', [run], redirecting);
    await shown('Also reached from:');
    const rows = [...frame.querySelectorAll<HTMLElement>('.results tbody tr')];
    expect(rows).toHaveLength(3);
    const reached = frame.querySelector<HTMLElement>('.reached')!;
    expect(reached.title).toBe(`Also reached from: ${old} (301), ${older} (302) → ${old} (301)`);
    const cellOf = (text: string, title: string) =>
      rows.find((row) => row.textContent.includes(text))!.querySelector<HTMLElement>(`td[data-title="${title}"]`)!;
    expect(cellOf('Also reached', 'Clicks').innerText.trim()).toBe('1');
    expect(cellOf('404', 'Status').innerText.trim()).toBe('404');
    const linkedFrom = cellOf('404', 'Linked from');
    linkedFrom.querySelector('summary')!.click();
    await eventually(() => expect(linkedFrom.innerText).toMatch(/^1\s+\S*page-0/));
    expect(await sound()).toEqual([]);
  });
  test('has its broken links without link checks, and says what was not checked', async () => {
    await open('#run=crawled&site', [run], redirecting);
    await shown('Only links to URLs of this run were checked.');
    expect(frame.querySelector('#site-broken')!.textContent).toContain('1');
    expect(frame.textContent).toContain('2 pages at a glance');
  });
  test('compared with another, links to the report of each page, also of one that others redirect to', async () => {
    await open('#compare=earlier&with=crawled', [run, { ...run, id: 'earlier' }], redirecting);
    await eventually(() => expect(frame.querySelectorAll('.compare-url')).toHaveLength(3));
    expect([...frame.querySelectorAll('td a .compare-url')].map(({ textContent }) => textContent)).toHaveLength(2);
  });
  test('a saved file is listed until another view opens', async () => {
    await open('#run=crawled', [run], redirecting);
    await files.exportRun('pages-csv', run);
    await shown('.csv');
    location.hash = '#run=crawled&site';
    await eventually(() => expect(frame.querySelector('.file-line')).toBeNull());
  });
});
