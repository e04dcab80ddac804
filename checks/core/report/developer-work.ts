import type { SignalId } from '../signal.ts';

/** Signals whose problems are mended in templates, scripts or on the server. Editors can mend the others in most content management systems. */
const signals: ReadonlySet<string> = new Set<SignalId>([
  'robots-txt-access',
  'redirect-path',
  'render-parity',
  'html-size',
  'crawlable-links',
  'head-markup',
  'date-agreement',
  'jsonld-syntax',
  'schema-properties',
  'schema-visible',
  'hreflang',
  'hreflang-return',
  'image-delivery',
  'viewport',
  'https',
  'core-web-vitals',
  'html-lang',
]);

export const isForDevelopers = (signal: string): boolean => signals.has(signal);
