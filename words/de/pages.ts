import catalogue from 'virtual:catalogue/de';
import { app } from './app/index.ts';
import { start } from './index.ts';

/** German for the pages of the extension. */
export const language = { ...start, catalogue, parts: { app }, later: async () => (await import('./later.ts')).later };
