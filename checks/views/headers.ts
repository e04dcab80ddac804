import { headerMeanings, headerSources } from '../lists/headers.ts';

export interface HeaderExplanation { meaning: string; source: { title: string; url: string } }
const byName = new Map(headerMeanings.map(({ name, meaning, source }) => [name, { meaning, source: headerSources[source] }]));

/** What a response header says and who defines it; undefined for one that is not in our list. Letter case does not count. */
export const explainHeader = (name: string): HeaderExplanation | undefined => byName.get(name.trim().toLowerCase());
