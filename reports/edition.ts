import { toolNames, type CatalogueEntry, type ToolId, type ToolNames } from '../checks/index.ts';

/** What a report is written down with, in whatever form: the signals and tools as people are told of them. */
export interface Edition {
  /** In catalogue order. */
  catalogue: readonly CatalogueEntry[];
  entryOf(id: string): CatalogueEntry | undefined;
  tools: ToolNames['tools'];
}

/** @param catalogue `catalogueOf(signals)`, or its copy in a build that judges nothing */
export function editionOf(catalogue: readonly CatalogueEntry[], { tools }: ToolNames = toolNames): Edition {
  const byId = new Map(catalogue.map((entry) => [entry.id, entry]));
  return { catalogue, entryOf: (id) => byId.get(id), tools };
}

/** What a signal is called; its id where the edition does not know it. */
export const titleOf = ({ entryOf }: Edition, id: string): string => entryOf(id)?.title ?? id;

/** Ids of the signals a tool shows, in catalogue order. */
export const signalIdsOf = ({ catalogue }: Edition, tool: ToolId): string[] => catalogue.filter(({ tools }) => tools.includes(tool)).map(({ id }) => id);
