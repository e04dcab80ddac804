import { catalogueOf, englishMessages, signals } from '../../checks/index.ts';
import { editionOf } from '../../reports/edition.ts';

/** What reports are written down with in tests: the signals themselves, no build between. */
export const edition = editionOf(catalogueOf(signals, englishMessages));
