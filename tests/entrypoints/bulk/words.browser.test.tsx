import { expect, test } from 'vitest';
import type { Run } from '../../../extension/runs/runs.ts';
import { crawled, schedules, draft, ended, jobs, audited, noop, openTabs, paused, running } from '../../support/bulk-samples.ts';
import { reportOf, runOf, titles, type FakeBulkPorts } from '../../support/bulk-ports.ts';
import { frame, openBulk, useBulkFrame } from '../../support/bulk-frame.tsx';
import { eventually } from '../../support/eventually.ts';
import { forgotten, markedReport } from '../../support/pseudo-view.ts';
import { otherLocale, PseudoWorld } from '../../support/pseudo-world.tsx';

const samples = [
  crawled,
  draft,
  ended,
  running,
  paused,
  runOf({
    id: 'cancelled',
    state: 'cancelled',
    startedAt: 1,
    endedAt: 2,
    jobs: jobs(3, (index) => (index ? { state: 'cancelled' } : audited(0))),
  }),
];
/** Texts of pages, users and servers. */
const data = [
  samples,
  titles,
  openTabs,
  Array.from({ length: 12 }, (_, index) => reportOf(index).facts),
  'https://gone.example/menu',
  'Pageloupe',
  // Examples in fields.
  'https://example.com/\nexample.com/about',
  'https://example.com/sitemap.xml',
  'https://example.com/',
  '/blog/**',
  '/archive/**',
];

const open = (hash: string, change: (ports: FakeBulkPorts) => void, runs: Run[]) =>
  openBulk(hash, runs, {
    locale: otherLocale,
    around: (app) => <PseudoWorld>{app}</PseudoWorld>,
    change(ports) {
      change(ports);
      const { readReport } = ports;
      ports.readReport = async (...of) => {
        const report = await readReport(...of);
        return report && markedReport(report);
      };
    },
  });
const click = (words: string) => {
  const found = [...frame.querySelectorAll<HTMLElement>('button, label')].find((element) => element.textContent?.includes(words));
  if (!found) throw new Error(`Nothing says ${words}`);
  found.click();
};

useBulkFrame();

const views: [name: string, hash: string, change?: (ports: FakeBulkPorts) => void, then?: () => void][] = [
  ['runs', '#runs'],
  ['no run', '#runs', (ports) => ports.runs.clear()],
  ['deleting a run', '#run=ended', noop, () => click('Delete')],
  ['a new run', '#new'],
  ['a new run of URLs', '#new', noop, () => click('URLs')],
  ['a new run of a sitemap', '#new', noop, () => click('Sitemap')],
  ['some tools', '#new', noop, () => click('Selected tools')],
  [
    'tabs that are not shown',
    '#new',
    (ports) => {
      ports.tabs = { windows: [], hidden: 4 };
    },
  ],
  ['a queue', '#run=draft'],
  ['deleting a draft', '#run=draft', noop, () => click('Delete draft')],
  [
    'a refused start',
    '#run=draft',
    (ports) => {
      ports.allowed = false;
    },
    () => click('Start audit'),
  ],
  [
    'a failed start',
    '#run=draft',
    (ports) => {
      ports.refuse = '12';
    },
    () => click('Delete draft'),
  ],
  ['a run under way', '#run=running'],
  ['a run without room', '#run=paused'],
  ['a cancelled run', '#run=cancelled'],
  ['an ended run', '#run=ended'],
  ['its exports', '#run=ended', noop, () => click('Export')],
  ['the whole site', '#run=ended&site'],
  ['a report', '#run=ended&page=j2'],
  ['its list of checks', '#run=ended&page=j2&checks'],
  ['one of its checks', '#run=ended&page=j2&check=title'],
  ['a page without report', '#run=ended&page=j5'],
  ['a page that is not audited yet', '#run=running&page=j9'],
  ['a page that is not in the run', '#run=ended&page=nowhere'],
  ['a run that is gone', '#run=nowhere'],
  ['a new run of a site', '#new&site=https%3A%2F%2Fsite.example%2F'],
  ['a start page that is none', '#new&site=x%20y', noop, () => click('Follow links from this page')],
  ['a site whose links are followed', '#run=crawled'],
  ['what it left out', '#run=crawled&left'],
  [
    'repeated audits',
    '#runs',
    (ports) => {
      ports.schedules = schedules;
    },
  ],
  ['repeating an audit', '#run=ended', noop, () => click('Repeat…')],
  ['its draft', '#run=plan', (ports) => ports.put({ ...crawled, id: 'plan', state: 'draft', jobs: [crawled.jobs[0]!] })],
  ['two runs compared', '#compare=running&with=ended'],
  [
    'two runs of other pages',
    '#compare=apart&with=ended',
    (ports) =>
      ports.put(runOf({ id: 'apart', state: 'finished', jobs: jobs(1, () => ({ ...audited(1), url: 'https://elsewhere.example/' })) })),
  ],
  ['a run compared with itself', '#compare=ended&with=ended'],
  ['a comparison with one that is gone', '#compare=nowhere&with=ended'],
  ['nothing to compare', '#compare=&with=', (ports) => ports.runs.clear()],
];
test.each(views)('%s: in another language, no English is left', async (_name, hash, change = noop, then = undefined) => {
  await open(hash, change, samples);
  then?.();
  await eventually(() => expect(frame.textContent).toContain('⟦'));
  await eventually(() => expect(document.title).toContain('⟦'));
  expect(forgotten(frame, data)).toEqual([]);
});

test.each(['done', 'failed', 'running', 'waiting', 'cancelled'] as const)('pages that are %s, too', async (state) => {
  await open('#run=one', noop, [
    runOf({
      id: 'one',
      state: 'running',
      startedAt: 1,
      jobs: jobs(2, () => ({
        ...audited(1),
        state,
        error: state === 'failed' ? { code: 'crashed', message: '', why: { code: 'no-answer', args: { seconds: 30 } } } : null,
      })),
    }),
  ]);
  await eventually(() => expect(frame.querySelector('.results tbody tr')).not.toBeNull());
  expect(forgotten(frame, data)).toEqual([]);
});
