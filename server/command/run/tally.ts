import type { Breach } from '../assertions.ts';
import type { BreachGroup } from '../reporters/reporter.ts';
import { commandWords as words } from '../../../words/en/server/command.ts';
import type { RowDigest } from '../../audit/row.ts';

/** Failed assertions of a page that are not in the baseline. */
export interface PageBreaches {
  breaches: readonly Breach[];
  known: number;
  fixed: number;
}

/** The part of a page's faults that stays in memory during a run. */
export interface Counted {
  errors: number;
  warnings: number;
  known: number;
  fixed: number;
  weight: number;
}
const nothing: Counted = { errors: 0, warnings: 0, known: 0, fixed: 0, weight: 0 };

/** Maximum number of URLs in a group. */
const mostUrls = 5;
/** Heavier than any check: without a report, nothing is known about a page. */
const notAudited = 11;

interface Group extends Omit<BreachGroup, 'first'> {
  first: { url: string; message: string; where: string }[];
}

/** Counts failed assertions: numbers per page, and groups per check. Keeps no more than that for a hundred thousand pages. */
export class RunTally {
  readonly #pages = new Map<number, Counted>();
  readonly #groups = new Map<string, Group>();

  /** Adds a page that has a row. */
  add({ index, url, error }: RowDigest, { breaches, known, fixed }: PageBreaches): void {
    if (error)
      this.#into(
        { level: 'error', rule: error.code, title: words.report.notAudited, change: '', weight: notAudited },
        { url, message: error.message, where: '' },
      );
    for (const breach of breaches) this.#into(breach, { url, message: breach.message, where: breach.where });
    const errors = breaches.filter(({ level }) => level === 'error').length;
    const weight = breaches.reduce((sum, one) => sum + one.weight * (one.level === 'error' ? 100 : 1), 0);
    this.#pages.set(index, { errors, warnings: breaches.length - errors, known, fixed, weight });
  }

  of = (index: number): Counted => this.#pages.get(index) ?? nothing;

  /** Errors first, then by weight and number of pages. */
  get groups(): BreachGroup[] {
    return [...this.#groups.values()].toSorted(
      (a, b) => Number(b.level === 'error') - Number(a.level === 'error') || b.weight - a.weight || b.pages - a.pages,
    );
  }

  #into(
    { level, rule, title, change, weight }: Pick<Breach, 'level' | 'rule' | 'title' | 'change' | 'weight'>,
    found: Group['first'][number],
  ): void {
    const key = `${level} ${rule}`;
    const group = this.#groups.get(key) ?? { level, rule, title, change, weight, pages: 0, first: [] };
    this.#groups.set(key, group);
    group.pages += 1;
    if (group.first.length < mostUrls) group.first.push(found);
  }
}
