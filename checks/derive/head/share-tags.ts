import type { HeadFact, MetaTag } from '../../core/facts.ts';

/** Tags for shared links, with Open Graph and X names alike in either attribute, as their readers take them. */
export interface ShareTags {
  /** Content of the first filled tag of these names, in the order of the names; null when there is none. */
  first(...names: string[]): { content: string; tag: MetaTag } | null;
  /** All filled tags of a name. */
  all(name: string): MetaTag[];
}

export function deriveShareTags({ metas }: HeadFact): ShareTags {
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

/** An SVG, which X and most networks do not show; by the server's type where that is known. */
export const isVectorImage = (url: string, contentType = ''): boolean =>
  contentType === '' ? /\.svgz?$/i.test(url.split(/[?#]/, 1)[0]!) : /^image\/svg/i.test(contentType);

/** Names under which Open Graph has the picture: the structured ones say the same. */
export const imageNames = ['og:image', 'og:image:url', 'og:image:secure_url'] as const;
