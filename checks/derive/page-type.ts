import type { Block, DataItem, DateFact, FactTable, PageTypeFact, PageTypeReason, Region } from '../core/facts.ts';
import { aboutPaths, accountPaths, cartPaths, checkoutPaths, contactPaths, docsPaths, imprintPaths, loginPaths, searchPaths, searchQueries } from '../lists/path-words.ts';
import { isLocalBusiness } from './agents.ts';
import { addsToCart } from './link-purposes.ts';
import { pathWords } from './paths.ts';
import { isProse } from './prose.ts';
import { apart, shortBlock } from './provenance/input.ts';
import { isItemOfPage, manyItems, speaksForPage } from './page-items.ts';
import { namesOfSite, withoutSiteName } from './site-name.ts';
import { hasLetter } from '../language/letters.ts';
import { plainName } from '../language/names.ts';
import { looseWords } from '../language/title-words.ts';
import { sameSite } from '../parse/registrable-domain.ts';
import { classifyParameters, parseUrl, samePage, urlVariance } from '../parse/urls.ts';
import { shownTitle } from './head-texts.ts';

export type PageTypeFacts = Pick<FactTable, 'page' | 'head' | 'links' | 'text' | 'main' | 'structuredData' | 'parts' | 'provenance' | 'about' | 'offer' | 'headings'>;
type Rule = (view: View) => PageTypeReason | null;

/** Limits of the rules, in text units, counts and shares. */
export const pageTypeLimits = {
  /** A path alone makes a page a utility only while it says less than this. */
  utilityUnits: 300,
  /** Main content that is an article under a headline with a date or a byline, and prose that is one with them anywhere in head or tail. */
  articleUnits: 100, proseUnits: 250,
  /** Share of the headline's words that the title has, or the other way round, where the two agree. */
  titleAgreement: 0.5,
  /** Share of the main prose that stands under questions. */
  answerShare: 0.5,
  /** A card: share of its title that is a link, units that it has where it is no good of a shop, and units up to its end; share of the siblings that are cards, and of the text that stands in them. */
  cardLinked: 0.9, cardTitle: 2, cardUnits: 60, cardShare: 0.8, cardsHold: 0.6,
  /** Blocks below the headline in which price and cart of a good stand. */
  soldWithin: 40,
  /** Units of a passage beside the cards, and of all of them that a list may open with. */
  passage: 15, beyondCards: 30,
  /** Links at the start of the page among which a logo within the navigation is looked for. */
  logoAmong: 5,
  /** Headings of a front page that lead on, and of what is told in a line under each. */
  onward: 3,
  codeSamples: 2, sideNavLinks: 10, questions: 4, playerShare: 0.4, siblings: 8, linkShare: 0.5, toolShare: 0.4, toolUnits: 300,
  /** So many items of a type at the top of one page are a list of them, unless one is the headline's. */
  manyItems,
} as const;
const limits = pageTypeLimits;

const articleTypes = /^(?!TechArticle$)(?:\w*Article|\w*BlogPosting|Report|OpinionNewsArticle|SocialMediaPosting)$/;
const softwareTypes = /^(?:SoftwareApplication|WebApplication|MobileApplication|VideoGame)$/;

/** A pattern, or what else tells types. */
interface Types { test(type: string): boolean }

/** What the rules look at, computed once. */
interface View extends PageTypeFacts {
  url: URL | null;
  /** Segments of the path, without a leading language. */
  segments: string[];
  ogType: string;
  /** The first item that speaks for the page and has such a type, unless the page lists several. */
  item(types: Types): string | null;
}

const languageSegment = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/;

function viewOf(facts: PageTypeFacts): View {
  const words = pathWords(facts.page.url);
  // A file has a name: /fi.html is a page, /fi/ the start of a language.
  const isFolder = words.length > 1 || !/\.\w+$/.test(facts.page.url.split(/[?#]/, 1)[0]!);
  const segments = isFolder && languageSegment.test(words[0] ?? '') ? words.slice(1) : words;
  const ogType = facts.head.metas.find(({ property, name }) => (property || name) === 'og:type')?.content.trim().toLowerCase() ?? '';
  const spoken = facts.structuredData.items.filter((candidate) => speaksForPage(candidate) && !isBareArticle(candidate));
  const { headline } = facts.about;
  const item = (types: Types) => {
    const matching = spoken.filter((candidate) => candidate.types.some((type) => types.test(type)));
    const typeOf = (found: DataItem | undefined) => found?.types.find((type) => types.test(type)) ?? null;
    if (matching.length < limits.manyItems) return typeOf(matching[0]);
    return typeOf(matching.find((candidate) => isItemOfPage(candidate, headline, facts.page.url)));
  };
  return { ...facts, url: parseUrl(facts.page.url), segments, ogType, item };
}

/** Themes declare every page an article; one that gives neither its headline nor its day nor who is behind it tells nothing of the page. */
const isBareArticle = ({ types, properties, format }: DataItem): boolean => format === 'microdata' && types.some((type) => articleTypes.test(type)) && !tellingProperties.some((name) => Object.hasOwn(properties, name));
const tellingProperties = ['headline', 'name', 'alternativeHeadline', 'author', 'creator', 'publisher', 'datePublished', 'dateCreated', 'dateModified'];

const markup = (type: string): PageTypeReason => ({ code: 'markup', args: { type } });
const because = (code: Extract<PageTypeReason, { args: Record<never, never> }>['code']) => ({ code, args: {} }) as PageTypeReason;
const inPath = (view: View, words: readonly string[]) => view.segments.find((segment) => words.includes(segment)) ?? null;
const lastIn = (view: View, words: readonly string[]) => (words.includes(view.segments.at(-1) ?? '') && view.segments.length <= 3 ? view.segments.at(-1)! : null);

const utility: Rule = (view) => {
  const { parts, text, url, segments } = view;
  const described = view.item(/^(?:Product|ProductGroup)$/) ?? view.item(articleTypes) ?? (isSignedArticle(view) ? view.ogType : null);
  // An article or a product behind a barrier, or with a sign-in beside it, is still one.
  if (!described && parts.forms.some(({ password, main, frame }) => password && main && !frame) && !(isStart(view) && isOpen(view))) return because('password');
  const [asked, words] = (url && [...url.searchParams].find(([name, value]) => searchQueries.includes(name.toLowerCase()) && value.trim() !== '')) ?? [];
  if (asked && words && !described && (segments.length === 0 || inPath(view, searchPaths) || isEchoed(view, words))) return { code: 'search', args: { parameter: asked } };
  if (described || text.mainUnits >= limits.utilityUnits) return null;
  for (const [words, purpose] of [[loginPaths, 'login'], [cartPaths, 'cart'], [checkoutPaths, 'checkout'], [accountPaths, 'account'], [searchPaths, 'search']] as const) {
    const segment = words.includes(segments[0] ?? '') ? segments[0] : lastIn(view, words);
    if (segment) return { code: 'namedPath', args: { segment, purpose } };
  }
  return null;
};

/** On any path: the title repeats what was searched for, and search engines are asked to leave the page out, as they want it for results. */
const isEchoed = ({ head }: View, words: string): boolean =>
  plainName(words).length > 1 && plainName(shownTitle(head)).includes(plainName(words))
  && head.metas.some(({ name, content }) => name.toLowerCase() === 'robots' && /\b(?:noindex|none)\b/i.test(content));

function isStart({ segments, page }: View): boolean {
  // A parameter that chooses content makes another page of the same path.
  const chosen = classifyParameters(page.url).some(({ kind }) => kind === 'other' || kind === 'pagination');
  const start = segments.length === 0 || (segments.length === 1 && /^(?:index|home|default|startseite|accueil|inicio)$/.test(segments[0]!));
  return start && !chosen;
}

/** Beside the form for signing in, a front page shows what the site has: headings that lead on to it. A wall has none. */
function isOpen({ text, page }: View): boolean {
  const onward = text.blocks.flatMap(({ level, hrefs }) => (level > 1 ? hrefs.filter((href) => sameSite(href, page.url) && !samePage(href, page.url)).slice(0, 1) : []));
  return new Set(onward).size >= limits.onward;
}

/** A front page: the start of the site, or of one of its languages, or the page that the site's own logo leads to. */
const home: Rule = (view) => {
  const { url, page, links } = view;
  if (!url) return null;
  if (isStart(view)) return because('start');
  // Above the menu of a part of a site, the logo is called a part of that menu.
  const shallow = view.segments.length === 1;
  const logo = links.items.find(({ url: target, imageOnly, region, main, kind }, index) => kind === 'a' && imageOnly && !main && (region === 'header' || region === 'none' || (region === 'nav' && shallow && index < limits.logoAmong)) && target !== null && sameSite(target, page.url));
  return logo?.url && !logo.url.includes('#') && urlVariance(logo.url, page.url) !== null ? because('logo') : null;
};

const product: Rule = (view) => {
  const type = view.item(/^(?:Product|ProductGroup)$/);
  if (type) return markup(type);
  if (/^(?:og:)?product(?:[.:].*)?$/.test(view.ogType)) return { code: 'ogType', args: { type: view.ogType } };
  if (isSoldHere(view) && !isListOfCards(view)) return because('addToCart');
  if (!view.parts.forms.some(({ addToCart }) => addToCart)) return null;
  // The price stands in a box beside the text; one in the head of the page is that of the cart.
  const boxes = new Set(view.text.blocks.filter(({ region }) => region === 'main' || region === 'none').map(({ selector }) => selector));
  const price = view.offer.prices.some(({ main, selector }) => main || (!isCalledArticle(view) && boxes.has(selector)));
  return price && !isListOfCards(view) ? because('addToCart') : null;
};

/**
 * Under a headline that the title has too, a price and what puts something into the cart, a form or a link, before much prose and before
 * any other page is named. Cards of goods name theirs first.
 */
function isSoldHere(view: View): boolean {
  const { blocks } = view.text;
  const forms = view.parts.forms.filter(({ addToCart, region }) => addToCart && !beside.has(region)).map(({ selector }) => selector);
  const headline = blocks.findIndex(({ level, text }) => level > 0 && text === view.about.headline);
  if (headline < 0 || view.item(articleTypes) || !agrees(view)) return false;
  const prices = new Set(view.offer.prices.map(({ selector }) => selector));
  let [priced, prose] = [false, 0];
  for (const { region, selector, hrefs, level, linkChars, text, within, units } of blocks.slice(headline + 1, headline + 1 + limits.soldWithin)) {
    if (beside.has(region)) continue;
    priced ||= prices.has(selector);
    if (hrefs.some((href) => addsToCart(href) && sameSite(href, view.page.url)) || forms.some((form) => selector.startsWith(`${form} `))) return priced;
    if (level === 0 && linkChars === 0 && units >= limits.passage) prose += units;
    if (prose >= limits.articleUnits) return false;
    const leads = linkChars >= text.length * limits.cardLinked && hrefs.some((href) => sameSite(href, view.page.url) && !samePage(href, view.page.url));
    // A maker or a category is named in the table of the good.
    if (leads && (level > 0 || (within !== 'table' && within !== 'dl' && units >= limits.cardTitle))) return false;
  }
  return false;
}

const service: Rule = (view) => {
  const type = view.item(/^Service$/);
  return type ? markup(type) : null;
};

const isCalledArticle = ({ ogType }: View): boolean => ogType === 'article' || ogType === 'og:article';
/** Called an article, with so much prose and a byline that readers see: plug-ins call sign-in pages articles too. */
const isSignedArticle = (view: View): boolean => isCalledArticle(view) && view.about.prose >= limits.articleUnits && isSigned(view) && !isPlainPage(view);
const isSigned = ({ about }: View): boolean => about.authors.some(({ visible, where }) => visible && (where.includes('byline') || where.includes('rel-author')));
/** WordPress plug-ins give og:type article to pages too, and describe entries alone as articles: pages as WebPage and nothing more, with a name and no headline. */
const isPlainPage = ({ structuredData, page, provenance }: View): boolean =>
  structuredData.items.some((one) => one.types.includes('WebPage') && one.properties['headline'] === undefined && isItemOfPage(one, '', page.url))
  && !structuredData.items.some(({ types }) => types.some((type) => articleTypes.test(type)))
  && !provenance.names.some(({ role }) => role === 'author');

/** They give it to what leads on in links too, and to what sells in short lines, each under a heading, of nobody and of no day. */
function isArticleInNameOnly({ about, provenance: { dates, names }, text: { blocks } }: View): boolean {
  const lines = blocks.filter((block) => block.main && isProse(block));
  if (names.some(({ role }) => role === 'author') || lines.some(({ units }) => units >= shortBlock)) return false;
  if (about.prose === 0) return !dates.some(({ visible }) => visible);
  const headings = blocks.filter(({ level, region }) => level > 1 && !beside.has(region));
  return dates.length === 0 && headings.length >= limits.onward && headings.length >= lines.length;
}

/** What journals and archives of papers say of each of them, for those who cite it (Google Scholar, Inclusion Guidelines). */
const isCited = ({ head }: View): boolean => ['citation_title', 'citation_author'].every((key) => head.metas.some(({ name, property, content }) => (name || property) === key && content.trim() !== ''));

const article: Rule = (view) => {
  const type = view.item(articleTypes);
  // Content systems declare every page of theirs an article: contact and imprint, archives of tags and authors.
  if (type) return view.segments.length === 1 && (lastIn(view, contactPaths) ?? lastIn(view, imprintPaths)) ? null : markup(type);
  if (isCited(view)) return because('citation');
  return isCalledArticle(view) && !isListOfLinks(view) && !isListOfCards(view) && !ownPage(view) && !isPlainPage(view) && !isArticleInNameOnly(view) ? { code: 'ogType', args: { type: 'article' } } : null;
};

/** What a page without markup shows: a headline, prose, and when or by whom it was written. */
const articleByShape: Rule = (view) => {
  const { about, provenance, text } = view;
  if (view.item(otherThings)) return null;
  const signed = (near: readonly (DateFact['near'])[]) => provenance.dates.some((date) => date.visible && near.includes(date.near)) || isSigned(view);
  if (agrees(view) && text.mainUnits >= limits.articleUnits && signed(['title'])) return because('headline');
  if (text.mainUnits >= limits.articleUnits && isFiledByDay(view) && (agrees(view) || isInArticle(view)) && !isListOfLinks(view) && !isListOfCards(view)) return because('dayInPath');
  return about.prose >= limits.proseUnits && signed(['title', 'end']) ? because('prose') : null;
};
/** The path has a day, and behind it a name in words: 2018/06/12/crew-returns. */
const isFiledByDay = ({ provenance, segments }: View): boolean => provenance.dates.some(({ from, iso }) => from === 'url' && iso !== null && iso.length === 10) && hasLetter(segments.at(-1) ?? '') && (segments.at(-1) ?? '').length > 5;
/** The headline is an h1, and all the main text below it stands in one article element. */
function isInArticle({ text, about }: View): boolean {
  const headed = text.blocks.some(({ level, main, text: words }) => level === 1 && main && words === about.headline);
  const passages = text.blocks.filter(({ main, level }) => main && level === 0);
  return headed && passages.length > 0 && passages.every(({ selector }) => selector.includes('> article'));
}
/** Things that have a date and a name of their own, and are no articles. */
const otherThings = /^(?:JobPosting|\w*Event|Course|ProfilePage|Dataset|Recipe)$/;

/** True when most words of headline or title, the site's name removed, are in the other. */
function agrees({ about, head, provenance, text, page }: View): boolean {
  const names = namesOfSite({ head, provenance, text, page });
  const title = looseWords(withoutSiteName(shownTitle(head), names, page.url));
  const headline = looseWords(about.headline);
  if (title.size === 0 || headline.size === 0) return false;
  const common = [...headline].filter((word) => title.has(word)).length;
  return common >= limits.titleAgreement * Math.min(title.size, headline.size);
}

/** Subdomains that hold nothing but documentation. */
const docsHost = /^(?:docs?|documentation)\.[^.]+\./;
/** Programs that make manuals and references, by the name that they give themselves. Blogs and front pages made with them are known before. */
const docsGenerators = /^(?:javadoc|doxygen|rustdoc|docfx|mkdocs|docusaurus|vitepress|vuepress|docutils|antora|starlight|zensical|gitbook|pdoc|typedoc)\b/i;
const docs: Rule = (view) => {
  const type = view.item(/^(?:TechArticle|APIReference|HowTo)$/);
  if (type) return markup(type);
  const samples = Math.max(view.parts.codeSamples, view.text.blocks.filter(({ main, tag }) => main && tag === 'pre').length);
  if (samples >= limits.codeSamples && view.parts.sideNavLinks >= limits.sideNavLinks) return because('codeSamples');
  const program = view.head.metas.map(({ name, content }) => (name.toLowerCase() === 'generator' ? docsGenerators.exec(content.trim())?.[0] : undefined)).find((found) => found !== undefined);
  if (program && (samples > 0 || view.parts.sideNavLinks >= limits.sideNavLinks || view.text.blocks.some(({ main, code }) => main && code))) return { code: 'generator', args: { generator: program } };
  const segment = view.segments.find((word) => docsPaths.includes(word));
  if (segment) return { code: 'path', args: { segment } };
  const host = view.url?.hostname ?? '';
  return docsHost.test(host) && view.about.prose > 0 ? { code: 'host', args: { host } } : null;
};

/** Question marks of the scripts; the Greek one looks like a semicolon. */
const asks = (text: string) => /[?？؟՞፧⁇❓]\s*$/u.test(text) || /[\u0370-\u03ff\u1f00-\u1fff].*[;\u037e]\s*$/u.test(text);
const faq: Rule = (view) => {
  const type = view.item(/^FAQPage$/);
  if (type) return markup(type);
  const { questions, share } = answered(view.text.blocks);
  return questions >= limits.questions && share >= limits.answerShare ? { code: 'questions', args: { count: questions } } : null;
};

/** Several people answer one another. */
const forum: Rule = (view) => {
  const type = view.item(/^(?:QAPage|DiscussionForumPosting)$/);
  if (type) return markup(type);
  // Sites of questions mark up the question alone, without the page around it.
  const question = view.item(/^Question$/);
  if (question && view.structuredData.items.some(({ types, properties }) => types.includes(question) && (properties['acceptedAnswer'] ?? properties['suggestedAnswer']) !== undefined)) return markup(question);
  return null;
};

/** Questions among headings and summaries of the main content, and the share of its text that stands under them. */
function answered(blocks: readonly Block[]): { questions: number; share: number } {
  let [questions, all, under, open] = [0, 0, 0, 0];
  for (const { main, level, tag, text, units } of blocks) {
    if (!main) continue;
    // A summary opens what it holds; it ends with the next one or a heading.
    const depth = tag === 'summary' ? deepest : level;
    if (depth === 0) {
      all += units;
      if (open > 0) under += units;
    } else if (depth > 1 && asks(text)) {
      questions++;
      open = depth;
    } else if (depth <= open) {
      open = 0;
    }
  }
  return { questions, share: all > 0 ? under / all : 0 };
}
const deepest = 7;

/** The word by which the path ends on a page about whoever runs the site. */
const ownPage = (view: View): string | null => lastIn(view, aboutPaths) ?? lastIn(view, contactPaths) ?? lastIn(view, imprintPaths);

const local: Rule = (view) => {
  const type = view.item({ test: isLocalBusiness });
  if (type) return markup(type);
  const opens = view.structuredData.items.some(({ top, properties }) => top && properties['address'] !== undefined && (properties['openingHours'] ?? properties['openingHoursSpecification']) !== undefined);
  return opens ? because('openingHours') : null;
};

const about: Rule = (view) => {
  const segment = ownPage(view);
  return segment ? { code: 'pathEnd', args: { segment } } : null;
};

const media: Rule = (view) => {
  const type = view.item(/^(?:VideoObject|PodcastEpisode|AudioObject|MusicRecording|Movie|TVEpisode)$/);
  // Beside that much prose a video is a part of the page.
  if (type && view.about.prose < limits.proseUnits) return markup(type);
  if (/^(?:video|music)\./.test(view.ogType)) return { code: 'ogType', args: { type: view.ogType } };
  const players = view.parts.frames.filter(({ player, share }) => player && share >= limits.playerShare);
  return players.length === 1 && view.about.prose < limits.proseUnits ? because('player') : null;
};

const listing: Rule = (view) => {
  const type = view.item(/^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/);
  if (type) return markup(type);
  const goods = countOfGoods(view);
  if (goods >= limits.siblings && view.about.prose < limits.proseUnits) return { code: 'list', args: { count: goods } };
  return isListOfLinks(view) || isListOfCards(view) ? { code: 'list', args: { count: view.parts.repeated?.count ?? 0 } } : null;
};

/** Goods that stand side by side in the markup, each with its price, none of them what the headline names. */
function countOfGoods({ structuredData, about, page }: View): number {
  const goods = structuredData.items.filter((one) => one.top && one.types.includes('Product') && one.properties['offers'] !== undefined);
  return goods.some((one) => isItemOfPage(one, about.headline, page.url)) ? 0 : goods.length;
}

/** Many siblings of one kind with links, and most of the main text in links. */
function isListOfLinks({ parts: { repeated }, text }: View): boolean {
  if (!repeated || repeated.count < limits.siblings) return false;
  let all = 0;
  let linked = 0;
  for (const block of text.blocks) {
    if (!block.main) continue;
    all += block.text.length;
    linked += Math.min(block.linkChars, block.text.length);
  }
  return all > 0 && linked / all >= limits.linkShare;
}

const beside: ReadonlySet<Region> = new Set<Region>([...apart, 'header', 'footer']);
/**
 * Many siblings of one kind that lead to pages of this site, each by a line of nothing but a link, with a price or a few words below it:
 * the goods of a shop, the entries of an archive. They hold most of what the page says outside its menus.
 */
function isListOfCards({ parts: { repeated }, text, page, offer }: View): boolean {
  if (!repeated || repeated.count < limits.siblings) return false;
  // Texts beside them are what the page is about, unless the cards are goods.
  const goods = offer.prices.length >= repeated.count * limits.cardShare;
  let [all, inCards, left, beyond] = [0, 0, 0, 0];
  const targets = new Set<string>();
  for (const { region, level, units, text: words, linkChars, hrefs, tag } of text.blocks) {
    if (beside.has(region) || tag === 'button') continue;
    all += units;
    const target = linkChars >= words.length * limits.cardLinked && hasLetter(words) && (goods || level > 0 || units >= limits.cardTitle) ? hrefs.find((href) => sameSite(href, page.url) && !samePage(href, page.url)) : undefined;
    if (target !== undefined) {
      targets.add(target);
      left = limits.cardUnits;
    }
    if (units <= left) {
      inCards += units;
      left -= units;
    } else if (level === 0 && linkChars === 0 && units >= limits.passage) {
      beyond += units;
      left = 0;
    }
  }
  return targets.size >= repeated.count * limits.cardShare && (goods || beyond <= limits.beyondCards) && all > 0 && inCards >= all * limits.cardsHold;
}

const tool: Rule = (view) => {
  const type = view.item(softwareTypes);
  if (type) return markup(type);
  const big = view.parts.forms.some(({ share, frame }) => share >= limits.toolShare && !frame) || view.parts.frames.some(({ kind, share }) => kind === 'canvas' && share >= limits.toolShare);
  return big && view.text.mainUnits < limits.toolUnits ? because('form') : null;
};

const rules: readonly [PageTypeFact['type'], Rule][] = [
  ['utility', utility], ['home', home], ['product', product], ['service', service], ['article', article], ['docs', docs], ['forum', forum], ['faq', faq], ['local', local], ['about', about], ['media', media], ['listing', listing], ['tool', tool],
  // Last: what the page shows yields to what says clearly that it is something else.
  ['article', articleByShape],
];

/** The type of a page by the first rule that matches, in the order of the list above. Deterministic, without word lists of a language. */
export function detectPageType(facts: PageTypeFacts): PageTypeFact {
  const view = viewOf(facts);
  for (const [type, rule] of rules) {
    const reason = rule(view);
    if (reason) return { type, reason };
  }
  return { type: 'other', reason: because('none') };
}
