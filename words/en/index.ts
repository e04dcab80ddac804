import { english } from '../../checks/core/wording.ts';
import { bands, categories } from './checks/geo.ts';
import { toolNames } from './checks/tools.ts';
import { reports as words } from './reports/index.ts';

/** What every host of the English language needs. */
export const start = {
  code: 'en',
  /** How it writes numbers, plurals, lists and dates. */
  wording: english,
  names: { tools: toolNames.tools, categories, bands },
  /** Words of a report, wherever it is shown. */
  words,
};
