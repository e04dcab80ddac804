import type { DataItem, DataValue } from '../../core/facts/structured-data.ts';
import { asList, isDataNode } from '../../parse/data-items.ts';
import { foldText } from '../../language/phrases.ts';
import { areSamePage } from '../../parse/urls.ts';
import { groupBy } from '../../core/helpers/group-by.ts';

/** Items that are part of a page, but have their own dates and authors. */
const partTypes = new Set(['Comment', 'Answer', 'Review', 'UserReview', 'ImageObject', 'Rating', 'Offer', 'AggregateOffer', 'ListItem']);
/** Videos and audio in articles: their dates and makers are the page's only if the page is about them. */
const mediaTypes = new Set(['VideoObject', 'AudioObject', 'MediaObject', 'MusicRecording', 'Clip', 'PodcastEpisode']);
/** Minimum number of items of one type at the top of a page that are a list: of related articles, of products. */
export const manyItems = 3;

/** Whether an item represents the page: it is at the top, or the main entity. */
export const representsPage = (item: DataItem): boolean =>
  (item.top || /\/mainEntity(?:OfPage)?(?:\/0)?$/.test(item.pointer)) && !item.types.some((type) => partTypes.has(bareType(type)));
/** Types of other vocabularies (sioc:Comment) are written as full IRIs. */
const bareType = (type: string): string => type.slice(Math.max(type.lastIndexOf('#'), type.lastIndexOf('/')) + 1);

const strings = (values: DataValue | undefined): string[] =>
  asList(values)
    .flatMap((value) => (isDataNode(value) ? [value['@id'], value['url']] : [value]))
    .filter((value) => typeof value === 'string') as string[];

/** Whether an item has the page's headline as its name, or the page's URL as its own. */
export function isItemOfPage({ properties, id }: DataItem, headline: string, url: string): boolean {
  const wanted = foldText(headline);
  if (wanted !== '' && [...strings(properties['headline']), ...strings(properties['name'])].some((name) => foldText(name) === wanted))
    return true;
  return [...strings(properties['mainEntityOfPage']), ...strings(properties['url']), id ?? ''].some(
    (address) => /^https?:/i.test(address) && areSamePage(address, url),
  );
}

/** Whether one name contains the other: a video's title often ends with that of its channel. */
function isAbout({ properties }: DataItem, headline: string): boolean {
  const wanted = foldText(headline);
  return [...strings(properties['name']), ...strings(properties['headline'])]
    .map(foldText)
    .some((name) => name.length > 3 && wanted.length > 3 && (name.includes(wanted) || wanted.includes(name)));
}

/** An entry of a blog or collection, which is a page of its own. */
const entry = /\/(?:blogPosts?|hasPart)(?:\/0)?$/;

/** The second entry of a list has a number. */
const isAlone = ({ pointer, block, format }: DataItem, items: readonly DataItem[]): boolean =>
  !items.some((other) => other.format === format && other.block === block && other.pointer === pointer.replace(/(?:\/0)?$/, '/1'));

/**
 * Items that represent the page, including the only entry of a blog that has its headline or URL. Of at least `manyItems` of one type, only those with its headline or URL, or if there are
 * none, the first.
 */
export function itemsOfPage(items: readonly DataItem[], headline: string, url: string): DataItem[] {
  const isPart = (item: DataItem): boolean =>
    !representsPage(item) && !(entry.test(item.pointer) && isItemOfPage(item, headline, url) && isAlone(item, items));
  const isOtherMedia = (item: DataItem): boolean =>
    headline !== '' && item.types.some((type) => mediaTypes.has(type)) && !isItemOfPage(item, headline, url) && !isAbout(item, headline);
  const groups = groupBy(
    items.filter((item) => !isPart(item) && !isOtherMedia(item)),
    ({ format, types }) => `${format} ${types.join(' ')}`,
  );
  return [...groups.values()].flatMap((group) => {
    if (group.length < manyItems) return group;
    const namesakes = group.filter((item) => isItemOfPage(item, headline, url));
    return namesakes.length > 0 ? namesakes.slice(0, manyItems) : group.slice(0, 1);
  });
}
