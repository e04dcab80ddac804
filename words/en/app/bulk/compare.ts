import { english } from '../../../../checks/core/wording.ts';
import { changes, valueChange } from '../../reports/comparison.ts';

const { amount, number } = english;

/** Two runs of the same site side by side. */
export const compare = {
  title: 'What changed between two runs?',
  documentTitle: 'Compare runs',
  link: 'Compare runs',
  before: 'Earlier run',
  now: 'Later run',
  option: ({ name, when, pages }: { name: string; when: string; pages: number }) => `${name}, ${when}, ${amount(pages, 'page')}`,
  /** Two runs with the same name, time and size. @param nth from 1 */
  nth: ({ option, nth }: { option: string; nth: number }) => `${option} (${number(nth)})`,
  tooFew: 'You need two runs with audited pages to compare. Run the same audit again, then come back.',
  chooseRun: 'Choose a run',
  choose: 'Choose two different runs.',
  reading: 'Reading both runs…',
  unread: ({ error }: { error: string }) => `The runs could not be compared. ${error}`,
  gone: 'One of the two runs no longer exists. Choose another.',
  apart: 'These two runs have no URL in common. Choose two runs of the same site.',
  help: 'Pages are matched by URL, ignoring tracking parameters. Only checks that ran both times can be better or worse.',
  otherSettings: 'These runs had different settings, so scores can differ although no check changed.',
  pdfNote: 'what changed, on one sheet',
  show: 'Show pages',
  all: ({ pages }: { pages: number }) => `All ${number(pages)}`,
  counted: ({ change, pages }: { change: string; pages: number }) => `${change} ${number(pages)}`,
  changes,
  valueChange,
  because: {
    'not-audited-before': 'could not be audited in the earlier run',
    'not-audited-now': 'could not be audited in the later run',
    'never-audited': 'could not be audited in either run',
    'ended-early-before': 'not in the earlier run, which ended before all pages were reached',
    'ended-early-now': 'not in the later run, which ended before all pages were reached',
    'nothing-in-common': 'no check ran both times',
  },
  columns: {
    url: 'URL',
    title: 'Title',
    change: 'Change',
    values: 'Changed values',
    before: 'Score before',
    now: 'Score after',
    worse: 'Worse checks',
    better: 'Better checks',
  },
  rows: 'changed pages',
  none: 'No pages.',
};
