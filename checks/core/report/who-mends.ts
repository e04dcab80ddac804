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
  'ai-crawler-access',
]);

/** The same of single findings of other signals: what a template, a script or the server writes. A missing page, a noindex or a text is for editors. */
const findings: { readonly [I in SignalId]?: readonly Extract<keyof Says<I>, string>[] } = {
  'http-status': ['notDelivered', 'softError', 'needsSignIn', 'sentToSignIn', 'servedSignIn', 'differs', 'endless', 'sentAway', 'cutOff'],
  'index-directives': ['hidden', 'sourceSays', 'disagree', 'misspelt', 'keptOutInBody'],
  'canonical-tag': ['several', 'headerDisagrees', 'unreadable', 'insecure', 'notUsed', 'inBody', 'inBodyToo', 'relative', 'fragment'],
  'sitemap-entry': ['malformed', 'tooMany', 'tooLarge', 'brokenLine', 'noSitemapThere', 'badLastmod', 'futureLastmod'],
  'url-form': ['fragmentOnly', 'session', 'sessionLinks'],
  title: ['misread', 'outsideHead', 'several'],
  'meta-description': ['misread'],
  'main-content': ['nothing', 'nothingShown'],
  'main-heading': ['hidden', 'roleOnly'],
  'placeholder-text': ['misread', 'unfilled', 'hosts', 'previewHost', 'unfilledInBody', 'hostsInBody'],
  'open-graph': ['noPreview', 'missing', 'misread', 'badUrl', 'otherUrl', 'urlElsewhere', 'severalUrls', 'severalTitles', 'nameAttribute'],
  'x-card': ['misnamed', 'unknownCard', 'noAppId'],
};

/** Who can mend it. */
export const whoMends = ({ signal, code }: Pick<Fix, 'signal' | 'code'>): 'developer' | 'editor' =>
  signals.has(signal) || (findings as Readonly<Record<string, readonly string[]>>)[signal]?.includes(code) ? 'developer' : 'editor';
