import type { DataItem, DataValue } from '../core/facts/structured-data.ts';
import { asList, isDataNode, type DataNode } from '../parse/data-items.ts';
import { parseNumber } from '../language/numbers.ts';
import { amountIn, canBeCurrency, isPriceLine } from '../language/prices.ts';
import { urlToPaste } from './escape.ts';
import { typedOrProposed, type Field, type FixKind, type FixFacts, type Values } from './fix.ts';
import {
  changeBlock,
  addBlock,
  withoutEmptyProperties,
  findItemToFix,
  propertiesNotOnPage,
  type BlockMore,
  type NodeChange,
} from './json-ld-fix.ts';
import { descriptionToPaste, fitsCharacters } from './page-description.ts';
import { headlineToPaste, pictureToPaste, preferredUrlToPaste } from './page-words.ts';

const types = new Set(['Product', 'IndividualProduct', 'ProductModel', 'SomeProducts']);
/** Maximum characters of a description. */
const longest = 300;
const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code);
const inMain = new Set(['main', 'none']);

interface Price {
  price: string;
  priceCurrency: string;
}
const priceNode = (amount: number, priceCurrency: string): Price => ({
  price: Number.isInteger(Math.round(amount * 1e6) / 1e4) ? amount.toFixed(2) : String(amount),
  priceCurrency,
});

/**
 * Prices that readers see as this page's: on their own line in the main content, otherwise anywhere except header, menus and footer;
 * without such a line, those in sentences. A single price on its own line is certain, unless the main content has others: a price next to
 * it may be another product's.
 * @param declared ISO 4217 code of the markup, for a sign that several currencies share
 */
function pricesOf({ offer, text }: FixFacts, declared: string): { shown: Price[]; isCertain: boolean } {
  const all = (offer?.prices ?? []).filter((one): one is typeof one & { amount: number } => one.amount !== null && one.amount > 0);
  const blocks = new Map((text?.blocks ?? []).map((block) => [block.selector, block]));
  const isLine = (one: (typeof all)[number]) => isPriceLine(blocks.get(one.selector)?.text ?? '', one);
  const main = all.filter((one) => one.main);
  const near = all.filter(({ selector }) => inMain.has(blocks.get(selector)?.region ?? 'none'));
  const chosen = [main.filter(isLine), near.filter(isLine), main, near].find((some) => some.length > 0) ?? [];
  const found = chosen.map(({ amount, currency }) => {
    const code = isCurrency(currency) ? currency : canBeCurrency(currency, declared) ? declared : '';
    return priceNode(amountIn(amount, currency, code), code);
  });
  const shown = found.filter(
    (one, index) => found.findIndex(({ price, priceCurrency }) => price === one.price && priceCurrency === one.priceCurrency) === index,
  );
  return { shown, isCertain: shown.length === 1 && chosen.every(isLine) && (main.length === 0 || chosen.every((one) => one.main)) };
}

/** The price to paste, or a field for it if the page is not clear. */
interface Priced {
  price: Price | null;
  field: Field | null;
  filled: boolean;
}
function pricedOf(fixFacts: FixFacts, values: Values, declared: string): Priced {
  const { shown, isCertain } = pricesOf(fixFacts, declared);
  const [first] = shown;
  if (first && isCertain && isCurrency(first.priceCurrency)) return { price: first, field: null, filled: false };
  if (!first) return { price: null, field: null, filled: false };
  const value = typedOrProposed(values, 'price', '').trim();
  const [, number = '', code = ''] = /^([\d.,'\s]{1,20}?)\s*([a-z]{3})$/i.exec(value) ?? [];
  const amount = parseNumber(number);
  const price = amount !== null && amount > 0 ? priceNode(amount, code.toUpperCase()) : null;
  return {
    price,
    filled: price !== null,
    field: { id: 'price', kind: 'price', value, sample: `${first.price} ${first.priceCurrency || 'USD'}`, about: '', selector: '' },
  };
}
const moreOf = ({ field, filled }: Priced): BlockMore => ({
  ...(field ? { left: ['price'], fields: [field] } : {}),
  ...(filled ? { written: new Set(['offers.price']) } : {}),
});

const offerOf = (fixFacts: FixFacts, price: Price): DataNode =>
  withoutEmptyProperties({ '@type': 'Offer', url: preferredUrlToPaste(fixFacts) ?? undefined, ...price });

/** Which parts of a product's markup are missing, or contradict what readers see. */
function changeOf(fixFacts: FixFacts, item: DataItem, price: Price | null): NodeChange {
  const { properties } = item;
  const change: Record<string, DataValue | null> = {};
  const name = headlineToPaste(fixFacts);
  const image = pictureToPaste(fixFacts);
  const description = descriptionToPaste(fixFacts, fitsCharacters(longest));
  if (name !== '' && !properties['name']?.length) change['name'] = name;
  if (image && !properties['image']?.length) change['image'] = [urlToPaste(image.url)!];
  if (description !== '' && !properties['description']?.length) change['description'] = description;
  const [rating] = asList(properties['aggregateRating']);
  // A rating with a count of 0 does not count, whatever its value.
  if (isDataNode(rating) && [rating['reviewCount'], rating['ratingCount']].every((count) => count === undefined || Number(count) === 0))
    change['aggregateRating'] = null;
  if (!price) return change;
  const offers = asList(properties['offers']);
  if (offers.length === 0) change['offers'] = offerOf(fixFacts, price);
  const [offer] = offers;
  if (offers.length === 1 && isDataNode(offer) && offer['@type'] === 'Offer' && offer['priceSpecification'] === undefined) {
    if (offer['price'] === undefined || propertiesNotOnPage(fixFacts, item).has('offers.price')) change['offers'] = { ...offer, ...price };
  }
  return change;
}

const declaredCurrency = (properties: Readonly<Record<string, DataValue[]>>): string => {
  const [offer] = asList(properties['offers']);
  const code = isDataNode(offer) ? String(asList(offer['priceCurrency'])[0] ?? '').toUpperCase() : '';
  return isCurrency(code) ? code : '';
};

/** Product from the page's name, image and visible price. */
export const product: FixKind = {
  id: 'product',
  signals: ['schema-properties', 'schema-visible', 'jsonld-syntax'],
  adds: true,
  make(fixFacts, { pageType }, values) {
    const name = headlineToPaste(fixFacts);
    const pageItem = findItemToFix(fixFacts, (type) => types.has(type));
    if (pageItem === 'other' || name === '') return null;
    const priced = pricedOf(fixFacts, values, pageItem ? declaredCurrency(pageItem.item.properties) : '');
    const more = moreOf(priced);
    if (pageItem) {
      const change = changeOf(fixFacts, pageItem.item, priced.price);
      const [rating] = asList(pageItem.item.properties['aggregateRating']);
      const unrated =
        change['aggregateRating'] === null && isDataNode(rating)
          ? [
              {
                property: 'aggregateRating.reviewCount',
                value: String(rating['reviewCount'] ?? rating['ratingCount'] ?? ''),
                why: 'missing' as const,
              },
            ]
          : [];
      return changeBlock(product, fixFacts, pageItem, change, { ...more, omitted: unrated });
    }
    // Without a price, a rating or a review, search engines ignore a product.
    if (pageType !== 'product' || !(priced.price || priced.field)) return null;
    const image = pictureToPaste(fixFacts);
    return addBlock(
      product,
      fixFacts,
      withoutEmptyProperties({
        '@type': 'Product',
        name,
        image: image ? [urlToPaste(image.url)!] : undefined,
        description: descriptionToPaste(fixFacts, fitsCharacters(longest)),
        offers: priced.price ? offerOf(fixFacts, priced.price) : undefined,
      }),
      more,
    );
  },
};
