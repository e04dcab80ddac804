/**
 * Evidence on a page for or against a type. Each row is a yes-or-no question that a reader can check. How much it counts for each type is
 * in weights.ts (fitted to labeled pages) and, for types without labeled pages, in `ours`. No row reads words of a language: texts
 * count by amount and form, links by their paths.
 */
import type { PageType, RepeatedGroup } from '../../core/facts.ts';
import { aboutPaths, contactPaths, docsPaths, imprintPaths } from '../../lists/path-words.ts';
import {
  articleRoutes,
  categoryRoutes,
  docsRoutes,
  indexRoutes,
  listHeadings,
  productRoutes,
  serviceRoutes,
  threadHosts,
  threadRoutes,
} from '../../lists/route-words.ts';
import { wordRuns } from '../../language/letters.ts';
import { foldText } from '../../language/phrases.ts';
import { isLocalBusinessItemType } from '../provenance/agents.ts';
import { isContentSystemDate } from '../provenance/date-agreement.ts';
import { beside, type View } from './view.ts';

interface Evidence {
  id: string;
  find(view: View): boolean;
  /** Types for which this is positive evidence. A page gets a type only with at least one of these, so that missing evidence never decides alone. */
  shows?: readonly PageType[];
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
const wordsOf = (segment: string) => segment.split(/[-_+ ]+/).filter((word) => /\p{L}/u.test(word)).length;
const ends = (view: View, words: readonly string[]) => words.includes(last(view)) && view.segments.length <= 3;
const sitePaths = [...aboutPaths, ...contactPaths, ...imprintPaths];
const groups = ({ parts }: View, kind: RepeatedGroup['kind']) => parts.groups.filter((group) => group.kind === kind);
const most = (found: readonly RepeatedGroup[], of: (group: RepeatedGroup) => number) =>
  found.reduce((top, group) => Math.max(top, of(group)), 0);
const cards = (view: View) => groups(view, 'cards');
const posts = (view: View) => groups(view, 'posts');
const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
const shownDays = ({ provenance }: View) =>
  new Set(provenance.dates.filter(({ visible, iso }) => visible && iso !== null).map(({ iso }) => iso!.slice(0, 10))).size;
const isSigned = ({ about }: View) =>
  about.authors.some(({ visible, where }) => visible && (where.includes('byline') || where.includes('rel-author')));
/** "News", "All lamps", "Lamp collection": a few words, with a word for a list at one end. */
function namesList(headline: string): boolean {
  const words = wordRuns(
    foldText(headline.slice(0, 80))
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  );
  return words.length > 0 && words.length <= 5 && (listHeadings.has(words[0]!) || listHeadings.has(words.at(-1)!));
}
const samples = ({ parts, body }: View) => Math.max(parts.codeSamples, body.code);

const rows = [
  // ── What the page declares: never enough alone
  { id: 'markup-article', find: (view) => view.item(articleTypes) !== null, shows: ['article'] },
  { id: 'markup-product', find: (view) => view.item(thingTypes) !== null, shows: ['product'], plain: true },
  { id: 'markup-service', find: (view) => view.item(/^(?:Service|Offer|FinancialProduct|\w*Service)$/) !== null, shows: ['service'] },
  {
    id: 'markup-list',
    find: (view) => view.item(/^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog|Blog)$/) !== null,
    shows: ['listing'],
  },
  {
    id: 'markup-thread',
    // The questions of a FAQ have the same type in markup.
    find: (view) =>
      view.item(/^(?:QAPage|DiscussionForumPosting)$/) !== null || (view.item(/^Question$/) !== null && view.item(/^FAQPage$/) === null),
    shows: ['forum'],
    plain: true,
  },
  { id: 'markup-faq', find: (view) => view.item(/^FAQPage$/) !== null, ours: { faq: 2 } },
  { id: 'markup-manual', find: (view) => view.item(/^(?:TechArticle|APIReference|HowTo)$/) !== null, shows: ['docs'] },
  { id: 'markup-place', find: (view) => view.item({ test: isLocalBusinessItemType }) !== null, ours: { local: 3 } },
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
  { id: 'og-article', find: ({ ogType }) => ogType === 'article' || ogType === 'og:article', shows: ['article'] },
  { id: 'og-website', find: ({ ogType }) => ogType === 'website' },
  { id: 'og-product', find: ({ ogType }) => /^(?:og:)?product(?:[.:].*)?$/.test(ogType), shows: ['product'] },
  { id: 'og-media', find: ({ ogType }) => /^(?:video|music)\./.test(ogType), ours: { media: 4 } },
  { id: 'meta-published', find: (view) => meta(view, 'article:published_time'), shows: ['article'] },
  { id: 'meta-price', find: (view) => meta(view, 'product:price:amount') || meta(view, 'og:price:amount'), shows: ['product'] },
  {
    id: 'meta-citation',
    find: (view) => meta(view, 'citation_title') && meta(view, 'citation_author'),
    ours: { article: 4 },
    shows: ['article'],
  },
  {
    id: 'made-for-docs',
    find: (view) =>
      /^(?:javadoc|doxygen|rustdoc|docfx|mkdocs|docusaurus|vitepress|vuepress|docutils|antora|starlight|zensical|gitbook|pdoc|typedoc|sphinx|mintlify|readme)\b/i.test(
        generator(view),
      ),
    shows: ['docs'],
    plain: true,
  },
  {
    id: 'made-for-threads',
    find: (view) => /\b(?:discourse|phpbb|vbulletin|xenforo|mybb|flarum|nodebb|vanilla|smf|invision)\b/i.test(generator(view)),
    shows: ['forum'],
    plain: true,
  },
  {
    id: 'made-for-shops',
    find: (view) => /\b(?:woocommerce|shopify|magento|prestashop|opencart|shopware|bigcommerce)\b/i.test(generator(view)),
    shows: ['product'],
    plain: true,
  },

  // ── Where the page is
  {
    id: 'path-day',
    find: ({ provenance, segments }) =>
      segments.length > 1 && provenance.dates.some(({ from, iso }) => from === 'url' && iso !== null && iso.length >= 7),
    shows: ['article'],
  },
  { id: 'path-article', find: (view) => beforeLast(view, articleRoutes), shows: ['article'], plain: true },
  { id: 'path-article-end', find: (view) => articleRoutes.has(last(view)), shows: ['article'], plain: true },
  { id: 'path-docs', find: (view) => inPath(view, new Set(docsPaths)), shows: ['docs'], plain: true },
  { id: 'path-docs-wide', find: (view) => inPath(view, docsRoutes), shows: ['docs'], plain: true },
  {
    id: 'path-version',
    find: ({ segments }) => segments.some((segment) => /^v?\d+\.(?:\d+|x)(?:\.\w+)*$|^(?:stable|latest)$/.test(segment)),
    shows: ['docs'],
    plain: true,
  },
  {
    id: 'path-thread',
    // Discourse uses /t/slug/123. Shops use /t/ for tags: a category there must not be asked for the date of a thread.
    find: (view) =>
      beforeLast(view, threadRoutes) ||
      /(?:viewtopic|showthread|viewthread|topic|thread)/.test(last(view)) ||
      (view.segments.includes('t') && view.segments.some((segment) => /^\d+$/.test(segment))),
    shows: ['forum'],
    plain: true,
  },
  {
    id: 'path-product',
    find: (view) => beforeLast(view, productRoutes) || /^p-?\d{3,}|[-_]p-?\d{4,}/.test(last(view)),
    shows: ['product'],
    plain: true,
  },
  { id: 'path-category', find: (view) => inPath(view, categoryRoutes), shows: ['listing'], plain: true },
  { id: 'path-service', find: (view) => inPath(view, serviceRoutes), shows: ['service'], plain: true },
  { id: 'path-index', find: (view) => inPath(view, indexRoutes), plain: true },
  { id: 'path-about', find: (view) => view.segments.length === 1 && ends(view, sitePaths), ours: { about: 11 } },
  { id: 'path-about-below', find: (view) => view.segments.length > 1 && ends(view, sitePaths), ours: { about: 6 } },
  { id: 'path-deep', find: ({ segments }) => segments.length >= 3 },
  { id: 'path-one', find: ({ segments }) => segments.length === 1 },
  { id: 'name-long', find: (view) => wordsOf(last(view)) >= 5 },
  { id: 'name-short', find: (view) => wordsOf(last(view)) <= 2 },
  { id: 'name-number', find: (view) => /\d{3,}/.test(last(view)) && !/^(?:19|20)\d\d$/.test(last(view)) },
  { id: 'query', find: ({ url }) => (url?.search.length ?? 0) > 1 },
  { id: 'file-name', find: ({ page }) => /\.(?:html?|php|aspx?)(?:[?#]|$)/.test(page.url) },
  {
    id: 'host-docs',
    find: ({ url }) =>
      /^(?:docs?|documentation|developers?|dev|help|support|api|wiki|learn|kb|manual)\.|\.readthedocs\.|\.gitbook\.|\.github\.io$/.test(
        url?.hostname ?? '',
      ),
    shows: ['docs'],
    plain: true,
  },
  { id: 'host-threads', find: ({ url }) => threadHosts.test(url?.hostname ?? ''), shows: ['forum'], plain: true },
  {
    id: 'host-articles',
    find: ({ url }) => /^(?:blogs?|news|magazine|medium)\./.test(url?.hostname ?? ''),
    shows: ['article'],
    plain: true,
  },
  {
    id: 'host-shop',
    find: ({ url }) => /^(?:shop|store|boutique|loja|tienda)\./.test(url?.hostname ?? ''),
    shows: ['product'],
    plain: true,
  },

  // ── Headline, time, people
  { id: 'headline-is-title', find: ({ agrees, body }) => agrees && body.headline, shows: ['article'] },
  { id: 'headline-none', find: ({ body }) => !body.headline },
  { id: 'headline-asks', find: ({ about }) => /[?？؟;՞]\s*$/.test(about.headline) },
  { id: 'headline-long', find: ({ about }) => about.headline.length >= 45 },
  { id: 'headline-short', find: ({ about }) => about.headline !== '' && about.headline.length <= 18 },
  { id: 'headline-names-list', find: ({ about }) => namesList(about.headline), shows: ['listing'], plain: true },
  {
    id: 'day-at-title',
    find: ({ provenance }) => provenance.dates.some(({ visible, near }) => visible && near === 'title'),
    shows: ['article'],
  },
  {
    id: 'day-declared',
    find: ({ provenance }) =>
      provenance.dates.some(
        (date) =>
          date.role !== 'unknown' &&
          (date.from === 'json-ld' || date.from === 'meta' || date.from === 'microdata') &&
          !isContentSystemDate(date),
      ),
    shows: ['article'],
  },
  { id: 'days-none', find: ({ provenance }) => !provenance.dates.some(({ from }) => from !== 'url') },
  { id: 'days-many', find: (view) => shownDays(view) >= 4 },
  { id: 'signed', find: isSigned, shows: ['article'] },
  {
    id: 'author-declared',
    find: ({ provenance }) => provenance.names.some(({ role, from }) => role === 'author' && (from === 'json-ld' || from === 'meta')),
    shows: ['article'],
  },

  // ── Text
  { id: 'prose-none', find: ({ body }) => body.prose < 60 },
  { id: 'prose-some', find: ({ body }) => body.prose >= 60 && body.prose < 250 },
  { id: 'prose-much', find: ({ body }) => body.prose >= 600, ours: { media: -3, tool: -3 }, shows: ['article'] },
  { id: 'prose-enough', find: ({ body }) => body.prose >= 250, ours: { media: -3, tool: -3 }, shows: ['article'] },
  { id: 'prose-most', find: ({ body }) => ratio(body.prose, body.units) >= 0.75 },
  { id: 'prose-little-share', find: ({ body }) => ratio(body.prose, body.units) < 0.35 },
  { id: 'paragraphs-long', find: ({ body }) => body.paragraphs >= 4 && ratio(body.prose, body.paragraphs) >= 45 },
  { id: 'paragraphs-brief', find: ({ body }) => body.paragraphs >= 3 && ratio(body.prose, body.paragraphs) < 28 },
  // "Our movers …", "I tried …": people who offer something speak about themselves, and so do people in threads. Articles and manuals speak
  // about others; a page with hardly anything besides such text is an opinion.
  {
    id: 'speaks-of-itself',
    find: ({ body }) => body.heard >= 3 && ratio(body.spoken, body.heard) > 0.25 && ratio(body.prose, body.units) < 0.9,
    shows: ['service', 'forum'],
  },
  {
    id: 'prose-under-headline',
    find: ({ body, agrees }) => agrees && body.toProse <= 60 && body.prose >= 250 && ratio(body.prose, body.units) >= 0.6,
  },
  {
    id: 'prose-with-day',
    find: ({ body, provenance }) => body.prose >= 150 && provenance.dates.some(({ visible, near }) => visible && near === 'title'),
  },
  {
    id: 'sections-brief-with-calls',
    find: ({ body, hrefs }) => body.briefSections >= 4 && hrefs.calls + hrefs.orders + hrefs.contacts >= 2,
    shows: ['service'],
  },
  { id: 'pictures-many', find: ({ images }) => images.items.filter(({ region }) => !beside.has(region)).length >= 20 },
  { id: 'pictures-few', find: ({ images }) => images.items.filter(({ region }) => !beside.has(region)).length <= 2 },
  { id: 'prose-at-once', find: ({ body }) => body.toProse <= 40 },
  { id: 'prose-late', find: ({ body }) => body.toProse > 150 },
  { id: 'links-most', find: ({ body }) => ratio(body.linked, body.units) >= 0.4, shows: ['listing'] },
  {
    id: 'links-some',
    find: ({ body }) => ratio(body.linked, body.units) >= 0.15 && ratio(body.linked, body.units) < 0.4,
    shows: ['listing'],
  },
  { id: 'links-few', find: ({ body }) => ratio(body.linked, body.units) < 0.05 },
  { id: 'targets-many', find: ({ body }) => body.targets >= 25, shows: ['listing'] },
  { id: 'targets-some', find: ({ body }) => body.targets >= 8 && body.targets < 25, shows: ['listing'] },
  { id: 'headings-lead-on', find: ({ body }) => body.linkedHeadings >= 5, shows: ['listing'] },
  {
    id: 'headings-mostly-lead-on',
    find: ({ body }) => body.headings >= 5 && ratio(body.linkedHeadings, body.headings) >= 0.6,
    shows: ['listing'],
  },
  { id: 'headings-many', find: ({ body }) => body.headings >= 12 },
  { id: 'headings-few', find: ({ body }) => body.headings <= 2 },
  { id: 'sections-brief', find: ({ body }) => body.briefSections >= 4 && body.briefSections >= body.headings * 0.5, shows: ['service'] },
  { id: 'questions', find: ({ body }) => body.questions >= 4, ours: { faq: 1 } },
  { id: 'questions-hold-text', find: ({ body }) => body.questions >= 4 && ratio(body.answers, body.units) >= 0.5, ours: { faq: 7 } },
  { id: 'list-items', find: ({ body }) => body.listItems >= 15 },
  { id: 'tables', find: ({ body }) => body.tables >= 12 },
  { id: 'quotes', find: ({ body }) => body.quotes >= 2 },

  // ── Code, chapters
  { id: 'code', find: (view) => samples(view) >= 1, shows: ['docs'], plain: true },
  { id: 'code-much', find: (view) => samples(view) >= 3, plain: true },
  { id: 'code-in-text', find: ({ body }) => body.codeWords >= 3, shows: ['docs'], plain: true },
  { id: 'menu-beside', find: ({ parts }) => parts.sideNavLinks >= 15, shows: ['docs'] },
  { id: 'menu-beside-long', find: ({ parts }) => parts.sideNavLinks >= 40 },
  { id: 'in-page-links', find: ({ hrefs }) => hrefs.inPage >= 5, shows: ['docs'] },
  { id: 'in-page-links-many', find: ({ hrefs }) => hrefs.inPage >= 15 },
  { id: 'chapters', find: ({ hrefs }) => hrefs.chapters >= 5, shows: ['docs'] },
  { id: 'source-of-page', find: ({ hrefs }) => hrefs.source, shows: ['docs'] },

  // ── Goods
  { id: 'price-at-headline', find: ({ body }) => body.toPrice <= 80, shows: ['product'], plain: true },
  { id: 'price-one', find: ({ body }) => body.prices >= 1 && body.prices <= 3, shows: ['product', 'service'] },
  { id: 'prices-many', find: ({ body }) => body.prices >= 8, shows: ['listing', 'product', 'service'] },
  {
    id: 'to-cart',
    find: ({ parts, hrefs }) => parts.forms.some(({ addToCart, region }) => addToCart && region !== 'header') || hrefs.carts > 0,
    shows: ['product'],
    plain: true,
  },
  {
    id: 'to-cart-many',
    find: ({ parts, hrefs }) => parts.forms.filter(({ addToCart }) => addToCart).length + hrefs.carts >= 5,
    shows: ['listing'],
    plain: true,
  },
  { id: 'button-at-headline', find: ({ body }) => body.toButton <= 60, shows: ['product'] },
  { id: 'buttons-many', find: ({ body }) => body.buttons >= 12 },
  { id: 'specification', find: ({ offer }) => offer.specifications.length >= 4, shows: ['product'] },
  { id: 'rows', find: (view) => most(groups(view, 'rows'), ({ count }) => count) >= 4, shows: ['product'] },

  // ── Services
  { id: 'calls', find: ({ hrefs }) => hrefs.calls >= 1, shows: ['service'] },
  { id: 'calls-many', find: ({ hrefs }) => hrefs.calls >= 4 },
  { id: 'leads-to-contact', find: ({ hrefs }) => hrefs.contacts >= 1, shows: ['service'] },
  { id: 'leads-to-contact-often', find: ({ hrefs }) => hrefs.contacts >= 3 },
  { id: 'leads-to-order', find: ({ hrefs }) => hrefs.orders >= 1, shows: ['service'] },
  { id: 'leads-to-order-often', find: ({ hrefs }) => hrefs.orders >= 3 },
  {
    id: 'address',
    find: ({ text }) => [1, 2].includes(text.blocks.filter(({ tag, region }) => tag === 'address' && !beside.has(region)).length),
    ours: { local: 2 },
    shows: ['service'],
  },
  { id: 'phone', find: ({ hrefs }) => hrefs.phones > 0, shows: ['service'] },
  {
    id: 'form',
    find: ({ parts }) =>
      parts.forms.some(
        ({ search, password, addToCart, region, frame }) =>
          !search && !password && !addToCart && !frame && region !== 'header' && region !== 'footer' && region !== 'comments',
      ),
    shows: ['service'],
  },
  { id: 'sections', find: (view) => most(groups(view, 'sections'), ({ count }) => count) >= 3, shows: ['service'] },
  { id: 'sections-hold-text', find: (view) => most(groups(view, 'sections'), ({ share }) => share) >= 0.3 },

  // ── Lists
  { id: 'cards', find: (view) => most(cards(view), ({ count }) => count) >= 6, shows: ['listing'] },
  { id: 'cards-many', find: (view) => most(cards(view), ({ count }) => count) >= 16 },
  { id: 'cards-hold-text', find: (view) => most(cards(view), ({ share }) => share) >= 0.3, shows: ['listing'] },
  { id: 'cards-most-text', find: (view) => most(cards(view), ({ share }) => share) >= 0.55 },
  { id: 'cards-prices', find: (view) => cards(view).some(({ prices, count }) => count >= 4 && prices >= count * 0.6) },
  { id: 'cards-times', find: (view) => cards(view).some(({ times, count }) => count >= 4 && times >= count * 0.6) },
  { id: 'cards-pictures', find: (view) => cards(view).some(({ pictures, count }) => count >= 4 && pictures >= count * 0.6) },
  { id: 'alike-links', find: ({ parts }) => (parts.repeated?.count ?? 0) >= 12, shows: ['listing'] },
  { id: 'alike-links-many', find: ({ parts }) => (parts.repeated?.count ?? 0) >= 30 },
  { id: 'pages-below', find: ({ hrefs }) => hrefs.children >= 4, shows: ['listing'] },
  { id: 'pages-below-many', find: ({ hrefs }) => hrefs.children >= 12 },
  { id: 'one-folder', find: ({ hrefs }) => hrefs.folder >= 8, shows: ['listing'] },
  { id: 'one-folder-many', find: ({ hrefs }) => hrefs.folder >= 24 },
  { id: 'links-elsewhere', find: ({ hrefs }) => hrefs.external >= 8 },
  { id: 'pages', find: ({ hrefs }) => hrefs.pages >= 3, shows: ['listing'] },
  { id: 'next-page', find: ({ head }) => head.links.some(({ rel }) => rel.includes('next') || rel.includes('prev')) },

  // ── Threads
  { id: 'posts', find: (view) => most(posts(view), ({ count }) => count) >= 2, shows: ['forum'], plain: true },
  { id: 'posts-hold-text', find: (view) => most(posts(view), ({ share }) => share) >= 0.35, plain: true },
  { id: 'posts-of-accounts', find: (view) => posts(view).some(({ accounts, count }) => accounts >= count * 0.7), plain: true },
  { id: 'accounts', find: ({ hrefs }) => hrefs.accounts >= 3, shows: ['forum'] },
  { id: 'post-actions', find: ({ hrefs }) => hrefs.threadActions >= 3, shows: ['forum'] },

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
