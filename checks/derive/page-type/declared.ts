/**
 * What a page declares itself to be: the type of its main entity in structured data, or og:type. Content systems write both by habit, so a
 * declaration decides only if it is about this page and the page does not contradict it. That a page is an article never decides alone.
 */
import type { DataItem } from '../../core/facts/structured-data.ts';
import type { PageType, PageTypeReason } from '../../core/facts/about.ts';
import { asList, isDataNode } from '../../parse/data-items.ts';
import { comparableWords } from '../../language/title-words.ts';
import { areSamePage } from '../../parse/urls.ts';
import { firstTitle } from '../head/texts.ts';
import { isItemOfPage } from '../structured-data/page-items.ts';
import { articleTypes, softwareTypes, thingTypes } from './evidence.ts';
import { shareMostWords, type View } from './view.ts';

interface Row {
  is: PageType;
  types: RegExp;
  og?: RegExp;
  /** Whether the page shows what it declares. */
  shown?(view: View, item: DataItem | null): boolean;
}

/** In this order. Kinds of pages that have no checks of their own are `other`. */
const rows: readonly Row[] = [
  { is: 'forum', types: /^(?:QAPage|DiscussionForumPosting)$/ },
  { is: 'product', types: thingTypes, og: /^(?:og:)?product(?:\.item)?$/, shown: isSold },
  { is: 'other', types: /^ProfilePage$/, og: /^profile$/ },
  { is: 'other', types: /^JobPosting$/ },
  { is: 'other', types: /^(?!Publication|Delivery)\w*Event$/, shown: (_, item) => item?.properties['startDate'] !== undefined },
  { is: 'other', types: /^(?:Course|CourseInstance)$/ },
  { is: 'other', types: /^(?:Dataset|DataCatalog)$/ },
  { is: 'other', types: /^(?:Book|Audiobook)$/, og: /^books?(?:\.book)?$/ },
  { is: 'other', types: /^(?:RealEstateListing|Accommodation|Apartment|House|SingleFamilyResidence)$/ },
  { is: 'tool', types: softwareTypes },
  { is: 'listing', types: /^CollectionPage$/ },
];

/** The type that a page declares, with the declaration; null if it declares none of these, or contradicts it. */
export function typeByDeclaration(view: View): { type: PageType; reason: PageTypeReason } | null {
  for (const { is, types, og, shown } of rows) {
    const item = view.entity(types);
    const isDescribed = item !== null && isAbout(item, view);
    const name = isDescribed ? item.types.find((type) => types.test(type)) : og?.test(view.ogType) ? view.ogType : undefined;
    if (name === undefined || (shown && !shown(view, isDescribed ? item : null))) continue;
    // A review of a book and news of an event declare both. Forum software declares threads as articles too.
    if (is !== 'forum' && isArticle(view)) continue;
    return { type: is, reason: { code: is === 'other' ? 'declaredOther' : 'declared', args: { name } } };
  }
  return null;
}

/** Whether an item describes this page: it has its headline or URL, or most words of its headline or title, or is a page without a name. */
function isAbout(item: DataItem, { about, page, head }: View): boolean {
  if (isItemOfPage(item, about.headline, page.url)) return true;
  const names = ['name', 'headline', 'title'].flatMap((key) => item.properties[key] ?? []).filter((name) => typeof name === 'string');
  const urls = ['url', 'mainEntityOfPage'].flatMap((key) => item.properties[key] ?? []).filter((url) => typeof url === 'string');
  if (names.length === 0) return !urls.some((url) => /^https?:/i.test(url) && !areSamePage(url, page.url));
  const words = names.map(comparableWords);
  return [about.headline, firstTitle(head)].map(comparableWords).some((text) => words.some((name) => shareMostWords(name, text)));
}

const isArticle = (view: View): boolean => {
  const item = view.entity(articleTypes);
  return item !== null && isAbout(item, view);
};

/**
 * Whether one thing is offered here: it has an offer or a way to the cart, and readers see it. A rating alone is put on services, and cards
 * with prices are a list, whatever it declares.
 */
function isSold({ offer, parts, hrefs }: View, item: DataItem | null): boolean {
  const listed = parts.groups.some(
    ({ kind, count, share, prices }) => kind === 'cards' && prices > count / 2 && (count >= list.cards || share >= list.share),
  );
  if (listed || item === null) return !listed;
  const cart = hrefs.carts > 0 || parts.forms.some(({ addToCart }) => addToCart);
  return cart || (offer.prices.length > 0 && asList(item.properties['offers']).some(isDataNode));
}
/** Cards with prices that are a list, not other products beside this one: minimum number, or share of the text. */
const list = { cards: 12, share: 0.3 };
