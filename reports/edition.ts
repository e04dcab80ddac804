import {
  english,
  geoBands,
  geoCategories,
  toolNames,
  type Band,
  type CatalogueEntry,
  type CategoryId,
  type ToolId,
  type ToolNames,
  type Wording,
} from '../checks/index.ts';
import { en } from '../words/en/reports/index.ts';

/** The words of written reports: a language that misses a sentence or an argument does not compile. */
export type ReportWords = typeof en;

/** What tools, GEO categories and bands are called. */
export interface Names {
  tools: ToolNames['tools'];
  categories: Record<CategoryId, string>;
  bands: Record<Band, string>;
}
const englishNames: Names = { tools: toolNames.tools, categories: geoCategories, bands: geoBands };

/** What a report is written down with, in whatever form: the signals and tools as people are told of them, and the words of one language. */
export interface Edition {
  /** In catalogue order. */
  catalogue: readonly CatalogueEntry[];
  entryOf(id: string): CatalogueEntry | undefined;
  names: Names;
  words: ReportWords;
  /** How that language writes numbers. */
  wording: Wording;
}

/** @param catalogue `catalogueOf(signals)`, or its copy in a build that judges nothing */
export function editionOf(
  catalogue: readonly CatalogueEntry[],
  words: ReportWords = en,
  wording: Wording = english,
  names: Names = englishNames,
): Edition {
  const byId = new Map(catalogue.map((entry) => [entry.id, entry]));
  return { catalogue, entryOf: (id) => byId.get(id), names, words, wording };
}

/** What a signal is called; its id where the edition does not know it. */
export const titleOf = ({ entryOf }: Edition, id: string): string => entryOf(id)?.title ?? id;

/** Ids of the signals a tool shows, in catalogue order. */
export const signalIdsOf = ({ catalogue }: Edition, tool: ToolId): string[] =>
  catalogue.filter(({ tools }) => tools.includes(tool)).map(({ id }) => id);
