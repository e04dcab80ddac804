import type { later as en } from '../en/later.ts';
import { tools } from './tools/index.ts';

/** Words that pages load with what shows them. */
export const later: typeof en = {
  ...tools,
  bulk: async () => (await import('./app/bulk/index.ts')).bulkWords,
  checks: async () => (await import('./checks/index.ts')).checks,
  files: async () => (await import('./reports/written.ts')).written,
  fixes: async () => (await import('./app/tools/fixes.ts')).fixes,
  grounds: async () => (await import('virtual:grounds/pt-BR')).default,
  panel: async () => (await import('./app/panel.ts')).panelWords,
  reportPage: async () => (await import('./app/report-page.ts')).reportPageWords,
  search: async () => (await import('./app/tools/search.ts')).search,
  settingsPage: async () => (await import('./app/settings-page.ts')).settingsPageWords,
  tables: async () => (await import('./app/tools/tables.ts')).tables,
  toolParts: async () => (await import('./app/tools/parts.ts')).parts,
};
