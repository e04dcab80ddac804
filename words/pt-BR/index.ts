import type { start as en } from '../en/index.ts';
import { bands, categories } from './checks/geo.ts';
import { toolNames } from './checks/tools.ts';
import { portuguese } from './portuguese.ts';
import { reports as words } from './reports/index.ts';

/** What every host of the Brazilian Portuguese language needs. */
export const start: typeof en = { code: 'pt-BR', wording: portuguese, names: { tools: toolNames.tools, categories, bands }, words };
