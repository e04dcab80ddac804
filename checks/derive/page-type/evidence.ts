/**
 * Evidence on a page for or against a type. Each row is a yes-or-no question that a reader can check. How much it counts for each type is
 * in weights.ts (fitted to labeled pages) and, for types without labeled pages, in `ours`. Texts count by amount and form, links by
 * their paths; one row reads words of the page's language (`speaks-of-itself`).
 */
import type { PageType } from '../../core/facts/about.ts';
import type { RepeatedGroup } from '../../core/facts/page.ts';
import { aboutPaths, contactPaths, imprintPaths } from '../../lists/path-words.ts';
import {
  articleRoutes,
  categoryRoutes,
  docsRoutes,
  forumRoutes,
  indexRoutes,
  productRoutes,
  serviceRoutes,
  threadHosts,
  threadRoutes,
} from '../../lists/route-words.ts';
import { eastAsianScripts } from '../../language/scripts.ts';
import { unicodePattern } from '../../language/unicode-pattern.ts';
import { isLocalBusinessType } from '../provenance/agents.ts';
import type { View } from './view.ts';
import { besideContent } from '../../core/regions.ts';

interface Evidence {
  id: string;
  find(view: View): boolean;
  /** Created for one purpose, so that a few labeled pages are enough: its weights are pulled less toward 0. */
  plain?: true;
  /** Weights that we set ourselves, for types with too few labeled pages. */
  ours?: { readonly [T in PageType]?: number };
}

export const articleTypes = /^(?!TechArticle$)(?:\w*Article|\w*BlogPosting|Report|OpinionNewsArticle)$/;
export const thingTypes = /^(?:Product|ProductGroup)$/;
export const softwareTypes = /^(?:SoftwareApplication|WebApplication|MobileApplication|VideoGame)$/;
const meta = ({ head }: View, key: string) =>
  head.metas.some(({ name, property, content }) => (name || property) === key && content.trim() !== '');
const generator = ({ head }: View) =>
  head.metas
    .filter(({ name }) => name.toLowerCase() === 'generator')
    .map(({ content }) => content)
    .join(' ');
const inPath = ({ segments }: View, words: ReadonlySet<string>) => segments.some((segment) => words.has(segment));
const beforeLast = ({ segments }: View, words: ReadonlySet<string>) => segments.slice(0, -1).some((segment) => words.has(segment));
const last = ({ segments }: View) => segments.at(-1) ?? '';
/** Whether one of some segments has a number that is not of a date: /t/kettle-on-gas/4711, /r/Cooking/comments/1rl0nt4. */
const isNumbered = (segments: readonly string[]) =>
  segments.some((segment) => /\d/.test(segment)) && !segments.some((segment) => /^(?:19|20)\d\d$/.test(segment));
const wordsOf = (segment: string) => segment.split(/[-_+ ]+/).filter((word) => /\p{L}/u.test(word)).length;
/** Whether the last segment is the name of a guide: lighting-buying-guide, not user-guide. */
const isNamedGuide = (view: View) => wordsOf(last(view)) >= 3 && /[-_](?:guide|ratgeber|guia)$/.test(last(view));
const ends = (view: View, words: readonly string[]) => words.includes(last(view)) && view.segments.length <= 3;
const sitePaths = [...aboutPaths, ...contactPaths, ...imprintPaths];
const groups = ({ parts }: View, kind: RepeatedGroup['kind']) => parts.groups.filter((group) => group.kind === kind);
const most = (found: readonly RepeatedGroup[], of: (group: RepeatedGroup) => number) =>
  found.reduce((top, group) => Math.max(top, of(group)), 0);
const cards = (view: View) => groups(view, 'cards');
const posts = (view: View) => groups(view, 'posts');
/** Characters that a text would have in an alphabet: a sign of East Asian scripts says about as much as two letters. */
const lengthInLatin = (text: string) => text.length + (text.match(eastAsianLetters(text))?.length ?? 0);
const eastAsianLetters = unicodePattern(`[${eastAsianScripts}]`, 'g');
const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
/** Whether the text under the headline has a date of its own, as articles have. */
export const hasDayAtTitle = ({ provenance }: View): boolean => provenance.dates.some(({ visible, near }) => visible && near === 'title');
const isSigned = ({ about }: View) =>
  about.authors.some(({ visible, where }) => visible && (where.includes('byline') || where.includes('rel-author')));
type PageRecord = 'post' | 'page' | 'product' | 'thread' | 'list';
/** What WordPress and bbPress keep a page as, by the classes that they give its body. */
const wordPressClasses: readonly (readonly [RegExp, PageRecord])[] = [
  [/^single-topic$/, 'thread'],
  [/^single-product$/, 'product'],
  [/^single-post$/, 'post'],
  [/^page-id-\d+$/, 'page'],
];
/** What the content system of the page keeps it as; null if neither its head nor its body says. */
function recordOf({ head, page }: View): PageRecord | null {
  for (const { rel, url, type } of head.links) {
    if (!rel.includes('alternate') || url === null) continue;
    const record =
      /\/wp\/v2\/([\w-]+)\/\d+/.exec(url)?.[1] ?? (/oembed/.test(type) ? /\/(products|collections)\//.exec(url)?.[1] : undefined);
    if (record === 'posts') return 'post';
    if (record === 'pages') return 'page';
    if (record === 'product' || record === 'products') return 'product';
    if (record === 'collections' || /^(?:categories|tags|users|\w+_(?:cat|tag))$/.test(record ?? '')) return 'list';
    if (url.endsWith('.atom') && url.slice(0, -5) === page.url.split(/[?#]/, 1)[0]) return 'list';
  }
  const classes = page.bodyClass?.split(/\s+/) ?? [];
  return wordPressClasses.find(([pattern]) => classes.some((name) => pattern.test(name)))?.[1] ?? null;
}
const isOgArticle = ({ ogType }: View) => ogType === 'article' || ogType === 'og:article';
const isOnlyModified = (view: View) => meta(view, 'article:modified_time') && !meta(view, 'article:published_time');
const isKeptAsPage = (view: View) => recordOf(view) === 'page' || isOnlyModified(view);
const samples = ({ parts, body }: View) => Math.max(parts.codeSamples, body.code);

const rows = [
  // ── What the page declares: never enough alone
  { id: 'markup-article', find: (view) => view.item(articleTypes) !== null },
  { id: 'markup-product', find: (view) => view.item(thingTypes) !== null, plain: true },
  {
    id: 'markup-thread',
    // The questions of a FAQ have the same type in markup.
    find: (view) =>
      view.item(/^(?:QAPage|DiscussionForumPosting)$/) !== null || (view.item(/^Question$/) !== null && view.item(/^FAQPage$/) === null),
    plain: true,
  },
  { id: 'markup-faq', find: (view) => view.item(/^FAQPage$/) !== null, ours: { faq: 2 } },
  { id: 'markup-place', find: (view) => view.item({ test: isLocalBusinessType }) !== null, ours: { local: 3 } },
  {
    id: 'markup-hours',
    find: ({ structuredData }) =>
      structuredData.items.some(
        ({ top, properties }) =>
          top &&
          properties['address'] !== undefined &&
          (properties['openingHours'] ?? properties['openingHoursSpecification']) !== undefined,
      ),
    ours: { local: 2 },
  },
  {
    id: 'markup-media',
    find: (view) => view.item(/^(?:VideoObject|PodcastEpisode|AudioObject|MusicRecording|Movie|TVEpisode)$/) !== null,
    ours: { media: 3 },
  },
  { id: 'markup-software', find: (view) => view.item(softwareTypes) !== null, ours: { tool: 3 } },
  // Search plugins give every page og:type article, but only posts a day of publication.
  { id: 'og-article', find: (view) => isOgArticle(view) && !isKeptAsPage(view) },
  { id: 'og-website', find: ({ ogType }) => ogType === 'website' },
  { id: 'og-media', find: ({ ogType }) => /^(?:video|music)\./.test(ogType), ours: { media: 6 } },
  { id: 'meta-published', find: (view) => meta(view, 'article:published_time') && recordOf(view) !== 'page' },
  { id: 'meta-citation', find: (view) => meta(view, 'citation_title') && meta(view, 'citation_author'), ours: { article: 4 } },
  // Content systems name their own record of a page in its head, in any language: WordPress with wp-json, Shopify with oEmbed and feeds.
  { id: 'record-post', find: (view) => recordOf(view) === 'post', plain: true },
  { id: 'record-page', find: (view) => recordOf(view) === 'page', plain: true },
  { id: 'record-product', find: (view) => recordOf(view) === 'product', plain: true },
  { id: 'record-list', find: (view) => recordOf(view) === 'list', plain: true },
  {
    id: 'made-for-docs',
    find: (view) =>
      /^(?:javadoc|doxygen|rustdoc|docfx|mkdocs|docusaurus|vitepress|vuepress|docutils|antora|starlight|zensical|gitbook|pdoc|typedoc|sphinx|mintlify|readme)\b/i.test(
        generator(view),
      ),
    plain: true,
  },
  {
    id: 'made-for-threads',
    find: (view) =>
      recordOf(view) === 'thread' ||
      /\b(?:discourse|phpbb|vbulletin|xenforo|mybb|flarum|nodebb|vanilla|smf|invision)\b/i.test(generator(view)),
    plain: true,
  },
  {
    id: 'made-for-shops',
    find: (view) => /\b(?:woocommerce|shopify|magento|prestashop|opencart|shopware|bigcommerce)\b/i.test(generator(view)),
    plain: true,
  },

  // ── Where the page is
  { id: 'path-article', find: (view) => beforeLast(view, articleRoutes), plain: true },
  { id: 'path-docs', find: (view) => inPath(view, docsRoutes), plain: true },
  {
    id: 'path-thread',
    // Discourse uses /t/slug/123. Shops use /t/ for tags: a category there must not be asked for the date of a thread.
    find: (view) =>
      /^(?:viewtopic|showthread|viewthread|topic|thread)/.test(last(view)) ||
      /[?&](?:topic|threads?|showtopic|tid)[=/].*\d/.test(view.url?.search ?? '') ||
      view.segments.some((segment, at) => threadRoutes.has(segment) && isNumbered(view.segments.slice(at + 1))),
    plain: true,
  },
  { id: 'path-thread-named', find: (view) => beforeLast(view, threadRoutes) || beforeLast(view, forumRoutes), plain: true },
  { id: 'path-product', find: (view) => beforeLast(view, productRoutes) || /^p-?\d{3,}|[-_]p-?\d{4,}/.test(last(view)), plain: true },
  { id: 'path-category', find: (view) => inPath(view, categoryRoutes), plain: true },
  // A guide is no service wherever it is: /features/lighting-buying-guide.
  { id: 'path-service', find: (view) => inPath(view, serviceRoutes) && !isNamedGuide(view), plain: true },
  { id: 'path-index', find: (view) => inPath(view, indexRoutes), plain: true },
  { id: 'path-about', find: (view) => view.segments.length === 1 && ends(view, sitePaths), ours: { about: 11 } },
  { id: 'path-about-below', find: (view) => view.segments.length > 1 && ends(view, sitePaths), ours: { about: 6 } },
  { id: 'name-long', find: (view) => wordsOf(last(view)) >= 5 },
  { id: 'name-short', find: (view) => wordsOf(last(view)) <= 2 },
  { id: 'name-number', find: (view) => /\d{3,}/.test(last(view)) && !/^(?:19|20)\d\d$/.test(last(view)) },
  { id: 'query', find: ({ url }) => (url?.search.length ?? 0) > 1 },
  {
    id: 'host-docs',
    find: ({ url }) =>
      /^(?:docs?|documentation|developers?|dev|help|support|api|wiki|learn|kb|manual)\.|\.readthedocs\.|\.gitbook\.|\.github\.io$/.test(
        url?.hostname ?? '',
      ),
    plain: true,
  },
  { id: 'host-threads', find: ({ url }) => threadHosts.test(url?.hostname ?? ''), plain: true },

  // ── Headline, time, people
  { id: 'headline-long', find: ({ about }) => lengthInLatin(about.headline) >= 45 },
  { id: 'headline-short', find: ({ about }) => about.headline !== '' && lengthInLatin(about.headline) <= 18 },
  { id: 'day-at-title', find: hasDayAtTitle },
  { id: 'post-of-blog', find: (view) => beforeLast(view, articleRoutes) && (isSigned(view) || hasDayAtTitle(view)), plain: true },
  { id: 'days-none', find: ({ provenance }) => !provenance.dates.some(({ from }) => from !== 'url') },
  { id: 'signed', find: isSigned },
  {
    id: 'author-declared',
    find: ({ provenance }) => provenance.names.some(({ role, from }) => role === 'author' && (from === 'json-ld' || from === 'meta')),
  },

  // ── The site around the page
  { id: 'in-menu', find: ({ site }) => site.inMenu },
  { id: 'siblings-in-menu', find: ({ site }) => site.siblingsInMenu >= 2 },
  { id: 'site-carts', find: ({ site }) => site.carts >= 1 },
  { id: 'site-services', find: ({ site }) => site.services >= 1 },
  { id: 'site-threads', find: ({ site }) => site.threads >= 1 },
  { id: 'site-categories', find: ({ site }) => site.categories >= 2 },
  { id: 'site-about', find: ({ site }) => site.about >= 1 },
  { id: 'site-phones', find: ({ site }) => site.phones >= 1 },

  // ── Text
  { id: 'prose-none', find: ({ body }) => body.prose < 60 },
  { id: 'prose-much', find: ({ body }) => body.prose >= 600, ours: { media: -3, tool: -3 } },
  { id: 'prose-enough', find: ({ body }) => body.prose >= 250, ours: { media: -3, tool: -3 } },
  { id: 'prose-little-share', find: ({ body }) => ratio(body.prose, body.units) < 0.35 },
  // "Our movers …", "I tried …": people who offer something speak about themselves, and so do people in threads. Articles and manuals speak
  // about others; a page with hardly anything besides such text is an opinion.
  {
    id: 'speaks-of-itself',
    find: ({ body }) => body.heard >= 3 && ratio(body.spoken, body.heard) > 0.25 && ratio(body.prose, body.units) < 0.9,
  },
  { id: 'prose-with-day', find: (view) => view.body.prose >= 150 && hasDayAtTitle(view) },
  {
    id: 'sections-brief-with-calls',
    find: ({ body, hrefs }) => body.briefSections >= 4 && hrefs.calls + hrefs.orders + hrefs.contacts >= 2,
  },
  { id: 'pictures-many', find: ({ images }) => images.items.filter(({ region }) => !besideContent.has(region)).length >= 20 },
  { id: 'prose-linked', find: ({ body }) => ratio(body.linkedParagraphs, body.paragraphs) >= 0.3 },
  { id: 'links-few', find: ({ body }) => ratio(body.linked, body.units) < 0.05 },
  { id: 'headings-mostly-lead-on', find: ({ body }) => body.headings >= 5 && ratio(body.linkedHeadings, body.headings) >= 0.6 },
  { id: 'questions', find: ({ body }) => body.questions >= 4, ours: { faq: 1 } },
  { id: 'questions-hold-text', find: ({ body }) => body.questions >= 4 && ratio(body.answers, body.units) >= 0.5, ours: { faq: 8 } },

  // ── Code
  { id: 'code', find: (view) => samples(view) >= 1, plain: true },
  { id: 'code-in-text', find: ({ body }) => body.codeWords >= 3, plain: true },
  { id: 'in-page-links', find: ({ hrefs }) => hrefs.inPage >= 5 },

  // ── Goods
  { id: 'price-at-headline', find: ({ body }) => body.toPrice <= 80, plain: true },
  { id: 'price-one', find: ({ body }) => body.prices >= 1 && body.prices <= 3 },
  {
    id: 'to-cart',
    find: ({ parts, hrefs, body }) =>
      parts.forms.some(({ addToCart, region }) => addToCart && region !== 'header') || hrefs.carts > 0 || body.buys > 0,
    plain: true,
  },
  // The words of a button are all that a shop without markup, and with generated class names, has in common with others. A list has one for each entry,
  // a product at most another one that stays in view.
  { id: 'buys-one', find: ({ body }) => (body.buys === 1 || body.buys === 2) && !body.buysAlike, ours: { product: 2 } },
  { id: 'specification', find: ({ offer }) => offer.specifications.length >= 4 },

  // ── Services
  { id: 'leads-to-contact', find: ({ hrefs }) => hrefs.contacts >= 1 },
  {
    id: 'address',
    find: ({ text }) => [1, 2].includes(text.blocks.filter(({ tag, region }) => tag === 'address' && !besideContent.has(region)).length),
    ours: { local: 2 },
  },
  { id: 'phone', find: ({ hrefs }) => hrefs.phones > 0 },
  { id: 'sections', find: (view) => most(groups(view, 'sections'), ({ count }) => count) >= 3 },
  { id: 'sections-many', find: (view) => most(groups(view, 'sections'), ({ count }) => count) >= 6 },

  // ── Lists
  { id: 'cards-many', find: (view) => most(cards(view), ({ count }) => count) >= 16 },
  { id: 'cards-hold-text', find: (view) => most(cards(view), ({ share }) => share) >= 0.3 },
  { id: 'alike-links', find: ({ parts }) => (parts.repeated?.count ?? 0) >= 12 },
  { id: 'one-folder', find: ({ hrefs }) => hrefs.folder >= 8 },
  { id: 'links-elsewhere', find: ({ hrefs }) => hrefs.external >= 8 },

  // ── Threads
  { id: 'posts', find: (view) => most(posts(view), ({ count }) => count) >= 2, plain: true },
  { id: 'posts-hold-text', find: (view) => most(posts(view), ({ share }) => share) >= 0.35, plain: true },
  { id: 'posts-most-text', find: (view) => posts(view).some(({ count, share }) => count >= 3 && share >= 0.6), plain: true },
  { id: 'posts-of-accounts', find: (view) => posts(view).some(({ accounts, count }) => accounts >= count * 0.7), plain: true },

  // ── Recordings, tools
  {
    id: 'player',
    find: ({ parts }) => parts.frames.filter(({ player, share }) => player && share >= 0.4).length === 1,
    ours: { media: 4 },
  },
  {
    id: 'big-form',
    find: ({ parts }) =>
      parts.forms.some(({ share, frame, search }) => share >= 0.4 && !frame && !search) ||
      parts.frames.some(({ kind, share }) => kind === 'canvas' && share >= 0.4),
    ours: { tool: 3 },
  },
] as const satisfies readonly Evidence[];

export type EvidenceId = (typeof rows)[number]['id'];
export const evidence: readonly (Evidence & { id: EvidenceId })[] = rows;
