import type { SignalId } from '../signal.ts';
import type { PageType } from '../facts/about.ts';
import type { RankedFix } from './fix-order.ts';

/** What a problem of each signal costs, where it does not keep the page from being found. The sentences are in `verdict.costs`. */
const costs = {
  'index-directives': 'unfound',
  'robots-txt-access': 'unfound',
  'http-status': 'unfound',
  'sitemap-entry': 'unfound',
  'canonical-tag': 'address',
  'canonical-target': 'address',
  'redirect-path': 'address',
  'url-form': 'address',
  'render-parity': 'unread',
  'html-size': 'unread',
  'main-content': 'unread',
  'crawlable-links': 'unreached',
  'anchor-text': 'unreached',
  'link-rel': 'unreached',
  title: 'title',
  'meta-description': 'snippet',
  'main-heading': 'title',
  'head-markup': 'result',
  favicon: 'icon',
  'date-visible': 'date',
  'date-agreement': 'date',
  'jsonld-syntax': 'richResult',
  'schema-properties': 'richResult',
  'schema-visible': 'richResult',
  'open-graph': 'preview',
  'share-image': 'preview',
  'x-card': 'preview',
  hreflang: 'language',
  'hreflang-return': 'language',
  'snippet-controls': 'quotes',
  'ai-crawler-access': 'quotes',
  'answer-lead': 'quotes',
  'descriptive-headings': 'quotes',
  'self-contained-passages': 'quotes',
  'sourced-claims': 'quotes',
  'link-status': 'visitors',
  'image-delivery': 'visitors',
  viewport: 'phones',
  https: 'trust',
  'core-web-vitals': 'visitors',
  'placeholder-text': 'trust',
  'decision-facts': 'trust',
  'author-identity': 'trust',
  'publisher-identity': 'trust',
  'image-alt': 'access',
  'html-lang': 'access',
  'heading-outline': 'access',
} as const satisfies Record<SignalId, string>;
/** What Google shows of a rich result, by its name or by the type of the page; nothing is named of the others. */
const extras = {
  'Product snippet': 'goods',
  'Merchant listing': 'goods',
  'Product variants': 'goods',
  'Discussion forum': 'posts',
  'Q&A': 'posts',
  Article: 'articles',
  'Local business': 'hours',
  Breadcrumb: 'path',
} as const;
const extrasOfType: { readonly [T in PageType]?: (typeof extras)[keyof typeof extras] } = {
  product: 'goods',
  forum: 'posts',
  article: 'articles',
  local: 'hours',
};
export type Cost = (typeof costs)[SignalId] | (typeof extras)[keyof typeof extras];

/** @param fix of a signal that this version does not know: it may cost visitors */
export function costOf({ signal, args }: Pick<RankedFix, 'signal' | 'args'>, pageType: PageType): Cost {
  const cost = Object.hasOwn(costs, signal) ? costs[signal as SignalId] : 'visitors';
  if (cost !== 'richResult') return cost;
  const feature = args['feature'] ?? (Array.isArray(args['features']) ? args['features'][0] : undefined);
  if (typeof feature !== 'string') return extrasOfType[pageType] ?? cost;
  return Object.hasOwn(extras, feature) ? extras[feature as keyof typeof extras] : cost;
}
