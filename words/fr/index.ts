import type { start as en } from '../en/index.ts';
import { bands, categories } from './checks/geo.ts';
import { toolNames } from './checks/tools.ts';
import { french } from './french.ts';
import { reports as words } from './reports/index.ts';

/** What every host of the French language needs. */
export const start: typeof en = { code: 'fr', wording: french, names: { tools: toolNames.tools, categories, bands }, words };
