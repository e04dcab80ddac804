import entries from 'virtual:catalogue';
import type { CatalogueEntry } from '../checks/doors/catalogue.ts';

/** The signals in catalogue order, as people are told of them. */
export const catalogue: readonly CatalogueEntry[] = entries;

const byId = new Map(catalogue.map((entry) => [entry.id, entry]));
export const catalogueEntryInWords = (id: string): CatalogueEntry | undefined => byId.get(id);
