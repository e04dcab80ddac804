import type { start as en } from '../en/index.ts';
import { bands, categories } from './checks/geo.ts';
import { toolNames } from './checks/tools.ts';
import { spanish } from './spanish.ts';
import { reports as words } from './reports/index.ts';

/** What every host of the Spanish language needs. */
export const start: typeof en = { code: 'es', wording: spanish, names: { tools: toolNames.tools, categories, bands }, words };
