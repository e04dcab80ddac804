import catalogue from 'virtual:catalogue/ar';
import { app } from './app/index.ts';
import { tables } from './app/tools/tables.ts';
import { start } from './index.ts';

/** Arabic for the dashboard, which is one script. */
export const language = { ...start, catalogue, parts: { app, tables } };
