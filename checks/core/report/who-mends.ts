import type { Says, SignalId } from '../signal.ts';

export type Mender = 'developer' | 'editor';

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
  'ai-crawler-access',
  'http-status',
  'sitemap-entry',
  'placeholder-text',
  'open-graph',
  'x-card',
]);

/** Findings that the other one of the two mends: an editor brings back a page, only a template writes two canonicals. */
const exceptions: { readonly [I in SignalId]?: readonly Extract<keyof Says<I>, string>[] } = {
  'http-status': ['error'],
  'index-directives': ['hidden', 'sourceSays', 'disagree', 'misspelt', 'keptOutInBody'],
  'canonical-tag': ['several', 'headerDisagrees', 'unreadable', 'notUsed', 'relative'],
  'url-form': ['session', 'sessionLinks'],
  title: ['misread', 'outsideHead', 'several'],
  'meta-description': ['misread'],
  'main-content': ['nothing', 'nothingShown'],
  'main-heading': ['hidden', 'roleOnly'],
  'placeholder-text': ['dummy', 'perhapsUnfilled'],
  'open-graph': ['noDescription'],
  favicon: ['broken', 'blocked', 'turnedOff'],
};

/** Who can mend it. */
export const whoMends = ({ signal, code }: { signal: string; code: string }): Mender =>
  signals.has(signal) === ((exceptions as Readonly<Record<string, readonly string[]>>)[signal]?.includes(code) ?? false)
    ? 'editor'
    : 'developer';
