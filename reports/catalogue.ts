/** What the catalogue of signals says of one of them. */
import type { CatalogueEntry } from '../checks/core/catalogue.ts';
import type { ReportFinding as Finding } from '../checks/core/report/finding-sentences.ts';
import type { ToolId } from '../checks/tools.ts';
import type { Locale } from '../words/locale.ts';
import type { Shown } from './statuses.ts';

/** The title of a signal: the problem if it fails or warns, otherwise what is right. */
export const entryTitle = ({ title, problem }: CatalogueEntry, status: Shown): string =>
  status === 'fail' || status === 'warn' ? problem : title;

/** Whether a finding rests only on our heuristic and gets the tag. */
export const isHeuristic = (signal: CatalogueEntry | undefined, { code, status }: Pick<Finding, 'code' | 'status'>): boolean =>
  (status === 'fail' || status === 'warn') && (signal?.heuristics?.includes(code) ?? false);

/** The title of a signal by its id; the id if it is not known. */
export function signalTitle({ entryOf }: Pick<Locale, 'entryOf'>, id: string, status: Shown): string {
  const entry = entryOf(id);
  return entry ? entryTitle(entry, status) : id;
}

/** Weight of a signal in the audit score, for the order of findings of many pages. */
export const signalWeights =
  ({ entryOf }: Pick<Locale, 'entryOf'>) =>
  (id: string): number =>
    entryOf(id)?.weight ?? 1;

/** Ids of the signals a tool shows, in catalogue order. */
export const signalsOfTool = ({ catalogue }: Pick<Locale, 'catalogue'>, tool: ToolId): string[] =>
  catalogue.filter(({ tools }) => tools.includes(tool)).map(({ id }) => id);
