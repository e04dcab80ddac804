import { tools } from './tools/index.ts';

/** Words that pages load with what shows them. This list is a file of its own: the first view of the popup needs none of it. */
export const later = {
  ...tools,
  bulk: async () => (await import('./app/bulk/index.ts')).bulkWords,
  checks: async () => (await import('./checks/index.ts')).checks,
  files: async () => (await import('./reports/written.ts')).written,
  fixes: async () => (await import('./app/tools/fixes.ts')).fixes,
  grounds: async () => (await import('virtual:grounds/en')).default,
  panel: async () => (await import('./app/panel.ts')).panelWords,
  reportPage: async () => (await import('./app/report-page.ts')).reportPageWords,
  search: async () => (await import('./app/tools/search.ts')).search,
  settingsPage: async () => (await import('./app/settings-page.ts')).settingsPageWords,
  tables: async () => (await import('./app/tools/tables.ts')).tables,
  toolParts: async () => (await import('./app/tools/parts.ts')).parts,
};
