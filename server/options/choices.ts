/** Allowed values of configuration keys and command-line options. No imports, because `--help` needs them. */
export const presets = ['recommended', 'strict', 'none'] as const;
export type Preset = (typeof presets)[number];
export const levels = ['off', 'warn', 'error'] as const;
export type Level = (typeof levels)[number];
export const intents = ['index', 'keep-out'] as const;
export const pageTypes = [
  'article',
  'product',
  'service',
  'docs',
  'faq',
  'forum',
  'listing',
  'home',
  'about',
  'local',
  'media',
  'tool',
  'utility',
  'other',
] as const;
export const reporterNames = ['pretty', 'json', 'ndjson', 'junit', 'github', 'markdown', 'html', 'csv', 'sarif', 'pdf', 'badge'] as const;
export type ReporterName = (typeof reporterNames)[number];
/** What one row of the CSV contains. */
export const csvRowChoices = ['pages', 'signals', 'findings', 'site'] as const;
export type CsvRows = (typeof csvRowChoices)[number];
/** Which checks the rows of NDJSON and CSV contain. */
export const rowChoices = ['all', 'failing'] as const;
export type Rows = (typeof rowChoices)[number];
/** Formats of `pageloupe compare`, and conditions on which it exits with 1. */
export const comparisonFormats = ['pretty', 'markdown', 'html', 'json', 'junit'] as const;
export type ComparisonFormat = (typeof comparisonFormats)[number];
export const failOnChoices = ['new-failures', 'missing-pages', 'worse', 'never'] as const;
export type FailOn = (typeof failOnChoices)[number];
export const geoCategoryIds = ['access', 'extractability', 'answerability', 'evidence', 'freshness', 'entity'] as const;
/** Roles of keys; each includes the ones before it. */
export const roles = ['read', 'run', 'admin'] as const;
export type Role = (typeof roles)[number];
