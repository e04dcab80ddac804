/** Labels of pages, and tables of the accuracy of their types. */
import type { PageType, PageTypeFact } from '../../checks/core/facts/about.ts';
import type { Weights } from './fit.ts';

export interface Labelled {
  /** Registrable domain of the page: pages of one site are never on both sides of a fold. */
  site: string;
  /** Language of the text, without region: as labeled, or as found. */
  language: string;
  /** The kind as named in the labels. */
  kind: string;
  type: PageType;
  right: readonly PageType[];
  /** The type of a page whose role in its site (gates) or declaration decides; null if evidence does. */
  decided: PageType | null;
  on: readonly string[];
  weight: number;
  found: PageTypeFact;
}

/** Page types that match each kind of the WCXB benchmark (Foley 2026); the first is used for fitting. */
export const typesOfKind: Readonly<Record<string, readonly PageType[]>> = {
  article: ['article'],
  documentation: ['docs'],
  forum: ['forum'],
  product: ['product', 'tool'],
  collection: ['listing'],
  listing: ['listing', 'home'],
  service: ['service', 'local', 'home', 'tool', 'about'],
};
interface Gold {
  file: string;
  language?: string;
  pageType?: PageType;
  pageTypeAlso?: PageType[];
}
const nameOf = (file: string) => decodeURIComponent(file.split(/[?#]/, 1)[0]!.split('/').pop()!).replace(/\.html?$/, '');

/** The label of a page by its file name. */
export function fitLabels(
  labels: Gold[] | Record<string, { kind: string }>,
): (file: string) => (Pick<Labelled, 'kind' | 'type' | 'right'> & { language?: string }) | null {
  const rows = Array.isArray(labels)
    ? labels.flatMap(({ file, language, pageType, pageTypeAlso }) =>
        pageType ? [{ name: nameOf(file), kind: `gold ${pageType}`, right: [pageType, ...(pageTypeAlso ?? [])], language }] : [],
      )
    : Object.entries(labels).flatMap(([name, { kind }]) => {
        const right = typesOfKind[kind];
        return right ? [{ name, kind, right, language: undefined }] : [];
      });
  const all = new Map(
    rows.map(({ name, kind, right, language }) => [name, { kind, type: right[0]!, right, ...(language && { language }) }] as const),
  );
  return (file) => all.get(nameOf(file)) ?? null;
}

/** Right and wrong by kind (or by what `groupOf` says), for complete pages and for pages without JSON-LD. */
export function accuracyTable(
  title: string,
  pages: readonly Labelled[],
  typeOf: (page: Labelled) => string,
  groupOf: (page: Labelled) => string = ({ kind }) => kind,
): string {
  return [true, false]
    .map((whole) => {
      const rows = pages.filter(({ weight }) => (weight === 1) === whole);
      const isRight = (page: Labelled) => page.right.includes(typeOf(page) as PageType);
      if (rows.length === 0) return '';
      const by = [...new Set(rows.map(groupOf))].sort().map((kind) => {
        const ofKind = rows.filter((page) => groupOf(page) === kind);
        const counts = new Map<string, number>();
        for (const page of ofKind) counts.set(typeOf(page), (counts.get(typeOf(page)) ?? 0) + 1);
        return `  ${kind.padEnd(16)}${String(ofKind.filter(isRight).length).padStart(4)} of ${String(ofKind.length).padStart(4)}  ${[...counts].map(([type, count]) => `${type} ${count}`).join(', ')}\n`;
      });
      const right = rows.filter(isRight).length;
      return `${whole ? 'whole pages' : 'without JSON-LD'}, ${title}: ${right} of ${rows.length} (${((100 * right) / rows.length).toFixed(1)} %)\n${by.join('')}`;
    })
    .join('');
}

/** For each piece of evidence: pages that have it, and pages where it is among the three strongest for a right and for a wrong type. */
export function hitsTable(pages: readonly Labelled[], weights: Weights, ids: readonly string[]): string {
  const whole = pages.filter(({ weight }) => weight === 1);
  const decided = (page: Labelled, id: string) => page.decided === null && page.found.evidence.slice(0, 3).some((piece) => piece.id === id);
  return `\n${'evidence'.padEnd(28)} hits right wrong\n${ids
    .map((id) => {
      const hits = whole.filter(({ on }) => on.includes(id));
      const deciding = hits.filter((page) => decided(page, id));
      const right = deciding.filter((page) => page.right.includes(page.found.type)).length;
      const strongest = Object.entries(weights[id] ?? {})
        .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
        .slice(0, 2);
      return `${id.padEnd(28)}${String(hits.length).padStart(5)}${String(right).padStart(6)}${String(deciding.length - right).padStart(6)}  ${strongest.map(([type, weight]) => `${type} ${weight.toFixed(1)}`).join(', ')}\n`;
    })
    .join('')}`;
}
