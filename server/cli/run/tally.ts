import type { Breach } from '../assertions.ts';
import type { BreachGroup } from '../reporters/reporter.ts';
import { serverWords } from '../../words.ts';
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

interface Group extends Omit<BreachGroup, 'pages' | 'first'> {
  /** Indexes of pages. */
  pages: number[];
  first: { index: number; message: string; where: string }[];
}

/** Counts failed assertions: numbers per page, and groups per check. Keeps no more than that for a hundred thousand pages. */
export class RunTally {
  readonly #pages = new Map<number, Counted>();
  readonly #groups = new Map<string, Group>();

  /** Adds a page that has a row. */
  add({ index, error }: Pick<RowDigest, 'index' | 'error'>, { breaches, known, fixed }: PageBreaches): void {
    if (error)
      this.#into(
        { level: 'error', rule: error.code, title: serverWords().commands.report.notAudited, change: '', weight: notAudited },
        { index, message: error.message, where: '' },
      );
    for (const breach of breaches) this.#into(breach, { index, message: breach.message, where: breach.where });
    const errors = breaches.filter(({ level }) => level === 'error').length;
    const weight = breaches.reduce((sum, one) => sum + one.weight * (one.level === 'error' ? 100 : 1), 0);
    this.#pages.set(index, { errors, warnings: breaches.length - errors, known, fixed, weight });
  }

  of = (index: number): Counted => this.#pages.get(index) ?? nothing;

  /** Errors first, then by weight and number of pages. @param shownAs the row that stands for a page (checks/site/final-urls.ts) */
  groups(shownAs: (index: number) => Pick<RowDigest, 'index' | 'url'>): BreachGroup[] {
    const found = [...this.#groups.values()].map(({ pages, first, ...group }): BreachGroup => {
      const urls = new Map(first.map(({ index, ...one }) => [shownAs(index).index, { url: shownAs(index).url, ...one }]));
      return { ...group, pages: new Set(pages.map((index) => shownAs(index).index)).size, first: [...urls.values()] };
    });
    return found.sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error') || b.weight - a.weight || b.pages - a.pages);
  }

  #into(
    { level, rule, title, change, weight }: Pick<Breach, 'level' | 'rule' | 'title' | 'change' | 'weight'>,
    found: Group['first'][number],
  ): void {
    const key = `${level} ${rule}`;
    const group = this.#groups.get(key) ?? { level, rule, title, change, weight, pages: [], first: [] };
    this.#groups.set(key, group);
    group.pages.push(found.index);
    if (group.first.length < mostUrls) group.first.push(found);
  }
}
