import type { start as en } from '../en/index.ts';
import { bands, categories } from './checks/geo.ts';
import { toolNames } from './checks/tools.ts';
import { arabic } from './arabic.ts';
import { reports as words } from './reports/index.ts';

/** What every host of the Arabic language needs. */
export const start: typeof en = { code: 'ar', wording: arabic, names: { tools: toolNames.tools, categories, bands }, words };
