import type { DataItem, FactTable, PageTypeFact } from '../core/facts.ts';
import { aboutPaths, accountPaths, cartPaths, checkoutPaths, contactPaths, docsPaths, imprintPaths, loginPaths, searchPaths, searchQueries } from '../lists/path-words.ts';
import { pathWords } from './paths.ts';
import { isNamesake, manyItems, speaksForPage } from './page-items.ts';
import { parseUrl } from './urls.ts';

export type PageTypeFacts = Pick<FactTable, 'page' | 'head' | 'links' | 'text' | 'main' | 'structuredData' | 'parts' | 'provenance' | 'offer' | 'headings'>;
type Rule = (view: View) => string | null;

/** Limits of the rules, in text units, counts and shares. */
export const pageTypeLimits = {
  /** A path alone makes a page a utility only while it says less than this. */
  utilityUnits: 300, articleUnits: 250, codeSamples: 2, sideNavLinks: 10, questions: 4, playerShare: 0.4, siblings: 8, linkShare: 0.5, toolShare: 0.4, toolUnits: 300,
  /** So many items of a type at the top of one page are a list of them, unless one is the headline's. */
  manyItems,
} as const;
const limits = pageTypeLimits;

const articleTypes = /^(?!TechArticle$)(?:\w*Article|\w*BlogPosting|Report|OpinionNewsArticle|SocialMediaPosting)$/;
const softwareTypes = /^(?:SoftwareApplication|WebApplication|MobileApplication|VideoGame)$/;
/** The LocalBusiness family is known by its most used members, and by opening hours at an address, which only it has. */
const localTypes = /^(?:LocalBusiness|Restaurant|Cafe\w*|Bakery|BarOrPub|FoodEstablishment|Hotel|LodgingBusiness|BedAndBreakfast|Hostel|Store|\w+Store|Dentist|Physician|MedicalClinic|Pharmacy|Hospital|VeterinaryCare|LegalService|Attorney|Notary|AccountingService|FinancialService|InsuranceAgency|BankOrCreditUnion|RealEstateAgent|HomeAndConstructionBusiness|Electrician|Plumber|RoofingContractor|GeneralContractor|HousePainter|Locksmith|MovingCompany|HealthAndBeautyBusiness|HairSalon|BeautySalon|DaySpa|NailSalon|AutoRepair|AutoDealer|AutomotiveBusiness|SportsActivityLocation|ExerciseGym|HealthClub|EntertainmentBusiness|TravelAgency|ChildCare|ProfessionalService|EmergencyService|GovernmentOffice|Library|TouristInformationCenter|EmploymentAgency|DryCleaningOrLaundry|SelfStorage|AnimalShelter)$/;

/** What the rules look at, computed once. */
interface View extends PageTypeFacts {
  url: URL | null;
  /** Segments of the path, without a leading language. */
  segments: string[];
  ogType: string;
  /** The first item that speaks for the page and has such a type, unless the page lists several. */
  item(types: RegExp): string | null;
}

const languageSegment = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/;

function viewOf(facts: PageTypeFacts): View {
  const words = pathWords(facts.page.url);
  const segments = languageSegment.test(words[0] ?? '') ? words.slice(1) : words;
  const ogType = facts.head.metas.find(({ property, name }) => (property || name) === 'og:type')?.content.trim().toLowerCase() ?? '';
  const spoken = facts.structuredData.items.filter(speaksForPage);
  const headline = facts.headings.items.find(({ level, visible }) => level === 1 && visible)?.text ?? '';
  const item = (types: RegExp) => {
    const matching = spoken.filter((candidate) => candidate.types.some((type) => types.test(type)));
    const typeOf = (found: DataItem | undefined) => found?.types.find((type) => types.test(type)) ?? null;
    if (matching.length < limits.manyItems) return typeOf(matching[0]);
    return typeOf(matching.find((candidate) => isNamesake(candidate, headline, facts.page.url)));
  };
  return { ...facts, url: parseUrl(facts.page.url), segments, ogType, item };
}

const markup = (type: string | null) => type && `Its structured data is of type ${type}.`;
const inPath = (view: View, words: readonly string[]) => view.segments.find((segment) => words.includes(segment)) ?? null;
const lastIn = (view: View, words: readonly string[]) => (words.includes(view.segments.at(-1) ?? '') && view.segments.length <= 3 ? view.segments.at(-1)! : null);

const utility: Rule = (view) => {
  const { parts, text, url, segments } = view;
  const described = view.item(/^(?:Product|ProductGroup)$/) ?? view.item(articleTypes);
  // An article or a product behind a barrier, or with a sign-in beside it, is still one.
  if (!described && parts.forms.some(({ password, main }) => password && main)) return 'Its main content asks for a password.';
  const asked = url ? [...url.searchParams].find(([name, value]) => searchQueries.includes(name.toLowerCase()) && value.trim() !== '')?.[0] : undefined;
  if (asked && (segments.length === 0 || inPath(view, searchPaths)) && !described) return `Its URL carries a search (${asked}).`;
  if (described || text.mainUnits >= limits.utilityUnits) return null;
  for (const [words, what] of [[loginPaths, 'signing in'], [cartPaths, 'a cart'], [checkoutPaths, 'checkout'], [accountPaths, 'an account'], [searchPaths, 'search']] as const) {
    const segment = words.includes(segments[0] ?? '') ? segments[0] : lastIn(view, words);
    if (segment) return `Its path has "${segment}", a usual name for ${what}, and it says little else.`;
  }
  return null;
};

const product: Rule = (view) => {
  const type = view.item(/^(?:Product|ProductGroup)$/);
  if (type) return markup(type);
  if (/^(?:og:)?product(?:[.:].*)?$/.test(view.ogType)) return `Its og:type is ${view.ogType}.`;
  const price = view.offer.prices.some(({ main }) => main);
  return price && view.parts.forms.some(({ addToCart }) => addToCart) ? 'It shows a price and a form that puts something into a cart.' : null;
};

const article: Rule = (view) => {
  const type = view.item(articleTypes);
  if (type) return markup(type);
  if (view.ogType === 'article' || view.ogType === 'og:article') return 'Its og:type is article.';
  const { main, text, provenance } = view;
  const element = main.method === 'article' || /(?:^|[\s>])article(?:[.:#[][^\s>]*)?$/.test(main.selector ?? '');
  const dated = provenance.dates.some(({ visible, near }) => visible && near !== 'elsewhere') || provenance.names.some(({ role, visible, from }) => role === 'author' && visible && (from === 'byline' || from === 'rel-author'));
  return element && text.mainUnits >= limits.articleUnits && dated ? 'Its main content is one article element with a date or a byline.' : null;
};

const docs: Rule = (view) => {
  const type = view.item(/^(?:TechArticle|APIReference|HowTo)$/);
  if (type) return markup(type);
  if (view.parts.codeSamples >= limits.codeSamples && view.parts.sideNavLinks >= limits.sideNavLinks) return 'It has code samples and a long navigation beside the text.';
  const segment = view.segments.find((word) => docsPaths.includes(word));
  return segment ? `Its path has "${segment}".` : null;
};

/** Question marks of the scripts; the Greek one looks like a semicolon. */
const asks = (text: string) => /[?？؟՞፧⁇❓]\s*$/u.test(text) || /[\u0370-\u03ff\u1f00-\u1fff].*[;\u037e]\s*$/u.test(text);
const faq: Rule = (view) => {
  const type = view.item(/^(?:FAQPage|QAPage|DiscussionForumPosting)$/);
  if (type) return markup(type);
  const questions = view.headings.items.filter(({ visible, main, level, text }) => visible && main && level > 1 && asks(text)).length;
  const summaries = view.parts.summaries.filter(({ text }) => asks(text)).length;
  return questions + summaries >= limits.questions ? `${questions + summaries} of its headings or summaries are questions.` : null;
};

const local: Rule = (view) => {
  const type = view.item(localTypes);
  if (type) return markup(type);
  const opens = view.structuredData.items.some(({ top, properties }) => top && properties['address'] !== undefined && (properties['openingHours'] ?? properties['openingHoursSpecification']) !== undefined);
  if (opens) return 'Its structured data has an address with opening hours.';
  const segment = lastIn(view, aboutPaths) ?? lastIn(view, contactPaths) ?? lastIn(view, imprintPaths);
  return segment ? `Its path ends in "${segment}".` : null;
};

const media: Rule = (view) => {
  const type = view.item(/^(?:VideoObject|PodcastEpisode|AudioObject|MusicRecording|Movie|TVEpisode)$/);
  if (type) return markup(type);
  if (/^(?:video|music)\./.test(view.ogType)) return `Its og:type is ${view.ogType}.`;
  const players = view.parts.frames.filter(({ player, share }) => player && share >= limits.playerShare);
  return players.length === 1 ? 'One player fills much of the first screen.' : null;
};

const listing: Rule = (view) => {
  const type = view.item(/^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/);
  if (type) return markup(type);
  const { repeated } = view.parts;
  if (!repeated || repeated.count < limits.siblings) return null;
  let all = 0;
  let linked = 0;
  for (const block of view.text.blocks) {
    if (!block.main) continue;
    all += block.text.length;
    linked += Math.min(block.linkChars, block.text.length);
  }
  return all > 0 && linked / all >= limits.linkShare ? `It has ${repeated.count} blocks of one kind, and most of its text is links.` : null;
};

const home: Rule = ({ segments, url }) =>
  url && (segments.length === 0 || (segments.length === 1 && /^(?:index|home|default|startseite|accueil|inicio)$/.test(segments[0]!))) ? 'Its path is the start of the site.' : null;

const tool: Rule = (view) => {
  const type = view.item(softwareTypes);
  if (type) return markup(type);
  const big = view.parts.forms.some(({ share }) => share >= limits.toolShare) || view.parts.frames.some(({ kind, share }) => kind === 'canvas' && share >= limits.toolShare);
  return big && view.text.mainUnits < limits.toolUnits ? 'A form or canvas fills much of the first screen, with little text.' : null;
};

const rules: readonly [PageTypeFact['type'], Rule][] = [
  ['utility', utility], ['product', product], ['article', article], ['docs', docs], ['faq', faq], ['local', local], ['media', media], ['listing', listing], ['home', home], ['tool', tool],
];

/** The type of a page by the first rule that matches, in the order of the list above. Deterministic, without word lists of a language. */
export function detectPageType(facts: PageTypeFacts): PageTypeFact {
  const view = viewOf(facts);
  for (const [type, rule] of rules) {
    const found = rule(view);
    if (found) return { type, rule: found };
  }
  return { type: 'other', rule: 'No rule for another type matched.' };
}
