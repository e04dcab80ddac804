import { english, type Wording } from '../checks/core/wording.ts';
import { bands as geoBands, categories as geoCategories } from '../words/en/checks/geo.ts';
import { toolNames, type ToolNames } from '../words/en/checks/tools.ts';
import type { Band, CategoryId } from '../checks/core/report/geo-ids.ts';
import type { CatalogueEntry } from '../checks/core/catalogue.ts';
import type { ToolId } from '../checks/tools.ts';
import type { ReportFinding as Finding } from '../checks/core/report/finding-sentences.ts';
import { en } from '../words/en/reports/index.ts';
import type { Shown } from './statuses.ts';

/** The words of written reports: a language that lacks a sentence or an argument does not compile. */
export type ReportWords = typeof en;

/** Names of tools, GEO categories and bands. */
export interface Names {
  tools: ToolNames['tools'];
  categories: Record<CategoryId, string>;
  bands: Record<Band, string>;
}
const englishNames: Names = { tools: toolNames.tools, categories: geoCategories, bands: geoBands };

/** What every format of a report needs: names of signals and tools, and the words of one language. */
export interface Edition {
  /** In catalogue order. */
  catalogue: readonly CatalogueEntry[];
  entryOf(id: string): CatalogueEntry | undefined;
  names: Names;
  words: ReportWords;
  /** How that language writes numbers. */
  wording: Wording;
}

/** @param catalogue `signalCatalogue(signals)`, or its copy in a build that does not judge */
export function editionOf(
  catalogue: readonly CatalogueEntry[],
  words: ReportWords = en,
  wording: Wording = english,
  names: Names = englishNames,
): Edition {
  const byId = new Map(catalogue.map((entry) => [entry.id, entry]));
  return { catalogue, entryOf: (id) => byId.get(id), names, words, wording };
}

/** The title of a signal: the problem if it fails or warns, otherwise what is right. */
export const editionTitleOfEntry = ({ title, problem }: CatalogueEntry, status: Shown): string =>
  status === 'fail' || status === 'warn' ? problem : title;

/** Whether a finding rests only on our heuristic and gets the tag. */
export const isHeuristicInEdition = (signal: CatalogueEntry | undefined, { code, status }: Pick<Finding, 'code' | 'status'>): boolean =>
  (status === 'fail' || status === 'warn') && (signal?.heuristics?.includes(code) ?? false);

/** The title of a signal by its id; the id if the edition does not know it. */
export function editionTitle({ entryOf }: Edition, id: string, status: Shown): string {
  const entry = entryOf(id);
  return entry ? editionTitleOfEntry(entry, status) : id;
}

/** Weight of a signal in the audit score, for the order of findings of many pages. */
export const editionWeights =
  ({ entryOf }: Edition) =>
  (id: string): number =>
    entryOf(id)?.weight ?? 1;

/** Ids of the signals a tool shows, in catalogue order. */
export const editionSignalIds = ({ catalogue }: Edition, tool: ToolId): string[] =>
  catalogue.filter(({ tools }) => tools.includes(tool)).map(({ id }) => id);
