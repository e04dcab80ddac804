import { resolve } from 'node:path';
import { findBreaches, type Breach } from '../assertions.ts';
import { readBaseline, sinceBaseline, type Baseline } from '../baseline.ts';
import type { RunSettings } from '../config/settings.ts';
import type { BreachGroup } from '../reporters/reporter.ts';
import { serverWords } from '../../words.ts';
import { rowDigest, type RowDigest, type RunRow } from '../../audit/row.ts';
import { lossesOf, mostLosses, type RunLoss } from '../../audit/run-losses.ts';
import { currentLocale } from '../../locale.ts';

/** The assertions of a run. */
export interface RunAssertions extends Pick<RunSettings, 'assert' | 'maxWarnings' | 'allowUnreachable' | 'allowIncomplete'> {
  baseline: Baseline | null;
}

/** @throws CommandFailed if the baseline cannot be read */
export async function readAssertions(settings: RunSettings, cwd: string): Promise<RunAssertions> {
  const { baseline: file } = settings;
  return { ...settings, baseline: file === null ? null : await readBaseline(resolve(cwd, file), file) };
}

/** For a run that could not begin: what may be missing is for runs that audited something. */
export const toleratingNothing = (wanted: RunAssertions): RunAssertions => ({ ...wanted, allowUnreachable: 0, allowIncomplete: false });

/** Failed assertions of a page: those that are not in the baseline, and those that are. */
export interface PageBreaches {
  breaches: readonly Breach[];
  known: readonly Breach[];
  fixed: number;
}

/** The part of a page's faults that stays in memory during a run. */
export interface Counted {
  errors: number;
  warnings: number;
  known: number;
  fixed: number;
  weight: number;
  /** Assertions that could not be checked. */
  unmeasured: number;
}
const nothing: Counted = { errors: 0, warnings: 0, known: 0, fixed: 0, weight: 0, unmeasured: 0 };

/** Maximum number of URLs in a group. */
const mostUrls = 5;
/** Heavier than any check: without a report, nothing is known about a page. */
const notAudited = 11;

interface Group extends Omit<BreachGroup, 'pages' | 'first'> {
  /** Indexes of pages. */
  pages: number[];
  first: { index: number; message: string; where: string }[];
}

export function evaluateRow(row: Pick<RunRow, 'url' | 'report' | 'digest' | 'plugins'>, { assert, baseline }: RunAssertions): PageBreaches {
  const breaches = row.report ? findBreaches(row, assert, currentLocale()) : [];
  if (!baseline || !row.report) return { breaches, known: [], fixed: 0 };
  const { fresh, known, fixed } = sinceBaseline(baseline, { url: row.url, breaches });
  return { breaches: fresh, known, fixed };
}

/** Counts failed assertions: numbers per page, and groups per check and problem. Keeps no more than that for a hundred thousand pages. */
export class RunTally {
  readonly #pages = new Map<number, Counted>();
  readonly #groups = new Map<string, Group>();
  #wanted: RunAssertions;
  constructor(
    wanted: RunAssertions,
    /** What could not be read completely: gets that of rows too. */
    readonly losses: RunLoss[] = [],
    /** URL of the start page of a crawl. */
    readonly start: string | null = null,
  ) {
    this.#wanted = wanted;
  }

  get wanted(): RunAssertions {
    return this.#wanted;
  }

  tolerateNothing(): void {
    this.#wanted = toleratingNothing(this.#wanted);
  }

  add(row: RunRow): RowDigest {
    const { index, error } = row;
    const { breaches, known, fixed } = evaluateRow(row, this.wanted);
    if (error)
      this.#into(
        {
          level: 'error',
          rule: error.code,
          code: '',
          title: serverWords().commands.report.notAudited,
          change: '',
          who: null,
          weight: notAudited,
        },
        { index, message: error.message, where: '' },
      );
    for (const breach of breaches) this.#into(breach, { index, message: breach.message, where: breach.where });
    const errors = breaches.filter(({ level }) => level === 'error').length;
    const weight = breaches.reduce((sum, one) => sum + one.weight * (one.level === 'error' ? 100 : 1), 0);
    const unmeasured = breaches.filter((one) => one.unmeasured).length;
    this.#pages.set(index, { errors, warnings: breaches.length - errors, known: known.length, fixed, weight, unmeasured });
    if (this.losses.length < mostLosses) this.losses.push(...lossesOf(row, this.start));
    return rowDigest(row);
  }

  of = (index: number): Counted => this.#pages.get(index) ?? nothing;

  /**
   * Errors first, then by weight and number of pages.
   * @param shownAs the row that stands for a page (checks/site/final-urls.ts)
   * @param tolerated pages without a report are warnings
   */
  groups(shownAs: (index: number) => Pick<RowDigest, 'index' | 'url'>, tolerated: boolean): BreachGroup[] {
    const found = [...this.#groups.values()].map(({ pages, first, ...group }): BreachGroup => {
      if (tolerated && group.weight === notAudited) group.level = 'warn';
      const urls = new Map(first.map(({ index, ...one }) => [shownAs(index).index, { url: shownAs(index).url, ...one }]));
      return { ...group, pages: new Set(pages.map((index) => shownAs(index).index)).size, first: [...urls.values()] };
    });
    return found.sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error') || b.weight - a.weight || b.pages - a.pages);
  }

  #into(
    { level, rule, title, code, change, who, weight }: Pick<Breach, 'level' | 'rule' | 'title' | 'code' | 'change' | 'who' | 'weight'>,
    found: Group['first'][number],
  ): void {
    // A group shows the message and the advice of its first page: they have to be true of its other pages too.
    const key = `${level} ${rule} ${code}`;
    const group = this.#groups.get(key) ?? { level, rule, title, change, who, weight, pages: [], first: [] };
    this.#groups.set(key, group);
    group.pages.push(found.index);
    if (group.first.length < mostUrls) group.first.push(found);
  }
}
