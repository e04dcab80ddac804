import { catalogueOf, englishMessages, groundsOf, signals } from '../../checks/doors/catalogue.ts';
import { editionOf } from '../../reports/edition.ts';
import { writtenOf } from '../../reports/written.ts';

/** What reports are written down with in tests: the signals themselves, no build between. */
export const edition = writtenOf(editionOf(catalogueOf(signals, englishMessages)), groundsOf(signals, englishMessages));
