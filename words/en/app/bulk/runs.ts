import { english } from '../../../../checks/index.ts';
import { jobDetails, jobErrors } from './job-errors.ts';

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
    cancelled > 0 && `${number(cancelled)} cancelled`,
  ]
    .filter(Boolean)
    .join(', ');
const states = { draft: 'Not started', running: 'Running', paused: 'Paused', finished: 'Finished', cancelled: 'Cancelled' };
/** Milliseconds, roughly. */
const about = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 10) return 'a few seconds';
  if (seconds < 55) return `about ${number(Math.ceil(seconds / 10) * 10)} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `about ${amount(minutes, 'minute')}` : `about ${amount(Math.round(minutes / 60), 'hour')}`;
};

/** The page's frame, the list of runs, and a run that was started. */
export const runs = {
  title: 'Bulk audits',
  runs: 'Runs',
  newRun: 'New run',
  run: 'Run',
  documentTitle: ({ title }: { title: string }) => `${title} · Pageloupe`,
  privacy:
    'Runs, reports and files are made and kept on this machine. Only the pages you queue are requested, those their links lead to and link targets if you choose so.',
  reading: 'Reading the run…',
  readingAll: 'Reading the runs…',
  gone: 'This run is no longer here.',
  goneWhy: 'It was deleted, or cleared because newer runs took its place.',
  seeAll: 'See all runs',
  /** Epoch milliseconds, in the reader's own time zone. */
  when: ({ at }: { at: number }) => time(at, zone()),
  /** Where minutes do not tell two runs apart. */
  whenToTheSecond: ({ at }: { at: number }) => timeToTheSecond(at, zone()),

  files: 'Files',
  file: {
    making: 'is being made…',
    saving: 'is being saved…',
    saved: 'is saved.',
    failed: ({ error }: { error: string }) => `could not be made. ${error}`,
    progress: ({ name }: { name: string }) => `Progress of ${name}`,
    pages: ({ done, total }: { done: number; total: number }) => `${number(done)} of ${amount(total, 'page')}`,
    close: ({ name }: { name: string }) => `Close the line about ${name}`,
    tryAgain: ({ error }: { error: string }) => `${error} Try again; if it fails again, there may be too little memory or disk space.`,
  },

  none: 'No run yet.',
  noneHelp:
    'A bulk audit goes through many pages while you work on: open tabs, a list of URLs, a whole sitemap, or all pages that the links of a site lead to. You get a table of all pages, what they have in common, and a PDF to hand on.',
  choose: 'Choose pages',
  kept: ({ most }: { most: number }) =>
    `Kept on this machine: drafts, runs under way, and the newest ${number(most)} runs that have ended. When you start a new run, older ended runs are deleted with their reports. Save what you want to keep as PDF, HTML or JSON.`,
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
        reports > 0
          ? `“${name}”: ${amount(reports, 'report')} will be deleted from this machine.`
          : `“${name}”: its queue will be deleted.`,
        'Files that you saved stay.',
        running && 'It is still running and will be stopped.',
      ]
        .filter(Boolean)
        .join(' '),
    yes: 'Delete',
    no: 'Keep it',
  },
  confirmCancel: {
    title: 'Cancel this run?',
    text: ({ open, reports }: { open: number; reports: number }) =>
      `${amount(open, 'page')} will not be audited. The ${amount(reports, 'report')} that you have stay.`,
    yes: 'Cancel run',
    no: 'Let it go on',
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
  brand: 'Title, colour and logo…',
  brandNote: 'of the PDF',
  facts: ({ started, ended, tools, probes }: { started: string; ended: string; tools: number; probes: boolean }) =>
    [
      started && `Started ${started}`,
      ended && `ended ${ended}`,
      tools > 0 ? `${amount(tools, 'tool')} chosen` : 'all tools',
      probes && 'links checked',
    ]
      .filter(Boolean)
      .join(' · '),
  parts: 'Parts of the run',
  pages: 'Pages',
  site: 'Whole site',
  soFar: 'So far.',
  toSite: 'See what to fix across the site',
  noneAudited: 'No page has been audited yet. What the pages have in common appears here as they come in.',
  soFarOf: ({ pages, all }: { pages: number; all: number }) => `So far: ${number(pages)} of ${amount(all, 'page')}.`,

  progress: 'Progress',
  audited: 'Pages audited',
  endedOf: ({ ended, total }: { ended: number; total: number }) => `${number(ended)} of ${amount(total, 'page')}`,
  leftLater: 'the time left appears after a few pages',
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
    cancelled: ({ count }: Count) => `${number(count)} cancelled`,
  },
  refused: 'The sites were not allowed, so nothing has started.',
  refusedSites: 'Everything is kept. Try again and choose Allow when the browser asks.',
  refusedAll: 'Everything is kept. Try again and choose Allow when the browser asks: link targets can be on any site.',
  goesOn: 'You can work on in other tabs, and close this page: the run goes on in the background.',

  jobs: { waiting: 'Waiting', running: 'Being audited', done: 'Audited', failed: 'Failed', cancelled: 'Cancelled' },
  /** Why a run stands still, and what to do. */
  pauses: {
    user: { what: 'You paused this run.', todo: 'Resume it when you like: what is audited stays audited.' },
    offline: {
      what: 'There is no network connection.',
      todo: 'The run goes on by itself when the connection is back, or when you resume it.',
    },
    'storage-full': {
      what: 'There is no room left for reports.',
      todo: 'Delete runs that you no longer need, or free disk space, then resume.',
    },
    'no-permission': {
      what: 'The browser no longer lets Pageloupe read these sites.',
      todo: 'Resume, and allow the sites when the browser asks.',
    },
    restarted: { what: 'The browser was closed during this run.', todo: 'Resume it: what is audited stays audited, the rest follows.' },
  },
  /** What became of a page, in a word or two, by the kind of failure. */
  failures: {
    'tab-gone': 'Tab closed',
    navigated: 'Page left',
    crashed: 'Tab crashed',
    asleep: 'Tab asleep',
    'no-access': 'No access',
    'no-permission': 'Not allowed',
    'not-a-page': 'Not a page',
    unreachable: 'Not reached',
    timeout: 'Too slow',
    interrupted: 'Interrupted',
    'audit-failed': 'Audit failed',
  },
  errors: jobErrors,
  details: jobDetails,
  error: ({ detail, sentence }: { detail: string; sentence: string }) => [detail, sentence].filter(Boolean).join(' '),

  branding: {
    title: 'Title, colour and logo of PDF reports',
    reading: 'Reading…',
    cover: 'Title on the cover',
    coverDefault: 'Search and AI readiness audit',
    agency: 'Name of your agency',
    none: 'None',
    colour: 'Color',
    logo: 'Logo: PNG or JPEG, up to 1 MB',
    logoAlt: 'Your logo',
    removeLogo: 'Remove the logo',
    reset: 'Reset',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Saved for the next PDF.',
    unsaved: ({ error }: { error: string }) => `This could not be saved. ${error}`,
    logoStays: ({ problem }: { problem: string }) => `${problem} The logo you had stays.`,
    /** What keeps a file from being a logo. */
    problems: {
      empty: ({ name }: { name: string }) => `“${name}” is empty.`,
      large: ({ name, bytes }: { name: string; bytes: number }) =>
        `“${name}” has ${english.bytes(bytes)}: a logo may have up to 1 MB. Save it smaller.`,
      type: ({ name }: { name: string }) => `“${name}” is not a PNG or JPEG image. Save your logo as PNG, then choose that file.`,
      damaged: ({ name }: { name: string }) => `“${name}” cannot be displayed: the file is damaged. Save it again.`,
      wide: ({ name, width, height, most }: { name: string; width: number; height: number; most: number }) =>
        `“${name}” is ${number(width)} × ${number(height)} pixels: a logo may have at most ${number(most)} each way.`,
      unread: ({ error }: { error: string }) => error,
    },
  },

  /** Said after something was done. */
  done: {
    added: ({ added, joined }: { added: number; joined: number }) => {
      const first = added === 0 ? 'Nothing new' : `${amount(added, 'page')} added`;
      return joined > 0 ? `${first}; ${amount(joined, { one: 'was', other: 'were' })} in the queue already.` : `${first}.`;
    },
    follows: 'Links are followed from this page.',
    followsNone: 'No links are followed.',
    removed: ({ count }: Count) => `${amount(count, 'page')} removed from the queue.`,
    first: 'Already first.',
    last: 'Already last.',
    moved: ({ place, all }: { place: number; all: number }) => `Moved to place ${number(place)} of ${number(all)}.`,
    renamed: ({ name }: { name: string }) => `Renamed to ${name}.`,
    deleted: 'Run deleted.',
  },
  /** What went wrong; the reason is behind. */
  wrong: {
    read: 'The results could not be read.',
    add: 'The pages could not be added.',
    queue: 'The pages could not be queued.',
    options: 'The choice could not be kept.',
    repeat: 'The audit could not be scheduled.',
    'stop-repeating': 'The audit could not be taken out of the schedule.',
    follow: 'The start page could not be kept.',
    remove: 'The pages could not be removed.',
    order: 'The order could not be kept.',
    rename: 'The run could not be renamed.',
    delete: 'The run could not be deleted.',
    start: 'The run could not be started.',
    pause: 'The run could not be paused.',
    resume: 'The run could not be resumed.',
    cancel: 'The run could not be cancelled.',
    'retry-failed': 'The failed pages could not be queued again.',
  },
  because: ({ what, error }: { what: string; error: string }) => `${what} ${error}`,
  nameless: 'A run needs a name.',
  firstName: 'Bulk audit',
  hosts: ({ first, more }: { first: string; more: number }) => `${first} and ${number(more)} more`,
};
