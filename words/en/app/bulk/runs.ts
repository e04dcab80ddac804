import { english } from '../../../../checks/core/wording.ts';
import { jobWords } from './job-errors.ts';

const { amount, number, time, timeToTheSecond } = english;
interface Count {
  count: number;
}
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const counted = ({ done, failed, running, waiting, cancelled }: Record<'done' | 'failed' | 'running' | 'waiting' | 'cancelled', number>) =>
  [
    `${number(done)} done`,
    failed > 0 && `${number(failed)} failed`,
    running > 0 && `${number(running)} being audited`,
    waiting > 0 && `${number(waiting)} waiting`,
    cancelled > 0 && `${number(cancelled)} canceled`,
  ]
    .filter(Boolean)
    .join(', ');
const states = { draft: 'Not started', running: 'Running', paused: 'Paused', finished: 'Finished', cancelled: 'Canceled' };
/** Approximate milliseconds. */
const about = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 10) return 'a few seconds';
  if (seconds < 55) return `about ${number(Math.ceil(seconds / 10) * 10)} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `about ${amount(minutes, 'minute')}` : `about ${amount(Math.round(minutes / 60), 'hour')}`;
};

/** The page's frame, the list of runs, and a started run. */
export const runs = {
  title: 'Bulk audits',
  runs: 'Runs',
  newRun: 'New run',
  run: 'Run',
  documentTitle: ({ title }: { title: string }) => `${title} · Pageloupe`,
  privacy:
    'Runs, reports and files stay on this device. Pageloupe requests only the pages you queue, the pages found by crawling and, if you choose, link targets.',
  reading: 'Reading the run…',
  readingAll: 'Reading the runs…',
  gone: 'This run no longer exists.',
  goneWhy: 'It was deleted, or removed to make room for newer runs.',
  seeAll: 'See all runs',
  /** Epoch milliseconds, in the user's time zone. */
  when: ({ at }: { at: number }) => time(at, zone()),
  /** If minutes do not distinguish two runs. */
  whenToTheSecond: ({ at }: { at: number }) => timeToTheSecond(at, zone()),

  files: 'Files',
  file: {
    making: 'is being created…',
    saving: 'is being saved…',
    saved: 'is saved.',
    failed: ({ error }: { error: string }) => `could not be created. ${error}`,
    progress: ({ name }: { name: string }) => `Progress of ${name}`,
    pages: ({ done, total }: { done: number; total: number }) => `${number(done)} of ${amount(total, 'page')}`,
    close: ({ name }: { name: string }) => `Dismiss ${name}`,
    tryAgain: ({ error }: { error: string }) => `${error} Try again; if it fails again, there may be too little memory or disk space.`,
  },

  none: 'No runs yet.',
  noneHelp:
    'A bulk audit checks many pages in the background: open tabs, a list of URLs, a sitemap or a crawl of a site. You get a table of all pages, site-wide issues and a PDF to share.',
  choose: 'Choose pages',
  kept: ({ most }: { most: number }) =>
    `Saved on this device: drafts, active runs, the ${number(most)} most recent finished runs that you started and the ${number(most)} most recent of each schedule. Creating a run deletes older finished runs with their reports. Export what you want to keep as PDF, HTML or JSON.`,
  states,
  inQueue: ({ pages }: { pages: number }) => `${amount(pages, 'page')} in the queue`,
  counts: counted,
  pagesAndCounts: ({ pages, counts }: { pages: number; counts: string }) => `${amount(pages, 'page')}: ${counts}`,
  stateAndCounts: ({ state, counts }: { state: string; counts: string }) => `${state}: ${counts}`,
  started: ({ when }: { when: string }) => `Started ${when}`,
  ended: ({ when }: { when: string }) => `Ended ${when}`,
  created: ({ when }: { when: string }) => `Created ${when}`,
  continue: 'Continue',
  open: 'Open',
  continueNamed: ({ name }: { name: string }) => `Continue ${name}`,
  openNamed: ({ name }: { name: string }) => `Open ${name}`,
  rename: 'Rename',
  renameNamed: ({ name }: { name: string }) => `Rename ${name}`,
  delete: 'Delete',
  deleteNamed: ({ name }: { name: string }) => `Delete ${name}`,
  deleteRun: 'Delete run',
  name: 'Name of the run',
  saveName: 'Save name',
  cancel: 'Cancel',

  confirmDelete: {
    title: 'Delete this run?',
    text: ({ name, reports, running }: { name: string; reports: number; running: boolean }) =>
      [
        reports > 0 ? `“${name}”: ${amount(reports, 'report')} will be deleted from this device.` : `“${name}”: its queue will be deleted.`,
        'Files you saved are kept.',
        running && 'It is still running and will be stopped.',
      ]
        .filter(Boolean)
        .join(' '),
    yes: 'Delete',
    no: 'Keep',
  },
  confirmCancel: {
    title: 'Cancel this run?',
    text: ({ open, reports }: { open: number; reports: number }) =>
      `${amount(open, 'page')} will not be audited. ${amount(reports, 'report')} will be kept.`,
    yes: 'Cancel run',
    no: 'Keep running',
  },

  compare: 'Compare with another run',
  export: 'Export',
  pdf: 'PDF report',
  pdfNote: ({ pages }: { pages: number }) => `cover, summary, ${amount(pages, 'page')}`,
  html: 'HTML report',
  htmlNote: 'one file for any browser',
  pagesCsv: 'CSV of pages',
  pagesCsvNote: 'one row per page',
  findingsCsv: 'CSV of findings',
  findingsCsvNote: 'one row per finding',
  json: 'JSON',
  jsonNote: 'for other programs',
  facts: ({ started, ended, tools, probes }: { started: string; ended: string; tools: number; probes: boolean }) =>
    [
      started && `Started ${started}`,
      ended && `ended ${ended}`,
      tools > 0 ? `${amount(tools, 'tool')} selected` : 'all tools',
      probes && 'links checked',
    ]
      .filter(Boolean)
      .join(' · '),
  parts: 'Parts of the run',
  pages: 'Pages',
  site: 'Whole site',
  soFar: 'So far.',
  toSite: 'See site-wide issues',
  noneAudited: 'No pages audited yet. Site-wide issues appear here as pages finish.',
  soFarOf: ({ pages, all }: { pages: number; all: number }) => `So far: ${number(pages)} of ${amount(all, 'page')}.`,

  progress: 'Progress',
  audited: 'Pages audited',
  endedOf: ({ ended, total }: { ended: number; total: number }) => `${number(ended)} of ${amount(total, 'page')}`,
  leftLater: 'time left appears after a few pages',
  left: ({ ms }: { ms: number }) => `${about(ms)} left`,
  pause: 'Pause',
  resume: 'Resume',
  showFailed: 'Show failed',
  retry: ({ count }: Count) => `Retry ${number(count)} failed`,
  legend: {
    done: ({ count }: Count) => `${number(count)} done`,
    failed: ({ count }: Count) => `${number(count)} failed`,
    running: ({ count }: Count) => `${number(count)} being audited`,
    waiting: ({ count }: Count) => `${number(count)} waiting`,
    cancelled: ({ count }: Count) => `${number(count)} canceled`,
  },
  refused: 'Permission denied, so nothing was started.',
  refusedSites: 'Nothing is lost. Try again and choose Allow when the browser asks.',
  refusedAll: 'Nothing is lost. Try again and choose Allow when the browser asks: link targets can be on any site.',
  goesOn: 'You can use other tabs or close this page; the run continues in the background.',

  jobs: { waiting: 'Waiting', running: 'Being audited', done: 'Audited', failed: 'Failed', cancelled: 'Canceled' },
  /** Why a run is paused, and what to do. */
  pauses: {
    user: { what: 'You paused this run.', todo: 'Resume it at any time; finished pages are kept.' },
    offline: { what: 'No network connection.', todo: 'The run continues when the connection is back or when you resume it.' },
    'storage-full': { what: 'No space left for reports.', todo: 'Delete runs you no longer need or free up disk space, then resume.' },
    'no-permission': {
      what: 'Pageloupe no longer has permission for these sites.',
      todo: 'Resume and allow the sites when the browser asks.',
    },
    restarted: { what: 'The browser was closed during this run.', todo: 'Resume to finish the rest; finished pages are kept.' },
  },
  /** The failure in a word or two, by its code. */
  failures: {
    'tab-gone': 'Tab closed',
    navigated: 'Navigated away',
    crashed: 'Tab crashed',
    asleep: 'Tab asleep',
    'no-access': 'No access',
    'no-permission': 'No permission',
    'not-a-page': 'Not a page',
    'http-error': 'HTTP error',
    unreachable: 'Unreachable',
    timeout: 'Too slow',
    interrupted: 'Interrupted',
    'audit-failed': 'Audit failed',
  },
  ...jobWords,

  /** Confirmations of actions. */
  done: {
    added: ({ added, joined }: { added: number; joined: number }) => {
      const first = added === 0 ? 'Nothing new' : `${amount(added, 'page')} added`;
      return joined > 0 ? `${first}; ${amount(joined, { one: 'was', other: 'were' })} already in the queue.` : `${first}.`;
    },
    follows: 'Links will be followed from this page.',
    followsNone: 'Links will not be followed.',
    removed: ({ count }: Count) => `${amount(count, 'page')} removed from the queue.`,
    first: 'Already first.',
    last: 'Already last.',
    moved: ({ place, all }: { place: number; all: number }) => `Moved to position ${number(place)} of ${number(all)}.`,
    renamed: ({ name }: { name: string }) => `Renamed to ${name}.`,
    deleted: 'Run deleted.',
  },
  /** Failed actions; the reason follows. */
  wrong: {
    read: 'The results could not be read.',
    add: 'The pages could not be added.',
    queue: 'The pages could not be queued.',
    options: 'The option could not be saved.',
    repeat: 'The audit could not be scheduled.',
    'stop-repeating': 'The schedule could not be removed.',
    follow: 'The start page could not be saved.',
    remove: 'The pages could not be removed.',
    order: 'The order could not be saved.',
    rename: 'The run could not be renamed.',
    delete: 'The run could not be deleted.',
    start: 'The run could not be started.',
    pause: 'The run could not be paused.',
    resume: 'The run could not be resumed.',
    cancel: 'The run could not be canceled.',
    'retry-failed': 'The failed pages could not be queued again.',
  },
  because: ({ what, error }: { what: string; error: string }) => `${what} ${error}`,
  nameless: 'Enter a name for the run.',
  firstName: 'Bulk audit',
  hosts: ({ first, more }: { first: string; more: number }) => `${first} and ${number(more)} more`,
};
