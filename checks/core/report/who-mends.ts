import type { Says, SignalId } from '../signal.ts';
import type { Fix } from './fix-order.ts';

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

/** The same of single findings, where another finding of the signal is for editors: a page that is missing, a noindex, a text for previews. */
const findings: { readonly [I in SignalId]?: readonly Extract<keyof Says<I>, string>[] } = {
  'http-status': ['notDelivered', 'softError', 'needsSignIn', 'sentToSignIn', 'servedSignIn', 'differs', 'endless', 'sentAway', 'cutOff'],
  'index-directives': ['hidden', 'sourceSays', 'disagree', 'misspelt', 'keptOutInBody'],
  'open-graph': ['noPreview', 'missing', 'badUrl', 'otherUrl', 'urlElsewhere', 'severalUrls', 'severalTitles', 'nameAttribute'],
};

/** Who can mend it. */
export const whoMends = ({ signal, code }: Pick<Fix, 'signal' | 'code'>): 'developer' | 'editor' =>
  signals.has(signal) || (findings as Readonly<Record<string, readonly string[]>>)[signal]?.includes(code) ? 'developer' : 'editor';
