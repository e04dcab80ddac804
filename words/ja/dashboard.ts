import catalogue from 'virtual:catalogue/ja';
import { app } from './app/index.ts';
import { tables } from './app/tools/tables.ts';
import { start } from './index.ts';

/** Japanese for the dashboard, which is one script. */
export const language = { ...start, catalogue, parts: { app, tables } };
