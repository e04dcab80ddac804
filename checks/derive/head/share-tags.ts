import type { HeadFact, MetaTag } from '../../core/facts/head.ts';

/** Tags for shared links. Names of Open Graph and X count in both attributes, as the networks read them. */
export interface ShareTags {
  /** Content of the first tag with content among these names, in the order of the names; null if there is none. */
  first(...names: string[]): { content: string; tag: MetaTag } | null;
  /** All tags of a name with content. */
  all(name: string): MetaTag[];
}

export function readShareTags({ metas }: HeadFact): ShareTags {
  const byName = new Map<string, MetaTag[]>();
  for (const tag of metas) {
    if (tag.content.trim() === '') continue;
    for (const name of new Set([...tag.property.split(/\s+/), tag.name])) {
      if (/^(?:og|twitter):/.test(name)) byName.set(name, [...(byName.get(name) ?? []), tag]);
    }
  }
  const all = (name: string) => byName.get(name) ?? [];
  return {
    all,
    first(...names) {
      for (const name of names) {
        const tag = all(name)[0];
        if (tag) return { content: tag.content.trim(), tag };
      }
      return null;
    },
  };
}

export const cardTypes: readonly string[] = ['summary', 'summary_large_image', 'app', 'player'];
/** The card for X: of several, the last counts (X, Getting started with Cards). */
export function xCardOf(tags: ShareTags): { content: string; tag: MetaTag } | null {
  const tag = tags.all('twitter:card').at(-1);
  return tag ? { content: tag.content.trim(), tag } : null;
}

/** Whether a meta element has a name of Open Graph in the attribute `name`, where networks do not read it. Sites also make up names: og:image1. */
export const isMisplacedShareTag = ({ name, property }: MetaTag): boolean =>
  property === '' && /^og:(?:title|type|url|image|description|site_name|locale|determiner|audio|video)(?::|$)/.test(name);

/** Whether an image is an SVG, which X and most networks do not show; by the response's media type, if known. */
export const isVectorImage = (url: string, contentType = ''): boolean =>
  contentType === '' ? /\.svgz?$/i.test(url.split(/[?#]/, 1)[0]!) : /^image\/svg/i.test(contentType);

/** Names of the image in Open Graph, including the structured ones. */
export const imageNames = ['og:image', 'og:image:url', 'og:image:secure_url'] as const;

/** Types of ogp.me, those that Meta documents for its own use, and any in a namespace of its own (example:recipe). */
const types =
  /^(?:website|article|book|profile|product(?:\.(?:group|item))?|place|business\.business|music\.(?:song|album|playlist|radio_station)|video\.(?:movie|episode|tv_show|other)|[a-z][\w-]*:[\w.-]+)$/i;
export const isOpenGraphType = (type: string): boolean => types.test(type.trim());
