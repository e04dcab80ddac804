import { reporterNames, type ReporterName } from '../../server/options/choices.ts';

/** Report formats without those that a test asks in another way or not at all: a new format is asked like the rest. */
export const formatsBesides = (...names: readonly ReporterName[]): ReporterName[] => reporterNames.filter((name) => !names.includes(name));
