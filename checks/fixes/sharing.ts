import type { HeadFact, PageType } from '../core/facts.ts';
import { deriveAgreedCanonical, deriveCanonicals, deriveCanonicalVariance, isHomeCanonical } from '../derive/head/canonicals.ts';
import { imageNames, isOpenGraphType, isVectorImage, deriveShareTags, type ShareTags } from '../derive/head/share-tags.ts';
import { foldText } from '../language/phrases.ts';
import { namesAgree } from '../language/names.ts';
import { isSamePageUrl, parseUrl } from '../parse/urls.ts';
import { urlToPaste, plainLineToPaste } from './escape.ts';
import { fixFieldValue, pageFix, type Field, type FixKind, type FixFacts, type OmittedReason } from './fix.ts';
import { headMarkupToPaste, metaNameToPaste, metaPropertyToPaste, removedByFix, type HeadElement, type HeadKey } from './head-markup.ts';
import { descriptionToPaste, fixDescriptionCharacterBudget } from './page-description.ts';
import {
  canonicalElsewhereToPaste,
  headlineToPaste,
  pictureToPaste,
  sharedUrlToPaste,
  siteNameToPaste,
  titleToPaste,
} from './page-words.ts';

/** Maximum characters of a description that X shows. */
const shownCharacters = 200;
/** Minimum width, and minimum ratio of width to height, of an image for a large card. */
const large = { width: 600, ratio: 1.3 };
const cards = ['summary', 'summary_large_image', 'player', 'app'];

const typeOf = (pageType: PageType): string => (pageType === 'article' ? 'article' : pageType === 'product' ? 'product' : 'website');

/** The different contents of a tag. */
const contentsOf = (tags: ShareTags, name: string): string[] => [...new Set(tags.all(name).map(({ content }) => plainLineToPaste(content)))];

/** The title for shared links: the headline, or the title if that says more. People look for a front page by its title. */
function titleOf(fixFacts: FixFacts, pageType: PageType): string {
  const [headline, title] = [headlineToPaste(fixFacts), titleToPaste(fixFacts)];
  if (title === '' || headline === '') return headline || title;
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
function declaredPicture({ head, page, shareImage }: FixFacts, tags: ShareTags): Picture | null {
  const named = tags.first(...imageNames, 'twitter:image', 'twitter:image:src');
  const url = named && urlToPaste(parseUrl(named.content, page!.baseUrl)?.href ?? '');
  const probe = shareImage?.picture;
  const isUnusable = probe && (probe.class === 'broken' || !/^image\//i.test(probe.contentType || 'image/'));
  if (!head || !url || isUnusable || isVectorImage(url, probe?.contentType)) return null;
  const declared = (name: string) => Number.parseInt(tags.first(name)?.content ?? '', 10) || 0;
  const size = probe?.width ? ([probe.width, probe.height] as const) : ([declared('og:image:width'), declared('og:image:height')] as const);
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
function secureTwin({ images }: FixFacts, { metas }: HeadFact, url: string): string {
  const twin = url.replace(/^http:/, 'https:');
  const named = [...metas.map(({ content }) => content.trim()), ...(images?.items ?? []).map((image) => image.url)];
  return named.includes(twin) ? twin : url;
}
/** Whether og:url is another URL than the canonical. This page's own is as valid as the canonical that points to another page. */
function contradictsCanonical(fixFacts: FixFacts, url: string): boolean {
  const { page, head } = fixFacts;
  const canonical = deriveAgreedCanonical(deriveCanonicals(head!, null, page!.url));
  return (
    canonical !== null &&
    !isSamePageUrl(canonical, url) &&
    !isHomeCanonical(canonical, page!.url) &&
    !(canonicalElsewhereToPaste(fixFacts) !== null && deriveCanonicalVariance(url, page!.url) !== null)
  );
}

/** Details of an image, which go with it. */
const pictureDetails = ['og:image:url', 'og:image:secure_url', 'og:image:width', 'og:image:height', 'og:image:type', 'og:image:alt'];

/** What shared links show and the page does not declare, or not as the networks read it: Open Graph, and the card type for X. What is there and valid stays. */
export const sharing: FixKind = {
  id: 'sharing',
  signals: ['open-graph', 'x-card', 'share-image', 'publisher-identity'],
  make(fixFacts, { pageType }, values) {
    const { page, head } = fixFacts;
    const url = sharedUrlToPaste(fixFacts);
    if (!page || !head || url === null) return null;
    const tags = deriveShareTags(head);
    const set = new Map<string, string>();
    const gone = new Set<string>();
    const fields: Field[] = [];
    const left: OmittedReason[] = [];

    const titles = contentsOf(tags, 'og:title');
    if (titles.length !== 1) {
      const wanted = titleOf(fixFacts, pageType);
      // Of several, the one that the headline confirms.
      const title = titles.find((one) => foldText(one).includes(foldText(wanted)) || foldText(wanted).includes(foldText(one))) ?? wanted;
      if (title === '') return null;
      set.set('og:title', title);
      if (titles.length === 0) left.push('wording');
    }
    if (!contentsOf(tags, 'og:type').some(isOpenGraphType)) set.set('og:type', typeOf(pageType));
    const declaredUrls = contentsOf(tags, 'og:url').map((content) => parseUrl(content)?.href);
    if (declaredUrls.length !== 1 || !declaredUrls[0] || contradictsCanonical(fixFacts, declaredUrls[0])) set.set('og:url', url);
    if (!tags.first('og:description')) {
      const proposed = descriptionToPaste(fixFacts, fixDescriptionCharacterBudget(shownCharacters));
      const description = plainLineToPaste(fixFieldValue(values, 'description', proposed));
      if (proposed === '') fields.push({ id: 'description', kind: 'description', value: description, about: '', selector: '' });
      if (description !== '') set.set('og:description', description);
      if (proposed === '') left.push('no-sentence');
      else if (!left.includes('wording')) left.push('wording');
    }
    const site = siteNameToPaste(fixFacts);
    if (site !== '' && !contentsOf(tags, 'og:site_name').some((one) => namesAgree(one, site))) set.set('og:site_name', site);

    const declared = declaredPicture(fixFacts, tags);
    const own = declared ? null : ownPicture(fixFacts, pageType);
    const image = declared ? '' : (urlToPaste(fixFieldValue(values, 'image', own?.url ?? '')) ?? '');
    if (!declared) {
      const alt = plainLineToPaste(fixFieldValue(values, 'image-alt', image === own?.url ? own.alt : ''));
      if (image !== '') set.set('og:image', image);
      if (image !== '' && alt !== '') set.set('og:image:alt', alt);
      if (image !== '' && tags.first(...imageNames)) for (const name of pictureDetails) gone.add(name);
      if (!own) {
        fields.push({ id: 'image', kind: 'image', value: fixFieldValue(values, 'image', ''), about: '', selector: '' });
        left.push('image');
      }
      if (!own?.alt) fields.push({ id: 'image-alt', kind: 'alt', value: alt, about: image, selector: '' });
    } else {
      const written = tags.first(...imageNames)?.content;
      const wanted = tags.first('og:image:secure_url') ? declared.url : secureTwin(fixFacts, head, declared.url);
      if (written === undefined || !parseUrl(written) || wanted !== declared.url) set.set('og:image', wanted);
    }

    const card = tags.first('twitter:card')?.content.toLowerCase();
    if (card === undefined || !cards.includes(card))
      set.set('twitter:card', (declared ?? own)?.wide === false || (!declared && image === '') ? 'summary' : 'summary_large_image');
    // Networks read og: tags in the attribute property: all of a name move, so that they keep their order.
    const misplaced = new Set(head.metas.flatMap(({ name, property }) => (name.startsWith('og:') && property === '' ? [name] : [])));
    const moved = head.metas.flatMap(({ name, property, content }) => {
      const one = misplaced.has(name) ? name : property;
      return misplaced.has(one) && !set.has(one) && !gone.has(one) && content.trim() !== '' ? [{ name: one, content }] : [];
    });

    const add: HeadElement[] = [
      ...[...set].map(([name, content]) =>
        name.startsWith('twitter:') ? metaNameToPaste(name, content) : metaPropertyToPaste(name, content),
      ),
      ...moved.map(({ name, content }) => metaPropertyToPaste(name, plainLineToPaste(content))),
    ];
    const remove = [...new Set([...set.keys(), ...gone, ...moved.map(({ name }) => name)])].map((name): HeadKey => `meta ${name}`);
    if (add.length === 0 && fields.length === 0) return null;
    const other = canonicalElsewhereToPaste(fixFacts);
    if (set.has('og:url') && other !== null && urlToPaste(other) !== url) left.push('own-url');
    return pageFix(sharing, {
      place: 'head',
      language: 'html',
      text: headMarkupToPaste(add, page.xml),
      fields,
      left,
      replaces: removedByFix(remove, head),
      change: { kind: 'head', remove, add },
    });
  },
};
