import { english } from '../../../checks/core/wording.ts';
import type { ComparedValueId } from '../../../checks/site/value-changes.ts';
import type { PageChange } from '../../../checks/site/compare.ts';
import type { ScoreChange } from '../../../checks/site/changes.ts';

const { amount, number } = english;
type Counted = (args: { count: number }) => string;

/** What changed about a page, on the sheet and in the extension. */
export const changes: Record<PageChange, string> = {
  worse: 'Worse',
  mixed: 'Better and worse',
  better: 'Better',
  new: 'New',
  gone: 'Missing',
  unknown: 'Not comparable',
  same: 'No change',
};

/** What changed between two runs: heads of its parts. */
export const changeHeads = {
  newFailures: 'New failures',
  newWarnings: 'New warnings',
  fixed: 'Fixed or improved',
  values: 'Changed values',
  added: 'New pages',
  missing: 'Missing pages',
  unaudited: 'Could not be audited anymore',
  none: 'none',
};
const counted =
  (title: string): Counted =>
  ({ count }) =>
    `${title} (${number(count)})`;

/** What is compared of a page beside its checks. */
export const comparedValues: Record<ComparedValueId, string> = {
  status: 'HTTP status',
  title: 'Title',
  description: 'Meta description',
  canonical: 'Canonical',
  robots: 'Robots directives',
  h1: 'h1',
  published: 'Published',
  modified: 'Modified',
  types: 'Structured data types',
  words: 'Length of the text',
  links: 'Internal links',
};
/** One value before and after; '' for none. */
export const valueChange = ({ id, before, now }: { id: ComparedValueId; before: string; now: string }): string =>
  `${comparedValues[id]}: ${before || 'none'} → ${now || 'none'}`;

/** Two runs of one site on one sheet: HTML and PDF. */
export const comparison = {
  title: 'What changed',
  documentTitle: ({ name }: { name: string }) => `What changed: ${name}`,
  before: 'Before',
  now: 'After',
  /** @param at epoch milliseconds or RFC 3339; null if the run has no date */
  run: ({ name, at, pages }: { name: string; at: number | string | null; pages: number }) =>
    [name, at === null ? '' : english.date(at), amount(pages, 'page')].filter(Boolean).join(', '),
  /** The answer in one sentence. */
  verdict: ({ failures, warnings, fixed, values }: { failures: number; warnings: number; fixed: number; values: number }) =>
    failures + warnings + fixed === 0
      ? `No check changed on any page${values > 0 ? `, but ${amount(values, 'value')} did` : ''}.`
      : `${english.and(
          [
            failures > 0 && amount(failures, 'new failure'),
            warnings > 0 && amount(warnings, 'new warning'),
            fixed > 0 && `${number(fixed)} fixed or improved`,
            values > 0 && amount(values, 'changed value'),
          ].filter((part): part is string => part !== false),
        )}.`,
  counts: ({ counts }: { counts: Readonly<Record<PageChange, number>> }) =>
    `${[
      counts.worse > 0 && `${amount(counts.worse, 'page')} worse`,
      counts.mixed > 0 && `${number(counts.mixed)} better and worse`,
      counts.better > 0 && `${number(counts.better)} better`,
      counts.same > 0 && `${number(counts.same)} unchanged`,
      counts.new > 0 && `${number(counts.new)} new`,
      counts.gone > 0 && `${number(counts.gone)} missing`,
      counts.unknown > 0 && `${number(counts.unknown)} not comparable`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  auditScore: 'Average audit score',
  geoScore: 'Average GEO score',
  change: ({ before, now }: ScoreChange) =>
    before === now ? 'unchanged' : now > before ? `up ${number(now - before)}` : `down ${number(before - now)}`,
  scored: ({ pages }: { pages: number }) => `Averages cover the ${amount(pages, 'page')} scored in both runs.`,
  newFailures: counted(changeHeads.newFailures),
  newWarnings: counted(changeHeads.newWarnings),
  fixed: counted(changeHeads.fixed),
  values: counted(changeHeads.values),
  value: ({ id, pages }: { id: ComparedValueId; pages: number }) => `${comparedValues[id]}, ${amount(pages, 'page')}`,
  valueChange,
  added: counted(changeHeads.added),
  missing: counted(changeHeads.missing),
  unaudited: counted(changeHeads.unaudited),
  checks: (({ count }) => `${amount(count, 'check')}, by impact and number of pages`) as Counted,
  pages: 'Changed pages',
  columns: {
    check: 'Check',
    pages: 'Pages',
    which: 'URLs',
    page: 'Page',
    change: 'Change',
    before: 'Audit before',
    now: 'Audit after',
    valueBefore: 'Before',
    valueNow: 'After',
  },
  changes,
  more: (({ count }) => `and ${number(count)} more`) as Counted,
  help: 'Pages are matched by URL, ignoring tracking parameters. A check counts only where it ran both times.',
};
