import entries from 'virtual:catalogue';
import type { CatalogueEntry } from '../checks/core/catalogue.ts';

/** The signals in catalogue order, with their titles. */
export const catalogue: readonly CatalogueEntry[] = entries;

const byId = new Map(catalogue.map((entry) => [entry.id, entry]));
export const titledCatalogueEntry = (id: string): CatalogueEntry | undefined => byId.get(id);
