import catalogue from 'virtual:catalogue/en';
import { app } from './app/index.ts';
import { start } from './index.ts';
import { tables } from './app/tools/tables.ts';

/** English for the dashboard, which is one script. */
export const language = { ...start, catalogue, parts: { app, tables } };
