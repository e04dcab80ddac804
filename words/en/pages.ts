import catalogue from 'virtual:catalogue/en';
import { en as app } from './app/index.ts';
import { start } from './index.ts';
import { tools } from './tools/index.ts';

/** English for the pages of the extension and for the dashboard. */
export const language = {
  ...start,
  catalogue,
  parts: { app },
  /** Loaded where they are needed. */
  later: {
    ...tools,
    bulk: async () => (await import('./app/bulk/index.ts')).bulkWords,
    checks: async () => (await import('./checks/index.ts')).en,
    dashboard: async () => (await import('./server/dashboard.ts')).dashboard,
    files: async () => (await import('./reports/written.ts')).written,
    fixes: async () => (await import('./app/tools/fixes.ts')).fixes,
    grounds: async () => (await import('virtual:grounds/en')).default,
    panel: async () => (await import('./app/panel.ts')).panelWords,
    reportPage: async () => (await import('./app/report-page.ts')).reportPageWords,
    search: async () => (await import('./app/tools/search.ts')).search,
    settingsPage: async () => (await import('./app/settings-page.ts')).settingsPageWords,
    tables: async () => (await import('./app/tools/tables.ts')).tables,
    toolParts: async () => (await import('./app/tools/parts.ts')).parts,
  },
};
