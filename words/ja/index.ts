import type { start as en } from '../en/index.ts';
import { bands, categories } from './checks/geo.ts';
import { toolNames } from './checks/tools.ts';
import { japanese } from './japanese.ts';
import { reports as words } from './reports/index.ts';

/** What every host of the Japanese language needs. */
export const start: typeof en = { code: 'ja', wording: japanese, names: { tools: toolNames.tools, categories, bands }, words };
