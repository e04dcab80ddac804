import { failureReason } from '../../../checks/core/failure.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Run } from '../../../extension/runs/runs.ts';
import { audited, draft, ended, jobs, noop, paused, running } from '../../support/bulk-samples.ts';
import { runOf, titles, type FakeBulkPorts } from '../../support/bulk-ports.ts';
import { bulk, button, frame, openBulk, ports, shown, sound, useBulkFrame } from '../../support/bulk-frame.tsx';
import { eventually } from '../../support/eventually.ts';

const open = (hash: string, runs: Run[] = [draft, ended, running, paused], change?: (ports: FakeBulkPorts) => void) =>
  openBulk(hash, runs, { change });
const rows = () => [...frame.querySelectorAll('.results tbody tr')].map((row) => row.querySelector('td')!.innerText.split('\n')[0]!.trim());
const queue = () => [...frame.querySelectorAll<HTMLElement>('.queue > li')].map((line) => line.dataset.job);

useBulkFrame();

const views: [name: string, hash: string, words: RegExp, change?: (ports: FakeBulkPorts) => void][] = [
  ['runs', '#runs', /Bulk audits.*12 pages: 11 done, 1 failed/s],
  ['no run', '#runs', /No runs yet/, (empty) => empty.runs.clear()],
  ['a new run', '#new', /The queue is empty/],
  [
    'tabs that are not shown',
    '#new',
    /have permission to see your open tabs/,
    (hiding) => {
      hiding.tabs = { windows: [], hidden: 4 };
    },
  ],
  ['a queue', '#run=draft', /Start audit of 8 pages/],
  ['a run under way', '#run=running', /2 being audited/],
  ['a run without room', '#run=paused', /No space left for reports/],
  ['an ended run', '#run=ended', /Retry 1 failed/],
  ['the whole site', '#run=ended&site', /Issues by impact and number of pages/],
  ['a report', '#run=ended&page=j2', /What to fix first/],
  ['a page without report', '#run=ended&page=j5', /could not be audited.*The page took too long/s],
  ['a run that is gone', '#run=nowhere', /no longer exists/],
];
for (const [width, scheme] of [
  [1100, 'light'],
  [400, 'dark'],
] as const) {
  test.each(views)(`%s: accessible, and fits into ${width} px in ${scheme}`, async (_name, hash, words, change) => {
    await page.viewport(width, 800);
    document.documentElement.style.colorScheme = scheme;
    await open(hash, undefined, change);
    await shown(words);
    expect(frame.querySelectorAll('h1')).toHaveLength(1);
    expect(await sound()).toEqual([]);
    // Texts of pages stay text, and within their element.
    expect(frame.querySelectorAll('main img:not([src^="data:"]), main b > img')).toHaveLength(0);
    expect([...frame.querySelectorAll<HTMLElement>('bdi')].filter((text) => getComputedStyle(text).unicodeBidi !== 'isolate')).toEqual([]);
  });
}

test.each([
  ['#run=draft', '.tab-text > .cut', /Start audit/],
  ['#run=ended', '.results td .cut', /Retry 1 failed/],
  ['#run=ended&site', '.page-line .page-text, .page-line .cut', /Issues by impact/],
] as const)(
  '%s from right to left: titles of any direction at one side, and what is cut off ends in an ellipsis',
  async (hash, what, words) => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await open(hash);
    await shown(words);
    const found = [...frame.querySelectorAll(what)];
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((one) => getComputedStyle(one).display !== 'inline' && getComputedStyle(one).textAlign !== 'right')).toEqual([]);
    expect([...frame.querySelectorAll('.cut > *')].filter((one) => getComputedStyle(one).overflow !== 'visible')).toEqual([]);
  },
);

describe('the queue', () => {
  test('is put in order by keyboard, and the focus goes along', async () => {
    await open('#run=draft');
    frame.querySelector<HTMLElement>('[data-job=j2] [data-control=grip]')!.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await eventually(() => expect(queue().slice(0, 3)).toEqual(['j0', 'j2', 'j1']));
    await eventually(() => expect(document.activeElement?.closest('li')?.dataset.job).toBe('j2'));
    await shown('Moved to position 2 of 8.');
    await userEvent.keyboard('{Alt>}{End}{/Alt}');
    await eventually(() => expect(queue().at(-1)).toBe('j2'));
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/position 8/));
  });
  test('the last button down hands the focus on', async () => {
    await open('#run=draft');
    frame.querySelector<HTMLElement>('[data-job=j6] [data-control=down]')!.click();
    await eventually(() => expect(queue().at(-1)).toBe('j6'));
    await eventually(() => expect((document.activeElement as HTMLElement).dataset.control).toBe('grip'));
    expect(document.activeElement?.closest('li')?.dataset.job).toBe('j6');
  });
  test('a change to the current URL does not move the focus', async () => {
    await open('#run=draft');
    const grip = frame.querySelector<HTMLElement>('[data-job=j2] [data-control=grip]')!;
    grip.focus();
    dispatchEvent(new HashChangeEvent('hashchange'));
    ports.put({ ...draft, name: 'Drawn again' });
    await shown('Drawn again');
    expect(document.activeElement).toBe(grip);
  });
  test.each([
    ['the order another window gave it', () => draft.jobs.toReversed(), 'j2', 'up'],
    ['pages another window took out before it', () => draft.jobs.slice(2), 'j2', 'grip'],
    ['a place where its button rests', () => [draft.jobs[2]!, ...draft.jobs.filter(({ id }) => id !== 'j2')], 'j2', 'grip'],
  ])('a button keeps the focus through %s', async (_, order, id, control) => {
    await open('#run=draft');
    frame.querySelector<HTMLElement>('[data-job=j2] [data-control=up]')!.focus();
    const moved = order();
    ports.put({ ...draft, jobs: moved });
    await eventually(() => expect(queue()).toEqual(moved.map((job) => job.id)));
    await eventually(() => expect(document.activeElement?.closest('li')?.dataset.job).toBe(id));
    expect((document.activeElement as HTMLElement).dataset.control).toBe(control);
  });
  test('what the reader has left does not call the focus back', async () => {
    await open('#run=draft');
    frame.querySelector<HTMLElement>('[data-job=j2] [data-control=grip]')!.focus();
    const field = page.getByLabelText('Find a tab by title or URL').element() as HTMLElement;
    field.focus();
    ports.put({ ...draft, jobs: draft.jobs.toReversed() });
    await eventually(() => expect(queue()[0]).toBe('j7'));
    expect(document.activeElement).toBe(field);
  });
  test('is put in order by dragging, and Escape leaves it', async () => {
    await open('#run=draft');
    const drag = (id: string, to: string, last: 'pointerup' | 'Escape') => {
      const handle = frame.querySelector<HTMLElement>(`[data-job=${id}] [data-control=grip]`)!;
      handle.setPointerCapture = noop;
      handle.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1 }));
      const at = frame.querySelector(`[data-job=${to}]`)!.getBoundingClientRect();
      handle.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId: 1, clientY: at.top + 2 }));
      if (last === 'pointerup') handle.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1 }));
      else handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    };
    drag('j4', 'j1', 'Escape');
    expect(queue()).toEqual(draft.jobs.map(({ id }) => id));
    expect(ports.requested).toEqual([]);
    drag('j5', 'j1', 'pointerup');
    await eventually(() => expect(queue()).toEqual(['j0', 'j5', 'j1', 'j2', 'j3', 'j4', 'j6', 'j7']));
    drag('j5', 'j6', 'pointerup');
    await eventually(() => expect(queue()).toEqual(draft.jobs.map(({ id }) => id)));
    drag('j4', 'j1', 'pointerup');
    await eventually(() => expect(queue()).toEqual(['j0', 'j4', 'j1', 'j2', 'j3', 'j5', 'j6', 'j7']));
  });
  test('a page that is taken out hands the focus to the next', async () => {
    await open('#run=draft');
    frame.querySelector<HTMLElement>('[data-job=j1] [data-control=remove]')!.click();
    await eventually(() => expect(queue()).not.toContain('j1'));
    await eventually(() => expect(document.activeElement?.closest('li')?.dataset.job).toBe('j2'));
  });
  test('pasted lines that are not URLs stay, each with its reason', async () => {
    await open('#new');
    await page.getByRole('radio', { name: 'URLs' }).click();
    const field = page.getByLabelText('URLs, one per line');
    await field.fill('example.com/a\nno address here\nexample.com/a');
    await shown('1 URL, 1 duplicate skipped, 1 invalid line');
    await shown(/Line 2: ?no address here Contains a space/);
    await button('Add 1 URL to the queue').click();
    await eventually(() => expect(queue()).toHaveLength(1));
    expect(ports.requested).toContainEqual(['createRun', 'example.com', 1, expect.anything()]);
  });
  test('lines that stay in the field are still there when a draft was open', async () => {
    await open('#run=draft');
    await page.getByRole('radio', { name: 'URLs' }).click();
    const field = page.getByLabelText('URLs, one per line');
    await field.fill('example.com/a\nno address here');
    await button('Add 1 URL to the queue').click();
    await eventually(() => expect(queue()).toHaveLength(9));
    await eventually(() => expect((field.element() as HTMLTextAreaElement).value).toBe('no address here'));
  });
  test('tabs are chosen by window, those that cannot be audited are left out', async () => {
    await open('#run=draft');
    await page.getByLabelText('Find a tab by title or URL').fill('tabs.example');
    await button('Select all found').click();
    await button(`Add ${titles.length - 1} tabs to the queue`).click();
    await eventually(() => expect(queue()).toHaveLength(8 + titles.length - 1));
    await page.getByLabelText('Find a tab by title or URL').fill('nowhere to be found');
    await shown('No open tab with “nowhere to be found”');
  });
  test('a sitemap is read, narrowed down and queued', async () => {
    await open('#run=draft', undefined, (input) => {
      input.sitemap = {
        ok: true,
        value: {
          urls: Array.from({ length: 40 }, (_, index) => `https://shop.example.com/${index % 4 ? 'blog' : 'shop'}/${index}`),
          total: 40,
          notes: [failureReason('sitemap-files-unread', { unread: 1, total: 3 })],
        },
      };
    });
    await page.getByRole('radio', { name: 'Sitemap' }).click();
    await page.getByLabelText('URL of a sitemap').fill('shop.example.com/sitemap.xml');
    await button('Read sitemap').click();
    await shown('1 of its 3 sitemaps could not be read');
    expect(ports.requested).toContainEqual(['allowSites', ['https://shop.example.com/sitemap.xml']]);
    await page.getByLabelText('Only with').fill('/blog/');
    await page.getByLabelText('First').fill('7');
    await button('Add 7 pages to the queue').click();
    await eventually(() => expect(queue()).toHaveLength(15));
  });
  test.each([
    [false, { ok: true, value: { urls: [], total: 0, notes: [] } }, 'did not allow requests to shop.example.com'],
    [
      true,
      { ok: false, failure: { code: 'thrown', args: { error: 'It is no sitemap.' } } },
      'The sitemap could not be read. It is no sitemap.',
    ],
    [true, { ok: true, value: { urls: [], total: 0, notes: [] } }, 'The sitemap lists no pages.'],
  ] as const)('a sitemap that gives nothing says why: allowed %s, %j', async (allowed, answer, words) => {
    await open('#new', undefined, (input) => {
      input.allowed = allowed;
      input.sitemap = answer as unknown as FakeBulkPorts['sitemap'];
    });
    await page.getByRole('radio', { name: 'Sitemap' }).click();
    await page.getByLabelText('URL of a sitemap').fill('shop.example.com');
    await button('Read sitemap').click();
    await shown(words);
  });
  test('tools are chosen from none, and all of them are all again', async () => {
    await open('#run=draft');
    await page.getByRole('radio', { name: 'Selected tools' }).click();
    await shown('No tools selected');
    await page.getByRole('checkbox', { name: 'Links', exact: true }).click();
    await eventually(() => expect(ports.runs.get('draft')!.options.tools).toHaveLength(4));
    for (const name of [
      'Search appearance',
      'Indexing and crawling',
      'Content',
      'Images and speed',
      'Structured data and sharing',
      'Rendering, device, language',
      'AI citation readiness',
    ])
      await page.getByRole('checkbox', { name, exact: true }).click();
    await eventually(() => expect(ports.runs.get('draft')!.options.tools).toEqual([]));
    await expect.element(page.getByRole('radio', { name: /All \d+ tools/ })).toBeChecked();
  });
  test('sites without permission are listed next to the button', async () => {
    await open('#run=draft', undefined, (input) => {
      input.allowed = false;
    });
    await button('Start audit of 8 pages').click();
    await shown('nothing was started');
  });
});

describe('results', () => {
  test('stand worst first, are sorted by a head, and back', async () => {
    await open('#run=ended');
    await eventually(() => expect(rows()).toHaveLength(12));
    const scores = () =>
      [...frame.querySelectorAll('.results [data-title="Audit score"] .score-cell b')].map((score) => Number(score.textContent));
    const worst = scores();
    expect(worst).toEqual([...worst].sort((a, b) => a - b));
    const head = page.getByRole('columnheader', { name: 'Audit score' });
    await head.getByRole('button').click();
    await head.getByRole('button').click();
    await eventually(() => expect(head.element().getAttribute('aria-sort')).toMatch(/ending$/));
    const sorted = scores();
    await button('Worst first again').click();
    await eventually(() => expect(scores()).toEqual(worst));
    expect(sorted).toEqual([...worst].sort((a, b) => b - a));
    // Pages without a report cannot be sorted, so they are last.
    expect(rows().at(-1)).toContain('Donau');
  });
  test('are filtered by words, by state and by check, and a filter that leaves none says so', async () => {
    await open('#run=ended');
    await eventually(() => expect(rows()).toHaveLength(12));
    await page.getByLabelText('Find in title or URL').fill('клей');
    await eventually(() => expect(rows()).toEqual([titles[8]]));
    await page.getByLabelText('Find in title or URL').fill('no such page');
    await shown('No page matches.');
    await button('Show all pages').click();
    await page.getByRole('link', { name: 'Show failed' }).click();
    await eventually(() => expect(rows()).toHaveLength(1));
    await shown('The page took too long.');
  });
  test('of thousands only those in view are drawn; keys lead to all of them, and each has its place', async () => {
    const many = runOf({ id: 'many', state: 'finished', jobs: jobs(3_000, (index) => (index < 12 ? audited(index) : {})) });
    await open('#run=many', [many]);
    await eventually(() => expect(frame.querySelector('table[aria-rowcount="3001"]')).not.toBeNull());
    const places = () =>
      [...frame.querySelectorAll('.results tbody [aria-rowindex]')].map((line) => Number(line.getAttribute('aria-rowindex')));
    await eventually(() => expect(places()[0]).toBe(2));
    expect(places().length).toBeLessThan(100);
    expect(await sound()).toEqual([]);
    frame.querySelector<HTMLElement>('.results tbody a')!.focus();
    await userEvent.keyboard('{End}');
    await eventually(() => expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('3001'));
    await userEvent.keyboard('{Home}');
    await eventually(() => expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('2'));
    await page.getByLabelText('Find in title or URL').fill('page-2999');
    await eventually(() => expect(rows()).toHaveLength(1));
    expect(frame.querySelector('table[aria-rowcount]')).toBeNull();
  });
  test('a check is its own column', async () => {
    await open('#run=ended');
    await eventually(() => expect(rows()).toHaveLength(12));
    await button('Columns').click();
    await page.getByRole('checkbox', { name: 'Page has a visible main heading' }).click();
    await expect.element(page.getByRole('columnheader', { name: 'Page has a visible main heading' })).toBeInTheDocument();
    scrollTo(0, 0);
    expect(await sound()).toEqual([]);
  });
  test('a row opens its report, and next and back preserve the filter', async () => {
    await open('#run=ended');
    await eventually(() => expect(rows()).toHaveLength(12));
    await page.getByLabelText('Find in title or URL').fill('shop');
    (await eventually(() => frame.querySelector<HTMLAnchorElement>('.results tbody a')!)).click();
    await shown('What to fix first');
    await shown('1 of 11');
    await page.getByRole('link', { name: 'Next page' }).click();
    await shown('2 of 11');
    await page.getByRole('link', { name: 'All pages of the run' }).click();
    await expect.element(page.getByLabelText('Find in title or URL')).toHaveValue('shop');
  });
  test('of a queue of a thousand a window is drawn, which follows a page that is moved out of it', async () => {
    await open('#run=queue', [runOf({ id: 'queue', jobs: jobs(1000) })]);
    await eventually(() => expect(queue()).toHaveLength(100));
    frame.querySelector<HTMLElement>('[data-job=j0] [data-control=grip]')!.focus();
    await userEvent.keyboard('{Alt>}{End}{/Alt}');
    await eventually(() => expect(document.activeElement?.closest('li')?.dataset.job).toBe('j0'));
    expect(ports.runs.get('queue')!.jobs.at(-1)!.id).toBe('j0');
  });
  test('the run continues while the user watches, and its commands are sent to the worker', async () => {
    await open('#run=running');
    await shown('5 of 12 pages');
    ports.put({ ...running, jobs: jobs(12, (index) => (index < 9 ? audited(index) : {})) });
    await shown('9 of 12 pages');
    await button('Pause').click();
    expect(ports.requested.at(-1)).toEqual(['commandRun', 'running', 'pause']);
    ports.put({ ...running, state: 'paused', pausedBecause: 'user' });
    await button('Resume').click();
    await eventually(() => expect(ports.requested.at(-1)).toEqual(['commandRun', 'running', 'resume']));
    await button('Cancel').click();
    await button('Keep running').click();
    expect(ports.requested.at(-1)).toEqual(['commandRun', 'running', 'resume']);
    await button('Cancel').click();
    await button('Cancel run').click();
    await eventually(() => expect(ports.requested.at(-1)).toEqual(['commandRun', 'running', 'cancel']));
  });
});

describe('runs', () => {
  test('are renamed in their place, and Escape leaves the name', async () => {
    await open('#runs');
    await button('Rename shop.example.com').first().click();
    const field = page.getByLabelText('Name of the run');
    await expect.element(field).toHaveFocus();
    await field.fill('Something else');
    await userEvent.keyboard('{Escape}');
    expect(ports.requested).toEqual([]);
    await button('Rename shop.example.com').first().click();
    await page.getByLabelText('Name of the run').fill('<b>Spring</b> قائمة');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: '<b>Spring</b> قائمة' })).toBeInTheDocument();
    expect(frame.querySelector('h2 b')).toBeNull();
  });
  test('are deleted after a question whose harmless answer has the focus', async () => {
    await open('#runs', [ended]);
    await button(`Delete ${ended.name}`).click();
    await expect.element(button('Keep')).toHaveFocus();
    await shown('11 reports will be deleted from this device');
    await userEvent.keyboard('{Escape}');
    expect(ports.requested).toEqual([]);
    await button(`Delete ${ended.name}`).click();
    await button('Delete').click();
    await shown('No runs yet');
  });
});

test('files show their progress, and a failure with its reason', async () => {
  await open('#run=ended');
  await eventually(() => expect(bulk.digests.value.size).toBe(11));
  await button('Export').click();
  await page.getByRole('button', { name: /^PDF report/ }).click();
  await shown('is being created…');
  ports.tellFile({ id: 'file1', name: 'report.pdf', state: 'making', done: 4, total: 11, error: '' });
  await shown('4 of 11 pages');
  expect(await sound()).toEqual([]);
  ports.tellFile({ id: 'file1', name: 'report.pdf', state: 'failed', done: 4, total: 11, error: 'The worker was stopped. Try again.' });
  await shown('could not be created. The worker was stopped.');
  await button('Dismiss report.pdf').click();
  await eventually(() => expect(frame.querySelector('.file-line')).toBeNull());
});

test('title, logo and paper of reports are settings', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  await open('#run=ended');
  await eventually(() => expect(bulk.digests.value.size).toBe(11));
  await button('Export').click();
  await page.getByRole('button', { name: /^Branding and paper/ }).click();
  expect(opened).toHaveBeenCalledWith('/options.html#reports', '_blank');
});

test('a refusal of the worker is shown at once, and can be closed', async () => {
  await open('#run=draft');
  ports.refuse = 'The extension’s worker gave no answer.';
  frame.querySelector<HTMLElement>('[data-job=j1] [data-control=up]')!.click();
  await shown('The order could not be saved. The extension’s worker gave no answer.');
  expect(await sound()).toEqual([]);
  await button('Close').click();
  await eventually(() => expect(frame.querySelector('.stale')).toBeNull());
});
