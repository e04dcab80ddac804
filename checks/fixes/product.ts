import type { DataValue } from '../core/facts.ts';
import { asList, isNode, type DataNode } from '../parse/data-items.ts';
import { urlToPaste } from './escape.ts';
import type { FixKind, Seen } from './fix.ts';
import { changedBlock, newBlock, fixNode, itemToRewrite, type NodeChange } from './json-ld-fix.ts';
import { pasteDescription, headlineToPaste, pictureToPaste, ownUrl } from './page-words.ts';

const types = new Set(['Product', 'IndividualProduct', 'ProductModel', 'SomeProducts']);
/** Characters of a description. */
const longest = 300;

/** The one price that the main content shows; null where it shows several, or the currency is not certain. */
function priceOf({ offer }: Seen): { price: string; priceCurrency: string } | null {
  const prices = (offer?.prices ?? []).filter(({ main }) => main);
  const [first] = prices;
  if (!first || first.amount === null || first.amount <= 0 || !/^[A-Z]{3}$/.test(first.currency)) return null;
  if (prices.some(({ amount, currency }) => amount !== first.amount || currency !== first.currency)) return null;
  return { price: Number.isInteger(first.amount * 100) ? first.amount.toFixed(2) : String(first.amount), priceCurrency: first.currency };
}

function offerOf(seen: Seen): DataNode | null {
  const price = priceOf(seen);
  return price && fixNode({ '@type': 'Offer', url: ownUrl(seen) ?? undefined, ...price });
}

/** What of a product's markup is missing, or contradicts what readers see. */
function changeOf(seen: Seen, properties: Readonly<Record<string, DataValue[]>>): NodeChange {
  const change: Record<string, DataValue | null> = {};
  const name = headlineToPaste(seen);
  const image = pictureToPaste(seen);
  const description = pasteDescription(seen, longest);
  if (name !== '' && !properties['name']?.length) change['name'] = name;
  if (image && !properties['image']?.length) change['image'] = [urlToPaste(image.url)!];
  if (description !== '' && !properties['description']?.length) change['description'] = description;
  const offers = asList(properties['offers']);
  const price = priceOf(seen);
  const shown = offerOf(seen);
  if (shown && offers.length === 0) change['offers'] = shown;
  const [offer] = offers;
  if (price && offers.length === 1 && isNode(offer) && offer['@type'] === 'Offer' && offer['priceSpecification'] === undefined) {
    if (Number(offer['price']) !== Number(price.price) || offer['priceCurrency'] !== price.priceCurrency) change['offers'] = { ...offer, ...price };
  }
  return change;
}

/** Product, as it stands on the page: name, picture, and the price that it shows. */
export const product: FixKind = {
  id: 'product',
  signals: ['schema-properties', 'schema-visible', 'jsonld-syntax'],
  adds: true,
  make(seen, { pageType }) {
    const name = headlineToPaste(seen);
    const own = itemToRewrite(seen, (type) => types.has(type));
    if (own === 'other' || name === '') return null;
    if (own) return changedBlock(product, seen, own, changeOf(seen, own.item.properties));
    const offers = offerOf(seen);
    // Without a price, a rating or a review there is no product for search engines.
    if (pageType !== 'product' || !offers) return null;
    const image = pictureToPaste(seen);
    return newBlock(product, seen, fixNode({ '@type': 'Product', name, image: image ? [urlToPaste(image.url)!] : undefined, description: pasteDescription(seen, longest), offers }));
  },
};
