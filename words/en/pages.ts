import catalogue from 'virtual:catalogue/en';
import { app } from './app/index.ts';
import { start } from './index.ts';

/** English for the pages of the extension and for the dashboard. */
export const language = { ...start, catalogue, parts: { app }, later: async () => (await import('./later.ts')).later };
