import type { HeadFact } from '../core/facts/head.ts';
import type { PageType } from '../core/facts/about.ts';
import { pointsToHomePage } from '../derive/head/canonicals.ts';
import { ogUrlFault, hasSeveralOgUrls } from '../derive/head/og-url.ts';
import {
  cardTypes,
  imageNames,
  isMisplacedShareTag,
  isOpenGraphType,
  isVectorImage,
  readShareTags,
  xCardOf,
  type ShareTags,
} from '../derive/head/share-tags.ts';
import { isNamedSmallCopy, pictureSizeInUrl } from '../derive/head/share-picture.ts';
import { splitAtTightTitleMarks } from '../language/marks.ts';
import { foldText } from '../language/phrases.ts';
import { areSameName } from '../language/names.ts';
import { parseUrl } from '../parse/urls.ts';
import { urlToPaste, plainLineToPaste } from './escape.ts';
import { typedOrProposed, pageFix, type Field, type FixKind, type FixFacts, type OmittedReason, type Values } from './fix.ts';
import { writeHeadMarkup, metaByName, metaByProperty, elementsRemoved, type HeadElement, type HeadKey } from './head-markup.ts';
import { descriptionToPaste, fitsCharacters } from './page-description.ts';
import {
  canonicalElsewhereToPaste,
  headlineToPaste,
  isGarbled,
  pictureToPaste,
  sharedUrlToPaste,
  siteNameToPaste,
  titleToPaste,
  wholeTitleToPaste,
} from './page-words.ts';

/** Maximum characters of a description that X shows. */
const shownCharacters = 200;
/** Minimum width, and minimum ratio of width to height, of an image for a large card. */
const large = { width: 600, ratio: 1.3 };

const typeOf = (pageType: PageType): string => (pageType === 'article' ? 'article' : pageType === 'product' ? 'product' : 'website');

/** The different contents of a tag; one that was misread or cut is none. */
const contentsOf = (tags: ShareTags, name: string): string[] =>
  [...new Set(tags.all(name).flatMap(({ content, cutAtQuote }) => (cutAtQuote ? [] : [plainLineToPaste(content)])))].filter(
    (text) => !isGarbled(text),
  );

/** The title for shared links: the headline, or the title if that says more. People look for a front page by its title. */
function titleOf(fixFacts: FixFacts, pageType: PageType): string {
  // Without og:site_name, only its title says whose front page it is.
  const isUnnamedHome = pageType === 'home' && siteNameToPaste(fixFacts) === '';
  const [headline, title] = [headlineToPaste(fixFacts), isUnnamedHome ? wholeTitleToPaste(fixFacts) : titleToPaste(fixFacts)];
  if (title === '' || headline === '') return headline || title;
  // What follows the headline of a text is its section or board: “Cast iron – Cooking”, “Cast iron (cooking forum at Acme)”.
  if ((pageType === 'article' || pageType === 'forum') && foldText(splitAtTightTitleMarks(title)[0] ?? '') === foldText(headline))
    return headline;
  if (pageType === 'forum' && foldText(title).startsWith(`${foldText(headline)} (`)) return headline;
  return pageType === 'home' || foldText(title).includes(foldText(headline)) ? title : headline;
}

/** Whether an image can be shown in a large card; null if its size is unknown. */
function isLarge([width, height]: readonly [number, number]): boolean | null {
  return width > 0 && height > 0 ? width >= large.width && width >= height * large.ratio : null;
}

interface Picture {
  url: string;
  alt: string;
  /** Whether it is large enough for a large card; null if unknown. */
  wide: boolean | null;
}
/** The page's share image, if it works: an image that does not respond does not count, and networks show no SVG. */
function declaredPicture({ head, page, shareImage }: FixFacts, tags: ShareTags, pageType: PageType): Picture | null {
  // X shows a small copy beside its text; other networks need the picture.
  const ofCard = ['twitter:image', 'twitter:image:src'].filter((name) => !isNamedSmallCopy(tags.first(name)?.content ?? ''));
  const named = tags.first(...imageNames, ...ofCard);
  const url = named && urlToPaste(parseUrl(named.content, page!.baseUrl)?.href ?? '');
  const probe = shareImage?.picture;
  const isUnusable = probe && (probe.class === 'broken' || !/^image\//i.test(probe.contentType || 'image/'));
  if (!head || !url || isUnusable || isVectorImage(url, probe?.contentType)) return null;
  const declared = (name: string) => Number.parseInt(tags.first(name)?.content ?? '', 10) || 0;
  const [width, height] = [declared('og:image:width'), declared('og:image:height')];
  const inUrl = width > 0 && height > 0 ? null : pictureSizeInUrl(url, pageType);
  const size = probe?.width
    ? ([probe.width, probe.height] as const)
    : inUrl
      ? ([inUrl.width, inUrl.height] as const)
      : ([width, height] as const);
  return { url, alt: '', wide: isLarge(size) };
}
/** The page's own main image. On a list or the page of a service, the largest image may show anything. */
function ownPicture(fixFacts: FixFacts, pageType: PageType): Picture | null {
  const main = pageType === 'article' || pageType === 'product' ? pictureToPaste(fixFacts) : null;
  if (!main) return null;
  const size = main.naturalWidth > 0 ? ([main.naturalWidth, main.naturalHeight] as const) : ([main.width, main.height] as const);
  return { url: urlToPaste(main.url)!, alt: plainLineToPaste(main.alt ?? ''), wide: isLarge(size) };
}
/** The https URL of an http image if the page itself names it, otherwise the same URL. */
function secureTwin({ images, head }: FixFacts, url: string): string {
  const twin = url.replace(/^http:/, 'https:');
  const named = [...(head?.metas ?? []).map(({ content }) => content.trim()), ...(images?.items ?? []).map((image) => image.url)];
  return named.includes(twin) ? twin : url;
}
/** Whether og:url is to be replaced. What it names without a canonical may be the page that this one is a copy of, but not the start of the site. */
function isUrlWrong({ page, head }: FixFacts): boolean {
  const fault = ogUrlFault(head!, page!);
  return fault?.kind === 'elsewhere' ? pointsToHomePage(fault.url, page!.url) : fault !== null || hasSeveralOgUrls(head!);
}

/** What is to be pasted: contents by name, and names that go without being set. */
interface Plan {
  set: Map<string, string>;
  gone: Set<string>;
  fields: Field[];
  left: OmittedReason[];
}

/** Title, type, URL, description and name of the site. */
function planWords(
  { set, fields, left }: Plan,
  fixFacts: FixFacts,
  tags: ShareTags,
  pageType: PageType,
  url: string,
  values: Values,
): void {
  const titles = contentsOf(tags, 'og:title');
  if (titles.length !== 1) {
    const wanted = foldText(titleOf(fixFacts, pageType));
    // Of several, the one that the headline confirms.
    const confirmed = titles.find((one) => foldText(one).includes(wanted) || wanted.includes(foldText(one)));
    set.set('og:title', confirmed ?? titleOf(fixFacts, pageType));
    if (titles.length === 0) left.push('wording');
  }
  if (!contentsOf(tags, 'og:type').some(isOpenGraphType)) set.set('og:type', typeOf(pageType));
  // A URL that is the same once parsed stays as it is written.
  const same = contentsOf(tags, 'og:url').find((content) => parseUrl(content)?.href === url);
  if (!tags.first('og:url') || isUrlWrong(fixFacts)) set.set('og:url', same ?? url);
  if (contentsOf(tags, 'og:description').length === 0) {
    const proposed = descriptionToPaste(fixFacts, fitsCharacters(shownCharacters));
    const description = plainLineToPaste(typedOrProposed(values, 'description', proposed));
    if (proposed === '') fields.push({ id: 'description', kind: 'description', value: description, about: '', selector: '' });
    if (proposed === '') left.push('no-sentence');
    set.set('og:description', description);
  }
  const site = siteNameToPaste(fixFacts);
  if (!contentsOf(tags, 'og:site_name').some((one) => areSameName(one, site))) set.set('og:site_name', site);
}

/** Details of an image, which go with it. */
const pictureDetails = ['og:image:url', 'og:image:secure_url', 'og:image:width', 'og:image:height', 'og:image:type', 'og:image:alt'];
/** The image, and the card that shows it. */
function planPicture({ set, gone, fields, left }: Plan, fixFacts: FixFacts, tags: ShareTags, pageType: PageType, values: Values): void {
  const declared = declaredPicture(fixFacts, tags, pageType);
  const mainPicture = declared ? null : ownPicture(fixFacts, pageType);
  const image = declared ? declared.url : (urlToPaste(typedOrProposed(values, 'image', mainPicture?.url ?? '')) ?? '');
  const card = xCardOf(tags)?.content.toLowerCase();
  if (card === undefined || !cardTypes.includes(card))
    set.set('twitter:card', (declared ?? mainPicture)?.wide === false || image === '' ? 'summary' : 'summary_large_image');
  if (declared) {
    const written = tags.first(...imageNames)?.content;
    const wanted = tags.first('og:image:secure_url') ? image : secureTwin(fixFacts, image);
    if (written === undefined || (tags.all('og:image').length === 1 && (!parseUrl(written) || wanted !== image)))
      set.set('og:image', wanted);
    return;
  }
  const alt = plainLineToPaste(typedOrProposed(values, 'image-alt', image === mainPicture?.url ? mainPicture.alt : ''));
  set.set('og:image', image);
  if (image !== '') set.set('og:image:alt', alt);
  if (image !== '' && tags.first(...imageNames)) for (const name of pictureDetails) gone.add(name);
  if (!mainPicture) fields.push({ id: 'image', kind: 'image', value: typedOrProposed(values, 'image', ''), about: '', selector: '' });
  if (!mainPicture) left.unshift('image');
  if (!mainPicture?.alt) fields.push({ id: 'image-alt', kind: 'alt', value: alt, about: image, selector: '' });
}

/** Tags of Open Graph in the attribute name, where networks do not read them: all of a name move, so that they keep their order. */
function movedTags({ metas }: HeadFact, { set, gone }: Plan): { name: string; content: string }[] {
  const misplaced = new Set(metas.filter((tag) => isMisplacedShareTag(tag) && !tag.cutAtQuote).map(({ name }) => name));
  return metas.flatMap(({ name, property, content }) => {
    const one = misplaced.has(name) ? name : property;
    return misplaced.has(one) && !set.has(one) && !gone.has(one) && content.trim() !== ''
      ? [{ name: one, content: plainLineToPaste(content) }]
      : [];
  });
}

/**
 * What shared links show and the page does not declare, or not as networks read it: Open Graph, and the card type for X.
 * What is there and valid stays.
 */
export const sharing: FixKind = {
  id: 'sharing',
  signals: ['open-graph', 'x-card', 'share-image', 'publisher-identity'],
  make(fixFacts, { pageType }, values) {
    const { page, head } = fixFacts;
    const url = sharedUrlToPaste(fixFacts);
    if (!page || !head || url === null) return null;
    const tags = readShareTags(head);
    const plan: Plan = { set: new Map(), gone: new Set(), fields: [], left: [] };
    planWords(plan, fixFacts, tags, pageType, url, values);
    planPicture(plan, fixFacts, tags, pageType, values);
    // A value that nobody knows yet is not pasted.
    for (const [name, content] of plan.set) if (content === '') plan.set.delete(name);
    if (!tags.first('og:title') && !plan.set.has('og:title')) return null;
    const moved = movedTags(head, plan);
    const card = plan.set.get('twitter:card');
    const add: HeadElement[] = [
      ...[...plan.set].filter(([name]) => name !== 'twitter:card').map(([name, content]) => metaByProperty(name, content)),
      ...moved.map(({ name, content }) => metaByProperty(name, content)),
      ...(card === undefined ? [] : [metaByName('twitter:card', card)]),
    ];
    if (add.length === 0 && plan.fields.length === 0) return null;
    const remove = [...new Set([...plan.set.keys(), ...plan.gone, ...moved.map(({ name }) => name)])].map(
      (name): HeadKey => `meta ${name}`,
    );
    const other = canonicalElsewhereToPaste(fixFacts);
    if (plan.set.has('og:url') && other !== null && urlToPaste(other) !== url) plan.left.push('own-url');
    return pageFix(sharing, {
      place: 'head',
      language: 'html',
      text: writeHeadMarkup(add, page.xml),
      fields: plan.fields,
      left: plan.left,
      replaces: elementsRemoved(remove, head),
      change: { kind: 'head', remove, add },
    });
  },
};
