import type { PageType } from '../core/facts.ts';
import { imageNames, isVectorImage, deriveShareTags } from '../derive/head/share-tags.ts';
import { foldText } from '../language/phrases.ts';
import { parseUrl } from '../parse/urls.ts';
import { urlToPaste, plainLineToPaste } from './escape.ts';
import { fixFieldValue, pageFix, type Field, type FixKind, type FixFacts } from './fix.ts';
import { headMarkupToPaste, metaNameToPaste, metaPropertyToPaste, removedByFix, type HeadElement, type HeadKey } from './head-markup.ts';
import { cutOff, descriptionToPaste, fixDescriptionCharacterBudget } from './page-description.ts';
import {
  canonicalElsewhereToPaste,
  headlineToPaste,
  isPastableText,
  pictureToPaste,
  preferredUrlToPaste,
  siteNameToPaste,
  titleToPaste,
} from './page-words.ts';

/** Maximum characters of a title and a description that X shows. */
const shown = { title: 70, description: 200 };
/** Minimum width, and minimum ratio of width to height, of an image for a large card. */
const large = { width: 600, ratio: 1.3 };

const typeOf = (pageType: PageType): string => (pageType === 'article' ? 'article' : pageType === 'product' ? 'product' : 'website');

/** Cuts words that are too long for a card, at a space if there is one. */
function cut(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const shortened = characters.slice(0, most - 1).join('');
  const space = shortened.lastIndexOf(' ');
  return `${(space > shortened.length / 2 ? shortened.slice(0, space) : shortened).trimEnd()}…`;
}

interface Picture {
  url: string;
  alt: string;
  wide: boolean;
  present: boolean;
}
/** The page's share image, otherwise its largest visible image. */
function pictureOf(seen: FixFacts): Picture | null {
  const tags = deriveShareTags(seen.head!);
  const named = tags.first(...imageNames);
  const url = named && urlToPaste(parseUrl(named.content, seen.page!.baseUrl)?.href ?? '');
  const shownAs = (src: string) => seen.images?.items.find((image) => image.url === src && image.alt?.trim());
  // An image that does not respond does not count, and networks do not show SVG.
  const probe = seen.shareImage?.picture;
  const isUnusable = probe && (probe.class === 'broken' || !/^image\//i.test(probe.contentType || 'image/'));
  if (url && !isUnusable && !isVectorImage(url, probe?.contentType)) {
    const alt = tags.first('og:image:alt', 'twitter:image:alt')?.content ?? shownAs(url)?.alt ?? '';
    return { url, alt: plainLineToPaste(alt), wide: true, present: true };
  }
  const main = pictureToPaste(seen);
  if (!main) return null;
  const [width, height] = main.naturalWidth > 0 ? [main.naturalWidth, main.naturalHeight] : [main.width, main.height];
  return {
    url: urlToPaste(main.url)!,
    alt: plainLineToPaste(main.alt ?? ''),
    wide: width >= large.width && width >= height * large.ratio,
    present: false,
  };
}

type Tags = readonly (readonly [name: string, content: string])[];

/** The card type, and the texts that X shows differently from Open Graph. */
function tagsForX(card: string, [title, xTitle]: [string, string], [description, xDescription]: [string, string]): Tags {
  const [cutTitle, cutDescription] = [cut(xTitle, shown.title), cut(xDescription, shown.description)];
  return [
    ['twitter:card', card],
    ...(cutTitle === title ? [] : [['twitter:title', cutTitle] as const]),
    ...(cutDescription === description ? [] : [['twitter:description', cutDescription] as const]),
  ];
}

const pictureUrls: readonly HeadKey[] = ['meta og:image:url', 'meta og:image:secure_url'];
const pictureDetails: readonly HeadKey[] = ['meta og:image:width', 'meta og:image:height', 'meta og:image:type'];
const forX: readonly HeadKey[] = [
  'meta twitter:card',
  'meta twitter:title',
  'meta twitter:description',
  'meta twitter:image',
  'meta twitter:image:src',
  'meta twitter:image:alt',
];

/** Everything that shared links show: Open Graph, and the card type for X. Good values of the page stay. */
export const sharing: FixKind = {
  id: 'sharing',
  signals: ['open-graph', 'x-card', 'share-image', 'publisher-identity'],
  make(seen, { pageType }, values) {
    const { page, head } = seen;
    const url = preferredUrlToPaste(seen);
    if (!page || !head || url === null) return null;
    const tags = deriveShareTags(head);
    const present = (name: string): string => {
      const words = plainLineToPaste(tags.first(name)?.content ?? '');
      return words !== '' && new Set(tags.all(name).map(({ content }) => content.trim())).size === 1 && isPastableText(seen, words)
        ? words
        : '';
    };
    const title = present('og:title') || headlineToPaste(seen) || titleToPaste(seen);
    if (title === '') return null;
    const whole = present('og:description');
    const description =
      (cutOff.test(whole) ? '' : whole) || descriptionToPaste(seen, fixDescriptionCharacterBudget(shown.description)) || whole;
    const site = siteNameToPaste(seen) || present('og:site_name');
    const found = pictureOf(seen);
    const image = urlToPaste(fixFieldValue(values, 'image', found?.url ?? '')) ?? '';
    const alt = plainLineToPaste(fixFieldValue(values, 'image-alt', image === found?.url ? found.alt : ''));
    const same = image !== '' && image === found?.url && found.present;
    const card = present('twitter:card').toLowerCase();
    const fitting = ['summary', 'summary_large_image', 'player'].includes(card)
      ? card
      : image !== '' && (found === null || found.wide)
        ? 'summary_large_image'
        : 'summary';

    const declared = present('og:type');
    // Content systems declare everything as an article, even products.
    const ogType = declared === '' || (declared === 'article' && pageType === 'product') ? typeOf(pageType) : declared;
    const properties: Tags = [
      ['og:title', title],
      ['og:type', ogType],
      ['og:url', url],
      ['og:description', description],
      ['og:site_name', site],
      ['og:image', image],
      ['og:image:alt', image === '' ? '' : alt],
    ];
    const names = tagsForX(
      fitting,
      [title, present('twitter:title') || title],
      [description, present('twitter:description') || description],
    );
    const add: HeadElement[] = [
      ...properties.filter(([, content]) => content !== '').map(([name, content]) => metaPropertyToPaste(name, content)),
      ...names.filter(([, content]) => content !== '').map(([name, content]) => metaNameToPaste(name, content)),
    ];
    const remove: HeadKey[] = [
      ...properties.map(([name]): HeadKey => `meta ${name}`),
      // Sizes and types belong to the image that is replaced.
      ...(same ? pictureUrls : [...pictureUrls, ...pictureDetails]),
      ...forX,
    ];
    const fields: Field[] = [
      ...(found === null
        ? [{ id: 'image', kind: 'image', value: fixFieldValue(values, 'image', ''), about: '', selector: '' } as const]
        : []),
      ...(found === null || foldText(found.alt) === ''
        ? [{ id: 'image-alt', kind: 'alt', value: alt, about: image, selector: '' } as const]
        : []),
    ];
    return pageFix(sharing, {
      place: 'head',
      language: 'html',
      text: headMarkupToPaste(add, page.xml),
      fields,
      left: [
        ...(found === null ? (['image'] as const) : []),
        ...(canonicalElsewhereToPaste(seen) === null ? [] : (['own-url'] as const)),
        'wording',
      ],
      replaces: removedByFix(remove, head),
      change: { kind: 'head', remove, add },
    });
  },
};
