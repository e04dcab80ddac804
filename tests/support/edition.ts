import { signalCatalogue, signalGrounds } from '../../checks/core/catalogue.ts';
import { en as englishMessages } from '../../words/en/checks/index.ts';
import { signals } from '../../checks/signals/index.ts';
import { editionOf } from '../../reports/edition.ts';
import { writtenEditionOf } from '../../reports/written.ts';

/** What reports are written down with in tests: the signals themselves, no build between. */
export const edition = writtenEditionOf(editionOf(signalCatalogue(signals, englishMessages)), signalGrounds(signals, englishMessages));
