import type { start as en } from '../en/index.ts';
import { bands, categories } from './checks/geo.ts';
import { toolNames } from './checks/tools.ts';
import { german } from './german.ts';
import { reports as words } from './reports/index.ts';

/** What every host of the German language needs. */
export const start: typeof en = { code: 'de', wording: german, names: { tools: toolNames.tools, categories, bands }, words };
