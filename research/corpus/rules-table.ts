/** How often each provenance rule was used on many pages, and how often it was right. */
import type { AboutFact } from '../../checks/core/facts/about.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { keepRules } from '../../checks/collect/main/author-markup.ts';
import { exclusionRules } from '../../checks/collect/main/exclude-blocks.ts';
import { authorRules } from '../../checks/derive/provenance/authors/authors.ts';
import { dateRules } from '../../checks/derive/provenance/dates/dates.ts';
import { headlineRules } from '../../checks/derive/provenance/headline.ts';
import { publisherRules } from '../../checks/derive/provenance/publisher/publisher.ts';
import { typesOfKind } from '../page-types/labels.ts';
import type { Label } from './gold.ts';

/** What is known about a page. Absent: uncertain; an empty list of authors: there is none. */
export interface Truth {
  headlines?: string[];
  authors?: string[];
  days?: string[];
  publishers?: string[];
  types?: readonly string[];
}

/** One answer of a rule; `right` is null if the truth is unknown. */
interface Use {
  table: string;
  rule: string;
  right: boolean | null;
}

/** Converts labels to truth. Names that only the markup has are right too. */
export function truthOfLabel({
  headline,
  headlineAlso,
  authors,
  authorsAlso,
  authorsMarkupOnly,
  published,
  modified,
  publisher,
  publisherAlso,
  pageType,
  pageTypeAlso,
}: Label): Truth {
  return {
    ...(headline && { headlines: [headline, ...list(headlineAlso)] }),
    ...(authors && { authors: [...authors, ...list(authorsAlso), ...list(authorsMarkupOnly)] }),
    ...(published && { days: [published, ...list(modified)] }),
    ...(publisher && { publishers: [publisher, ...list(publisherAlso)] }),
    ...(pageType && { types: [pageType, ...list(pageTypeAlso)] }),
  };
}

/** Converts a row of truth.json, a WCXB annotation: no author means none, except on articles, whose annotation often lacks one. */
export function truthOfAnnotation({
  kind,
  title,
  author,
  published,
}: {
  kind?: string;
  title?: string | null;
  author?: string | null;
  published?: string | null;
}): Truth {
  const types = typesOfKind[kind ?? ''];
  return {
    ...(title && { headlines: [title] }),
    ...(author ? { authors: [author] } : kind !== 'article' && { authors: [] }),
    ...(published && { days: [published] }),
    ...(types && { types }),
  };
}

/** What the rules did on one page. */
export function usesOf(report: Report, truth: Truth): Use[] {
  const { about, facts } = report;
  const uses: Use[] = [];
  const use = (table: string, rule: string | undefined, right: boolean | null) => {
    if (rule !== undefined && rule !== '') uses.push({ table, rule, right });
  };
  if (about) {
    use(
      'headline',
      about.headlineRule,
      some(truth.headlines, (text) => alike(about.headline, text)),
    );
    for (const { name, rules = [] } of about.authors)
      for (const rule of rules)
        use(
          'author',
          rule,
          some(truth.authors, (author) => alike(name, author) || shareWord(name, author)),
        );
    const { publisher } = about;
    if (publisher)
      use(
        'publisher',
        publisher.rule,
        some(truth.publishers, (name) => alike(publisher.name, name)),
      );
    for (const date of daysOf(about))
      use(
        'date',
        date.rule,
        some(truth.days, (day) => Math.abs(Date.parse(date.iso.slice(0, 10)) - Date.parse(day)) < dayAndHalf),
      );
  }
  const isType = some(truth.types, (type) => type === report.pageType);
  const type = facts?.pageType?.ok ? facts.pageType.value : undefined;
  for (const id of idsIn(type, 'evidence')) use('page type', id, isType);
  if (idsIn(type, 'evidence').length === 0) use('page type', report.pageTypeReason?.code, isType);
  const main = facts?.main?.ok ? facts.main.value : undefined;
  for (const id of idsIn(main, 'leftOut')) use('left out', id, null);
  for (const id of idsIn(main, 'keptByMarkup')) use('kept', id, null);
  return uses;
}
const daysOf = ({ dates: { published } }: AboutFact) => (published ? [published] : []);

/** Ids that a fact lists under a key: strings, or objects with an id. */
function idsIn(fact: unknown, key: string): string[] {
  const found = typeof fact === 'object' && fact !== null ? (fact as Record<string, unknown>)[key] : undefined;
  const ids = (Array.isArray(found) ? found : []).map((one: unknown) =>
    typeof one === 'string' ? one : (one as { id?: unknown } | null)?.id,
  );
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

const tables: Readonly<Record<string, readonly string[]>> = {
  headline: headlineRules,
  author: authorRules,
  date: dateRules,
  publisher: publisherRules,
  'left out': exclusionRules,
  kept: keepRules,
};

/** One line per rule: hits, right, wrong. Rules without a hit are included. */
export function rulesTable(uses: readonly Use[]): string {
  const names = [...new Set([...Object.keys(tables), ...uses.map(({ table }) => table)])];
  return names
    .flatMap((table) => {
      const tableUses = uses.filter((one) => one.table === table);
      const rules = [...new Set([...(tables[table] ?? []), ...tableUses.map(({ rule }) => rule)])];
      return rules.map((rule) => {
        const hits = tableUses.filter((one) => one.rule === rule);
        const count = (right: boolean) => String(hits.filter((one) => one.right === right).length).padStart(6);
        return `${table.padEnd(10)} ${rule.padEnd(26)}${String(hits.length).padStart(6)}${count(true)}${count(false)}\n`;
      });
    })
    .join('');
}
export const rulesHead = `${'rule'.padEnd(37)}  hits right wrong\n`;

const dayAndHalf = 1.5 * 86_400_000;
const list = (value: string | readonly string[] | null | undefined): string[] =>
  value === null || value === undefined ? [] : [value].flat();
const some = (known: readonly string[] | undefined, test: (one: string) => boolean): boolean | null =>
  known === undefined ? null : known.some(test);
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
function alike(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}
const shareWord = (one: string, other: string): boolean =>
  fold(one)
    .split(' ')
    .some((word) => word.length > 2 && fold(other).split(' ').includes(word));
